/** A list a seat wants to fly, checked by its format: the squad, or every fault in words. */
import type { Catalogue } from "@broadside/cards";
import type { CheckedSquad } from "@broadside/rules";
import { checkEntry, type Fault, type Format, formatById, type LegalSquad, placeInWords, tierFormat } from "@broadside/squads";
import type { CheckedList, WantedList } from "./protocol.ts";

type Refused = Extract<CheckedList, { readonly faults: unknown }>;

export function checkList(
  { entry, format: id, tier }: WantedList,
  catalogue: Catalogue,
): { readonly squad: CheckedSquad; readonly names: readonly string[] } | Refused {
  const format = formatById(id);
  const [first] = entry.squads;
  if (!format || !first) return { faults: [{ rule: "", where: "", text: "There is no list in it", mend: "choose another" }] };
  // A single list may stand for its tier alone.
  const isTier = format.inclusion && entry.squads.length === 1;
  const checkedBy = isTier ? tierFormat(first, tier, format) : format;
  const { verdict, legal } = checkEntry(entry, checkedBy, catalogue);
  const flown = legal?.squads[legal.squads.length === 1 ? 0 : tier - 1];
  if (!legal || !flown)
    return { faults: verdict.faults.filter(({ weight }) => weight === "illegal").map(inWords(entry, checkedBy, catalogue)) };
  return { squad: format.inclusion ? withObstacles(flown, legal.squads) : flown, names: flown.ships.map(({ pilot }) => pilot.name) };
}

/** Escalation's tiers share the obstacles that the first one names. */
const withObstacles = (flown: LegalSquad, squads: readonly LegalSquad[]): LegalSquad =>
  flown.obstacles.length > 0 ? flown : { ...flown, obstacles: squads[0]?.obstacles ?? [] };

const inWords =
  (entry: WantedList["entry"], format: Format, catalogue: Catalogue) =>
  ({ rule, text, mend, place }: Fault) => ({ rule, text, mend, where: placeInWords(place, entry, format, catalogue) });
