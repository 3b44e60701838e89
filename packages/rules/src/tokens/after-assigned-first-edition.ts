/** Tokens that take effect when they are assigned: jam (1E-ACT-21, 1E-TOKEN-04) and tractor beam (1E-TOKEN-03). */
import { BASES } from "@broadside/geometry";
import type { RuleName } from "@broadside/protocol";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Direction } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, NOTHING, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { may } from "../queries/query.ts";
import { TRACTOR_MOVES } from "../reposition/directions.ts";
import { openDirections } from "../reposition/places.ts";
import { moveIn, STAY } from "../reposition/reposition.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import { type Ship, shipOf, type TargetId, type TokenKind } from "../state/state.ts";
import { loseLock } from "./locks.ts";
import { loseToken } from "./tokens.ts";

type AssignedToken = TokenKind | "lock";

export function afterAssigned(game: Situation, ship: Ship, token: AssignedToken, by?: Ship): Procedure {
  if (token === "tractor") return pullByTractor(game, ship, by);
  return ship.tokens.jam > 0 && JAMMED.includes(token) ? loseToJam(game, ship, FIRST_EDITION_JAM, ship.seat) : NOTHING;
}

/** Which tokens a jam token can remove, besides locks, and the rule for it. */
export interface Jam {
  readonly takes: readonly TokenKind[];
  readonly rule: RuleName;
}
export const FIRST_EDITION_JAM: Jam = { takes: ["focus", "evade"], rule: "1E-ACT-21" };
/** Gaining any of these can trigger a jam: a token that jam can remove, or the jam token itself. */
const JAMMED: readonly AssignedToken[] = ["jam", ...FIRST_EDITION_JAM.takes, "lock"];

/**
 * If the ship has anything that can be removed, the seat chooses what, and the jam token is removed too. Otherwise the jam token stays
 * until the ship gains something.
 */
export const loseToJam = procedure("loseToJam", function* (game: Situation, ship: Ship, { takes, rule }: Jam, seat: Seat): Procedure {
  while (ship.tokens.jam > 0 && lossesOf(ship, takes).length > 0 && ship.status === "inPlay") {
    loseToken(game, ship, "jam");
    const loss = yield* choose<Loss | undefined>(() => {
      const losses = lossesOf(ship, takes);
      return { kind: "jammed", seat, rule, about: { ship: ship.id }, options: optionsOf(losses.length > 0 ? losses : [NO_LOSS]) };
    });
    if (loss?.lock !== undefined) loseLock(game, ship, loss.lock);
    else if (loss?.token) loseToken(game, ship, loss.token);
  }
});

interface Loss {
  readonly token?: TokenKind;
  readonly lock?: TargetId;
}

const NO_LOSS: Option<undefined> = { key: "none", value: undefined };

const lossesOf = ({ tokens, locks }: Ship, takes: Jam["takes"]): readonly Option<Loss>[] => [
  ...takes.filter((token) => tokens[token] > 0).map((token) => ({ key: token, value: { token } })),
  ...[...new Set(locks)].map((lock) => ({ key: `lock>${lock}`, value: { lock } })),
];

/** Marks a ship that has had its first tractor beam token of the round. */
const TRACTORED = "tractored";

/**
 * A small ship gets its first tractor beam token of the round. An opponent may then barrel roll or boost it, even onto obstacles, but not
 * onto ships or off the table.
 */
function* pullByTractor(game: Situation, ship: Ship, by: Ship | undefined): Procedure {
  if (BASES[game.board.baseOf(ship)].size !== "small" || ship.usedThisRound.includes(TRACTORED) || ship.status !== "inPlay") return;
  game.setShip(ship, { usedThisRound: [...ship.usedThisRound, TRACTORED] });
  const seat = opponentOf(game, ship, by);
  if (seat === undefined) return;
  const direction = yield* choose<Direction | undefined>((now) => ({
    kind: "tractor move",
    seat,
    rule: "1E-TOKEN-03",
    about: { ship: ship.id },
    options: [STAY, ...openDirections(now, ship, TRACTOR_MOVES, "onObstacles")],
  }));
  if (!direction || ship.status !== "inPlay") return;
  yield* moveIn(game, ship, direction, { seat, kind: "tractor move", rule: "1E-TOKEN-03", landing: "onObstacles" });
}

/**
 * Returns the seat that moves the ship. A friend who assigned the token moves the ship if the friend's card allows that. Otherwise it is
 * the opponent who assigned the token, or else the one who attacks the ship. If neither exists, it is the first enemy in order of
 * initiative.
 */
function opponentOf(game: Situation, ship: Ship, by: Ship | undefined): Seat | undefined {
  const { attack, initiative, seats } = game.state;
  const attacker = attack?.defender === ship.id ? shipOf(game.state, attack.attacker) : undefined;
  const isOpponent = (seat: Seat | undefined): seat is Seat =>
    seat !== undefined && seats[seat]?.status === "playing" && relationOf(game.setup.seats, ship.seat, seat) === "enemy";
  if (by && may(game, "pullFriend", { ship: by, target: ship }, false)) return by.seat;
  return [by?.seat, attacker?.seat, ...initiative].find(isOpponent);
}
