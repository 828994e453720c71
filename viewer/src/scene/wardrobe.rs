//! Meshes and materials of everything that moves, made once for a stage.

use bevy::prelude::*;
use bevy::render::render_resource::Face;
use kipp_game::bot::Bots;
use kipp_game::dice::{Colour, Die, DieId};
use kipp_game::games::{Visitor, dispatch};
use kipp_game::rules::Game;
use kipp_physics::spec::TUBES;
use kipp_physics::{MachineSpec, ThrowSpec};

use super::cup::CupBody;
use super::die;
use super::palette::{Candy, Palette, candy, clear, matt, sheen};
use super::solid::Solid;
use super::stage::{Scenery, Stage};
use super::tube::TubeBody;
use crate::poses::Piece;

/// A mesh with its material.
pub type Garment = (Mesh3d, MeshMaterial3d<StandardMaterial>);

/// Dice of one size, by candy: body and pips.
type Dice = [[Garment; 2]; 4];

/// What a die of a game looks like whose number alone tells it.
fn look_of(game: &str, die: DieId) -> Option<Die> {
    dispatch(game, Look(die)).flatten()
}

/// Asks a game for the look of a die.
struct Look(DieId);

impl Visitor for Look {
    type Output = Option<Die>;

    fn visit<G: Game + Bots>(self) -> Option<Die> {
        G::look_of(self.0)
    }
}

/// What pieces wear.
#[derive(Resource)]
pub struct Wardrobe {
    tubes: [Vec<Garment>; TUBES],
    dice: [Dice; 3],
    thrown: Dice,
    cup: Vec<Garment>,
}

/// Makes things to wear.
pub struct Tailor<'a> {
    /// Where meshes are kept.
    pub meshes: &'a mut Assets<Mesh>,
    /// Where materials are kept.
    pub materials: &'a mut Assets<StandardMaterial>,
    /// The colours.
    pub palette: Palette,
}

impl Tailor<'_> {
    /// A mesh with its material.
    pub fn garment(&mut self, solid: Solid, material: StandardMaterial) -> Garment {
        let mesh = self.meshes.add(solid.mesh());
        (Mesh3d(mesh), MeshMaterial3d(self.materials.add(material)))
    }

    /// Everything for a stage.
    #[must_use]
    pub fn wardrobe(&mut self, stage: &Stage) -> Wardrobe {
        let builtin;
        let spec = match &stage.scenery {
            Scenery::Machine(spec) => spec.as_ref(),
            Scenery::Nothing | Scenery::Tray(_) => {
                builtin = MachineSpec::builtin();
                &builtin
            }
        };
        let tubes =
            std::array::from_fn(|number| self.tube(&spec.tube[number], number, stage.is_open));
        let dice = spec.die.each_ref();
        let dice = dice.map(|die| self.dice([die.edge_m; 3], die.corner_radius_m));
        let thrown = match &stage.scenery {
            Scenery::Tray(spec) => self.dice(spec.die.edges_m, spec.die.corner_radius_m),
            Scenery::Nothing | Scenery::Machine(_) => dice[1].clone(),
        };
        let cup = match &stage.scenery {
            Scenery::Tray(spec) => self.cup(spec),
            Scenery::Nothing | Scenery::Machine(_) => Vec::new(),
        };
        Wardrobe {
            tubes,
            dice,
            thrown,
            cup,
        }
    }

    fn cup(&mut self, spec: &ThrowSpec) -> Vec<Garment> {
        let palette = self.palette;
        let body = CupBody::of(&spec.cup);
        vec![
            self.garment(body.outside, matt(palette.cup)),
            self.garment(body.lining, matt(palette.floor)),
            self.garment(body.belt, sheen(palette.tubes[2])),
        ]
    }

    fn tube(
        &mut self,
        spec: &kipp_physics::spec::TubeSpec,
        number: usize,
        is_open: bool,
    ) -> Vec<Garment> {
        let palette = self.palette;
        let body = TubeBody::of(spec, number);
        let outside = match is_open {
            true => StandardMaterial {
                cull_mode: Some(Face::Back),
                ..clear(palette.tubes[number], 0.28)
            },
            false => sheen(palette.tubes[number]),
        };
        let mut tube = vec![
            self.garment(body.outside, outside),
            self.garment(body.rim, sheen(palette.tubes[number])),
            self.garment(body.end_wall, matt(palette.lining)),
            self.garment(body.bands, matt(palette.band)),
        ];
        match is_open {
            true => {
                tube.push(self.garment(body.ballast, matt(palette.ballast)));
                tube.push(self.garment(body.edges, sheen(palette.tubes[number])));
            }
            false => tube.push(self.garment(body.lining, matt(palette.lining))),
        }
        tube
    }

    fn dice(&mut self, edges_m: [f64; 3], radius_m: f64) -> Dice {
        let body = self.meshes.add(die::rounded(edges_m, radius_m).mesh());
        Candy::ALL.map(|look| {
            let palette = self.palette;
            let sugar = candy(palette.candies[look.index()]);
            let pips = die::pips(edges_m, look.mark(), palette.pip_scale);
            let sugar = MeshMaterial3d(self.materials.add(sugar));
            [
                (Mesh3d(body.clone()), sugar),
                self.garment(pips, matt(palette.pips[look.index()])),
            ]
        })
    }
}

impl Wardrobe {
    /// The body of a die.
    #[must_use]
    pub fn sugar(&self) -> Garment {
        self.thrown[0][0].clone()
    }

    /// What a piece wears; dice look as the game says, and in the lab by their size.
    #[must_use]
    pub fn of(&self, piece: &Piece, game: Option<&str>) -> Vec<Garment> {
        let candy = |die: usize, otherwise: Candy| {
            let die = u8::try_from(die).ok().map(DieId);
            let look = game.zip(die).and_then(|(game, die)| look_of(game, die));
            look.map_or(otherwise, |look| Candy::Coloured(look.colour))
        };
        match piece {
            Piece::Tube(tube) => self.tubes.get(*tube).cloned().unwrap_or_default(),
            Piece::Die(die, size) => {
                let by_size = Candy::Coloured(Colour::ALL[size.index()]);
                let candy = candy(usize::from(die.0), by_size);
                self.dice[size.index()][candy.index()].to_vec()
            }
            Piece::Thrown(die) => {
                let candy = candy(*die, Candy::Plain);
                self.thrown[candy.index()].to_vec()
            }
            Piece::Cup => self.cup.clone(),
        }
    }
}
