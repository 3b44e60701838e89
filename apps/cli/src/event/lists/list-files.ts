/**
 * Hands in many lists at once, from a folder or from files. Good files are accepted even if others are refused, and the command says why
 * it refused a file. After fixing those files, the user can run the same command again.
 */

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type EventLog, type ListHandIn, nameOf, teamOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { ListForFormat } from "../../squad/squad-file.ts";
import { complain, type NextStep, printNote } from "../../terminal/messages.ts";
import { systemReason } from "../../terminal/system-words.ts";
import { eventCommand, quoted } from "../file/command-words.ts";
import { changeEvent, readBeforeWriting, type Writer, type Writing } from "../file/open-event.ts";
import { compareLists } from "./list-changes.ts";
import { joinTeamLists, listsFor, readList } from "./list-check.ts";
import { ownerOf } from "./list-owner.ts";

/** A file and its player. */
interface Found {
  readonly path: string;
  readonly player: string;
  readonly read: ListForFormat;
}

/** Messages about accepted files, and how many files were refused. The reasons for refusals have already been printed. */
interface Tally {
  readonly taken: string[];
  refused: number;
}

/** Whether there is a file or folder of this name. */
export const pathExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export async function takeLists(file: string, paths: readonly string[], values: Writer): Promise<number> {
  const look = await readBeforeWriting(file);
  if (!look) return EXIT.refused;
  const tally: Tally = { taken: [], refused: 0 };
  const files = await filesIn(paths, tally);
  const reads: { readonly path: string; readonly read: ListForFormat }[] = [];
  for (const path of files) {
    const read = await readList(path, look.event.format.lists.format, values["data"], path);
    if (read) reads.push({ path, read });
    else tally.refused += 1;
  }
  const code = await changeEvent(file, values, (writing) => {
    const owned = reads.map((one) => ({ ...one, owner: ownerOf(writing.log.event, one.path, one.read.entry) }));
    const found = owned.flatMap(({ path, read, owner }) => ("player" in owner ? [{ path, read, player: owner.player }] : []));
    for (const group of grouped(writing.log, found)) takeGroup(writing, group, tally);
    // This comes last, because its messages suggest the players who still have no list.
    for (const { path, read, owner } of owned) if ("unknown" in owner) refuseUnknown(writing, path, read, tally);
    return [...tally.taken, ...summary(writing.log, tally)];
  });
  return code === EXIT.fine && tally.refused > 0 ? EXIT.refused : code;
}

/** Returns the given files, and the files in the given folders, sorted by name. Leaves out hidden files in the folders. */
async function filesIn(paths: readonly string[], tally: Tally): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    try {
      if (!(await stat(path)).isDirectory()) found.push(path);
      else {
        const inside = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !name.startsWith("."));
        for (const { name } of inside.filter((one) => one.isDirectory()))
          refuse(tally, join(path, name), "it is a folder inside another folder", "Name that folder in the command.");
        const files = inside.filter((one) => !one.isDirectory()).map(({ name }) => join(path, name));
        if (files.length === 0) refuse(tally, path, "the folder is empty", "Add list files to it.");
        found.push(...files.toSorted());
      }
    } catch (error) {
      refuse(tally, path, systemReason(error), "Check the name.");
    }
  }
  return [...new Set(found)];
}

function refuse(tally: Tally, path: string, why: string, next: NextStep): void {
  complain(`${path} was not accepted: ${why}.`, next);
  tally.refused += 1;
}

function refuseUnknown({ file, log }: Writing, path: string, read: ListForFormat, tally: Tally): void {
  const owner = ownerOf(log.event, path, read.entry);
  const why = "unknown" in owner ? owner.unknown : `it might be for ${nameOf(log.event, owner.player)}`;
  refuse(tally, path, why, `Name its player: ${eventCommand("list", file, "PLAYER", quoted(path))}`);
}

/** Groups the files of a team's members, which are checked together. Every other file forms its own group. */
function grouped({ event }: EventLog, found: readonly Found[]): readonly (readonly Found[])[] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const side = (event.format.ranks === "teams" ? teamOf(event, one.player)?.id : undefined) ?? one.player;
    groups.set(side, [...(groups.get(side) ?? []), one]);
  }
  return [...groups.values()];
}

const FIX_FILE = "Fix the list, then run the same command again.";

function takeGroup(writing: Writing, group: readonly Found[], tally: Tally): void {
  const { event } = writing.log;
  const [first] = group;
  if (!first) return;
  const isTeam = group.every(({ read }) => read.entry.squads.length === 1) && group.length > 1;
  const owners = new Set(group.map(({ player }) => player));
  if (group.length > 1 && !(isTeam && owners.size === group.length)) {
    for (const { path, player } of group)
      refuse(tally, path, `there are ${group.length} files for ${nameOf(event, player)}, ${paths(group)}`, "Hand in only the right one.");
    return;
  }
  const read = joinTeamLists(event, new Map(group.map((one) => [one.player, one.read])));
  if (typeof read === "string") {
    for (const { path } of group) refuse(tally, path, read, "Add the missing list to the command.");
    return;
  }
  const lists = listsFor(event, first.player, read, { override: false, called: paths(group), next: FIX_FILE });
  if (!lists) {
    tally.refused += group.length;
    return;
  }
  const { changed, known, replaced, small } = compareLists(event, lists);
  const rows = changed.map(([player, list]): ListHandIn => ({ kind: "handed in", player, list }));
  const against = rows.map((row) => writing.against(row, rows)).find((reason) => reason !== undefined);
  if (against !== undefined) {
    for (const { path } of group) refuse(tally, path, against, FIX_FILE);
    return;
  }
  const before = writing.recorded.length;
  for (const row of rows) writing.record(row, rows);
  for (const words of small) printNote(words);
  tally.taken.push(...[...writing.recorded.slice(before), ...replaced, ...known].map((words) => `${paths(group)}: ${words}`));
}

const paths = (group: readonly Found[]): string => group.map(({ path }) => path).join(" and ");

function summary({ event }: EventLog, { refused }: Tally): readonly string[] {
  const playing = [...event.players.values()].filter(({ status }) => status === "playing");
  const missing = playing.filter(({ list }) => list === undefined).length;
  return [
    ...(refused > 0 ? [`${refused === 1 ? "1 file was" : `${refused} files were`} not accepted.`] : []),
    missing === 0
      ? `All ${playing.length} lists are in.`
      : `${missing} of ${playing.length} lists ${missing === 1 ? "is" : "are"} missing.`,
  ];
}
