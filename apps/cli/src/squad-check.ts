/** `broadside squad check FILE`: whether lists are legal, or exactly why not. */
import type { Catalogue } from "@broadside/cards";
import {
  checkEntry,
  type EntryDraft,
  type Fault,
  type Format,
  listInWords,
  OPTIONS_LIMITS,
  optionsInWords,
  parseOptions,
  placeInWords,
  spentInWords,
  tierFormat,
  type Verdict,
} from "@broadside/squads";
import { complain, LIST_EXIT, print } from "./exit-codes.ts";
import { DATA_ARG } from "./points-updates.ts";
import { readInput } from "./read-input.ts";
import { FILE_ARG, FORMAT_ARG, openForFormat, problemInWords } from "./squad-file.ts";
import type { Subcommand } from "./subcommand.ts";

export const squadCheckCommand: Subcommand = {
  about: "says whether lists are legal, or why not (exit code 0, 1; 2 where they cannot be read)",
  args: {
    file: FILE_ARG,
    format: FORMAT_ARG,
    tier: { type: "string", valueHint: "N", description: "only this tier of an Escalation entry, or a single list as this tier" },
    options: { type: "string", valueHint: "FILE", description: "what the organiser has set, as JSON (docs/squads.md)" },
    data: DATA_ARG,
    json: { type: "boolean", description: "print JSON, one object (docs/verdict.schema.json)" },
  },
  run: async ({ file, format: wanted, tier, options, data, json }) => {
    const opened = await openForFormat(String(file), wanted, data);
    const entry = opened && (await withOptions(opened.entry, options, opened.catalogue));
    const question =
      entry && (tier === undefined ? { entry, format: opened.format } : oneTier(String(file), entry, String(tier), opened.format));
    if (!question) return LIST_EXIT.unreadable;
    const { verdict } = checkEntry(question.entry, question.format, opened.catalogue);
    const { notes, catalogue } = opened;
    if (json === true)
      print(
        JSON.stringify({
          ...verdict,
          ...(tier !== undefined && { tier: Number(tier) }),
          ...(entry.options && { options: entry.options }),
          notes,
        }),
      );
    else print([...verdictInWords(question, catalogue, verdict), ...section("Notes on the file:", notes.map(problemInWords))].join("\n"));
    return verdict.legal ? LIST_EXIT.legal : LIST_EXIT.illegal;
  },
};

/** The organiser's file stands in place of what the list itself brings. */
async function withOptions(entry: EntryDraft, file: unknown, catalogue: Catalogue): Promise<EntryDraft | undefined> {
  if (typeof file !== "string") return entry;
  const text = await readInput(file, "options", OPTIONS_LIMITS.characters);
  if (text === undefined) return undefined;
  const options = parseOptions(text, catalogue);
  if (options.ok) return { ...entry, options: options.value };
  complain(`${file} does not hold options:`);
  for (const problem of options.problems) complain(`  ${problemInWords(problem)}`);
  return undefined;
}

interface Question {
  readonly entry: EntryDraft;
  readonly format: Format;
  /** As people call it. */
  readonly name?: string;
}

function oneTier(file: string, entry: EntryDraft, text: string, format: Format): Question | undefined {
  const { called, most } = format.lists;
  const tier = /^\d$/.test(text) ? Number(text) : 0;
  const { squads } = entry;
  const squad = squads.length === 1 ? squads[0] : squads[tier - 1];
  if (called !== "tier") complain(`${format.name} has no tiers; leave out --tier.`);
  else if (tier < 1 || tier > most) complain(`A tier is a number from 1 to ${most}, not "${text}".`);
  else if (!squad) complain(`${file} has ${squads.length} lists and no tier ${tier}.`);
  else return { entry: { ...entry, squads: [squad] }, format: tierFormat(squad, tier, format), name: `tier ${tier} of ${format.name}` };
  return undefined;
}

function verdictInWords({ entry, format, name = format.name }: Question, catalogue: Catalogue, verdict: Verdict): readonly string[] {
  const { legal, faults, lists, points, epicPoints, hash } = verdict;
  const against = faults.filter(({ weight }) => weight === "illegal");
  const notices = faults.filter(({ weight }) => weight === "notice");
  const several = lists.length > 1;
  const set = optionsInWords(entry.options ?? {}, catalogue);
  const faultInWords = ({ place, text, rule, mend }: Fault): string =>
    `${placeInWords(place, entry, format, catalogue)}: ${text} [${rule}]\n    ${mend}.`;
  return [
    `${legal ? "Legal" : "Not legal"}: ${name}, edition ${verdict.edition}, cards as of ${verdict.catalogue}.`,
    ...(set.length > 0 ? [`  set for it: ${set.join("; ")}`] : []),
    ...lists.map((_, list) => {
      const spent = spentInWords(list, entry, format, catalogue, verdict);
      return several ? `  ${listInWords(list, format)}: ${spent}` : `  ${spent}`;
    }),
    ...(several && format.lists.called === "member"
      ? [`  together: ${points} points${format.epicPoints ? `, ${epicPoints} epic points` : ""}`]
      : []),
    `  hash ${hash}`,
    ...section("Against it:", against.map(faultInWords)),
    ...section("To note:", notices.map(faultInWords)),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
