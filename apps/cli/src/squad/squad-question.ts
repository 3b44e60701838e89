/** Reads a list that is to be checked: all of it or one tier, with the organiser's options. */

import type { Catalogue } from "@broadside/cards";
import {
  checkEntry,
  type EntryDraft,
  type FormatOptions,
  type ListProblem,
  OPTIONS_LIMITS,
  parseOptions,
  tierFormat,
} from "@broadside/squads";
import { ENGLISH_LISTS, noteLine } from "@broadside/telling/lists";
import { complain, complainOf } from "../terminal/messages.ts";
import { readInput } from "../terminal/read-input.ts";
import { type ListForFormat, openForFormat } from "./squad-file.ts";

export const TIER_ARG = {
  type: "string",
  valueHint: "N",
  description: "check only this tier of an Escalation entry, or check a single list as this tier",
} as const;
export const OPTIONS_ARG = {
  type: "string",
  valueHint: "FILE",
  description: "the organiser's options for lists, as JSON (see docs/squads.md)",
} as const;

export interface Question extends ListForFormat {
  /** The name to show instead of the format's, such as `tier 1 of` followed by the format's name. */
  readonly name?: string;
  /** True if the options come from the list itself, not from an organiser. */
  readonly bringsOptions?: boolean;
}

/** Opens the list to check. Prints the reason and returns undefined if something can't be read. */
export async function openQuestion({
  file,
  format,
  tier,
  options,
  data,
}: Readonly<Record<string, unknown>>): Promise<Question | undefined> {
  const opened = await openForFormat(String(file), format, data);
  const entry = opened && (await withOptions(opened.entry, options, opened.catalogue));
  if (!entry) return undefined;
  const question = { ...opened, entry, bringsOptions: typeof options !== "string" && entry.options !== undefined };
  return tier === undefined ? question : oneTier(String(file), question, String(tier));
}

/** Returns the problems that the list would have without its own options. */
export function problemsWithoutOwn({ entry, format, catalogue, bringsOptions }: Question): readonly ListProblem[] {
  if (bringsOptions !== true) return [];
  const { options, ...bare } = entry;
  return checkEntry(bare, format, catalogue).verdict.problems.filter(({ weight }) => weight === "illegal");
}

/** Replaces the list's own options with those in the organiser's file. */
async function withOptions(entry: EntryDraft, file: unknown, catalogue: Catalogue): Promise<EntryDraft | undefined> {
  if (typeof file !== "string") return entry;
  const options = await openOptions(file, catalogue);
  return options && { ...entry, options };
}

/** Reads an organiser's options. Prints the reason and returns undefined if the file has none. */
export async function openOptions(file: string, catalogue: Catalogue): Promise<FormatOptions | undefined> {
  const text = await readInput(file, "options", OPTIONS_LIMITS.characters);
  if (text === undefined) return undefined;
  const options = parseOptions(text, catalogue);
  if (options.ok) return options.value;
  complainOf(
    `${file} isn't a valid options file:`,
    options.problems.map((problem) => noteLine(problem, ENGLISH_LISTS)),
    "Fix the file; docs/squads.md describes the options.",
  );
  return undefined;
}

function oneTier(file: string, opened: Question, text: string): Question | undefined {
  const { entry, format } = opened;
  const { called, most } = format.lists;
  const tier = /^\d$/.test(text) ? Number(text) : 0;
  const { squads } = entry;
  const squad = squads.length === 1 ? squads[0] : squads[tier - 1];
  if (called !== "tier") complain(`There are no tiers in ${format.name}.`, "Leave out --tier.");
  else if (tier < 1 || tier > most) complain(`--tier can't be "${text}".`, `Use a number from 1 to ${most}.`);
  else if (!squad)
    complain(`${file} has only ${squads.length} lists, so it has no tier ${tier}.`, `Use a tier from 1 to ${squads.length}.`);
  else
    return {
      ...opened,
      entry: { ...entry, squads: [squad] },
      format: tierFormat(squad, tier, format),
      name: `tier ${tier} of ${format.name}`,
    };
  return undefined;
}
