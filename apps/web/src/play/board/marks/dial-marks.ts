/**
 * Draws dials on the table, in games with previews: where each chosen maneuver ends, and where the current dial's other maneuvers would
 * end.
 */

import { readManeuver } from "@broadside/cards";
import { mm, type Pose } from "@broadside/geometry";
import type { Mark, Piece } from "@broadside/table";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { hullOf } from "../../../look/hull-looks.ts";
import { outlineOf } from "../../../look/outlines.ts";
import { PLACES } from "../../../words/play/table/pieces.ts";
import type { Dials } from "../choices/use-dials.ts";
import { toolAfter, wingAfter } from "./wing-marks.ts";

/** Half the width of a template. */
const HALF = mm(10);

interface DialsOnTable {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
}

export function dialsOnTable(scene: Scene, dials: Dials): DialsOnTable {
  const shown = dials.questions.flatMap((question) => {
    const option = dials.optionOf(question);
    const isCurrent = question === dials.current;
    return option && (isCurrent || dials.isSet(question)) ? [flightOf(scene, question, option, isCurrent)] : [];
  });
  const fan = dials.current ? fanOf(scene, dials.current, dials.optionOf(dials.current)?.key) : [];
  return { pieces: [...fan, ...shown.flatMap(({ pieces }) => pieces)], marks: shown.flatMap(({ marks }) => marks) };
}

/** A maneuver's template, and the ship at its end. */
function flightOf(scene: Scene, question: PlayQuestion, option: PlayOption, isCurrent: boolean): DialsOnTable {
  const { path, trouble } = option.preview ?? {};
  const end = path?.at(-1);
  const sheet = scene.ships.find(({ id }) => id === question.about.ship);
  if (!path || !end || !sheet) return { pieces: [], marks: [] };
  const tone = trouble && trouble.ends !== "past an obstacle" ? "bad" : isCurrent ? "choice" : "neutral";
  const tool = toolAfter(scene, sheet, option);
  return {
    marks: [
      {
        id: `flight ${sheet.id}`,
        kind: "template",
        points: stripAlong(path),
        closed: true,
        tone,
        ...(tone === "neutral" && { seat: question.seat + 1 }),
      },
      ...(tool
        ? [
            {
              id: `tool after ${sheet.id}`,
              kind: "template" as const,
              points: tool,
              closed: true,
              tone: "neutral" as const,
              seat: question.seat + 1,
            },
          ]
        : []),
    ],
    pieces: [
      ...wingAfter(scene, sheet, option),
      {
        id: `flight ${sheet.id}`,
        kind: "ghost",
        label: trouble ? trouble.text : "",
        description: PLACES.after({ ship: sheet.shortName, maneuver: option.label }),
        pose: end,
        outlines: [outlineOf(sheet)],
        lines: [],
        seat: question.seat + 1,
        movable: false,
        ship: hullOf(sheet),
        ...(tone === "bad" && { isRefused: true as const }),
      },
    ],
  };
}

/** The ends of all other maneuvers, as small round places that can be pressed. */
function fanOf(_scene: Scene, { options, seat }: PlayQuestion, chosen: string | undefined): readonly Piece[] {
  return options.flatMap(({ key, label, pose, preview }): readonly Piece[] => {
    const end = pose ?? preview?.path?.at(-1);
    if (!end || key === chosen) return [];
    const colour = readManeuver(key)?.colour;
    return [
      {
        id: dialId(key),
        kind: "feature",
        label: "",
        description: label,
        pose: end,
        outlines: [DOT],
        lines: [],
        movable: false,
        fill: preview?.trouble?.ends === "off the table" ? "hard" : (FILLS[colour ?? "white"] ?? "normal"),
        seat: seat + 1,
      },
    ];
  });
}

const FILLS: Readonly<Record<string, NonNullable<Piece["fill"]>>> = {
  green: "easy",
  blue: "basic",
  red: "hard",
  purple: "purple",
  white: "normal",
};

const DIAL = "dial ";
const dialId = (key: string): string => `${DIAL}${key}`;
/** The key of the maneuver that a place in the fan stands for. */
export const dialKey = (id: string): string | undefined => (id.startsWith(DIAL) ? id.slice(DIAL.length) : undefined);

/** A disc with a radius of 7 mm. */
const DOT: readonly number[] = [
  [7, 0],
  [5, 5],
  [0, 7],
  [-5, 5],
  [-7, 0],
  [-5, -5],
  [0, -7],
  [5, -5],
].flatMap(([x = 0, y = 0]) => [mm(x), mm(y)]);

/** A strip as wide as a template, through the centres of the poses. */
function stripAlong(path: readonly Pose[]): readonly number[] {
  const sides = path.map(({ x, y }, at) => {
    const [before = { x, y }, after = { x, y }] = [path[Math.max(0, at - 1)], path[Math.min(path.length - 1, at + 1)]];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [nx, ny] = [(dy / length) * HALF, (-dx / length) * HALF];
    return { left: [x - nx, y - ny], right: [x + nx, y + ny] };
  });
  return [...sides.flatMap(({ left }) => left), ...sides.toReversed().flatMap(({ right }) => right)];
}
