/**
 * ID tokens: numbers on ships that could be mistaken for each other (1E-SETUP-09, ES-DEPLOY-05, ES-MIRROR-02, -03, ET-DEPLOY-05, -06).
 *
 * - a ship gets one if its side has another ship with the same card; if both sides play the same faction, all ships get one
 * - one side uses white numerals, the other black; if both sides play the same faction, each says which colour it prefers, and if both want
 *   the same, a coin toss decides
 */
import type { RuleName } from "@broadside/protocol";
import type { ChoiceAsk, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Seat } from "../state/seat.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";
import type { Ship } from "../state/state.ts";
import { setUpFormatOf } from "./formats.ts";

const NUMERALS = ["white", "black"] as const;
type Numerals = (typeof NUMERALS)[number];

export const ID_TOKENS: Step = {
  name: "ID tokens",
  *run(game) {
    yield* labelShips(game);
    return "done";
  },
};

const labelShips = procedure("labelShips", function* (game: Situation): Procedure {
  const sides = sidesOf(game);
  const [one, other] = sides;
  const choosing = one && other && sides.length === 2 && sides.some(({ seats }) => seats.some((seat) => meetsItself(game, seat)));
  const first = choosing ? yield* firstNumerals(game, one, other) : "white";
  label(game, sides, first);
});

/** Returns the colour of the first side's numerals. The other side uses the other colour. */
function* firstNumerals(game: Situation, one: Side, other: Side): Procedure<Numerals> {
  const ofOne = yield* choose((now) => numeralsAsk(now, one, NUMERALS));
  const ofOther = yield* choose((now) => numeralsAsk(now, other, [otherThan(ofOne), ofOne]));
  if (ofOne !== ofOther) return ofOne;
  const winner = game.draw(2);
  game.note({ note: "coin", seat: speakerOf(game, winner === 0 ? one : other), rule: ruleOf(game) });
  return winner === 0 ? ofOne : otherThan(ofOther);
}

const ruleOf = ({ setup }: Situation): RuleName => setUpFormatOf(setup.format).rules.numerals;

const numeralsAsk = (game: Situation, side: Side, [first, second]: readonly [Numerals, Numerals]): ChoiceAsk<Numerals> => ({
  kind: "numerals",
  seat: speakerOf(game, side),
  rule: ruleOf(game),
  options: [
    { key: first, value: first },
    { key: second, value: second },
  ],
});

const otherThan = (numerals: Numerals): Numerals => (numerals === "white" ? "black" : "white");

/** Numbers the ships. With more than two sides, several sides use the same colour, so each one continues the numbers of the side before. */
function label(game: Situation, sides: readonly Side[], first: Numerals): void {
  const counted = { white: 0, black: 0 };
  sides.forEach((side, at) => {
    const numerals = at % 2 === 0 ? first : otherThan(first);
    for (const ship of game.state.ships) {
      if (!side.seats.includes(ship.seat) || !needsToken(game, side, ship)) continue;
      counted[numerals] += 1;
      game.setShip(ship, { label: `${numerals} ${counted[numerals]}` });
    }
  });
}

function needsToken(game: Situation, { seats }: Side, ship: Ship): boolean {
  const pilot = game.factsOf(ship).pilot.id;
  const hasTwin = game.state.ships.some((other) => other !== ship && seats.includes(other.seat) && game.factsOf(other).pilot.id === pilot);
  return hasTwin || meetsItself(game, ship.seat);
}

/** Whether an enemy seat plays the same faction. */
const meetsItself = ({ setup }: Situation, seat: Seat): boolean =>
  setup.seats.some(({ team }, other) => team !== setup.seats[seat]?.team && setup.squads[other]?.faction === setup.squads[seat]?.faction);
