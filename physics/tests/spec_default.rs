//! The built-in machine is sound and survives every form it is kept in.

use kipp_physics::spec::{MachineSpec, TUBES};

#[test]
fn builtin_machine_is_sound() {
    let spec = MachineSpec::builtin();
    spec.validate().expect("sound");
    assert_eq!(spec.tube.len(), TUBES);
}
