/** A position's pieces, as the table widget draws them. */
import { arcAt, arcOutlines, BASES, baseAt, dividingLines, hasSections, mm, OBSTACLES, obstacleOutline } from "@broadside/geometry";
import { featureToken, printedArcs, rulesOf } from "@broadside/position";
import type { Edition } from "@broadside/rulebook/row";
import type { Piece, Points } from "@broadside/table";
import { hullOf } from "../../look/hull-looks.ts";
import { MATTER } from "../../look/matter.ts";
import { ORIGIN } from "../../look/outlines.ts";
import { featureName, obstacleName, PIECES, shipInWords } from "../../words/judge/pieces.ts";
import { type JudgedShip, type JudgedTable, typeOf } from "../pieces/judged-table.ts";
import { capital, shipName } from "../pieces/piece-names.ts";
import type { TrialShown } from "../trial/trial-words.ts";

/** In drawing order, from the bottom up. */
export const piecesOf = ({ edition, ships, obstacles, features }: JudgedTable): readonly Piece[] => [
  ...obstacles.map(
    ({ id, token, pose, flipped }): Piece => ({
      id,
      kind: "obstacle",
      label: capital(id),
      description: PIECES.other({ piece: obstacleName(token), id }),
      pose,
      outlines: [obstacleOutline(token, flipped)],
      lines: [],
      matter: MATTER[OBSTACLES[token].kind],
      movable: true,
    }),
  ),
  ...features.map(
    (feature): Piece => ({
      id: feature.id,
      kind: "feature",
      label: capital(feature.id),
      description: PIECES.other({ piece: featureName(feature.token), id: feature.id }),
      pose: feature.pose,
      outlines: [featureToken(feature).outline.map(mm)],
      lines: [],
      movable: true,
    }),
  ),
  ...ships.map((ship) => shipPiece(edition, ship)),
];

function shipPiece(edition: Edition, ship: JudgedShip): Piece {
  const { base, pose, seat, id, skill } = ship;
  const name = shipName(ship);
  const isHuge = BASES[base].size === "huge";
  return {
    id,
    kind: "ship",
    label: name,
    description: shipInWords(name, base, seat),
    pose,
    outlines: [baseAt(base, ORIGIN).points],
    lines: linesOf(edition, ship),
    ...(hasSections(base) && { accents: dividingLines(base).map((points) => ({ kind: "divider" as const, points })) }),
    seat,
    movable: true,
    ship: {
      ...hullOf({ ship: typeOf(ship), base }),
      state: { skill: skill ?? seat, name, shields: NONE, hull: NONE, ...(isHuge && { sections: [] }), tokens: [] },
    },
  };
}

/** A position doesn't record damage, so gauges are empty. */
const NONE = { left: 0, of: 0 };

/** The ghost that shows where the ship would end. */
export const ghostPiece = ({ ship, trial }: TrialShown): Piece => ({
  id: GHOST,
  kind: "ghost",
  label: "",
  description: PIECES.ghost({ name: shipName(ship) }),
  pose: trial.pose,
  outlines: [baseAt(ship.base, ORIGIN).points],
  lines: [],
  seat: ship.seat,
  movable: false,
  ship: hullOf({ ship: typeOf(ship), base: ship.base }),
});

export const GHOST = "ghost";

/** The lines of the arcs printed on the ship token. */
function linesOf(edition: Edition, { base, arcs }: JudgedShip): readonly Points[] {
  return printedArcs(edition, base)
    .filter((arc) => arcs.includes(arc) && arc !== "mainWeapon")
    .flatMap((arc) => {
      const region = arcAt(rulesOf(edition).arcs, base, arc, ORIGIN);
      return region ? arcOutlines(region, baseAt(base, ORIGIN), 0).map((points) => [...points, ...points.slice(0, 2)]) : [];
    });
}
