/** What happened in a log line, with each effect next to the card that caused it. */
import type { NoteOf, ShipId } from "@broadside/rules";
import { type FigureChange, isFigureChange, type LineEvent } from "../log/line-facts.ts";
import { type Clause, clause as clauseFor } from "./clauses.ts";
import { causeName, clauseOf, isTurnedFacedown, type Place } from "./event-clauses.ts";
import { isOwnText, type Names, shipName, usedCardName } from "./names.ts";

/** A card that was used, or another cause of the events that follow it. */
interface Cause {
  readonly ship: ShipId;
  readonly name: string;
  /** The clause that names the card if the line reports no effect of the card. */
  readonly alone: Clause | undefined;
  /**
   * Whether effects on the card's own ship also count as caused by the card. True for the ship's own ability, and for Damage cards, which
   * affect no other ship.
   */
  readonly isOwn: boolean;
  readonly isDamage: boolean;
  /** The card's name when it affects another ship. */
  readonly nameForOthers: string;
  /** The energy that the ship pays for the card. */
  readonly price: number;
}

/**
 * Returns all clauses in order. A card is named together with its effect, or alone if it has none. In a line about a card, the card comes
 * first.
 */
export function clausesOf(events: readonly LineEvent[], names: Names, isAboutCard = false): readonly Clause[] {
  const clauses: Clause[] = [];
  /** The indexes of payments that are already part of a card's clause. */
  const paid = new Set<number>();
  let cause: (Cause & { readonly at: number }) | undefined;
  const nameCause = (): void => {
    if (cause?.alone) clauses.splice(cause.at, 0, cause.alone);
    cause = undefined;
  };
  events.forEach((event, at) => {
    const place = { events, at };
    const next = causeOf(event, names, place);
    if (next) {
      nameCause();
      cause = { ...next, at: clauses.length };
      for (const index of paymentsFor(next.ship, events, at)) paid.add(index);
      if ((next.alone?.verb === "turnsFacedown" && next.price > 0) || (isAboutCard && clauses.length === 0 && !next.isOwn)) nameCause();
      return;
    }
    if (paid.has(at)) return;
    const clause = clauseOf(event, names, place);
    if (!clause) return;
    // A roll for a card already names the card.
    if (cause && clause.cause === cause.name) {
      cause = { ...cause, alone: undefined };
      clauses.push(clause);
      return;
    }
    const ship = "ship" in event ? event.ship : undefined;
    const isEffect = cause !== undefined && ship !== undefined && comesFrom(clause, ship, cause);
    if (cause && !isEffect && !isCost(event, cause.ship)) nameCause();
    clauses.push(cause && isEffect ? { ...clause, cause: labelOf(cause, ship, names) } : clause);
    if (isEffect) cause = undefined;
  });
  nameCause();
  return clauses;
}

/** Such as `Comms Booster for 1 energy`. */
function labelOf({ ship: owner, name, nameForOthers, price }: Cause, ship: ShipId | undefined, { words }: Names): string {
  const label = ship === owner ? name : nameForOthers;
  return price === 0 ? label : words.log.attack.forEnergy({ change: label, amount: price });
}

/** The costs that a ship pays right after using a card; the card's lasting effects may come in between. */
function costsAfter(ship: ShipId, events: readonly LineEvent[], at: number): readonly number[] {
  const costs: number[] = [];
  for (let index = at + 1; index < events.length; index += 1) {
    const event = events[index];
    if (event && isCost(event, ship)) costs.push(index);
    else if (!event || !isEffectOf(event, ship)) break;
  }
  return costs;
}

const paymentsFor = (ship: ShipId, events: readonly LineEvent[], at: number): readonly number[] =>
  costsAfter(ship, events, at).filter((index) => energyIn(events[index]) > 0 && !paysForAction(ship, events.slice(index + 1)));

/** Whether the events after a payment are the ship's next action and its results. */
function paysForAction(ship: ShipId, after: readonly LineEvent[]): boolean {
  const next = after.find((event) => !("ship" in event && event.ship === ship && isActionResult(event)));
  return next !== undefined && "note" in next && (next.note === "action" || next.note === "action failed") && next.ship === ship;
}

const isActionResult = (event: LineEvent): boolean =>
  isFigureChange(event) || ["coordinated", "energy spent", "lock", "out of range", "token"].includes(event.note);

const energyIn = (event: LineEvent | undefined): number => (event && "note" in event && event.note === "energy spent" ? event.amount : 0);

/** Whether using a card costs the card itself or a token on it. */
const isUsedUp = (ship: ShipId, card: string, { events, at }: Place): boolean =>
  costsAfter(ship, events, at).some((index) => {
    const event = events[index];
    return event !== undefined && energyIn(event) === 0 && keysIn(event).some((key) => bare(key) === bare(card));
  });

/**
 * Whether an event right after a card was used counts as the card's effect, because nothing else explains it. If the event happens to the
 * card's own ship, only gains count, unless `isOwn` is true.
 */
const comesFrom = ({ verb, values, cause }: Clause, ship: ShipId, { ship: owner, isOwn, isDamage, name, alone }: Cause): boolean =>
  cause === undefined &&
  verb !== "flies" &&
  !Object.values(values ?? {}).includes(name) &&
  (ship === owner ? isOwn || (alone !== undefined && GAINS.includes(verb)) : !isDamage);

