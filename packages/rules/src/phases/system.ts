/**
 * The System phase: effects at its start, then the turns of ships and remotes from lowest to highest initiative (2E-SYS-01, -21). In its
 * turn, each may do the following:
 *
 * - place one device (2E-SYS-02) or decloak, but not both (2E-SYS-03); some devices, once used, force the ship to place another one each
 *   round (2E-DEV-20)
 * - dock with a carrier (2E-SYS-13), or deploy if in reserve (2E-SYS-08)
 * - use its cards (2E-SYS-01), unless it is in reserve (2E-SYS-23)
 *
 * A ship that can do nothing is skipped.
 */
import { endEffects } from "../abilities/effects.ts";
import { isAnythingAt, window } from "../abilities/window.ts";
import { decloakIn, decloakings } from "../actions/decloak.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Step, Turns } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import {
  devicesToPlace,
  markDecloaked,
  markPlaced,
  mayPlaceOrDecloak,
  mustPlace,
  placeFromCard,
} from "../devices/devices-second-edition.ts";
import { carrierOf, carriersFor, deploy, dock } from "../docking/docking-second-edition.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { pilotSkill } from "../queries/figures.ts";
import { may } from "../queries/query.ts";
import { isRemote, type Ship, shipOf } from "../state/state.ts";
import { nextShip, type Waits } from "./skill-order.ts";

/** Marks in `usedThisRound`: the ship has had its turn, has tried to decloak, has deployed, or has docked. */
const HAD_TURN = "system";
const TRIED = "system decloak tried";
const DEPLOYED = "system deploy";
const DOCKED = "system dock";

const has = ({ usedThisRound }: Ship, mark: string): boolean => usedThisRound.includes(mark);
const setMark = (game: Situation, ship: Ship, mark: string): void => game.setShip(ship, { usedThisRound: [...ship.usedThisRound, mark] });

/** Something a ship may do in its turn. */
type SystemStep = (game: Situation, ship: Ship) => Procedure;

const SHIPS_ACT: Step = {
  name: "ships act",
  *run(game: Situation): Procedure<"again" | "done"> {
    const ship = yield* nextShip(game, "rising", isWaiting, actorsOf(game));
    if (!ship) return "done";
    yield* act(game, ship);
    return "again";
  },
};

const actorsOf = ({ state }: Situation): readonly Ship[] => (state.remotes.length === 0 ? state.ships : [...state.ships, ...state.remotes]);

/** Whether a ship still has its turn to come. Its initiative must not have passed yet. */
const isWaiting: Waits = (ship, game) =>
  (ship.status === "inPlay" || ship.status === "docked") &&
  !has(ship, HAD_TURN) &&
  pilotSkill(game, ship) >= (game.state.cursor.skill ?? Number.NEGATIVE_INFINITY) &&
  (stepsOf(game, ship).length > 0 || speaks(game, ship));

const speaks = (game: Situation, { id: ship, status }: Ship): boolean => status === "inPlay" && isAnythingAt(game, "systemPhase", { ship });

export const SYSTEM_TURNS: Turns = { direction: "rising", waits: isWaiting, hasBegun: (ship) => has(ship, HAD_TURN), ofRemotes: true };

const DONE: Option<undefined> = { key: "done", value: undefined };

const act = procedure("act", function* (game: Situation, ship: Ship): Procedure {
  setMark(game, ship, HAD_TURN);
  while (stepsOf(game, ship).length > 0) {
    const step = yield* choose<SystemStep | undefined>((now) => {
      const steps = stepsOf(now, ship);
      return {
        kind: "act in System phase",
        seat: ship.seat,
        rule: "2E-SYS-01",
        about: { ship: ship.id },
        options: optionsOf<SystemStep | undefined>(steps.some(({ isForced }) => isForced) ? steps : [DONE, ...steps]),
      };
    });
    if (!step) break;
    yield* step(game, ship);
  }
  if (ship.status === "inPlay") yield* window(game, "systemPhase", { ship: ship.id });
});

interface StepOption extends Option<SystemStep> {
  readonly isForced?: true;
}

function stepsOf(game: Situation, ship: Ship): readonly StepOption[] {
  if (isRemote(game.state, ship)) return NO_DEEDS;
  if (ship.status === "docked") return mayDeploy(game, ship) ? [DEPLOY] : NO_DEEDS;
  if (ship.status !== "inPlay") return NO_DEEDS;
  const isFree = mayPlaceOrDecloak(ship);
  const devices = isFree ? deviceSteps(game, ship) : NO_DEEDS;
  const forced = devices.filter(({ isForced }) => isForced);
  if (forced.length > 0) return forced;
  const mayDecloak = isFree && ship.tokens.cloak > 0 && !has(ship, TRIED);
  return [...devices, ...(mayDecloak ? decloakSteps(game, ship) : NO_DEEDS), ...(has(ship, DEPLOYED) ? NO_DEEDS : dockSteps(game, ship))];
}
const NO_DEEDS: readonly StepOption[] = [];

const mayDeploy = (game: Situation, ship: Ship): boolean =>
  carrierOf(game, ship) !== undefined && !has(ship, DOCKED) && !has(ship, DEPLOYED) && may(game, "deploy", { ship }, true);

const DEPLOY: StepOption = {
  key: "deploy",
  *value(game, ship) {
    setMark(game, ship, DEPLOYED);
    yield* deploy(game, ship);
  },
};

const deviceSteps = (game: Situation, ship: Ship): readonly StepOption[] =>
  devicesToPlace(game, ship).map((at) => ({
    key: `${ship.upgrades[at]?.id}@${at}`,
    *value() {
      markPlaced(game, ship);
      yield* placeFromCard(game, ship, at);
    },
    ...(mustPlace(game, ship, at) && { isForced: true }),
  }));

/** The ship may try to decloak only once, whether it succeeds or not (2E-SYS-05). */
const decloakSteps = (game: Situation, ship: Ship): readonly StepOption[] =>
  decloakings(game, ship).map(({ key, value: direction, pose }) => ({
    key: `decloak ${key}`,
    *value() {
      setMark(game, ship, TRIED);
      if (yield* decloakIn(game, ship, direction)) markDecloaked(game, ship);
    },
    ...(pose && { pose }),
  }));

const dockSteps = (game: Situation, ship: Ship): readonly StepOption[] =>
  carriersFor(game, ship).map(({ id }) => ({
    key: `dock>${id}`,
    *value() {
      setMark(game, ship, DOCKED);
      yield* dock(game, ship, shipOf(game.state, id));
    },
  }));

export const SYSTEM: readonly Step[] = [
  { name: "start of the System phase", run: (game) => window(game, "startOfSystem", {}) },
  SHIPS_ACT,
  {
    name: "end of the System phase",
    *run(game: Situation): Procedure {
      yield* window(game, "endOfSystem", {});
      endEffects(game, "phase");
    },
  },
];
