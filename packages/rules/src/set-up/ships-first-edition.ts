/**
 * Places ships unit by unit (1E-SETUP-06, -07, -10, ES-DEPLOY-15). In Epic tournaments, all huge ships come first (ET-DEPLOY-22, -24).
 *
 * 1. the ship with the lowest pilot skill goes first; if seats are tied, initiative order decides; each owner chooses among their own tied
 *    ships, and a captain chooses among team-mates' ships (ET-TEAM-58-Q)
 * 2. its owner places it (ET-TDEPLOY-14) clear of other ships: wholly within the deployment strip of its edge, touching the edge, or where
 *    a card allows
 * 3. its owner chooses the faceup side of its double-faced cards (1E-SQUAD-09, -10); then all cards that react to the placement take effect
 */
import { baseFacts, type Pose } from "@broadside/geometry";
import type { PlaceRegion, RuleName } from "@broadside/protocol";
import { window } from "../abilities/window.ts";
import type { ChoiceAsk, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { DeploymentRules } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, LazyPlaceAsk, optionsOf, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { turnOf, type Waits } from "../phases/skill-order.ts";
import { pilotSkill } from "../queries/figures.ts";
import { relationOf, type Seat } from "../state/seat.ts";
import { captainOf } from "../state/sides.ts";
import type { Ship } from "../state/state.ts";
import { chooseSides } from "../upgrades/card-sides.ts";
import { canBePlaced, deploymentOf, deploymentRefusal, findDeployment, goodDeployment, mayDeployOutside } from "./deployment.ts";
import { setUpFormatOf } from "./formats.ts";

const shipsStep = (name: string, waits: Waits): Step => ({
  name,
  *run(game) {
    if (nextShips(game, waits).length === 0) return "done";
    yield* placeShip(game, waits);
    return "again";
  },
});

const isInReserve: Waits = ({ status }) => status === "reserve";
export const SHIPS = shipsStep("ships", isInReserve);
export const HUGE_SHIPS = shipsStep("huge ships", (ship, game) => isInReserve(ship, game) && game.factsOf(ship).isHuge);

const haveCaptains = ({ setup }: Situation): boolean => setUpFormatOf(setup.format).captains === true;

/**
 * Returns the ships that may be placed next. Their pilot skill doesn't include effects that begin only when a ship is placed, because cards
 * of ships in reserve have no effect.
 */
function nextShips(game: Situation, waits: Waits): readonly Ship[] {
  const turn = turnOf(game, "rising", waits);
  const [first] = turn?.ships ?? [];
  if (!turn || !first || !haveCaptains(game)) return turn?.ships ?? [];
  return game.state.ships.filter(
    (ship) =>
      waits(ship, game) &&
      game.state.seats[ship.seat]?.status === "playing" &&
      relationOf(game.setup.seats, first.seat, ship.seat) !== "enemy" &&
      pilotSkill(game, ship) === turn.skill,
  );
}

/** The only option if nothing is left to place, because a player conceded or a judge stepped in while the question was open. */
const NONE = { key: "none", value: undefined } as const;

/** Asks whose ship is placed next. */
function ownerAsk(game: Situation, ships: readonly Ship[]): ChoiceAsk<Seat | undefined> {
  const owners = [...new Set(ships.map(({ seat }) => seat))];
  const options = owners.map((value) => ({ key: `seat ${value + 1}`, value }));
  return {
    kind: "member to place",
    seat: captainOf(game, owners[0] ?? 0),
    rule: setUpFormatOf(game.setup.format).rules.shipOrder,
    options: options.length > 0 ? optionsOf<Seat | undefined>(options) : ([NONE] as const),
  };
}

const placeShip = procedure("placeShip", function* (game: Situation, waits: Waits): Procedure {
  const owner = haveCaptains(game) ? yield* choose<Seat | undefined>((now) => ownerAsk(now, nextShips(now, waits))) : undefined;
  const ship = yield* choose<Ship | undefined>((now) => {
    const next = nextShips(now, waits);
    const ships = owner === undefined ? next : next.filter(({ seat }) => seat === owner);
    const options = ships.map((value) => ({ key: value.id, value }));
    return {
      kind: "ship to place",
      seat: owner ?? ships[0]?.seat ?? 0,
      rule: "1E-SETUP-10",
      options: options.length > 0 ? optionsOf(options) : [NONE],
    };
  });
  if (!ship) return;
  const room = findDeployment(game, ship);
  if (!room) return leaveOut(game, ship);
  const pose: Pose = yield* place((now) => {
    return new LazyPlaceAsk({
      kind: "place ship",
      seat: ship.seat,
      rule: ruleFor(now, ship),
      about: { ship: ship.id },
      place: regionFor(now, ship),
      seek: () => (canBePlaced(now, ship, room) ? room : (findDeployment(now, ship) ?? room)),
      seekGood: () => goodDeployment(now, ship),
      refusal: (given) => deploymentRefusal(now, ship, given, ruleFor(now, ship)),
    });
  });
  if (ship.status !== "reserve") return;
  game.setShip(ship, { status: "inPlay", pose: { ...pose } });
  game.note({ note: "placed", ship: ship.id });
  yield* chooseSides(game, ship);
  yield* window(game, "placed", { ship: ship.id });
});

function regionFor(game: Situation, ship: Ship): PlaceRegion {
  const { edge, depth, touching } = deploymentOf(game, ship);
  if (mayDeployOutside(game, ship)) return { shape: "table", margin: 0 };
  return touching ? { shape: "strip", edge, depth: baseFacts(game.board.baseOf(ship)).length, touching } : { shape: "strip", edge, depth };
}

function ruleFor(game: Situation, ship: Ship): RuleName {
  const { rules } = setUpFormatOf(game.setup.format);
  return game.factsOf(ship).isHuge ? rules.hugeShip : rules.ship;
}

export const DEPLOYMENT_RULES: DeploymentRules = {
  waits: isInReserve,
  region: regionFor,
  rule: ruleFor,
  refusal: (game, ship, pose) => deploymentRefusal(game, ship, pose, ruleFor(game, ship)),
};

/** Leaves a ship out of the game because there is no room in its strip. No rule covers this, so the log says so. */
function leaveOut(game: Situation, ship: Ship): void {
  game.setShip(ship, { status: "destroyed" });
  game.note({ note: "no room to place", ship: ship.id, rule: ruleFor(game, ship) });
}
