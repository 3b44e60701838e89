/** `broadside squad check FILE`: whether lists are legal, or exactly why not. */
import {
  checkEntry,
  type EntryDraft,
  type Fault,
  listInWords,
  optionsInWords,
  placeInWords,
  spentInWords,
  type Verdict,
} from "@broadside/squads";
import { LIST_EXIT, print } from "../exit-codes.ts";
import { DATA_ARG } from "../points-updates.ts";
import type { Subcommand } from "../subcommand.ts";
import { FILE_ARG, FORMAT_ARG, problemInWords } from "./squad-file.ts";
import { faultsWithoutOwn, OPTIONS_ARG, openQuestion, type Question, TIER_ARG } from "./squad-question.ts";

export const squadCheckCommand: Subcommand = {
  about: "says whether lists are legal, or why not (exit code 0, 1; 2 where they cannot be read)",
  args: {
    file: FILE_ARG,
    format: FORMAT_ARG,
    tier: TIER_ARG,
    options: OPTIONS_ARG,
    data: DATA_ARG,
    json: { type: "boolean", description: "print JSON, one object (docs/verdict.schema.json)" },
  },
  run: async (args) => {
    const question = await openQuestion(args);
    if (!question) return LIST_EXIT.unreadable;
    const { entry, format, notes, catalogue } = question;
    const { verdict } = checkEntry(entry, format, catalogue);
    const { tier, json } = args;
    const withoutOwn = verdict.legal ? faultsWithoutOwn(question) : [];
    if (json === true)
      print(
        JSON.stringify({
          ...verdict,
          ...(tier !== undefined && { tier: Number(tier) }),
          ...(entry.options && { options: entry.options }),
          ...(withoutOwn.length > 0 && { withoutOwnOptions: withoutOwn }),
          notes,
        }),
      );
    else
      print(
        [
          ...verdictInWords(question, verdict),
          ...section(OWN_OPTIONS, withoutOwn.map(faultIn(question))),
          ...section("Notes on the file:", notes.map(problemInWords)),
        ].join("\n"),
      );
    return verdict.legal ? LIST_EXIT.legal : LIST_EXIT.illegal;
  },
};

/** What a list allows itself binds no organiser. */
const OWN_OPTIONS = "Legal only by options that the list brings itself; at an event those of the organiser count. Without them:";

type CheckQuestion = Pick<Question, "format" | "catalogue" | "name"> & { readonly entry: Pick<EntryDraft, "squads" | "options"> };

const faultIn =
  ({ entry, format, catalogue }: CheckQuestion) =>
  ({ place, text, rule, mend }: Fault): string =>
    `${placeInWords(place, entry, format, catalogue)}: ${text} [${rule}]\n    ${mend}.`;

/** The verdict for people, a line each. */
export function verdictInWords(asked: CheckQuestion, verdict: Verdict): readonly string[] {
  const { entry, format, catalogue, name = format.name } = asked;
  const { legal, faults, lists, points, epicPoints, hash } = verdict;
  const against = faults.filter(({ weight }) => weight === "illegal");
  const notices = faults.filter(({ weight }) => weight === "notice");
  const several = lists.length > 1;
  const set = optionsInWords(entry.options ?? {}, catalogue);
  return [
    `${legal ? "Legal" : "Not legal"}: ${name}, edition ${verdict.edition}, cards as of ${verdict.catalogue}.`,
    ...(set.length > 0 ? [`  set for it: ${set.join("; ")}`] : []),
    ...lists.map((_, list) => {
      const spent = spentInWords(list, entry, format, verdict);
      return several ? `  ${listInWords(list, format)}: ${spent}` : `  ${spent}`;
    }),
    ...(several && format.lists.called === "member"
      ? [`  together: ${points} points${format.epicPoints ? `, ${epicPoints} epic points` : ""}`]
      : []),
    `  hash ${hash}`,
    ...section("Against it:", against.map(faultIn(asked))),
    ...section("To note:", notices.map(faultIn(asked))),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
