/** Tables of scenarios for tests. */
export { type Battle, battle } from "./epic/battle.testing.ts";
export { randomAnswer } from "./standard/random.testing.ts";
export { accountWith, played, STANDARD, scenarioCalled, setUp } from "./standard/standard.testing.ts";
