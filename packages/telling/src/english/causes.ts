/** What happened in a line of the log, each effect with the card that caused it. */
import type { NoteOf, ShipId } from "@broadside/rules";
import { type FigureChange, isFigureChange, type LineEvent } from "../log/line-facts.ts";
import type { Clause } from "./clauses.ts";
import { clauseOf, isTurnedFacedown, type Place, reasonInWords } from "./event-clauses.ts";
import { isOwnText, type LogNames, usedCardName } from "./log-names.ts";
import { listed, shipName } from "./names.ts";

/** A card that was used, or whatever else has caused what comes next. */
interface Cause {
  readonly ship: ShipId;
  readonly name: string;
  /** What to say where nothing comes of it. */
  readonly alone: Clause | undefined;
  /** What happens to its own ship comes from it, too: a text of the ship itself, or a Damage card, which speaks of no other ship. */
  readonly isOwn: boolean;
  readonly isDamage: boolean;
  /** What it is called where something happens to another ship. */
  readonly nameForOthers: string;
}

/** Says everything in its order. A card is named with what it did, or by itself; in a line about a card it comes first. */
export function clausesOf(events: readonly LineEvent[], names: LogNames, isAboutCard = false): readonly Clause[] {
  const clauses: Clause[] = [];
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
      if (isAboutCard && clauses.length === 0 && !next.isOwn) nameCause();
      return;
    }
    const clause = clauseOf(event, names, place);
    if (!clause) return;
    // What is rolled for a card names it.
    if (cause && clause.cause === cause.name) {
      cause = { ...cause, alone: undefined };
      clauses.push(clause);
      return;
    }
    const ship = "ship" in event ? event.ship : undefined;
    const isEffect = cause !== undefined && ship !== undefined && comesFrom(clause, ship, cause);
    if (cause && !isEffect && !isCost(event, cause.ship)) nameCause();
    clauses.push(cause && isEffect ? { ...clause, cause: ship === cause.ship ? cause.name : cause.nameForOthers } : clause);
    if (isEffect) cause = undefined;
  });
  nameCause();
  return clauses;
}

/** Whatever comes directly after the use of a card, and isn't explained otherwise. What an upgrade makes its own ship do follows from it. */
const comesFrom = ({ verb, cause }: Clause, ship: ShipId, { ship: owner, isOwn, isDamage, name, alone }: Cause): boolean =>
  cause === undefined &&
  !verb.startsWith("flies") &&
  !verb.endsWith(")") &&
  !verb.includes(name) &&
  (ship === owner ? isOwn || (alone !== undefined && GAINS.includes(verb)) : !isDamage);

const GAINS: readonly string[] = ["gains", "regains"];

/** It is paid before the card does anything. */
const isCost = (event: LineEvent, ship: ShipId): boolean =>
  "note" in event &&
  (event.note === "energy spent" || event.note === "upgrade discarded" || event.note === "token discarded for card") &&
  event.ship === ship;

function causeOf(event: LineEvent, names: LogNames, place: Place): Cause | undefined {
  if (!("note" in event)) return undefined;
  if (event.note === "damage" && event.reason !== "attack") return causeOfDamage(event, names, place);
  return event.note === "used" ? causeOfUse(event, names, place) : undefined;
}

/** Undefined where the line has said it just before. */
function causeOfDamage({ ship, reason }: NoteOf<"damage">, names: LogNames, { events, at }: Place): Cause | undefined {
  const before = events.slice(0, at);
  const isSaid = before.some(
    (event) =>
      "note" in event &&
      ((event.note === "detonated" && reason === "bomb") ||
        (event.note === "run over" && event.target === ship && reason === "ships run over")),
  );
  const isCard = reason.includes(":");
  if (isSaid || (isCard && isNamed(reason, ship, before))) return undefined;
  const name = reasonInWords(names, ship, reason);
  return { ship, name, alone: undefined, isOwn: true, isDamage: true, nameForOthers: name };
}

/** Cards that the line has named already, and the weapon of an attack, are no news. */
function causeOfUse({ ship, card }: NoteOf<"used">, names: LogNames, { events, at }: Place): Cause | undefined {
  const before = events.slice(0, at);
  const isOfEffect = card.startsWith("effect:") && before.some((one) => "note" in one && one.note === "used" && one.ship === ship);
  if (isNamed(card, ship, before) || isOfEffect) return undefined;
  const name = usedCardName(names, ship, card);
  const isDamage = card.startsWith("damage:");
  const isOwn = isOwnText(names, ship, card);
  const aimed = aimedAt(ship, events.slice(at + 1), names);
  const verb = isTurnedFacedown(card, ship, events.slice(at + 1))
    ? `turns ${name} facedown`
    : isDamage
      ? `resolves ${name}`
      : `uses ${isOwn ? "its " : ""}${name}${aimed}`;
  const nameForOthers = isOwn ? shipName(names, ship) : name;
  return { ship, name, alone: { subject: shipName(names, ship), verb }, isOwn: isDamage || isOwn, isDamage, nameForOthers };
}

/** ` on Vader`: ships that get a lasting effect from the card at once; many are counted. */
function aimedAt(ship: ShipId, after: readonly LineEvent[], names: LogNames): string {
  const end = after.findIndex((event) => !(isEffectOf(event, ship) || isCost(event, ship)));
  const ships = (end < 0 ? after : after.slice(0, end)).flatMap((event) => (isEffectOf(event, ship) ? [event.ship] : []));
  const several = [...new Set(ships)];
  if (several.length > 2) return ` on ${several.length} ships`;
  return several.length === 0 ? "" : ` on ${listed(several.map((one) => shipName(names, one)))}`;
}

const isEffectOf = (event: LineEvent, ship: ShipId): event is FigureChange & { readonly figure: "effect" } =>
  isFigureChange(event) && event.figure === "effect" && event.of === ship;

/** A card that the line has named. A Damage card is named again once its ship has gone on to something else. */
function isNamed(card: string, ship: ShipId, before: readonly LineEvent[]): boolean {
  const last = before.findLastIndex((event) => keysIn(event).some((key) => bare(key) === bare(card)));
  return last >= 0 && !(card.startsWith("damage:") && before.slice(last + 1).some((event) => goesOn(event, ship)));
}

const goesOn = (event: LineEvent, ship: ShipId): boolean =>
  "note" in event &&
  "ship" in event &&
  event.ship === ship &&
  ["maneuver", "action", "energy", "energy allocated", "used"].includes(event.note);

const keysIn = (event: LineEvent): readonly string[] =>
  !("note" in event) ? [] : event.note === "action" ? [event.action] : "card" in event && event.card !== undefined ? [event.card] : [];

const bare = (card: string): string => card.slice(card.indexOf(":") + 1);
