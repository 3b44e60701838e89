/**
 * The steps of set-up. Each placement is one unit. A format's sheet lists its steps in order. The usual order (1E-SETUP-01, ES-DEPLOY-02)
 * and the one for an Epic Dogfight (ET-DEPLOY-02) are:
 *
 * 1. squads are put beside their edge, if the format assigns edges
 * 2. squads are revealed; the pool of obstacles is made; ID tokens are assigned
 * 3. Damage decks are shuffled
 * 4. initiative is decided
 * 5. obstacles are placed in turn, one at a time or in pairs; then the edge is chosen, if players choose it
 * 6. ships are placed from the lowest skill to the highest (in an Epic Dogfight, huge ships before the others); cards act before and after
 *    that
 * 7. ships get energy, shields and other components; a ship that a card placed on an obstacle suffers its effect
 *
 * In Team Epic, initiative comes before squads are revealed (ET-TDEPLOY-01). There too, squads are put beside their edge first
 * (ET-TEAM-57-Q).
 */
import { GAME_FORMAT_IDS, type SetUpStepName } from "@broadside/formats";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { poseOf } from "../board/board.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { quietStep } from "../driver/quiet-step.ts";
import { fillEnergy } from "../energy/energy.ts";
import { meetObstaclesMoved } from "../obstacles/obstacles.ts";
import { shieldValue } from "../queries/figures.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Seat } from "../state/seat.ts";
import { captainOf } from "../state/sides.ts";
import type { Ship } from "../state/state.ts";
import { EDGE_CHOICE, SEATED_EDGES } from "./edges.ts";
import { setUpFormatOf } from "./formats.ts";
import { ID_TOKENS } from "./id-tokens.ts";
import { INITIATIVE } from "./initiative.ts";
import { OBSTACLE_PAIRS } from "./obstacle-pairs.ts";
import { OBSTACLES } from "./obstacles-first-edition.ts";
import { REVEAL } from "./reveal.ts";
import { HUGE_SHIPS, SHIPS } from "./ships-first-edition.ts";

/**
 * Shuffles the Damage decks. Each player has a deck, plus a fore and an aft deck for every huge ship (ET-DEPLOY-08). Decks have no stored
 * order: each card is drawn at random from those that are left. The random key includes every seat's salt, which counts as a shuffle by
 * each side (ES-DEPLOY-07, ET-DEPLOY-09). A team's captain presents the team's decks; one deck from a core set serves all members
 * (ET-TDEPLOY-07).
 */
const DECKS = quietStep("damage decks", (game) => {
  const { captains, rules } = setUpFormatOf(game.setup.format);
  const presenter = (seat: Seat) => (captains ? captainOf(game, seat) : seat);
  for (const [seat, deck] of game.setup.decks.entries())
    if (presenter(seat) === seat) game.note({ note: "deck shuffled", seat, deck, rule: rules.decks });
  for (const { seat, ship, section } of game.facts.decks) {
    const owner = ship === undefined ? undefined : game.state.ships[ship];
    if (owner && section) game.note({ note: "deck shuffled", seat: presenter(seat), ship: owner.id, section, rule: rules.decks });
  }
});

/**
 * Gives ships energy, shields and other components; docked ships get them too, on their card (1E-SETUP-08). Huge ships start with full
 * energy (ET-DEPLOY-26, -27).
 */
const COMPONENTS = quietStep("energy, shields and extras", (game) => {
  for (const ship of game.state.ships) if (game.factsOf(ship).isHuge) fillEnergy(game, ship);
  for (const ship of game.state.ships) game.setShip(ship, shieldsOf(game, ship));
});

/** On a ship with two Ship cards, each card has its own shields (HS-SECT-07). */
const shieldsOf = (game: Situation, ship: Ship): Partial<Pick<Ship, "shields" | "aftShields">> =>
  game.factsOf(ship).cards
    ? { shields: shieldValue(game, ship, "fore"), aftShields: shieldValue(game, ship, "aft") }
    : { shields: shieldValue(game, ship) };

/** The steps by the names used in sheets. */
const STEPS: Readonly<Record<SetUpStepName, Step>> = {
  "own edges": SEATED_EDGES,
  reveal: REVEAL,
  "ID tokens": ID_TOKENS,
  "Damage decks": DECKS,
  initiative: INITIATIVE,
  obstacles: OBSTACLES,
  "obstacle pairs": OBSTACLE_PAIRS,
  "choice of edges": EDGE_CHOICE,
  "huge ships": HUGE_SHIPS,
  ships: SHIPS,
  components: COMPONENTS,
};

/**
 * Lets cards act before forces are placed. If a card changes a ship's skill only for placing forces, the change ends once all forces are
 * placed.
 */
const BEFORE_FORCES: Step = {
  name: "before forces",
  isIdle: (game) => bearersOn(game, "beforeForces").length === 0,
  run: (game) => window(game, "beforeForces", {}),
};
const AFTER_FORCES: Step = {
  name: "after forces",
  isIdle: (game) => game.state.effects.length === 0 && bearersOn(game, "afterForces").length === 0,
  run(game) {
    endEffects(game, "phase");
    return window(game, "afterForces", {});
  },
};

const onObstacles = (game: Situation): readonly Ship[] =>
  shipsInPlay(game).filter((ship) => ship.pose !== undefined && game.board.obstaclesUnder(ship).length > 0);

/**
 * Resolves obstacles under ships. A ship can only be on an obstacle at this point if a card placed it there (1E-OBST-04). Ships have their
 * shields by now.
 */
const SHIPS_ON_OBSTACLES: Step = {
  name: "ships on obstacles",
  isIdle: (game) => onObstacles(game).length === 0,
  *run(game) {
    for (const ship of onObstacles(game)) yield* meetObstaclesMoved(game, ship, [], poseOf(ship));
  },
};

const FORCES: readonly SetUpStepName[] = ["huge ships", "ships"];

/** Returns a format's steps. For cards, placing forces is a single step, even if huge ships come first. */
function stepsOf(format: string): readonly Step[] {
  const { order } = setUpFormatOf(format);
  const first = order.findIndex((name) => FORCES.includes(name));
  return order.flatMap((name, at) => [
    ...(at === first ? [BEFORE_FORCES] : []),
    STEPS[name],
    ...(name === "ships" ? [AFTER_FORCES] : []),
    ...(name === "components" ? [SHIPS_ON_OBSTACLES] : []),
  ]);
}

/** The order by the core rules. */
export const SET_UP: readonly Step[] = stepsOf("standard-100");

/** The order for each format. */
export const SET_UPS: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(GAME_FORMAT_IDS.map((id) => [id, stepsOf(id)]));
