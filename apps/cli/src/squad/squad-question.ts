/** What is asked of a list file: all of it or one tier, with what the organiser has set. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Fault, type FormatOptions, OPTIONS_LIMITS, parseOptions, tierFormat } from "@broadside/squads";
import { complain } from "../exit-codes.ts";
import { readInput } from "../terminal/read-input.ts";
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
  /** The options are the list's own: no organiser has set them. */
  readonly bringsOptions?: boolean;
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
  const question = { ...opened, entry, bringsOptions: typeof options !== "string" && entry.options !== undefined };
  return tier === undefined ? question : oneTier(String(file), question, String(tier));
}

/** What would stand against a legal list without the options that it brings itself; nothing where they do not decide. */
export function faultsWithoutOwn({ entry, format, catalogue, bringsOptions }: Question): readonly Fault[] {
  if (bringsOptions !== true) return [];
  const { options, ...bare } = entry;
  return checkEntry(bare, format, catalogue).verdict.faults.filter(({ weight }) => weight === "illegal");
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

function oneTier(file: string, opened: Question, text: string): Question | undefined {
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
