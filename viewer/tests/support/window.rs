//! The viewer in a window of its own, on a display that nobody sees.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use image::RgbaImage;
use kipp_game::cli::words::Language;
use kipp_viewer::{surroundings, words};

/// Programs that the test needs.
const TOOLS: [&str; 3] = ["Xvfb", "xdotool", "import"];

/// Longest time for anything to be seen: a driver without a card needs seconds for a picture.
const PATIENCE: Duration = Duration::from_secs(240);

/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(400);

/// A rectangle of the screen: left, top, width and height, pixels.
pub type Region = (u32, u32, u32, u32);

/// What is missing for a window, if anything.
pub fn missing() -> Option<String> {
    let is_there = |tool: &str| {
        std::env::var_os("PATH").is_some_and(|path| {
            std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
        })
    };
    let tool = TOOLS.into_iter().find(|tool| !is_there(tool));
    tool.map(|tool| format!("{tool} is not installed"))
        .or_else(|| {
            let driver = surroundings::check_driver(&words::words(Language::English));
            driver.err().map(|_| "there is no Vulkan driver".to_owned())
        })
}

/// The display and what runs on it; both end with it.
pub struct Window {
    server: Child,
    viewer: Child,
    display: String,
    folder: tempfile::TempDir,
}

impl Window {
    /// Starts the viewer with these options on a display of 1280 × 720.
    pub fn open(options: &[&str]) -> Window {
        let folder = tempfile::tempdir().expect("there is room");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x720x24"])
            .args(["-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it is installed");
        let mut number = String::new();
        let told = server.stdout.take().expect("it is piped");
        BufReader::new(told)
            .read_line(&mut number)
            .expect("it tells its number");
        let display = format!(":{}", number.trim());
        let viewer = Command::new(env!("CARGO_BIN_EXE_kipp-viewer"))
            .args(options)
            .env("DISPLAY", &display)
            .env("XDG_CONFIG_HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .current_dir(folder.path())
            .spawn()
            .expect("it was built");
        Window {
            server,
            viewer,
            display,
            folder,
        }
    }

    /// What the display shows.
    pub fn picture(&mut self) -> RgbaImage {
        let ended = self.viewer.try_wait().expect("it is our child");
        assert!(ended.is_none(), "the viewer has ended: {ended:?}");
        let path = self.folder.path().join("screen.png");
        let taken = Command::new("import")
            .args(["-display", &self.display, "-window", "root"])
            .arg(&path)
            .status();
        assert!(taken.is_ok_and(|status| status.success()), "import fails");
        image::open(&path).expect("it was just taken").to_rgba8()
    }

    /// Looks until this is seen.
    pub fn wait_for(
        &mut self,
        what: &str,
        mut is_seen: impl FnMut(&RgbaImage) -> bool,
    ) -> RgbaImage {
        let begun = Instant::now();
        loop {
            let picture = self.picture();
            if is_seen(&picture) {
                return picture;
            }
            if begun.elapsed() > PATIENCE {
                let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("window.png");
                picture.save(&kept).expect("there is room");
                panic!("{what} is not seen in {}", kept.display());
            }
            sleep(PAUSE);
        }
    }

    /// Presses a key and waits until this region looks different.
    pub fn press(&mut self, key: &str, region: Region) {
        let before = part(&self.picture(), region);
        self.tap(key);
        self.wait_for(&format!("an answer to {key}"), |now| {
            part(now, region) != before
        });
    }

    /// Waits until a region looks the same for some pictures.
    pub fn settle(&mut self, region: Region) -> RgbaImage {
        let mut last = None;
        let mut same = 0;
        self.wait_for("rest", |now| {
            let now = Some(part(now, region));
            same = if now == last { same + 1 } else { 0 };
            last = now;
            same >= 10
        })
    }

    fn tap(&self, key: &str) {
        let search = [
            "search",
            "--name",
            "Kipp mir Saures",
            "windowfocus",
            "--sync",
        ];
        let pressed = Command::new("xdotool")
            .args(search)
            .args(["key", key])
            .env("DISPLAY", &self.display)
            .stdout(Stdio::null())
            .status();
        assert!(
            pressed.is_ok_and(|status| status.success()),
            "xdotool fails"
        );
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        for child in [&mut self.viewer, &mut self.server] {
            // Either may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A part of a picture.
pub fn part(picture: &RgbaImage, (left, top, width, height): Region) -> RgbaImage {
    image::imageops::crop_imm(picture, left, top, width, height).to_image()
}
