/** Turns an event's fields into text, and fills them into the sentence for the event's kind. */
import type { ActionName } from "@broadside/cards";
import type { Insert } from "@broadside/messages";
import type { DeviceKind, KnownReason, RemoteKind } from "@broadside/protocol";
import {
  type CardKey,
  isTargetId,
  type Note,
  type NoteKind,
  type NoteOf,
  type SeatPlayer,
  type ShipId,
  shipIn,
  type TargetId,
} from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import {
  cardName,
  entryOf,
  facesInWords,
  factionName,
  inUnits,
  isNamedAfter,
  isOwnText,
  levelName,
  maneuverName,
  type Names,
  scenarioPieceName,
  seatName,
  shipName,
  shipNameOr,
  usedCardName,
} from "./names.ts";
import { wayName } from "./option-keys.ts";
import { pieceName } from "./piece-names.ts";
import { kindName, optionInWords } from "./question-words.ts";

/** A sentence for every kind of event. Its arguments are the event's fields as text. The compiler rejects any others. */
type EventSentences = { readonly [Kind in NoteKind]: string | ((values: ValuesOf<Kind>) => string) };

/** Numbers stay numbers, and everything else becomes text. */
type Fields<Kind extends NoteKind> = {
  readonly [Field in keyof NoteOf<Kind>]-?: NonNullable<NoteOf<Kind>[Field]> extends number
    ? Field extends IdField
      ? string
      : number
    : string;
};
/** Number fields that become text, because the number is an id. */
type IdField = "seat";

type ValuesOf<Kind extends NoteKind> = Fields<Kind> & Phrases<NoteOf<Kind>> & Extra<Kind>;

/** Phrases made from fields, such as a token with its article. */
type Phrases<Note> = (Note extends { readonly maneuver?: unknown } ? { readonly aManeuver: string } : unknown) &
  (Note extends { readonly guess: unknown } ? { readonly aGuess: string } : unknown) &
  (Note extends { readonly token: unknown } ? { readonly aToken: string } : unknown) &
  (Note extends { readonly deviceKind?: unknown } ? { readonly aDevice: string } : unknown) &
  (Note extends { readonly action: unknown } ? { readonly anAction: string } : unknown) &
  (Note extends { readonly ship: ShipId; readonly section?: unknown } ? { readonly part: string } : unknown);

type Extra<Kind extends NoteKind> = Kind extends keyof typeof EXTRAS ? ReturnType<(typeof EXTRAS)[Kind]> : unknown;

type AnyValue = string | number | readonly string[] | SeatPlayer | undefined;
type AnyFields = Readonly<Record<string, AnyValue>>;

/** One event's fields as text. `EventSentences` checks that they belong to its kind. */
export type Values = Readonly<Record<string, Insert>>;
type Sentence = string | ((values: Values) => string);

/** The sentence for an event, or undefined for bookkeeping. */
export function sentenceFor(note: Note, values: Values, { words }: Names): string | undefined {
  const checked: EventSentences = words.events;
  const sentence = (checked as unknown as Readonly<Record<NoteKind, Sentence>>)[note.note];
  const text = typeof sentence === "string" ? sentence : sentence(values);
  return text === "" ? undefined : text;
}

export function valuesOf(note: Note, names: Names): Values {
  const fields = note as unknown as AnyFields;
  const extra: Partial<Record<NoteKind, (note: never, names: Names) => Values>> = EXTRAS;
  return {
    section: "none",
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, fieldInWords(field, value, fields, names)])),
    ...phrasesOf(fields, names),
    ...extra[note.note]?.(note as never, names),
  };
}

