/** `broadside event list FILE PLAYER LIST`: checks and stores the lists that players hand in. */

import { FACTION_NAMES } from "@broadside/cards";
import { factionsOf } from "@broadside/squads";
import { type EventFormat, membersOf, nameOf, type SubmittedList, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { ListForFormat } from "../../squad/squad-file.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, printNote } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG } from "../../terminal/output.ts";
import { changeEvent, FILE_ARG, readBeforeWriting, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson, isKnown } from "../people/find-people.ts";
import { compareLists } from "./list-changes.ts";
import { joinTeamLists, listsFor, type PlayerList, readList } from "./list-check.ts";
import { pathExists, takeLists } from "./list-files.ts";
import { writeLists } from "./list-output.ts";
import { showLists } from "./list-table.ts";

export const listCommand: Subcommand = {
  about: "Hand in a list, or many at once; without a list, show what was handed in",
  example: "cup.jsonl Ana my-list.xws",
  args: {
    file: FILE_ARG,
    player: {
      type: "positional",
      required: false,
      valueHint: "PLAYER",
      description: "the player, or a team with all its lists in one file; without this argument, the files are matched to players by name",
    },
    list: {
      type: "positional",
      required: false,
      valueHint: "LIST…",
      description:
        "the list as XWS, or a file with several lists for a team or for Escalation; without PLAYER, any number of files or a folder",
    },
    paper: { type: "string", valueHint: "POINTS,…", description: "record a paper list by its total points" },
    faction: { type: "string", valueHint: "FACTION", description: "the faction of a paper list" },
    override: { type: "string", valueHint: "REASON", description: "accept an illegal list, or a change after the start" },
    json: { type: "boolean", description: "print the lists as JSON" },
    out: { ...OUT_ARG, description: "save PLAYER's list, or all of a team's lists, to this file" },
    data: DATA_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, who, list, override] = [String(values["file"]), options.text("player"), options.text("list"), options.text("override")];
    const paper = readPaper(options);
    if (paper && list !== undefined) options.note("A list can't be both a file and on paper.", "Leave out the file or --paper.");
    if (who === undefined && (paper !== undefined || list !== undefined))
      options.note("The list has no player.", "Name the player: broadside event list FILE PLAYER LIST");
    if (!paper && list === undefined && override !== undefined)
      options.note("--override needs a list to accept.", "Name the list file, or use --paper and --faction.");
    if (options.reportProblems()) return EXIT.usage;
    const words = (values["_"] as readonly string[]).slice(1);
    const out = options.text("out");
    if (out !== undefined) {
      if (who === undefined || words.length !== 1 || (paper ?? override) !== undefined)
        options.note("--out only works with one player or team, and nothing else.", "Type broadside event list FILE PLAYER --out OUT");
      return options.reportProblems() ? EXIT.usage : writeLists(file, who ?? "", out);
    }
    if (await areFiles(file, words)) {
      if (paper ?? override)
        options.note("--paper and --override work for one list at a time.", "Leave them out, or name a player and one list.");
      return options.reportProblems() ? EXIT.usage : takeLists(file, words, values);
    }
    if (who === undefined || (!paper && list === undefined)) return showLists(file, who, options.flag("json"));
    const handed = { kind: "handed in", ...(override !== undefined && { override }) } as const;
    const look = await readBeforeWriting(file);
    const read = look && list !== undefined ? await readList(list, look.event.format.lists.format, values["data"]) : undefined;
    if (!look || (list !== undefined && !read)) return EXIT.refused;
    return changeEvent(file, values, ({ log, record, recorded }) => {
      const isTeam = !paper && !isKnown(log.event, who, "player") && isKnown(log.event, who, "team");
      const id = findPerson(log.event, who, isTeam ? "team" : "player");
      const members = membersOf(log.event, id ?? "");
      const [player] = members;
      if (id === undefined || player === undefined) return undefined;
      const onPaper = paper && paperList(paper, options.text("faction") ?? "", log.event.format.edition);
      if (paper && !onPaper) return undefined;
      const lists: readonly PlayerList[] | undefined = onPaper
        ? [[player, onPaper]]
        : read && listsFor(log.event, player, withMate(log.event, player, read), { override: override !== undefined });
      if (!lists) return undefined;
      if (isTeam && !members.every((member) => lists.some(([owner]) => owner === member))) {
        complain(
          `${nameOf(log.event, id)} is a team, but the file doesn't have a list for each member.`,
          "Use a file with a list for each member, under their names, or hand in each list separately.",
        );
        return undefined;
      }
      const { known, changed, replaced, small } = compareLists(log.event, lists);
      const rows = changed.map(([owner, own]) => ({ ...handed, player: owner, list: own }));
      if (!rows.every((row) => record(row, rows))) return undefined;
      for (const words of small) printNote(words);
      return [...recorded, ...replaced, ...known];
    });
  },
};

/** True if the words are files. A player takes precedence over a file with the same name; three or more words are always files. */
async function areFiles(file: string, words: readonly string[]): Promise<boolean> {
  const [first] = words;
  if (first === undefined || words.length > 2) return first !== undefined;
  const there = await Promise.all(words.map(pathExists));
  if (there.includes(false)) return false;
  const look = await readBeforeWriting(file);
  return look !== undefined && !isKnown(look.event, first, "player or team");
}

/** Joins a member's list with the team's other lists if they have been handed in. */
function withMate(event: TournamentEvent, player: string, read: ListForFormat): ListForFormat {
  const whole = joinTeamLists(event, new Map([[player, read]]));
  if (typeof whole !== "string") return whole;
  printNote(`${whole}.`);
  return read;
}

/** Reads the totals of a paper list. */
function readPaper(options: OptionReader): readonly number[] | undefined {
  const [totals, faction] = [options.numbers("paper"), options.text("faction")];
  if ((options.text("paper") === undefined) !== (faction === undefined))
    options.note("A paper list needs its points and its faction.", "Use --paper POINTS and --faction FACTION together.");
  return totals;
}

/** Returns a paper list, with its faction given by id or name. */
function paperList(totals: readonly number[], text: string, edition: EventFormat["edition"]): SubmittedList | undefined {
  const wanted = text.trim().toLowerCase();
  const factions = factionsOf(edition);
  const faction = factions.find((id) => id === wanted || FACTION_NAMES[id].toLowerCase() === wanted);
  if (faction !== undefined) return { faction, squads: totals.map((points) => ({ points, ships: [] })) };
  complain(`There is no faction "${text}" in this edition.`, `Use one of: ${factions.join(", ")}.`);
  return undefined;
}
