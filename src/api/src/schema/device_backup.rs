//! The backup of a device.

use std::collections::BTreeMap;

#[cfg(test)]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(test)]
use super::words;

/// A backup: everything that a device stores, in the formats of its parts.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "DeviceBackup"))]
pub struct DeviceBackupJson<Games, Clubs> {
    /// The version of the format.
    #[serde(rename = "tilewise-backup")]
    #[cfg_attr(test, schemars(with = "words::Version"))]
    pub version: i64,
    /// The version of Tilewise that wrote the backup.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, schemars(length(max = 100)))]
    pub program: String,
    /// Milliseconds since 1970.
    #[serde(default)]
    pub time: i64,
    /// The [games](games.md), each as its file.
    pub games: Games,
    /// The [clubs](clubs.md), each as its file.
    pub clubs: Clubs,
    /// The saved house rules.
    pub houses: Vec<NamedRulesJson>,
    /// The names of players, the most recent first.
    #[cfg_attr(test, schemars(length(max = 1_000), inner(length(max = 100))))]
    pub players: Vec<String>,
    /// Preferences as texts by their keys, see below.
    pub preferences: BTreeMap<String, String>,
}

/// House rules that are saved under a name.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(JsonSchema), schemars(rename = "NamedRules"))]
pub struct NamedRulesJson {
    /// The name.
    #[cfg_attr(test, schemars(length(min = 1, max = 100)))]
    pub name: String,
    /// The rule configuration as text, such as `hk-old-style;minimum_fan=1`.
    #[cfg_attr(test, schemars(length(max = 10_000)))]
    pub rules: String,
}
