/** `broadside squad check FILE`: reports whether lists are legal, and exactly why if they aren't. */

import { checkEntry, type EntryDraft, type ListProblem, namePlace, spentOn, type Verdict } from "@broadside/squads";
import {
  ENGLISH_LISTS,
  fixInWords,
  listInWords,
  noteData,
  noteLine,
  optionsInWords,
  placeInWords,
  problemData,
  problemInWords,
  spentInWords,
  verdictData,
} from "@broadside/telling/lists";
import { LIST_EXIT } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { print } from "../terminal/messages.ts";
import { FILE_ARG, FORMAT_ARG } from "./squad-file.ts";
import { OPTIONS_ARG, openQuestion, problemsWithoutOwn, type Question, TIER_ARG } from "./squad-question.ts";

export const squadCheckCommand: Subcommand = {
  about: "Check whether a list is legal, and explain any problems (exit code 0 if legal, 1 if not, 2 if it can't be read)",
  example: "my-list.xws --format standard-100",
  args: {
    file: FILE_ARG,
    format: FORMAT_ARG,
    tier: TIER_ARG,
    options: OPTIONS_ARG,
    data: DATA_ARG,
    json: { type: "boolean", description: "print a JSON object (see docs/verdict.schema.json)" },
  },
  run: async (args) => {
    const question = await openQuestion(args);
    if (!question) return LIST_EXIT.unreadable;
    const { entry, format, notes, catalogue } = question;
    const { verdict } = checkEntry(entry, format, catalogue);
    const { tier, json } = args;
    const withoutOwn = verdict.legal ? problemsWithoutOwn(question) : [];
    if (json === true)
      print(
        JSON.stringify({
          ...verdictData(verdict, ENGLISH_LISTS),
          ...(tier !== undefined && { tier: Number(tier) }),
          ...(entry.options && { options: entry.options }),
          ...(withoutOwn.length > 0 && { withoutOwnOptions: withoutOwn.map((problem) => problemData(problem, ENGLISH_LISTS)) }),
          notes: notes.map((note) => noteData(note, ENGLISH_LISTS)),
        }),
      );
    else
      print(
        [
          ...verdictInWords(question, verdict),
          ...section(OWN_OPTIONS, withoutOwn.map(problemLines(question))),
          ...section(
            "Notes on the file:",
            notes.map((note) => noteLine(note, ENGLISH_LISTS)),
          ),
        ].join("\n"),
      );
    return verdict.legal ? LIST_EXIT.legal : LIST_EXIT.illegal;
  },
};

/** An event uses the organiser's options instead of those in the list. */
const OWN_OPTIONS =
  "Legal only because of options saved in the list itself. At an event, the organiser's options replace them. Without its own options:";

export type CheckQuestion = Pick<Question, "format" | "catalogue" | "name"> & { readonly entry: Pick<EntryDraft, "squads" | "options"> };

/** Describes a problem by its place, sentence and rule, with its fix on the next line. */
export const problemLines =
  ({ entry, format, catalogue }: CheckQuestion) =>
  (found: ListProblem): string => {
    const place = placeInWords(namePlace(found.place, entry, format, catalogue), ENGLISH_LISTS);
    return `${place}: ${problemInWords(found, ENGLISH_LISTS)} [${found.rule}]\n    ${fixInWords(found.fix, ENGLISH_LISTS)}`;
  };

/** Describes the verdict in lines of text. */
export function verdictInWords(asked: CheckQuestion, verdict: Verdict): readonly string[] {
  const { entry, format, catalogue, name = format.name } = asked;
  const { legal, problems, lists, points, epicPoints, hash } = verdict;
  const against = problems.filter(({ weight }) => weight === "illegal");
  const notices = problems.filter(({ weight }) => weight === "notice");
  const several = lists.length > 1;
  const set = optionsInWords(entry.options ?? {}, catalogue, ENGLISH_LISTS);
  return [
    `${legal ? "Legal" : "Not legal"}: ${name}, edition ${verdict.edition}, cards as of ${verdict.catalogue}.`,
    ...(set.length > 0 ? [`  options: ${set.join("; ")}`] : []),
    ...lists.map((_, list) => {
      const figures = spentOn(list, entry, format, verdict);
      const spent = figures ? spentInWords(figures, ENGLISH_LISTS) : "";
      return several ? `  ${listInWords(format.lists.called, list + 1, ENGLISH_LISTS)}: ${spent}` : `  ${spent}`;
    }),
    ...(several && format.lists.called === "member"
      ? [`  together: ${points} points${format.epicPoints ? `, ${epicPoints} epic points` : ""}`]
      : []),
    `  hash ${hash}`,
    ...section("Problems:", against.map(problemLines(asked))),
    ...section("Notes:", notices.map(problemLines(asked))),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
