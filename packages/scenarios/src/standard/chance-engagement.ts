import type { Situation } from "@broadside/rules";
import { piecesOf, rangeToPiece } from "@broadside/rules/scenarios";
import { known } from "../basis.ts";
import { standardScenario } from "../listed.ts";
import type { PlayBy } from "../play/play.ts";
import type { Sheet } from "../sheet.ts";
import { centre, objectiveRule, shared } from "./common.ts";
import { missionPlay } from "./mission.ts";

const ID = "chance-engagement";

export const chanceEngagement: Sheet = {
  ...standardScenario(ID),
  ...shared(
    ID,
    [
      {
        text: "The first time a ship drops to half health or less, the opponent scores half of its squad points, rounded down, at once.",
        basis: known("SC-CHANCE-08"),
      },
      {
        text: "When a ship is destroyed or removed, the opponent scores the other half, rounded up, or all of its points if they have not scored half.",
        basis: known("SC-CHANCE-11"),
      },
    ],
    false,
  ),
  aim: { text: "Drive the enemy off. The satellite in the middle is worth a few extra points.", basis: known("SC-COMMON-72") },
  pieces: [centre("satellite")],
  rules: [
    objectiveRule("each player who contests the satellite scores 1 mission point, plus 1 if nobody else contests it.", "SC-CHANCE-04"),
    {
      name: "Contest",
      text: "A player contests it with at least one ship at range 0–2. The number and size of the ships do not matter.",
      basis: known("SC-CHANCE-03"),
    },
  ],
};

/** True if a seat has at least one ship of any size at range 0-2 of the satellite (SC-CHANCE-03, -06). */
const isContestedBy = (game: Situation, seat: number): boolean =>
  piecesOf(game, "satellite").some((satellite) =>
    game.state.ships.some((ship) => ship.seat === seat && ship.status === "inPlay" && rangeToPiece(game, ship, satellite) <= 2),
  );

/** The sheet already places the satellite. Half points are rounded down, and given only once (SC-CHANCE-08, -18-Q). */
export const chanceEngagementPlay: PlayBy = (figures) =>
  missionPlay(
    {
      sheet: () => chanceEngagement,
      objectiveRow: "SC-CHANCE-04",
      halfPoints: "rounded down",
      // Each player who contests the satellite gets 1 point. If only one player contests it, that player gets 1 more (SC-CHANCE-04, -05).
      objectives(game) {
        const contests = game.setup.seats.map((_, seat) => isContestedBy(game, seat));
        const isAlone = contests.filter(Boolean).length === 1;
        return contests.map((isContesting) => (isContesting ? (isAlone ? 2 : 1) : 0));
      },
    },
    figures,
  );
