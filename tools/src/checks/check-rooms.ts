/** The rooms of the web app: its folders import one way, as the packages do. Part of the import check. */
import { dirname, join } from "node:path/posix";
import { importsOf, isTest, type SourceFile } from "../files/source-text.ts";
import { circlesOf } from "../structure/circles.ts";

const APP = "apps/web/src/";

/** Each of these may import those before it. All other rooms may import any of them. */
const COMMON = ["browser", "words", "look", "parts"] as const;

/** What each room may import besides, as in ARCHITECTURE.md. A room in a room may import rooms of the same room. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  addresses: [],
  cards: [],
  lists: ["cards"],
  "lists/entry": [],
  "lists/drafts": ["entry"],
  "lists/exchange": ["entry", "drafts"],
  "game-worker": ["cards"],
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
  rules: ["addresses"],
  about: [],
  offline: [],
  shell: [],
};

/** The folders a file is in, from the outside in. A file directly in the app's folder is in none. */
const foldersOf = (path: string): readonly string[] => path.slice(APP.length).split("/").slice(0, -1);

export function roomProblems(files: readonly SourceFile[]): readonly string[] {
  const ours = files.filter(({ path }) => path.startsWith(APP) && !isTest(path) && !path.includes(".testing."));
  const steps = ours.flatMap(({ path, text }) =>
    importsOf(text).flatMap((target) => (target.startsWith(".") ? [{ from: path, to: join(dirname(path), target) }] : [])),
  );
  return [...steps.flatMap(({ from, to }) => stepProblems(from, to)), ...folderCircles(steps)];
}

function stepProblems(from: string, to: string): readonly string[] {
  const [[room, inner], [target, innerTarget]] = [foldersOf(from), foldersOf(to)];
  if (room === undefined) return [];
  if (target === undefined) return [`${from}: ${to} is outside the app's rooms`];
  if (room !== target) return mayImport(room, target) ? [] : [`${from}: the room ${room} may not import ${target}`];
  if (inner === undefined || inner === innerTarget || !Object.keys(MAY_IMPORT).some((name) => name.startsWith(`${room}/`))) return [];
  const isAllowed = innerTarget !== undefined && MAY_IMPORT[`${room}/${inner}`]?.includes(innerTarget);
  return isAllowed ? [] : [`${from}: the room ${room}/${inner} may not import ${innerTarget ? `${room}/${innerTarget}` : to}`];
}

function mayImport(room: string, target: string): boolean {
  const common: readonly string[] = COMMON;
  const below = common.includes(room) ? common.slice(0, common.indexOf(room)) : [...common, ...(MAY_IMPORT[room] ?? [])];
  return below.includes(target);
}

/** Folders in the same folder that import each other, directly or through others. */
function folderCircles(steps: readonly { readonly from: string; readonly to: string }[]): readonly string[] {
  const imported = new Map<string, string[]>();
  for (const { from, to } of steps) {
    const [ours, theirs] = [foldersOf(from), foldersOf(to)];
    const depth = ours.findIndex((name, at) => name !== theirs[at]);
    if (depth < 0 || theirs[depth] === undefined) continue;
    const folder = ours.slice(0, depth + 1).join("/");
    imported.set(folder, [...(imported.get(folder) ?? []), theirs.slice(0, depth + 1).join("/")]);
  }
  return circlesOf(imported).map((circle) => `these folders import each other: ${circle.join(", ")}`);
}
