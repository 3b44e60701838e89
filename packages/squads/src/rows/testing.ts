/** For tests: checking drafts, and faults in one line each. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryCheck } from "../checks/check-entry.ts";
import type { FormatOptions, SquadDraft } from "../draft.ts";
import { type Format, formatById } from "../formats.ts";
import type { Fault, Verdict } from "../verdict.ts";

export function formatNamed(id: string): Format {
  const format = formatById(id);
  if (!format) throw new Error(`no format ${id}`);
  return format;
}

/** Checks one list, or several, with the cards of a catalogue. */
export const checkerOf =
  (catalogue: Catalogue) =>
  (format: string, squads: SquadDraft | readonly SquadDraft[], options: FormatOptions = {}): EntryCheck =>
    checkEntry({ squads: isOne(squads) ? [squads] : squads, options }, formatNamed(format), catalogue);

const isOne = (squads: SquadDraft | readonly SquadDraft[]): squads is SquadDraft => !Array.isArray(squads);

/** Each fault as its rule and its place: `ET-SQUAD-02: list 0`; a notice says so. */
export const faultsIn = ({ faults }: Pick<Verdict, "faults">): readonly string[] => faults.map(faultInWords);

function faultInWords({ rule, weight, place }: Fault): string {
  const where = Object.entries(place).map(([what, at]) => `${what} ${at}`);
  return `${weight === "notice" ? "notice " : ""}${rule}${where.length > 0 ? `: ${where.join(", ")}` : ""}`;
}
