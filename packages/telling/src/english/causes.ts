/** What happened in a line of the log, each effect with the card that caused it. */
import type { ShipId } from "@broadside/rules";
import type { LineEvent } from "../log/line-facts.ts";
import type { Clause } from "./clauses.ts";
import { clauseOf } from "./event-clauses.ts";
import { type LogNames, usedCardName } from "./log-names.ts";
import { cardName, shipName } from "./names.ts";

/** A card that was used, or whatever else has caused what comes next. */
interface Cause {
  readonly ship: ShipId;
  readonly name: string;
  /** What to say where nothing comes of it. */
  readonly alone: Clause | undefined;
  /** What happens to its own ship comes from it, too. */
  readonly isOwn: boolean;
}

/** Says everything in its order. A card is named with what it did, or by itself; in a line about a card it comes first. */
export function clausesOf(events: readonly LineEvent[], names: LogNames, isAboutCard = false): readonly Clause[] {
  const parts = events.map((event, at) => ({
    part: causeOf(event, events, at, names) ?? clauseOf(event, names, { events, at }),
    ship: "ship" in event ? event.ship : undefined,
  }));
  const clauses: Clause[] = [];
  let cause: (Cause & { readonly at: number }) | undefined;
  const nameCause = (): void => {
    if (cause?.alone) clauses.splice(cause.at, 0, cause.alone);
    cause = undefined;
  };
  for (const { part, ship } of parts) {
    if (!part) continue;
    if ("isOwn" in part) {
      nameCause();
      cause = { ...part, at: clauses.length };
      if (isAboutCard && clauses.length === 0 && !part.isOwn) nameCause();
    } else if (cause && ship !== undefined && comesFrom(part, ship, cause)) {
      clauses.push({ ...part, cause: cause.name });
      cause = undefined;
    } else clauses.push(part);
  }
  nameCause();
  return clauses;
}

const comesFrom = ({ verb, cause }: Clause, ship: ShipId, { ship: owner, isOwn, name }: Cause): boolean =>
  cause === undefined && !verb.startsWith("flies") && !verb.includes(name) && (isOwn || ship !== owner);

/** Cards that the line has named already, and the weapon of an attack, are no news. */
function causeOf(event: LineEvent, events: readonly LineEvent[], at: number, names: LogNames): Cause | undefined {
  if (!("note" in event)) return undefined;
  if (event.note === "damage" && event.reason !== "attack") {
    const isCard = event.reason.includes(":");
    if (isCard && isNamed(event.reason, events.slice(0, at))) return undefined;
    return { ship: event.ship, name: isCard ? cardName(names, event.reason) : event.reason, alone: undefined, isOwn: true };
  }
  if (event.note !== "used") return undefined;
  const { ship, card } = event;
  const name = usedCardName(names, ship, card);
  const isDamage = card.startsWith("damage:");
  const before = events.slice(0, at);
  if (
    isNamed(card, before) ||
    (card.startsWith("effect:") && before.some((one) => "note" in one && one.note === "used" && one.ship === ship))
  )
    return undefined;
  const isOwn = names.pilots[ship] === card;
  const verb = isDamage ? `resolves ${name}` : isOwn ? `uses its ${name}` : `uses ${name}`;
  return { ship, name, alone: { subject: shipName(names, ship), verb }, isOwn: isDamage || isOwn };
}

const isNamed = (card: string, before: readonly LineEvent[]): boolean =>
  before.some((event) => "card" in event && event.card !== undefined && bare(event.card) === bare(card));
const bare = (card: string): string => card.slice(card.indexOf(":") + 1);
