import type { ScenarioPieceState, Seat, Ship, Situation } from "@broadside/rules";
import { piecesOf, rangeToPiece } from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { standardScenario } from "../listed.ts";
import type { PlayBy } from "../play/play.ts";
import { strengthOf, strongestSeat } from "../play/strength.ts";
import type { Sheet } from "../sheet.ts";
import { centre, fourAround, objectiveRule, SHIP_POINTS, shared } from "./common.ts";
import { centreStep, placingStep } from "./features.ts";
import { missionPlay } from "./mission.ts";

const ID = "assault-at-the-satellite-array";

export const assaultAtTheSatelliteArray: Sheet = {
  ...standardScenario(ID),
  ...shared(ID, [SHIP_POINTS], false),
  aim: { text: "Hold more of the five satellites than your opponent, round after round.", basis: known("SC-COMMON-72") },
  pieces: [centre("satellite"), fourAround("satellite", "SC-SAT")],
  rules: [
    objectiveRule("each satellite gives 1 mission point to the player who controls it.", "SC-SAT-08"),
    {
      name: "Control",
      text: "A player controls a satellite if they have more ships at range 0–1 of it than any other player; a medium or large ship counts as two. Check this again every time you score.",
      basis: known("SC-SAT-09"),
    },
  ],
};

/** Each player places one satellite in each half (SC-SAT-04 to -07). */
const PLACING = placingStep({
  kind: "satellite",
  edges: ["own", "own", "opponent's", "opponent's"],
  rows: { centre: "SC-SAT-02", apart: "SC-SAT-03", edges: { own: "SC-SAT-04", "opponent's": "SC-SAT-05" } },
});

/** How many ships each size counts as. Huge ships need a house rule; they then count as two (SC-SAT-10 to -12, SC-COMMON-69-Q). */
const WEIGHTS = { small: 1, medium: 2, large: 2, huge: 2 };

const near = (game: Situation, satellite: ScenarioPieceState) => (ship: Ship) => rangeToPiece(game, ship, satellite) <= 1;

/**
 * Returns the seat that controls a satellite: the one whose ships at range 0-1 count for more than any other seat's (`WEIGHTS`). Control is
 * checked again each time (SC-SAT-09, -13).
 */
const controllerOf = (game: Situation, satellite: ScenarioPieceState): Seat | undefined =>
  strongestSeat(game, near(game, satellite), WEIGHTS);

/** Returns each seat's strength at a satellite, and which seat controls it (SC-SAT-19). */
export function satelliteStrengths(
  game: Situation,
  piece: ScenarioPieceState,
): { readonly counts: readonly number[]; readonly controller: number | undefined } | undefined {
  if (game.setup.scenario !== assaultAtTheSatelliteArray.id || piece.kind !== "satellite") return undefined;
  const counts = game.setup.seats.map((_, seat) => strengthOf(game, [seat], near(game, piece), WEIGHTS));
  return { counts, controller: controllerOf(game, piece) };
}

export const satelliteArrayPlay: PlayBy = (figures) => ({
  ...missionPlay(
    {
      sheet: () => assaultAtTheSatelliteArray,
      objectiveRow: "SC-SAT-08",
      objectives(game) {
        const controllers = piecesOf(game, "satellite").map((satellite) => controllerOf(game, satellite));
        return game.setup.seats.map((_, seat) => controllers.filter((controller) => controller === seat).length);
      },
    },
    figures,
  ),
  beforeObstacles: [centreStep("satellite"), PLACING],
});
