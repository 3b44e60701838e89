/** The rooms of the web app: its folders import one way, as the packages do. Part of the import check. */
import { dirname, join } from "node:path/posix";
import { addressesOf, importsOf, isTest, type SourceFile } from "../files/source-text.ts";
import { circlesOf } from "../structure/circles.ts";

const APP = "apps/web/src/";

/** Each of these may import those before it. All other rooms may import any of them. */
const COMMON = ["browser", "words", "look", "parts"] as const;

/**
 * What each room may import besides. The table in `apps/web/README.md` has the same order, and describes each room. A room in a
 * room may import rooms of the same room.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  addresses: [],
  cards: [],
  lists: ["cards"],
  "lists/entry": [],
  "lists/drafts": ["entry"],
  "lists/exchange": ["entry", "drafts"],
  "game-worker": ["cards"],
  "game-worker/shared": [],
  "game-worker/storage": ["shared"],
  "game-worker/page": ["shared"],
  "game-worker/worker": ["shared", "storage"],
  saved: ["addresses", "lists", "game-worker"],
  start: ["addresses", "lists", "game-worker", "saved"],
  judge: ["cards", "game-worker"],
  "judge/pieces": [],
  "judge/trial": ["pieces"],
  "judge/verdict": ["pieces"],
  "judge/view": ["pieces", "trial", "verdict"],
  "judge/state": ["pieces", "trial", "verdict", "view"],
  "judge/palette": ["pieces", "state"],
  "judge/panels": ["pieces", "trial", "verdict", "state"],
  "judge/bar": ["pieces", "view", "state"],
  build: ["cards", "lists", "start"],
  "build/choosers": [],
  "build/state": ["choosers"],
  "build/facts": ["state"],
  "build/search": ["choosers", "state"],
  "build/ship": ["choosers", "state"],
  "build/list": ["state", "ship"],
  "build/finder": ["choosers", "state", "search", "ship"],
  "build/fixes": [],
  "build/verdict": ["state", "facts", "fixes"],
  "build/exchange": ["state"],
  "build/editor": ["state", "facts", "list", "finder", "verdict", "exchange"],
  "build/home": [],
  rules: ["addresses"],
  play: ["addresses", "cards", "game-worker", "start", "judge", "rules"],
  "play/board": [],
  "play/questions": ["board"],
  "play/panels": ["board"],
  "play/hot-seat": ["board"],
  "play/guided": ["board"],
  "play/side-panel": ["board"],
  "play/end": ["board"],
  "play/game": ["board", "questions", "panels", "hot-seat", "guided", "end"],
  "play/replay": ["board", "questions", "panels", "end"],
  home: ["addresses", "lists", "game-worker", "saved", "start"],
  odds: ["addresses"],
  about: [],
  offline: [],
  shell: [],
};

/** All rooms of the app, in the order of the table in `apps/web/README.md`. */
export const ROOMS: readonly string[] = [...COMMON, ...Object.keys(MAY_IMPORT).filter((name) => !name.includes("/"))];

/** Inner rooms that no other room may import. */
const INTERNAL: readonly string[] = ["game-worker/worker"];

/** Rooms that a room may start as a worker. It doesn't load their code, so it needn't be allowed to import them. */
const MAY_START: Readonly<Record<string, readonly string[]>> = { "game-worker/page": ["game-worker/worker"] };

/** The folders a file is in, from the outside in. A file directly in the app's folder is in none. */
const foldersOf = (path: string): readonly string[] => path.slice(APP.length).split("/").slice(0, -1);

/** Tests belong to their room too, and so do their helpers. */
const isForTests = (path: string): boolean => isTest(path) || path.includes(".testing.");

