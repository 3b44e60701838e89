/** Scenario games for tests. */
export { type EpicGame, epicGame } from "./epic/epic-game.testing.ts";
export { randomAnswer } from "./standard/random.testing.ts";
export { accountWith, played, STANDARD, scenarioCalled, setUp } from "./standard/standard.testing.ts";
