/**
 * The version of the rules that a game was played with. Increase it whenever the same set-up, dice and inputs lead to a different game than
 * before. `tests/games/rules-versions.json` stores a fingerprint of the saved games for each version, so a test fails if the rules change
 * without a new version.
 */
export const RULES_VERSION = "4";
