//! The machine file's JSON Schema, for editors and other tools.

use schemars::schema_for;

use super::MachineSpec;

impl MachineSpec {
    /// JSON Schema (draft 2020-12) of a machine file, as indented JSON.
    ///
    /// It names every field with its meaning and unit and refuses unknown keys. The intervals of
    /// values are checked by [`validate`](Self::validate) only.
    #[must_use]
    pub fn json_schema() -> String {
        let mut schema = schema_for!(Self);
        schema.insert(
            "title".into(),
            "Machine file of kipp-physics, format 1".into(),
        );
        format!("{:#}", schema.as_value())
    }
}
