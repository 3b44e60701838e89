/**
 * The version of the rules that a game was played with. Increase it whenever play changes, that is, when the same set-up, dice and inputs
 * lead to a different game. `tests/rules-versions.json` stores a fingerprint of the saved games for each version, so that no version has
 * two meanings.
 */
export const RULES_VERSION = "4";
