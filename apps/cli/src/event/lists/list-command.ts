/** `broadside event list FILE PLAYER LIST`: lists are handed in, checked and kept. */
import { FACTION_NAMES } from "@broadside/cards";
import { type EventFormat, type HandedList, membersOf, nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import { DATA_ARG } from "../../points-updates.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { OUT_ARG } from "../../terminal/output.ts";
import { changeEvent, FILE_ARG, readBeforeWriting, WRITING_ARGS } from "../file/open-event.ts";
import { findWho, isKnown } from "../people/find-people.ts";
import { comparedWith } from "./list-changes.ts";
import { joined, type ListOf, listsFor, type ReadList, readList } from "./list-check.ts";
import { isThere, takeLists } from "./list-files.ts";
import { writeLists } from "./list-output.ts";
import { showLists } from "./list-table.ts";

const FIRST_EDITION = ["rebel", "imperial", "scum"];

export const listCommand: Subcommand = {
  about: "hands in a list, or many at once; without one it shows what was handed in",
  args: {
    file: FILE_ARG,
    player: {
      type: "positional",
      required: false,
      valueHint: "PLAYER",
      description:
        "whose list, or the team whose lists are in one file. Leave it out for many files: names in the files, or of the files, tell",
    },
    list: {
      type: "positional",
      required: false,
      valueHint: "LIST…",
      description: "the list as XWS, a container for a team or for Escalation; or many of them, or a folder, without a PLAYER",
    },
    paper: { type: "string", valueHint: "POINTS,…", description: "a list on paper of which the totals are known" },
    faction: { type: "string", valueHint: "FACTION", description: "the faction of a list on paper" },
    override: { type: "string", valueHint: "REASON", description: "takes a list that is not legal, or a change after the start" },
    json: { type: "boolean", description: "prints what was handed in as JSON" },
    out: { ...OUT_ARG, description: "writes the list of PLAYER, or all lists of a team as one container, to this file" },
    data: DATA_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, who, list, override] = [String(values["file"]), options.text("player"), options.text("list"), options.text("override")];
    const paper = readPaper(options);
    if (paper && list !== undefined) options.note("A list is a file or on paper, not both");
    if (who === undefined && (paper !== undefined || list !== undefined)) options.note("Say whose list it is");
    if (!paper && list === undefined && override !== undefined) options.note("There is no list to let pass");
    if (options.complains()) return EXIT.usage;
    const words = (values["_"] as readonly string[]).slice(1);
    const out = options.text("out");
    if (out !== undefined) {
      if (who === undefined || words.length !== 1 || (paper ?? override) !== undefined)
        options.note("--out goes with a PLAYER or a team alone");
      return options.complains() ? EXIT.usage : writeLists(file, who ?? "", out);
    }
    if (await areFiles(file, words)) {
      if (paper ?? override) options.note("Many lists come as files, and none of them is let pass; leave out --paper and --override");
      return options.complains() ? EXIT.usage : takeLists(file, words, values);
    }
    if (who === undefined || (!paper && list === undefined)) return showLists(file, who, options.flag("json"));
    const handed = { kind: "handed in", ...(override !== undefined && { override }) } as const;
    const look = await readBeforeWriting(file);
    const read = look && list !== undefined ? await readList(list, look.event.format.lists.format, values["data"]) : undefined;
    if (!look || (list !== undefined && !read)) return EXIT.refused;
    return changeEvent(file, values, ({ log, record, told }) => {
      const isTeam = !paper && !isKnown(log.event, who, "player") && isKnown(log.event, who, "team");
      const id = findWho(log.event, who, isTeam ? "team" : "player");
      const members = membersOf(log.event, id ?? "");
      const [player] = members;
      if (id === undefined || player === undefined) return undefined;
      const onPaper = paper && paperList(paper, options.text("faction") ?? "", log.event.format.edition);
      if (paper && !onPaper) return undefined;
      const lists: readonly ListOf[] | undefined = onPaper
        ? [[player, onPaper]]
        : read && listsFor(log.event, player, withMate(log.event, player, read), { override: override !== undefined });
      if (!lists) return undefined;
      if (isTeam && !members.every((member) => lists.some(([owner]) => owner === member))) {
        complain(
          `${nameOf(log.event, id)} is a team; its file holds a list for each member, under their names. Or hand in each list by itself.`,
        );
        return undefined;
      }
      const { known, changed, replaced, small } = comparedWith(log.event, lists);
      const rows = changed.map(([owner, own]) => ({ ...handed, player: owner, list: own }));
      if (!rows.every((row) => record(row, rows))) return undefined;
      for (const words of small) complain(words);
      return [...told, ...replaced, ...known];
    });
  },
};

/** A player comes before a file of the same name; three words and more are files in any case. */
async function areFiles(file: string, words: readonly string[]): Promise<boolean> {
  const [first] = words;
  if (first === undefined || words.length > 2) return first !== undefined;
  const there = await Promise.all(words.map(isThere));
  if (there.includes(false)) return false;
  const look = await readBeforeWriting(file);
  return look !== undefined && !isKnown(look.event, first, "player or team");
}

/** A single list of a team's member joins that of the other one, where it has been handed in. */
function withMate(event: TournamentEvent, player: string, read: ReadList): ReadList {
  const whole = joined(event, new Map([[player, read]]));
  if (typeof whole !== "string") return whole;
  complain(`Note: ${whole}.`);
  return read;
}

/** Totals of a list on paper. */
function readPaper(options: OptionReader): readonly number[] | undefined {
  const [totals, faction] = [options.numbers("paper"), options.text("faction")];
  if ((options.text("paper") === undefined) !== (faction === undefined)) options.note("A list on paper needs --paper and --faction");
  return totals;
}

/** By id or by name, among the factions of the edition. */
function paperList(totals: readonly number[], text: string, edition: EventFormat["edition"]): HandedList | undefined {
  const wanted = text.trim().toLowerCase();
  const factions = Object.entries(FACTION_NAMES).filter(([id]) => FIRST_EDITION.includes(id) === (edition === "1e"));
  const faction = factions.find(([id, name]) => id === wanted || name.toLowerCase() === wanted)?.[0];
  if (faction !== undefined) return { faction, squads: totals.map((points) => ({ points, ships: [] })) };
  complain(`There is no faction "${text}" in this edition; there are ${factions.map(([id]) => id).join(", ")}.`);
  return undefined;
}
