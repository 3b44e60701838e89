/**
 * At the very end of the End phase, and at no other time (EB-SPLIT-22, EB-JOIN-02, 2E-WCARD-18), wingmates may split, and split ships may
 * join their original wing again (EB-WPHASE-11, -12). All players are asked at the same time, one question for each ship (EB-SPLIT-34-Q).
 * Then the changes happen in player order, by ID.
 */
import { stopTouching } from "../board/touching.ts";
import type { ChoiceAsk, Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { together } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isStressed } from "../queries/figures.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { isIonized, isTractored } from "../tokens/status.ts";
import { assign } from "../tokens/tokens.ts";
import { OWN_WILL, split, splitLeaderless } from "./splitting.ts";
import { idOf, isFree, isMember, leaderOf, placeInFormation } from "./wing.ts";

type WingChange = "stay" | "split" | "join";
const option = (value: WingChange): Option<WingChange> => ({ key: value, value });
const STAY = option("stay");
const SPLIT = option("split");
const JOIN = option("join");

export const changeWings = procedure("changeWings", function* (game: Situation): Procedure {
  splitLeaderless(game);
  const ships = mayChange(game);
  const changes = yield* together(ships.map((ship) => (now: Situation) => changeAsk(now, ship)));
  for (const [at, ship] of ships.entries()) {
    if (changes[at] === "split" && leaderOf(game, ship)) split(game, ship, OWN_WILL);
    else if (changes[at] === "join") yield* join(game, ship);
  }
});

/** Returns the ships that may split or join, in player order and by ID. */
function mayChange(game: Situation): readonly Ship[] {
  const { ships, initiative, seats } = game.state;
  return ships
    .filter((ship) => seats[ship.seat]?.status === "playing" && (leaderOf(game, ship) || mayJoin(game, ship)))
    .sort((a, b) => initiative.indexOf(a.seat) - initiative.indexOf(b.seat) || idOf(a) - idOf(b));
}

/** Returns the question that asks whether the ship splits or joins. If it can do neither any more, it can only stay as it is. */
function changeAsk(game: Situation, ship: Ship): ChoiceAsk<WingChange> {
  const other = ship.status !== "inPlay" ? [] : leaderOf(game, ship) ? [SPLIT] : mayJoin(game, ship) ? [JOIN] : [];
  const rule = other[0] === JOIN ? "EB-JOIN-09" : "EB-SPLIT-22";
  return {
    kind: "split or join wing",
    seat: ship.seat,
    rule,
    about: { ship: ship.id, target: ship.wing?.leader ?? ship.id },
    options: [STAY, ...other],
  };
}

/**
 * Whether a split ship may join its wing. Its former leader must be at range 0 or 1, and neither of them may be cloaked. The ship itself
 * may not be stressed, ionized or tractored (EB-JOIN-01, -03 to -08, -13); its leader may be (EB-JOIN-16-Q). Its place must be free
 * (EB-JOIN-14-Q), but may be on an obstacle (EB-JOIN-15-Q).
 */
function mayJoin(game: Situation, ship: Ship): boolean {
  if (!isMember(ship) || !ship.wing?.split || ship.status !== "inPlay" || !ship.pose) return false;
  const leader = shipOf(game.state, ship.wing.leader);
  if (leader.status !== "inPlay" || !leader.pose || game.board.range(ship, leader) > 1) return false;
  if (ship.tokens.cloak + leader.tokens.cloak > 0 || isStressed(ship) || isIonized(game, ship) || isTractored(game, ship)) return false;
  return isPlaceFree(game, ship);
}

function isPlaceFree(game: Situation, ship: Ship): boolean {
  const pose = placeInFormation(game, ship);
  return pose !== undefined && isFree(game, ship, pose);
}

/**
 * Makes the ship a wingmate again and gives it a stress token (EB-JOIN-10, -11). If a ship that joined earlier has taken its place, nothing
 * happens.
 */
const join = procedure("join", function* (game: Situation, ship: Ship): Procedure {
  if (!mayJoin(game, ship)) return;
  takePlace(game, ship);
  yield* assign(game, ship, "stress");
});

function takePlace(game: Situation, ship: Ship): void {
  const pose = placeInFormation(game, ship);
  if (!ship.wing || !pose) return;
  stopTouching(game, ship);
  game.setShip(ship, { status: "inPlay", pose, carrier: undefined, wing: { ...ship.wing, split: false } });
  game.note({ note: "joined", ship: ship.id, target: ship.wing.leader });
}

/**
 * Returns docked ships that could join their leader while they are aboard it. Used by a card that lets them join without stress
 * (2E-WCARD-09).
 */
export const dockedMates = (game: Situation, leader: Ship): readonly Ship[] =>
  game.state.ships.filter(
    (ship) =>
      ship.status === "docked" &&
      ship.carrier === leader.id &&
      isMember(ship) &&
      ship.wing?.leader === leader.id &&
      isPlaceFree(game, ship),
  );
export function joinFromDock(game: Situation, ship: Ship): void {
  if (ship.status === "docked" && isPlaceFree(game, ship)) takePlace(game, ship);
}
