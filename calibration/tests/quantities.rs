//! Laws of quantities: every spelling of a unit means its size, and no other unit is let in.

use kipp_calibration::quantity::{Quantity, QuantityFault};
use kipp_calibration::unit::Unit;
use proptest::prelude::*;

fn text(written: &str) -> Quantity {
    Quantity::Text(written.to_owned())
}

fn near(one: f64, two: f64) -> bool {
    (one - two).abs() <= 1e-12 * one.abs().max(two.abs())
}

#[test]
fn units_have_their_sizes() {
    for (written, unit, value) in [
        ("0.2 mm", Unit::Metre, 0.000_2),
        ("0.2mm", Unit::Metre, 0.000_2),
        (" 12 cm ", Unit::Metre, 0.12),
        ("150 µm", Unit::Metre, 0.000_15),
        ("-4 mm", Unit::Metre, -0.004),
        ("3 g", Unit::Kilogram, 0.003),
        ("180 deg", Unit::Radian, std::f64::consts::PI),
        ("-40°", Unit::Radian, -40.0_f64.to_radians()),
        ("9.81 m/s2", Unit::MetrePerSecond2, 9.81),
        ("1.18 g/cm3", Unit::KilogramPerCubicMetre, 1180.0),
        ("2e-1 m/s", Unit::MetrePerSecond, 0.2),
        (
            "90 deg/s",
            Unit::RadianPerSecond,
            std::f64::consts::FRAC_PI_2,
        ),
        ("30 %", Unit::One, 0.3),
        ("15", Unit::One, 15.0),
    ] {
        let read = text(written).value(unit).expect(written);
        assert!(near(read, value), "{written}: {read}");
    }
}

#[test]
fn a_share_is_of_the_nominal_value_only_where_a_spread_is_asked_for() {
    for (unit, nominal, share) in [(Unit::Metre, -0.2, 0.01), (Unit::One, 0.3, 0.015)] {
        let spread = text("5 %").spread(unit, nominal).expect("a share");
        assert!(near(spread, share), "{spread}");
    }
    assert!(matches!(
        text("5 %").value(Unit::Metre),
        Err(QuantityFault::WrongUnit { .. })
    ));
}

#[test]
fn what_is_no_quantity_is_refused() {
    for (written, unit) in [
        ("0,2 mm", Unit::Metre),
        ("", Unit::Metre),
        ("mm", Unit::Metre),
        ("1.2.3 mm", Unit::Metre),
        ("--1 mm", Unit::Metre),
        ("3 g", Unit::Metre),
        ("3", Unit::Metre),
        ("3 m", Unit::One),
        ("1e999 m", Unit::Metre),
        ("nan m", Unit::Metre),
        ("inf", Unit::One),
        ("3 Mm", Unit::Metre),
        ("3 m m", Unit::Metre),
    ] {
        assert!(text(written).value(unit).is_err(), "{written}");
    }
    assert!(matches!(
        text("0,2 mm").value(Unit::Metre),
        Err(QuantityFault::NoNumber { .. })
    ));
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert!(matches!(
            Quantity::Number(number).value(Unit::Metre),
            Err(QuantityFault::NotFinite { .. })
        ));
    }
}

proptest! {
    #[test]
    fn every_spelling_reads_back(value in -1e6_f64..1e6, which in 0_usize..8) {
        let unit = Unit::ALL[which];
        for (symbol, size) in unit.accepted() {
            let read = text(&format!("{value:e} {symbol}")).value(unit);
            prop_assert!(read.is_ok_and(|read| near(read, value * size)), "{} {}", value, symbol);
        }
        prop_assert_eq!(Quantity::Number(value).value(unit), Ok(value));
    }

    #[test]
    fn no_text_panics(written in ".{0,30}") {
        for unit in Unit::ALL {
            let _ = text(&written).value(unit);
            let _ = text(&written).spread(unit, 1.0);
        }
    }
}