function fieldInWords(field: string, value: AnyValue, { section }: AnyFields, names: Names): Insert {
  const { words } = names;
  if (value === undefined) return "none";
  if (field === "seat") return seatName(names, Number(value));
  if (typeof value === "number") return value;
  if (typeof value === "object" && "id" in value) return names.playerName(value.id);
  const { figures, colours }: ClosedFields = words.eventParts;
  if (field === "seats" && typeof value !== "string") return value.map((seat) => seatName(names, Number(seat)));
  if (typeof value !== "string") return field === "faces" ? facesInWords(value, words) : value.map((one) => entryOf(figures, one) ?? one);
  switch (field) {
    case "ship":
      return shipNameOr(names, value);
    case "target":
      return isTargetId(value) ? partInWords(names, value, typeof section === "string" ? section : undefined) : value;
    case "card":
    case "replaced":
    case "upgrade":
      return cardName(names, value);
    case "maneuver":
    case "guess":
      return maneuverName(value, words);
    case "obstacle":
    case "obstacleToken":
    case "device":
      return pieceIn(names, value);
    case "piece":
    case "pieceKind":
      return scenarioPieceName(value, words);
    case "reason":
      return reasonName(value, names);
    case "direction":
      return entryOf(words.eventParts.directions, value) ?? value;
    case "way":
      return wayName(value, words);
    case "edge":
      return entryOf(words.places.edges, value) ?? value;
    case "colour":
      return entryOf(colours, value) ?? value;
    default:
      return value;
  }
}

/** Fields with a fixed set of values, each of which must have its own text. Records from other versions may have other values. */
interface ClosedFields {
  readonly figures: Readonly<Record<NoteOf<"unconfirmed figures">["figures"][number], string>>;
  readonly colours: Readonly<Record<NoteOf<"colour">["colour"], string>>;
}

function phrasesOf(
  { maneuver, guess, token, deviceKind, action, ship, section }: AnyFields,
  names: Names,
): Readonly<Record<string, string>> {
  return {
    ...(typeof maneuver === "string" && { aManeuver: aManeuver(maneuver, names) }),
    ...(typeof guess === "string" && { aGuess: aManeuver(guess, names) }),
    ...(typeof token === "string" && { aToken: tokens(token, 1, names) }),
    ...(typeof deviceKind === "string" && { aDevice: devices(deviceKind, 1, names) }),
    ...(typeof action === "string" && { anAction: anAction(action, names) }),
    ...(typeof ship === "string" &&
      isTargetId(ship) && { part: partInWords(names, ship, typeof section === "string" ? section : undefined) }),
  };
}

/** A ship, a section of it, or anything else on the table that can be a target. */
export function partInWords(names: Names, target: TargetId, section?: string): string {
  const ship = shipIn(target);
  if ((ship === undefined || names.ships[ship] === undefined) && names.pieceOf) return names.pieceOf(target);
  return section === undefined || section === "none"
    ? shipName(names, target)
    : names.words.eventParts.section({ ship: shipName(names, target), section });
}

/** Names a piece on the table or a token by its id. Uses the name from the table if that is known. */
export const pieceIn = ({ pieceOf, words }: Names, id: string | undefined): string =>
  id === undefined ? words.eventParts.something : (pieceOf?.(id) ?? pieceName(id, words));

export const aManeuver = (code: string, { words }: Names): string => words.eventParts.aManeuver({ maneuver: maneuverName(code, words) });

type Counted = (values: { readonly count: number }) => string;

/** Looks up a key that may not be in the table. */
const sayingOf = <Saying>(table: Readonly<Record<string, Saying>>, key: string): Saying | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** For example `a focus token`, `2 stress tokens`, `1 Force`. */
export function tokens(token: string, count: number, { words, terms }: Names): string {
  if (token === "force") return words.things.force({ count });
  const counted: Readonly<Record<NoteOf<"token">["token"], Counted>> = terms.counted;
  return sayingOf(counted, token)?.({ count }) ?? token;
}

export function devices(kind: string, count: number, { words }: Names): string {
  const known: Readonly<Record<NoteOf<"detonated">["deviceKind"], string | Counted>> = words.things.devices;
  const said = sayingOf(known, kind);
  return typeof said === "function" ? said({ count }) : (said ?? kind);
}

