/**
 * The rules that a game was played by. Raised once whenever play changes: a game with the same set-up, dice and inputs then goes another way.
 * `tests/rules-versions.json` keeps a fingerprint of the kept games for each number, so that none means two things.
 */
export const RULES_VERSION = "4";
