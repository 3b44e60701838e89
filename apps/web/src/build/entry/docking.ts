/** Which ships of a list may carry another one docked. */
import type { Catalogue } from "@broadside/cards";
import { checkEntry, type EntryDraft, type Fault, type Format } from "@broadside/squads";
import { dock } from "./edits.ts";
import { withSquad } from "./entries.ts";

/** Those that the verdict has nothing new to say against. */
export function carriersFor(entry: EntryDraft, format: Format, catalogue: Catalogue, list: number, ship: number): readonly number[] {
  const squad = entry.squads[list];
  const mayCarry = (at: number): boolean => {
    const own = squad?.ships[at];
    const pilot = catalogue.pilots.get(own?.pilot ?? "");
    const isHuge = catalogue.ships.get(pilot?.ship ?? "")?.size === "huge";
    return at !== ship && (isHuge || own?.upgrades.some(({ id }) => catalogue.upgrades.get(id)?.building?.docks) === true);
  };
  const candidates = (squad?.ships ?? []).flatMap((_, at) => (mayCarry(at) ? [at] : []));
  if (candidates.length === 0) return [];
  const dockedTo = (carrier: number | undefined): readonly Fault[] => {
    const then = withSquad(entry, list, (own) => dock(own, ship, carrier));
    return checkEntry(then, format, catalogue).verdict.faults;
  };
  const now = new Set(dockedTo(undefined).map(keyOf));
  return candidates.filter((carrier) => dockedTo(carrier).every((fault) => now.has(keyOf(fault))));
}

const keyOf = ({ rule, text }: Fault): string => `${rule} ${text}`;