/** For example `a focus action`, `the action of Push the Limit`. */
export function anAction(action: string, names: Names): string {
  const { anAction: sayings, actionOf } = names.words.eventParts;
  if (action.includes(":")) return actionOf({ card: cardName(names, action) });
  const known: Readonly<Record<ActionName, string | ((values: { readonly lock: string }) => string)>> = sayings;
  const said = sayingOf(known, action);
  return typeof said === "function" ? said({ lock: names.terms.lock }) : (said ?? action);
}

/** `2 victory counters`, or the scenario's name for them. */
export function countersOf(counters: number, called: string | undefined, words: Words): string {
  const { things } = words;
  const count = Math.abs(counters);
  return called === undefined ? things.victoryCounters({ count }) : things.counters({ count, name: counterName(called, words) });
}

/** What a scenario calls one of its counters. */
export const counterName = (called: string, { eventParts }: Words): string => entryOf(eventParts.counterNames, called) ?? called;

/** A card, or a term from the rules or a scenario. Records from other versions may have other terms. */
export function reasonName(reason: string, names: Names): string {
  const { eventParts, names: shared } = names.words;
  const known: Readonly<Record<Exclude<KnownReason, DeviceKind | RemoteKind>, string>> = eventParts.reasons;
  if (reason.includes(":")) return cardName(names, reason);
  return entryOf(known, reason) ?? entryOf(shared.devices, reason) ?? entryOf(shared.remotes, reason) ?? reason;
}

interface Answered {
  readonly ship?: ShipId | undefined;
  readonly kind: NoteOf<"votes">["kind"];
  readonly key?: string | undefined;
}

/** Puts the answer to a question of this kind into words; empty if the answer isn't known. */
function answerInWords({ ship, kind, key }: Answered, names: Names): string {
  if (key === undefined) return "";
  return names.words.eventParts.answer({ answer: optionInWords({ kind, about: ship === undefined ? {} : { ship } }, key, names) });
}

const decider = (seat: number | undefined, names: Names): string =>
  seat === undefined ? names.words.eventParts.judge : seatName(names, seat);
const cardOr = (card: CardKey | undefined, other: string, names: Names): string => (card === undefined ? other : cardName(names, card));

