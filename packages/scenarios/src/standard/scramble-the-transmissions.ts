import type { ScenarioAction, ScenarioPieceState, Ship, Situation } from "@broadside/rules";
import { choose, optionsOf, type Procedure, piecesOf, procedure, rangeToPiece, setPiece } from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { standardScenario } from "../listed.ts";
import type { PlayBy } from "../play/play.ts";
import type { Sheet } from "../sheet.ts";
import { centre, objectiveRule, SHIP_POINTS, shared, twoAround } from "./common.ts";
import { centreStep, placingStep } from "./features.ts";
import { coloursStep, missionPlay, tooEarly } from "./mission.ts";

const ID = "scramble-the-transmissions";

export const scrambleTheTransmissions: Sheet = {
  ...standardScenario(ID),
  ...shared(ID, [SHIP_POINTS], true),
  aim: { text: "Put your mark on the three satellites and keep it there.", basis: known("SC-COMMON-72") },
  pieces: [centre("satellite"), twoAround],
  rules: [
    objectiveRule("each satellite gives 1 mission point to the player whose marker is on it.", "SC-SCRAMBLE-14"),
    {
      name: "Scramble",
      text: "From round 2 on, every ship has a white scramble action, which it can perform only in its own Perform Action step. Its player puts their marker on one satellite at range 0–1, replacing any other marker. If none is in range, the action fails.",
      basis: known("SC-SCRAMBLE-06"),
    },
    {
      name: "Lasting",
      text: "A marker stays until another replaces it, whatever happens to the ship.",
      basis: known("SC-SCRAMBLE-12"),
    },
  ],
};

/** Each player places a satellite near the opponent's edge (SC-SCRAMBLE-04, -05). */
const PLACING = placingStep({
  kind: "satellite",
  edges: ["opponent's", "opponent's"],
  rows: { centre: "SC-SCRAMBLE-02", apart: "SC-SCRAMBLE-03", edges: { "opponent's": "SC-SCRAMBLE-04" } },
});

/**
 * Returns the satellites at range 0-1. Those with the player's own marker come last, because scrambling them changes nothing
 * (SC-SCRAMBLE-06, -20-Q).
 */
const inReach = (game: Situation, ship: Ship): readonly ScenarioPieceState[] =>
  piecesOf(game, "satellite")
    .filter((satellite) => rangeToPiece(game, ship, satellite) <= 1)
    .sort((one, other) => Number(one.seat === ship.seat) - Number(other.seat === ship.seat));

const NONE = { key: "none", value: undefined } as const;

/** Replaces another player's marker with the player's own (SC-SCRAMBLE-07, -08). Fails if no satellite is in range (SC-SCRAMBLE-09). */
const SCRAMBLE: ScenarioAction = {
  name: "scramble",
  rule: "SC-SCRAMBLE-06",
  whyNot: (game, ship) =>
    tooEarly(game) ?? (inReach(game, ship).length > 0 ? undefined : { notOffered: "none in range", piece: "satellite" }),
  changesNothing: (game, ship) => inReach(game, ship).every(({ seat }) => seat === ship.seat),
  perform: procedure("scramble", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const chosen = yield* choose<string | undefined>((now) => {
      const options = inReach(now, ship).map(({ id }) => ({ key: id, value: id }));
      return {
        kind: "satellite to scramble",
        seat: ship.seat,
        rule: "SC-SCRAMBLE-06",
        about: { ship: ship.id },
        options: options.length > 0 ? optionsOf<string | undefined>(options) : [NONE],
      };
    });
    const satellite = inReach(game, ship).find(({ id }) => id === chosen);
    if (!satellite || ship.status !== "inPlay") return false;
    setPiece(game, satellite.id, { seat: ship.seat });
    game.note({ note: "scrambled", ship: ship.id, piece: satellite.id, rule: "SC-SCRAMBLE-06" });
    return true;
  }),
};

export const scramblePlay: PlayBy = (figures) => ({
  ...missionPlay(
    {
      sheet: () => scrambleTheTransmissions,
      objectiveRow: "SC-SCRAMBLE-14",
      // Only markers count, not nearby ships (SC-SCRAMBLE-11 to -13, -16).
      objectives(game) {
        const satellites = piecesOf(game, "satellite");
        return game.setup.seats.map((_, seat) => satellites.filter((satellite) => satellite.seat === seat).length);
      },
    },
    figures,
  ),
  playArea: [coloursStep],
  beforeObstacles: [centreStep("satellite"), PLACING],
  actions: [SCRAMBLE],
});