/** A file that imports another, or starts it as a worker. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly isStart: boolean;
}

export function roomProblems(files: readonly SourceFile[]): readonly string[] {
  const ours = files.filter(({ path }) => path.startsWith(APP));
  const steps = ours.flatMap(stepsOf);
  return [...missingRows(ours), ...steps.flatMap(stepProblems), ...folderCircles(steps.filter(({ from }) => !isForTests(from)))];
}

function stepsOf({ path, text }: SourceFile): readonly Step[] {
  const stepTo = (isStart: boolean) => (target: string) =>
    target.startsWith(".") ? [{ from: path, to: join(dirname(path), target), isStart }] : [];
  return [...importsOf(text).flatMap(stepTo(false)), ...addressesOf(text).flatMap(stepTo(true))];
}

/** The room a file is in: the inner one, if its room has rows for inner rooms. */
function roomOf(path: string): string | undefined {
  const [room, inner] = foldersOf(path);
  return room !== undefined && inner !== undefined && hasInnerRooms(room) ? `${room}/${inner}` : room;
}

const hasInnerRooms = (room: string): boolean => Object.keys(MAY_IMPORT).some((name) => name.startsWith(`${room}/`));

function missingRows(files: readonly SourceFile[]): readonly string[] {
  const common: readonly string[] = COMMON;
  const rooms = new Set(files.flatMap(({ path }) => roomOf(path) ?? []));
  return [...rooms]
    .filter((room) => !common.includes(room) && MAY_IMPORT[room] === undefined)
    .map((room) => `${APP}${room}: give this room a row in MAY_IMPORT (tools/src/checks/check-rooms.ts) and in apps/web/README.md`);
}

function stepProblems({ from, to, isStart }: Step): readonly string[] {
  const [room] = foldersOf(from);
  if (room === undefined) return [];
  // Tests may also use the files that build the app.
  if (!to.startsWith(APP)) return isForTests(from) ? [] : [`${from}: ${to} is outside the app's rooms`];
  const [target] = foldersOf(to);
  if (target === undefined) return [`${from}: ${to} is outside the app's rooms`];
  const [own, other] = [roomOf(from) ?? room, roomOf(to) ?? target];
  if (own === other || own === target || (isStart && MAY_START[own]?.includes(other))) return [];
  if (room !== target) return mayImport(room, target, other) ? [] : [problem(from, room, INTERNAL.includes(other) ? other : target)];
  const isAllowed = other !== target && MAY_IMPORT[own]?.includes(other.slice(target.length + 1));
  return isAllowed ? [] : [problem(from, own, other === target ? to : other)];
}

const problem = (from: string, room: string, target: string): string => `${from}: the room ${room} may not import ${target}`;

function mayImport(room: string, target: string, inner: string): boolean {
  const common: readonly string[] = COMMON;
  const below = common.includes(room) ? common.slice(0, common.indexOf(room)) : [...common, ...(MAY_IMPORT[room] ?? [])];
  return below.includes(target) && !INTERNAL.includes(inner);
}

/** Folders in the same folder, and the files next to them, that import each other, directly or through others. */
function folderCircles(steps: readonly Step[]): readonly string[] {
  const imported = new Map<string, string[]>();
  for (const { from, to, isStart } of steps) {
    const [ours, theirs] = [foldersOf(from), foldersOf(to)];
    const depth = ours.findIndex((name, at) => name !== theirs[at]);
    const shared = depth < 0 ? ours.length : depth;
    if (isStart || (depth < 0 && ours.length === theirs.length)) continue;
    const folder = folderOrFiles(ours, shared);
    imported.set(folder, [...(imported.get(folder) ?? []), folderOrFiles(theirs, shared)]);
  }
  return circlesOf(imported).map((circle) => `these folders import each other: ${circle.join(", ")}`);
}

/** The folder at this depth, or the files directly in the folder above it. */
const folderOrFiles = (folders: readonly string[], depth: number): string =>
  folders[depth] === undefined ? `the files in ${folders.slice(0, depth).join("/") || APP}` : folders.slice(0, depth + 1).join("/");
