/** The structure of folders as text. */
import { type Structure, usualLines } from "./structure.ts";

/** Longer functions need a reason. */
const LONG = 80;

const numbers = new Intl.NumberFormat("en-GB");
const counted = (count: number, one: string): string => `${numbers.format(count)} ${one}${count === 1 ? "" : "s"}`;

/** The figures of a folder, and the names behind those that should be small. */
export function structureText(structure: Structure): string {
  const { folder, files, codeLines, cssLines, rooms, fileCircles, roomCircles, functions } = structure;
  const arrows = [...rooms.values()].reduce((sum, others) => sum + others.length, 0);
  const long = functions.filter(({ lines }) => lines > LONG);
  return [
    folder,
    `  ${counted(codeLines, "line")} of code in ${counted(files, "file")}${cssLines === 0 ? "" : `, ${counted(cssLines, "line")} of CSS`}`,
    `  ${counted(rooms.size, "room")}, ${counted(arrows, "arrow")}, ${counted(roomCircles.length, "circle")}`,
    ...roomCircles.map(circleLine),
    `  ${counted(fileCircles.length, "circle")} of files`,
    ...fileCircles.map(circleLine),
    `  ${counted(functions.length, "function")}: 95% have at most ${counted(usualLines(structure), "line")}, ${long.length} have more than ${LONG}`,
    ...long.map(({ path, name, lines }) => `    ${lines}: ${name} (${path})`),
    "",
  ].join("\n");
}

const circleLine = (circle: readonly string[]): string => `    ${circle.length}: ${circle.join(", ")}`;

/** The arrows of each room. */
export const roomsText = ({ rooms }: Structure): string =>
  [...rooms].map(([room, others]) => `  ${room} → ${others.join(", ") || "nothing"}\n`).join("");
