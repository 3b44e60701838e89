/** Games of the first edition between small squads, answered at random, with a look at every moment. */
import { randomStream } from "@broadside/kit";
import { isPlaceAsk } from "./ask.ts";
import { defaultAnswer } from "./default-answer.ts";
import type { Game } from "./game.ts";
import { startSetUp } from "./testing.ts";

const SQUADS = [{ ships: ["wedgeantilles", "lukeskywalker"] }, { ships: ["howlrunner", "maulermithel", "blacksquadronpilot"] }];
const LAST_ROUND = 10;

/** Dials are mostly the defaults, so that the ships stay long enough to meet. */
export function randomGame(seed: number, each: (game: Game) => void = () => {}): Game {
  const { game } = startSetUp(SQUADS, { key: `random ${seed}`, setup: { roundLimit: LAST_ROUND } });
  const random = randomStream(seed);
  each(game);
  while (!game.state.outcome) {
    const waiting = game.open.filter(({ answer }) => !answer);
    const open = waiting[random(waiting.length)];
    if (!open) throw new Error("nobody is asked");
    const { ask, number } = open;
    const isDull = isPlaceAsk(ask) || (ask.kind === "dial" && random(3) > 0);
    const key = isPlaceAsk(ask) ? "" : (ask.options[random(ask.options.length)]?.key ?? "");
    const refused = game.give(isDull ? defaultAnswer(open) : { input: "answer", seat: ask.seat, ask: number, key });
    if (refused) throw new Error(refused.refused);
    each(game);
  }
  return game;
}
