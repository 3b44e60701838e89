/**
 * Set-up in the second edition. By the core rules (2E-SETUP-01), the order is: gather forces, player order, play area, obstacles, forces,
 * other components. In Epic Battles, player order and the play area come first (EB-SETUP-03). Scenarios add steps at certain points.
 */
import { window } from "../abilities/window.ts";
import { fillPools } from "../charges/charges.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Scenario } from "../contract/scenario.ts";
import type { Situation } from "../contract/situation.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { isOfBuilds } from "../score/standard-score.ts";
import type { SquadSetup } from "../state/setup.ts";
import { PLAY_AREA } from "./areas.ts";
import { dealEnvironment } from "./environment.ts";
import { FORCES } from "./forces.ts";
import { OBSTACLE_POOL, OBSTACLES } from "./obstacles-second-edition.ts";
import { isEpic, PLAYER_ORDER } from "./order.ts";

const worthOf = ({ ships }: SquadSetup): number => ships.reduce((sum, { points }) => sum + points, 0);

/** Reveals all squads. */
const GATHER = quietStep("gather forces", (game) => {
  for (const [seat, squad] of game.setup.squads.entries()) {
    const worth = isOfBuilds(squad)
      ? ({ total: worthOf(squad), unit: "threat" } as const)
      : ({ total: squad.points, unit: "point" } as const);
    game.note({ note: "squad revealed", seat, faction: squad.faction, ...worth, rule: "2E-SETUP-01" });
  }
  dealEnvironment(game);
});

/**
 * Fills all charges, energy and Force: their tokens start with the active side up (2E-SETUP-02). Each player has their own deck
 * (2E-SETUP-17).
 */
const COMPONENTS: Step = {
  name: "other components",
  *run(game): Procedure {
    for (const ship of game.state.ships) fillPools(game, ship);
    for (const [seat, deck] of game.setup.decks.entries()) game.note({ note: "deck shuffled", seat, deck, rule: "2E-SETUP-17" });
    if (isEpic(game)) game.note({ note: "supply", rule: "EB-SETUP-21" });
    yield* window(game, "setUpOver", {});
  },
};

type Part = keyof Pick<Scenario, "playArea" | "beforeObstacles" | "afterObstacles" | "afterForces">;

/** A step that runs the scenario's own steps in order. The scenario's state stores how many are done. */
const ofScenario = (part: Part, name: string): Step => ({
  name,
  isIdle: ({ content }) => (content.scenario?.[part] ?? []).length === 0,
  *run(game): Procedure<"again" | "done"> {
    const steps = game.content.scenario?.[part] ?? [];
    const at = game.state.scenario?.figures[part] ?? 0;
    const more = yield* steps[at]?.run(game) ?? [];
    if (more === "again") return "again";
    count(game, part, at + 1);
    return at + 1 < steps.length ? "again" : "done";
  },
});

function count(game: Situation, part: Part, done: number): void {
  const { scenario } = game.state;
  if (scenario) game.set({ scenario: { ...scenario, figures: { ...scenario.figures, [part]: done } } });
}

/** Lets cards act before forces are placed (2E-SETUP-18). */
const BEFORE_FORCES: Step = { name: "before forces", run: (game) => window(game, "beforeForces", {}) };
const AFTER_FORCES: Step = { name: "after forces", run: (game) => window(game, "afterForces", {}) };

const PLACING: readonly Step[] = [
  OBSTACLE_POOL,
  ofScenario("beforeObstacles", "scenario pieces"),
  OBSTACLES,
  ofScenario("afterObstacles", "scenario pieces after obstacles"),
  BEFORE_FORCES,
  FORCES,
  ofScenario("afterForces", "scenario pieces after forces"),
  AFTER_FORCES,
  COMPONENTS,
];

const LAYING: readonly Step[] = [PLAY_AREA, ofScenario("playArea", "scenario play area")];

export const SET_UP: readonly Step[] = [GATHER, PLAYER_ORDER, ...LAYING, ...PLACING];
export const EPIC_SET_UP: readonly Step[] = [PLAYER_ORDER, ...LAYING, GATHER, ...PLACING];
