/**
 * Set-up, a step after the other and one placement a unit. The sheet of a format says which steps it has, in which order. The usual one
 * (1E-SETUP-01, ES-DEPLOY-02), and that of an Epic Dogfight (ET-DEPLOY-02):
 *
 * 1. squads lie beside their edge, where the format says which it is
 * 2. squads are revealed; the pool of obstacles; ID tokens
 * 3. Damage decks
 * 4. initiative
 * 5. obstacles, one at a time or in pairs, in turn; then the edge, where it is chosen
 * 6. ships from the lowest skill to the highest; in an Epic Dogfight first the huge ones, then the others; cards speak before and after that
 * 7. energy, shields and other components; a ship that a card has had placed on an obstacle suffers it
 *
 * In Team Epic initiative comes before squads are revealed (ET-TDEPLOY-01); that they lie beside their edge first is the same there
 * (ET-TEAM-57-Q).
 */
import { GAME_FORMAT_IDS, type SetUpStepName } from "@broadside/formats";
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import { poseOf } from "../board/board.ts";
import type { Step } from "../driver/edition.ts";
import { quietStep } from "../driver/quiet-step.ts";
import type { Situation } from "../driver/situation.ts";
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
 * A player's deck, and the fore and aft one of every huge ship (ET-DEPLOY-08). A card is drawn at random from those left, by a key to which
 * every seat has added its salt: that is each side's shuffle (ES-DEPLOY-07, ET-DEPLOY-09). Of a team its captain presents them, one of
 * the core set for all (ET-TDEPLOY-07).
 */
const DECKS = quietStep("damage decks", (game) => {
  const { captains, rules } = setUpFormatOf(game.setup.format);
  const presenter = (seat: Seat) => (captains ? captainOf(game, seat) : seat);
  for (const [seat, deck] of game.setup.decks.entries())
    if (presenter(seat) === seat) game.note({ note: "deck shuffled", seat, deck, rule: rules.decks });
  for (const { seat, ship, section } of game.facts.decks)
    if (ship !== undefined && section)
      game.note({ note: "deck shuffled", seat: presenter(seat), ship: game.state.ships[ship]?.id ?? "", section, rule: rules.decks });
});

/** Docked ships have theirs too, on their card (1E-SETUP-08). Huge ships are full of energy first (ET-DEPLOY-26, -27). */
const COMPONENTS = quietStep("energy, shields and extras", (game) => {
  for (const ship of game.state.ships) if (game.factsOf(ship).isHuge) fillEnergy(game, ship);
  for (const ship of game.state.ships) game.setShip(ship, shieldsOf(game, ship));
});

/** Of a ship with two Ship cards each has its own (HS-SECT-07). */
const shieldsOf = (game: Situation, ship: Ship): Partial<Pick<Ship, "shields" | "aftShields">> =>
  game.factsOf(ship).cards
    ? { shields: shieldValue(game, ship, "fore"), aftShields: shieldValue(game, ship, "aft") }
    : { shields: shieldValue(game, ship) };

/** The steps by the names that sheets call them. */
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

/** What a card says of a ship's skill while forces are placed is over with that. */
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

/** With their shields on: only a card has a ship placed there (1E-OBST-04). */
const SHIPS_ON_OBSTACLES: Step = {
  name: "ships on obstacles",
  isIdle: (game) => onObstacles(game).length === 0,
  *run(game) {
    for (const ship of onObstacles(game)) yield* meetObstaclesMoved(game, ship, [], poseOf(ship));
  },
};

const FORCES: readonly SetUpStepName[] = ["huge ships", "ships"];

/** Forces are one step for cards, whether huge ships come first or not. */
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

/** The core rules' order. */
export const SET_UP: readonly Step[] = stepsOf("standard-100");

/** Each format's own. */
export const SET_UPS: Readonly<Record<string, readonly Step[]>> = Object.fromEntries(GAME_FORMAT_IDS.map((id) => [id, stepsOf(id)]));