/** Arguments that some kinds' sentences take in addition to the event's fields. */
const EXTRAS = {
  phase: ({ phase }: NoteOf<"phase">, { words, terms }: Names) => ({
    name: phase === "setup" || phase === "over" ? terms.phases[phase] : words.terms.phase({ phase: terms.phases[phase] }),
  }),
  "squad revealed": ({ total, unit, faction }: NoteOf<"squad revealed">, { words }: Names) => ({
    faction: factionName(faction, words),
    worth: inUnits(total, unit, words),
  }),
  "deck rebuilt": ({ ship, seat }: NoteOf<"deck rebuilt">, names: Names) => ({
    owner: ship === undefined ? seatName(names, seat) : shipName(names, ship),
  }),
  initiative: (_: NoteOf<"initiative">, { terms }: Names) => ({ isFirst: terms.isFirst }),
  overlapped: ({ target, obstacle }: NoteOf<"overlapped">, names: Names) => ({
    met: target === undefined ? pieceIn(names, obstacle) : partInWords(names, target),
  }),
  dropped: ({ deviceKind, obstacle }: NoteOf<"dropped">, names: Names) => ({
    dropped: deviceKind === undefined ? pieceIn(names, obstacle) : devices(deviceKind, 1, names),
  }),
  "remote removed": ({ remoteKind }: NoteOf<"remote removed">, { words }: Names) => ({
    remote: words.eventParts.remote({ name: words.names.remotes[remoteKind] }),
  }),
  "fuse burnt": ({ device, deviceKind }: NoteOf<"fuse burnt">, names: Names) => ({
    burning: deviceKind === undefined ? pieceIn(names, device) : devices(deviceKind, 1, names),
  }),
  attacks: ({ card }: NoteOf<"attacks">, names: Names) => ({ weapon: cardOr(card, names.words.eventParts.primary, names) }),
  rolled: ({ ship, seat }: NoteOf<"rolled">, names: Names) => ({
    roller: ship === undefined ? seatName(names, seat) : shipName(names, ship),
  }),
  used: ({ ship, card }: NoteOf<"used">, names: Names) => ({
    isOwn: isOwnText(names, ship, card) ? "yes" : "no",
    used: usedCardName(names, ship, card),
  }),
  concerns: ({ upgrade }: NoteOf<"concerns">, names: Names) => ({ affected: cardOr(upgrade, names.words.eventParts.primary, names) }),
  "damage discarded": ({ card }: NoteOf<"damage discarded">, names: Names) => ({
    discarded: cardOr(card, names.words.eventParts.damageCard, names),
  }),
  "looks at damage": ({ ship, target }: NoteOf<"looks at damage">, names: Names) => ({
    owner: target === undefined || target === ship ? "none" : shipName(names, target),
  }),
  "mission points": ({ ship, reason }: NoteOf<"mission points">, names: Names) => ({
    reason:
      ship === undefined
        ? reasonName(reason, names)
        : names.words.eventParts.withShip({ ship: shipName(names, ship), reason: reasonName(reason, names) }),
  }),
  "spacing waived": ({ obstacleToken, pieceKind }: NoteOf<"spacing waived">, names: Names) => ({
    piece: obstacleToken === undefined ? scenarioPieceName(pieceKind, names.words) : pieceIn(names, obstacleToken),
  }),
  "victory counters": ({ counters, called }: NoteOf<"victory counters">, { words }: Names) => ({
    things: countersOf(counters, called, words),
    gives: counters < 0 ? "yes" : "no",
  }),
  "counters on card": ({ counters, called }: NoteOf<"counters on card">, { words }: Names) => ({
    things: countersOf(counters, called, words),
  }),
  "counters moved": ({ counters, called }: NoteOf<"counters moved">, { words }: Names) => ({ things: countersOf(counters, called, words) }),
  "counters returned": ({ counters, called }: NoteOf<"counters returned">, { words }: Names) => ({
    things: countersOf(counters, called, words),
  }),
  agreed: ({ seat }: NoteOf<"agreed">, names: Names) => ({ decider: decider(seat, names) }),
  refused: ({ seat }: NoteOf<"refused">, names: Names) => ({ decider: decider(seat, names) }),
  undone: ({ seat }: NoteOf<"undone">, names: Names) => ({ decider: seat === undefined ? "none" : seatName(names, seat) }),
  hurried: ({ seats }: NoteOf<"hurried">) => ({ whose: seats === undefined ? "everyone" : "some" }),
  "seat taken": ({ seat, player }: NoteOf<"seat taken">, names: Names) => {
    const name = seatName(names, seat);
    if (player.bot === undefined) return { taker: player.id === names.owners[seat] ? "owner" : "other", level: "" };
    const called = levelName(player.bot, names.words);
    return { taker: isNamedAfter(called, name) ? "namedBot" : "bot", level: called };
  },
  "standing answer": (note: NoteOf<"standing answer">, names: Names) => {
    const { kind: ofKind, kindOfShip } = names.words.eventParts;
    const kind = kindName(note.kind, names);
    return {
      kind: note.ship === undefined ? ofKind({ kind }) : kindOfShip({ kind, ship: shipName(names, note.ship) }),
      answer: answerInWords(note, names),
    };
  },
  votes: (note: NoteOf<"votes">, names: Names) => ({ answer: answerInWords(note, names) }),
  "decided by lot": (note: NoteOf<"decided by lot">, names: Names) => ({ answer: answerInWords(note, names) }),
  "game over": ({ ending }: NoteOf<"game over">, { words }: Names) => ({ ending: words.eventParts.endings[ending] }),
} satisfies { readonly [Kind in NoteKind]?: (note: NoteOf<Kind>, names: Names) => Readonly<Record<string, string>> };