const GAINS: readonly Clause["verb"][] = ["gains", "regains"];

/** Whether an event is a cost that a ship pays before its card takes effect. */
const isCost = (event: LineEvent, ship: ShipId): boolean =>
  "note" in event &&
  (event.note === "energy spent" || event.note === "upgrade discarded" || event.note === "token discarded for card") &&
  event.ship === ship;

function causeOf(event: LineEvent, names: Names, place: Place): Cause | undefined {
  if (!("note" in event)) return undefined;
  if (event.note === "damage" && event.reason !== "attack") return causeOfDamage(event, names, place);
  return event.note === "used" ? causeOfUse(event, names, place) : undefined;
}

/** Returns the cause of damage outside attacks. Returns undefined if the line has already named it. */
function causeOfDamage({ ship, reason }: NoteOf<"damage">, names: Names, { events, at }: Place): Cause | undefined {
  const before = events.slice(0, at);
  const isSaid = before.some(
    (event) =>
      "note" in event &&
      ((event.note === "detonated" && reason === "bomb") ||
        (event.note === "run over" && event.target === ship && reason === "ships run over")),
  );
  const isCard = reason.includes(":");
  if (isSaid || (isCard && isNamed(reason, ship, before))) return undefined;
  const name = causeName(names, ship, reason);
  return { ship, name, alone: undefined, isOwn: true, isDamage: true, nameForOthers: name, price: 0 };
}

/** Returns the use of a card as a cause; undefined if the line has already named the card. */
function causeOfUse({ ship, card }: NoteOf<"used">, names: Names, { events, at }: Place): Cause | undefined {
  const before = events.slice(0, at);
  const isOfEffect = card.startsWith("effect:") && before.some((one) => "note" in one && one.note === "used" && one.ship === ship);
  if (isNamed(card, ship, before) || isOfEffect) return undefined;
  const name = usedCardName(names, ship, card);
  const isDamage = card.startsWith("damage:");
  const isOwn = isOwnText(names, ship, card);
  const subject = shipName(names, ship);
  const after = events.slice(at + 1);
  const targets = targetsOf(ship, after);
  const price = paymentsFor(ship, events, at).reduce((sum, index) => sum + energyIn(events[index]), 0);
  const use = isTurnedFacedown(card, ship, after)
    ? clauseFor(subject, "turnsFacedown", { card: name })
    : isDamage
      ? clauseFor(subject, "resolves", { card: name })
      : useOf(subject, name, isOwn, targets, names);
  // If the ship discards the card or a token on it, the clause for the discard already names the card.
  const isNamedByCost = targets.length === 0 && !isDamage && isUsedUp(ship, card, { events, at });
  const alone = isNamedByCost ? undefined : { ...use, ...(price > 0 && { price }) };
  return { ship, name, alone, isOwn: isDamage || isOwn, isDamage, nameForOthers: isOwn ? subject : name, price };
}

/** Such as `uses Predator on Vader`; more than two targets are only counted. */
function useOf(subject: string, card: string, isOwn: boolean, ships: readonly ShipId[], names: Names): Clause {
  const count = ships.length;
  if (count === 0) return clauseFor(subject, isOwn ? "usesOwn" : "uses", { card });
  if (count > 2) return clauseFor(subject, isOwn ? "usesOwnOnMany" : "usesOnMany", { card, count });
  const targets = ships.map((one) => shipName(names, one));
  return clauseFor(subject, isOwn ? "usesOwnOn" : "usesOn", { card, targets });
}

/** Ships that immediately get a lasting effect from the card. */
function targetsOf(ship: ShipId, after: readonly LineEvent[]): readonly ShipId[] {
  const end = after.findIndex((event) => !(isEffectOf(event, ship) || isCost(event, ship)));
  const ships = (end < 0 ? after : after.slice(0, end)).flatMap((event) => (isEffectOf(event, ship) ? [event.ship] : []));
  return [...new Set(ships)];
}

const isEffectOf = (event: LineEvent, ship: ShipId): event is FigureChange & { readonly figure: "effect" } =>
  isFigureChange(event) && event.figure === "effect" && event.of === ship;

/** Whether the line has already named a card. A Damage card is named again if its ship has done something else since. */
function isNamed(card: string, ship: ShipId, before: readonly LineEvent[]): boolean {
  const last = before.findLastIndex((event) => keysIn(event).some((key) => bare(key) === bare(card)));
  return last >= 0 && !(card.startsWith("damage:") && before.slice(last + 1).some((event) => startsSomethingElse(event, ship)));
}

const startsSomethingElse = (event: LineEvent, ship: ShipId): boolean =>
  "note" in event &&
  "ship" in event &&
  event.ship === ship &&
  ["maneuver", "action", "energy", "energy allocated", "used"].includes(event.note);

const keysIn = (event: LineEvent): readonly string[] =>
  !("note" in event) ? [] : event.note === "action" ? [event.action] : "card" in event && event.card !== undefined ? [event.card] : [];

const bare = (card: string): string => card.slice(card.indexOf(":") + 1);
