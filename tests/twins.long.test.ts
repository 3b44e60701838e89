/** All kept games, put away four times as often as `npm test` has time for, and more of them after every input. */
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "./kept-games.ts";
import { testTwins } from "./twins.ts";

testTwins([...KEPT_GAMES, ...EPIC_GAMES, ...SECOND_GAMES], 5);
testTwins(
  [...KEPT_GAMES.slice(0, 2), ...EPIC_GAMES.slice(1, 2), ...SECOND_GAMES.filter(({ inputs }) => inputs.length < 300).slice(0, 3)],
  1,
);
