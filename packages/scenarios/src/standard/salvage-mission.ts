import { shipOf } from "@broadside/rules";
import { piecesOf } from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { standardScenario } from "../listed.ts";
import type { PlayBy } from "../play/play.ts";
import type { Sheet } from "../sheet.ts";
import { centre, fourAround, objectiveRule, SHIP_POINTS, shared } from "./common.ts";
import { centreStep, placingStep } from "./features.ts";
import { JETTISON_RULES } from "./jettison.ts";
import { coloursStep, missionPlay } from "./mission.ts";
import { CACHE, TOW, WHILE_TOWING } from "./towing.ts";

const ID = "salvage-mission";

export const salvageMission: Sheet = {
  ...standardScenario(ID),
  ...shared(ID, [SHIP_POINTS], true),
  aim: { text: "Take supply caches in tow and keep them.", basis: known("SC-COMMON-72") },
  pieces: [centre("supplyCache"), fourAround("supplyCache", "SC-SALVAGE")],
  rules: [
    objectiveRule("each supply cache in tow gives 1 mission point to the towing ship's player.", "SC-SALVAGE-08"),
    {
      name: "Tow",
      text: "From round 2 on, every ship has a white tow action, which it can perform only in its own Perform Action step. The ship moves one cache at range 0–1 from the table to its card and loses its cloak tokens. A ship can hold only one cache. If none is in range, the action fails.",
      basis: known("SC-SALVAGE-11"),
    },
    {
      name: "Heavy load",
      text: "A towing ship cannot barrel roll, boost, SLAM or cloak, and cannot gain cloak tokens.",
      basis: known("SC-SALVAGE-39-Q"),
    },
    {
      name: "Letting go",
      text: "At the end of its activation, a ship can jettison its cache. It must do so when it suffers critical damage, is destroyed, flees or goes into reserve. The opponent then places the cache at range 1 of the ship, or of where it was before it fled.",
      basis: known("SC-SALVAGE-29"),
    },
  ],
};

const PLACING = placingStep({
  kind: CACHE,
  edges: ["own", "own", "opponent's", "opponent's"],
  rows: { centre: "SC-SALVAGE-02", apart: "SC-SALVAGE-03", edges: { own: "SC-SALVAGE-04", "opponent's": "SC-SALVAGE-05" } },
});

export const salvageMissionPlay: PlayBy = (figures) => ({
  ...missionPlay(
    {
      sheet: () => salvageMission,
      objectiveRow: "SC-SALVAGE-08",
      rules: JETTISON_RULES,
      // Only caches on ship cards score. A cache on the table belongs to nobody (SC-SALVAGE-09).
      objectives(game) {
        const { state, setup } = game;
        const towing = piecesOf(game, CACHE).flatMap(({ carrier }) => (carrier === undefined ? [] : [shipOf(state, carrier)]));
        return setup.seats.map((_, seat) => towing.filter((ship) => ship.seat === seat && ship.status === "inPlay").length);
      },
    },
    figures,
  ),
  playArea: [coloursStep],
  beforeObstacles: [centreStep(CACHE), PLACING],
  actions: [TOW],
  permissions: WHILE_TOWING,
});
