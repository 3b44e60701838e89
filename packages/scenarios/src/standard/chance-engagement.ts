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
        text: "A ship that drops to half health or less gives the opponent half of its squad points, rounded down, at once, and once a game.",
        basis: known("SC-CHANCE-08"),
      },
      {
        text: "A ship that is destroyed or removed gives the other half, rounded up; all of it if no half was given before.",
        basis: known("SC-CHANCE-11"),
      },
    ],
    false,
  ),
  aim: { text: "Drive the enemy off; the satellite in the middle is worth a little more.", basis: known("SC-COMMON-72") },
  pieces: [centre("satellite")],
  rules: [
    objectiveRule("each player who contests the satellite scores 1 mission point, and 1 more if nobody else does.", "SC-CHANCE-04"),
    {
      name: "Contest",
      text: "A player contests it with at least one ship at range 0–2; how many and how large they are does not matter.",
      basis: known("SC-CHANCE-03"),
    },
  ],
};

/** With one ship at least at range 0-2, of whatever size (SC-CHANCE-03, -06). */
const isContestedBy = (game: Situation, seat: number): boolean =>
  piecesOf(game, "satellite").some((satellite) =>
    game.state.ships.some((ship) => ship.seat === seat && ship.status === "inPlay" && rangeToPiece(game, ship, satellite) <= 2),
  );

/** The satellite is laid by the sheet. Half points are rounded down, and given once (SC-CHANCE-08, -18-Q). */
export const chanceEngagementPlay: PlayBy = (figures) =>
  missionPlay(
    {
      sheet: () => chanceEngagement,
      objectiveRow: "SC-CHANCE-04",
      halfPoints: "rounded down",
      // One for each who contests it, one more for who is alone (SC-CHANCE-04, -05).
      objectives(game) {
        const contests = game.setup.seats.map((_, seat) => isContestedBy(game, seat));
        const isAlone = contests.filter(Boolean).length === 1;
        return contests.map((isContesting) => (isContesting ? (isAlone ? 2 : 1) : 0));
      },
    },
    figures,
  );
