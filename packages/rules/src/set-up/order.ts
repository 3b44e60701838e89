/**
 * Decides the first player. By the core rules, squad totals decide in 2.0 (2E-SETUP-03 to -06), and the order roll decides in 2.5
 * (2E-SETUP-07). Epic Battles scenarios have their own procedure, whatever the squads cost (EB-ORDER-01, -19). Between two players or two
 * teams, one rolls a die, the other calls the result, and the winner chooses (EB-ORDER-02 to -04, -10, -11). With more players, they draw
 * numbers (EB-ORDER-06).
 */
import { type AttackFace, rollAttack } from "@broadside/dice";
import type { RuleName } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { vote } from "../driver/vote.ts";
import { rollOrder } from "../phases/order-roll.ts";
import type { Seat } from "../state/seat.ts";
import { type Side, sidesOf, speakerOf } from "../state/sides.ts";

export const PLAYER_ORDER: Step = {
  name: "player order",
  *run(game) {
    const order = orderOf(game);
    yield* ORDERS[order](game);
    const [first] = game.state.initiative;
    // After an order roll, the log already names the first player.
    if (order !== "roll") game.note({ note: "first player", seat: first, rule: isEpic(game) ? "EB-ORDER-14" : "2E-SETUP-01" });
    return "done";
  },
};

/** Whether order is decided by the procedure for Epic games. */
export const isEpic = ({ content }: Situation): boolean => content.scenario?.isEpic === true;

type Order = "lowest total" | "roll" | "call" | "draw";

function orderOf(game: Situation): Order {
  const { scenario } = game.content;
  if (!scenario || !isEpic(game)) return game.edition.switches.orderRoll ? "roll" : "lowest total";
  return scenario.type(game.setup.seats) === "free-for-all" ? "draw" : "call";
}

const ORDERS: Readonly<Record<Order, (game: Situation) => Procedure>> = {
  roll: function* (game) {
    rollOrder(game);
    yield* [];
  },
  draw: function* (game) {
    const left = game.setup.seats.map((_, seat) => seat);
    const drawn: Seat[] = [];
    while (left.length > 0) drawn.push(...left.splice(game.draw(left.length), 1));
    game.set({ initiative: drawn });
    for (const [at, seat] of drawn.entries()) game.note({ note: "player number", seat, number: at + 1, rule: "EB-ORDER-06" });
    yield* [];
  },
  call: function* (game) {
    yield* callForOrder(game, sidesOf(game), "EB-ORDER-02");
  },
  "lowest total": decideByTotals,
};

const totalOf = ({ setup }: Situation, { seats }: Side): number => seats.reduce((sum, seat) => sum + (setup.squads[seat]?.points ?? 0), 0);

/**
 * The side with the lowest total chooses the first player, the next lowest the second, and so on (2E-SETUP-03, -06). If two
 * sides play and their totals are tied, one rolls a die and the other calls the result (2E-SETUP-04).
 */
function* decideByTotals(game: Situation): Procedure {
  const sides = sidesOf(game);
  const inOrder = [...sides].sort((a, b) => totalOf(game, a) - totalOf(game, b));
  const [lowest, next] = inOrder;
  if (!lowest) return;
  if (sides.length === 2 && next && totalOf(game, lowest) === totalOf(game, next)) return yield* callForOrder(game, sides, "2E-SETUP-04");
  let ordered: readonly Side[] = [];
  for (const chooser of inOrder) {
    const free = sides.filter((side) => !ordered.includes(side));
    const named = yield* chooseSide(game, chooser, free, "2E-SETUP-03");
    ordered = [...ordered, named];
  }
  setOrder(game, ordered);
}

/** Asks one side to choose a side. By default, it chooses itself. */
const chooseSide = (game: Situation, chooser: Side, free: readonly Side[], rule: RuleName): Procedure<Side> =>
  vote<Side>(game, {
    seats: chooser.seats,
    kind: "player order",
    rule,
    options: (now) => {
      const inTurn = free.includes(chooser) ? [chooser, ...free.filter((side) => side !== chooser)] : free;
      return optionsOf(inTurn.map((value) => ({ key: `seat ${speakerOf(now, value) + 1}`, value })));
    },
  });

const setOrder = (game: Situation, sides: readonly Side[]): void => game.set({ initiative: sides.flatMap(({ seats }) => seats) });

const HITS: readonly AttackFace[] = ["hit", "crit"];

/**
 * One player rolls an attack die, and the other calls hits or misses. If the call is correct, the caller chooses first or second; otherwise
 * the roller does (EB-ORDER-02 to -04).
 */
const callForOrder = procedure("callForOrder", function* (game: Situation, sides: readonly Side[], rule: RuleName): Procedure {
  const [roller, caller] = sides;
  if (!roller || !caller) return;
  const callsHits = yield* choose<boolean>((now) => ({
    kind: "call the die",
    seat: speakerOf(now, caller),
    rule,
    options: [
      { key: "hits", value: true },
      { key: "misses", value: false },
    ],
  }));
  const [die] = rollAttack((below) => game.draw(below), 1);
  const face = die?.face ?? "blank";
  game.note({ note: "rolled", seat: speakerOf(game, roller), reason: "player order", faces: [face], rule });
  const winner = HITS.includes(face) === callsHits ? caller : roller;
  const first = yield* chooseSide(game, winner, [winner, ...sides.filter((side) => side !== winner)], "EB-ORDER-04");
  setOrder(game, [first, ...sides.filter((side) => side !== first)]);
});
