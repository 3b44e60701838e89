/** The structure of a folder of sources in figures. */
import { readFileSync } from "node:fs";
import { filesBelow } from "../files/freshness.ts";
import { isTest, type SourceFile } from "../files/source-text.ts";
import { inRoot } from "../root.ts";
import { type Arrows, arrowsOf, circlesOf } from "./circles.ts";
import { type FunctionLength, functionLengths } from "./function-lengths.ts";

/** Names of files and rooms don't include the folder. */
export interface Structure {
  readonly folder: string;
  readonly files: number;
  readonly codeLines: number;
  readonly cssLines: number;
  /** A room is a folder that contains code, at any depth. It leads to the rooms next to it that its files import. */
  readonly rooms: Arrows;
  readonly fileCircles: readonly (readonly string[])[];
  readonly roomCircles: readonly (readonly string[])[];
  /** The longest first. */
  readonly functions: readonly FunctionLength[];
}

/** The files below a folder that count: code and CSS without tests. */
export const measuredFiles = (folder: string): readonly SourceFile[] =>
  filesBelow(folder)
    .filter((path) => path.startsWith(`${folder}/`) && /\.(tsx?|css)$/.test(path) && !path.endsWith(".d.ts") && !isTest(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") }));

export function structureOf(folder: string, files: readonly SourceFile[]): Structure {
  const named = files.map(({ path, text }) => ({ path: path.slice(folder.length + 1), text }));
  const code = named.filter(({ path }) => !path.endsWith(".css"));
  const css = named.filter(({ path }) => path.endsWith(".css"));
  const arrows = arrowsOf(code);
  const rooms = roomsOf(arrows);
  return {
    folder,
    files: code.length,
    codeLines: linesOf(code),
    cssLines: linesOf(css),
    rooms,
    fileCircles: circlesOf(arrows),
    roomCircles: circlesOf(rooms),
    functions: code.flatMap(functionLengths).sort((one, other) => other.lines - one.lines),
  };
}

const linesOf = (files: readonly SourceFile[]): number => files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);

/** An import from `a/b/c.ts` to `a/d/e/f.ts` leads from the room `a/b` to the room `a/d`. */
function roomsOf(files: Arrows): Arrows {
  const rooms = new Map<string, Set<string>>();
  for (const path of files.keys()) for (const room of roomsAround(path)) rooms.set(room, rooms.get(room) ?? new Set());
  for (const [path, targets] of files) {
    const around = roomsAround(path);
    for (const target of targets) {
      const others = roomsAround(target);
      const apart = around.findIndex((room, at) => room !== others[at]);
      const room = around[apart];
      const other = others[apart];
      if (room !== undefined && other !== undefined) rooms.get(room)?.add(other);
    }
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others].sort()]));
}

/** The rooms that a file is in, from the outside in. */
function roomsAround(path: string): readonly string[] {
  const folders = path.split("/").slice(0, -1);
  return folders.map((_, at) => folders.slice(0, at + 1).join("/"));
}

/** The number of lines that 95% of the functions don't exceed. */
export const usualLines = ({ functions }: Structure): number => functions[Math.floor(functions.length * 0.05)]?.lines ?? 0;
