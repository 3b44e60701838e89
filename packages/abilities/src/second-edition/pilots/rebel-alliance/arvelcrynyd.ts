import { areasOverlap, type BaseId, baseAt, execute, type Pose, SIDES, samePose } from "@broadside/geometry";
import { isPrimary, type Ship } from "@broadside/rules";
import type { Answers, Direction } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";
import { treatedAtRange } from "../../ranges.ts";

type Situation = Parameters<NonNullable<Answers["moveWays"]>>[0];

/** If another ship is in the way of a boost, the boost ends at that ship, just as a maneuver would. */
function stoppingShort(game: Situation, ship: Ship, way: Direction): Direction {
  const side = SIDES.find((one) => one === way.key);
  if ("side" in way || (way.key !== "straight" && side === undefined)) return way;
  const course = { bearing: side === undefined ? "straight" : "bank", speed: 1, side: side ?? "left" } as const;
  return {
    ...way,
    at(base: BaseId, pose: Pose) {
      const others = game.state.ships.flatMap((other) =>
        other !== ship && other.status === "inPlay" && other.pose ? [game.board.base(other)] : [],
      );
      return way.at(base, pose).map((place) => {
        if (!others.some((other) => areasOverlap([baseAt(base, place.pose)], other))) return place;
        const { pose: end } = execute(base, pose, course, others, "ignored");
        return samePose(end, pose) ? place : { ...place, pose: end };
      });
    },
  };
}

const moveWays: NonNullable<Answers["moveWays"]> = (game, self, { ship, move, colour, ways }) =>
  ship === self.ship && move === "boost" && colour !== undefined ? ways.map((way) => stoppingShort(game, ship, way)) : undefined;

/** The 2.5 text, which is on both of his cards: an attack at range 0 counts as range 1. */
export const LATER: Omit<Card, "card"> = {
  title: "Arvel Crynyd",
  editions: ["2.5"],
  triggers: [treatedAtRange(1, all(isAttacker, atRange(0)))],
  moveWays,
};

export const arvelcrynyd: readonly Card[] = [
  {
    card: "pilot:arvelcrynyd",
    title: "Arvel Crynyd",
    editions: ["2.0"],
    changes: [{ of: "weaponNearness", by: 1, when: ({ moment }) => moment.weapon !== undefined && isPrimary(moment.weapon) }],
    moveWays,
  },
  { card: "pilot:arvelcrynyd", ...LATER },
];
