/** What is asked of a list file: all of it or one tier, with what the organiser has set. */
import type { Catalogue } from "@broadside/cards";
import { type EntryDraft, type FormatOptions, OPTIONS_LIMITS, parseOptions, tierFormat } from "@broadside/squads";
import { complain } from "./exit-codes.ts";
import { readInput } from "./read-input.ts";
import { type OpenedForFormat, openForFormat, problemInWords } from "./squad-file.ts";

export const TIER_ARG = {
  type: "string",
  valueHint: "N",
  description: "only this tier of an Escalation entry, or a single list as this tier",
} as const;
export const OPTIONS_ARG = {
  type: "string",
  valueHint: "FILE",
  description: "what the organiser has set, as JSON (docs/squads.md)",
} as const;

export interface Question extends OpenedForFormat {
  /** As people call it. */
  readonly name?: string;
}

/** Undefined, with the reason said, where something cannot be read. */
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
  return tier === undefined ? { ...opened, entry } : oneTier(String(file), { ...opened, entry }, String(tier));
}

/** The organiser's file stands in place of what the list itself brings. */
async function withOptions(entry: EntryDraft, file: unknown, catalogue: Catalogue): Promise<EntryDraft | undefined> {
  if (typeof file !== "string") return entry;
  const options = await openOptions(file, catalogue);
  return options && { ...entry, options };
}

/** What an organiser has set; undefined, with the reason said, where the file holds none. */
export async function openOptions(file: string, catalogue: Catalogue): Promise<FormatOptions | undefined> {
  const text = await readInput(file, "options", OPTIONS_LIMITS.characters);
  if (text === undefined) return undefined;
  const options = parseOptions(text, catalogue);
  if (options.ok) return options.value;
  complain(`${file} does not hold options:`);
  for (const problem of options.problems) complain(`  ${problemInWords(problem)}`);
  return undefined;
}

function oneTier(file: string, opened: OpenedForFormat, text: string): Question | undefined {
  const { entry, format } = opened;
  const { called, most } = format.lists;
  const tier = /^\d$/.test(text) ? Number(text) : 0;
  const { squads } = entry;
  const squad = squads.length === 1 ? squads[0] : squads[tier - 1];
  if (called !== "tier") complain(`${format.name} has no tiers; leave out --tier.`);
  else if (tier < 1 || tier > most) complain(`A tier is a number from 1 to ${most}, not "${text}".`);
  else if (!squad) complain(`${file} has ${squads.length} lists and no tier ${tier}.`);
  else
    return {
      ...opened,
      entry: { ...entry, squads: [squad] },
      format: tierFormat(squad, tier, format),
      name: `tier ${tier} of ${format.name}`,
    };
  return undefined;
}
