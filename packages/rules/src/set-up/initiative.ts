/**
 * Decides who has initiative (1E-SETUP-02, ES-DEPLOY-08, -09, ET-DEPLOY-10, -11, ET-TDEPLOY-03, -04):
 *
 * 1. the side with the lower total decides which seat has initiative, or, with captains, which team
 * 2. if totals are tied, it depends on the format: in some, one side rolls a die and decides on a hit or critical, and otherwise the
 *    opponent decides; in the others, the winner of a coin toss decides
 * 3. the chosen seat is first, and the others follow by seat number around the table; the seats of a side stay together, because a side
 *    shares initiative
 */
import { rollAttack } from "@broadside/dice";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";
import { type SetUpFormat, setUpFormatOf } from "./formats.ts";

export const INITIATIVE: Step = {
  name: "initiative",
  *run(game) {
    yield* decideInitiative(game);
    return "done";
  },
};

const decideInitiative = procedure("decideInitiative", function* (game: Situation): Procedure {
  const decider = decidingSide(game);
  const first = yield* choose((now) => {
    const seat = speakerOf(now, decider);
    const { captains, rules } = setUpFormatOf(now.setup.format);
    const named = captains ? sidesOf(now).map((side) => speakerOf(now, side)) : now.setup.seats.map((_, other) => other);
    const options = [seat, ...named.filter((other) => other !== seat)].map((value) => ({ key: `seat ${value + 1}`, value }));
    return { kind: "initiative", seat, rule: rules.initiative, options: optionsOf(options) };
  });
  const round = game.setup.seats.map((_, at) => (first + at) % game.setup.seats.length);
  const turn = (seat: Seat) => round.findIndex((other) => relationOf(game.setup.seats, seat, other) !== "enemy");
  game.set({ initiative: [...round].sort((a, b) => turn(a) - turn(b)) });
  game.note({ note: "initiative", seat: first });
});

function decidingSide(game: Situation): Side {
  const totals = sidesOf(game).map((side) => ({
    side,
    points: side.seats.reduce((sum, seat) => sum + (game.setup.squads[seat]?.points ?? 0), 0),
  }));
  const least = Math.min(...totals.map(({ points }) => points));
  const tied = totals.flatMap(({ side, points }) => (points === least ? [side] : []));
  return tied.length === 1 ? (tied[0] as Side) : TIE_BREAKS[setUpFormatOf(game.setup.format).tieBreak](game, tied);
}

function tossFor(game: Situation, tied: readonly Side[]): Side {
  const winner = tied[game.draw(tied.length)] as Side;
  game.note({ note: "coin", seat: speakerOf(game, winner), rule: setUpFormatOf(game.setup.format).rules.tie });
  return winner;
}

/** If more than two sides are tied, each in turn rolls against those that are left. */
function rollFor(game: Situation, tied: readonly Side[]): Side {
  for (const side of tied.slice(0, -1)) {
    const dice = rollAttack((below) => game.draw(below), 1);
    game.note({
      note: "rolled",
      seat: speakerOf(game, side),
      reason: "initiative",
      faces: dice.map(({ face }) => face),
      rule: setUpFormatOf(game.setup.format).rules.tie,
    });
    if (dice.some(({ face }) => face === "hit" || face === "crit")) return side;
  }
  return tied[tied.length - 1] as Side;
}

const TIE_BREAKS: Readonly<Record<SetUpFormat["tieBreak"], typeof tossFor>> = { die: rollFor, coin: tossFor };
