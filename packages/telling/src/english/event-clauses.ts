/** What happened in a line of the log, as clauses. An event that has no words here is said as the full trace says it, with short names. */
import { factionInWords } from "@broadside/cards";
import { LOOKS_AT_DIAL, type NoteKind, type NoteOf, type ShipId } from "@broadside/rules";
import { type FigureChange, isFigureChange, isFolded, type LineEvent } from "../log/line-facts.ts";
import { addThings, amountOf, type Clause, counted, named } from "./clauses.ts";
import { inWords } from "./event-lines.ts";
import { type LogNames, sectionName, usedCardName } from "./log-names.ts";
import {
  actionName,
  cardName,
  inUnits,
  maneuverName,
  scenarioPieceName,
  seatName,
  shipName,
  small,
  tokenName,
  withArticle,
} from "./names.ts";
import { pieceName } from "./piece-names.ts";

/** The events of a line, and which of them is being said. */
export interface Place {
  readonly events: readonly LineEvent[];
  readonly at: number;
}

type Words = {
  readonly [Kind in NoteKind]?: (note: NoteOf<Kind>, names: LogNames, place: Place) => Clause | undefined;
};

const by = (names: LogNames, ship: ShipId | undefined, verb: string, ...things: NonNullable<Clause["things"]>): Clause => ({
  subject: shipName(names, ship),
  verb,
  ...(things.length > 0 && { things }),
});
const byPlayer = (names: LogNames, seat: number | undefined, verb: string, ...things: NonNullable<Clause["things"]>): Clause => ({
  subject: seatName(names, seat),
  verb,
  ...(things.length > 0 && { things }),
});

/** Tokens that a ship is glad to lose. */
const BURDENS: readonly string[] = ["stress", "ion", "strain", "deplete", "jam", "tractor", "disarm"];
const tokenThing = (names: LogNames, token: string, count = 1) =>
  counted(count, token === "lock" ? names.terms.lock : `${tokenName(names, token)} token`);

/** An effect is said with the card that it comes from. */
function figureClause(change: FigureChange, names: LogNames, place: Place): Clause | undefined {
  if (change.figure === "effect") return undefined;
  const count = Math.abs(change.by);
  if (change.figure === "shields") {
    const shield = change.section === undefined ? "shield" : `${change.section} shield`;
    const verb = change.by < 0 ? "loses" : isRecovered(change.ship, place) ? "recovers" : "regains";
    return by(names, change.ship, verb, counted(count, shield));
  }
  const clause = by(names, change.ship, BURDENS.includes(change.token) ? "sheds" : "loses", tokenThing(names, change.token, count));
  const beside = [place.events[place.at - 1], place.events[place.at + 1]].flatMap((event) =>
    event && isFigureChange(event) && event.figure === "tokens" && event.ship === change.ship ? [event.token] : [],
  );
  // A jam token that takes another one with it.
  if (change.token === "jam" && beside.some((token) => !BURDENS.includes(token))) return undefined;
  return !BURDENS.includes(change.token) && beside.includes("jam") ? { ...clause, cause: "jammed" } : clause;
}

/** Shields that come back with a recover action, of both sections. */
function isRecovered(ship: ShipId, { events, at }: Place): boolean {
  const next = events.slice(at + 1).find((event) => !(isFigureChange(event) && event.figure === "shields" && event.ship === ship));
  return next !== undefined && "note" in next && next.note === "action" && next.action === "recover" && next.ship === ship;
}

const ACTIONS: Readonly<Record<string, string>> = {
  "barrel-roll": "barrel rolls",
  boost: "boosts",
  calculate: "calculates",
  cloak: "cloaks",
  evade: "evades",
  focus: "focuses",
  jam: "jams",
  recover: "recovers",
  reload: "reloads",
  "rotate-arc": "rotates its arc",
  slam: "SLAMs",
};

/** Whether the action that gives a token comes later, or the energy that sheds the stress: one of the two is enough. */
function isSaidLater({ ship, token }: NoteOf<"token">, after: readonly LineEvent[]): boolean {
  const own = after.flatMap((event) => ("note" in event && "ship" in event && event.ship === ship ? [event] : []));
  const next = own.find((note) => note.note === "action" || ((note.note === "token" || note.note === "jammed") && note.token === token));
  if (token === "stress" && own[0]?.note === "stress shed by energy") return true;
  return next?.note === "action" && isOfAction(next.action, token);
}
const isOfAction = (action: string, token: string): boolean =>
  action === token || (action === "reinforce" && token.startsWith("reinforce"));

const WORDS: Words = {
  revealed: (note, names, { events, at }) =>
    events.some((event, place) => place > at && "note" in event && event.note === "maneuver" && event.maneuver === note.maneuver)
      ? undefined
      : by(names, note.ship, `reveals ${withArticle(maneuverName(note.maneuver))}`),
  "maneuver changed": (note, names, { events, at }) =>
    events.some((event, place) => place > at && "note" in event && event.note === "maneuver")
      ? undefined
      : by(names, note.ship, `changes to ${withArticle(maneuverName(note.maneuver))}`),
  maneuver: (note, names) => by(names, note.ship, `flies ${withArticle(maneuverName(note.maneuver))}`),
  "ion maneuver": (note, names) => by(names, note.ship, "is ionized"),
  overlapped: ({ ship, target, obstacle }, names) =>
    target === undefined
      ? by(names, ship, "lands on", named(pieceIn(names, obstacle)))
      : by(names, ship, "bumps", named(names.ships[target] ?? pieceIn(names, target))),
  "met obstacle": ({ ship, obstacle }, names) => by(names, ship, "flies over", named(pieceIn(names, obstacle))),
  crushed: ({ ship, obstacle }, names) => by(names, ship, "crushes", named(pieceIn(names, obstacle))),
  action: ({ ship, action }, names, place) => actionClause(ship, action, names, place),
  "action failed": ({ ship, action }, names) => by(names, ship, "fails to", named(actionName(names, action))),
  token: (note, names, { events, at }) => {
    const after = events.slice(at + 1);
    return isSaidLater(note, after) || jammerOf(note, after) ? undefined : by(names, note.ship, "gets", tokenThing(names, note.token));
  },
  lock: ({ ship, target, section }, names) =>
    by(names, ship, "locks", named(names.ships[target] === undefined ? pieceIn(names, target) : sectionName(names, target, section))),
  spent: ({ ship, token }, names) => by(names, ship, "spends", token === "force" ? amountOf(1, "Force") : tokenThing(names, token)),
  coordinated: ({ ship, target }, names) => by(names, ship, "coordinates", named(shipName(names, target))),
  decloaked: ({ ship, direction }, names) => by(names, ship, direction === "forward" ? "decloaks forward" : `decloaks to the ${direction}`),
  energy: ({ ship, amount }, names) => by(names, ship, "gains", amountOf(amount, "energy")),
  "energy spent": ({ ship, amount }, names) => by(names, ship, "spends", amountOf(amount, "energy")),
  "energy lost": ({ ship, amount }, names) => by(names, ship, "loses", amountOf(amount, "energy")),
  "energy allocated": ({ ship, card }, names) => ({
    ...by(names, ship, `fuels ${cardName(names, card)} with`, amountOf(1, "energy")),
    isTotal: true,
  }),
  "stress shed by energy": ({ ship, amount }, names) => by(names, ship, "sheds stress for", amountOf(amount, "energy")),
  "dealt facedown": ({ ship }, names) => by(names, ship, "takes", amountOf(1, "damage")),
  "dealt faceup": ({ ship, card }, names) => by(names, ship, "takes", counted(1, `${cardName(names, card)} crit`)),
  "damage discarded": ({ ship, card }, names, { events, at }) =>
    isGone(ship, events.slice(0, at))
      ? undefined
      : by(names, ship, "repairs", card === undefined ? amountOf(1, "damage") : named(cardName(names, card))),
  destroyed: ({ ship }, names, { events }) => (isCrushedIn(events, ship) ? undefined : by(names, ship, "is destroyed")),
  "stays for the step": ({ ship }, names, place) => doomClause(ship, names, place),
  "stays for the round": ({ ship }, names, place) => doomClause(ship, names, place),
  doomed: ({ ship, section }, names, place) =>
    section === undefined ? doomClause(ship, names, place) : { subject: sectionName(names, ship, section), verb: "will be crippled" },
  crippled: ({ ship, section }, names) => ({ subject: sectionName(names, ship, section), verb: "is crippled" }),
  fled: ({ ship }, names) => by(names, ship, "flees"),
  "run over": ({ ship, target }, names, { events }) =>
    by(names, ship, isCrushedIn(events, target) ? "runs over and destroys" : "runs over", named(shipName(names, target))),
  used: () => undefined,
  jettisoned: ({ ship, piece }, names) => by(names, ship, "drops", named(scenarioPieceName(piece))),
  restored: ({ ship }, names) => by(names, ship, "returns to the game"),
  "squad revealed": ({ seat, faction, total, unit }, names) => ({
    subject: `${seatName(names, seat)}:`,
    verb: `${factionInWords(faction)}${total > 0 ? `, ${inUnits(total, unit)}` : ""}`,
  }),
  rolled: (note, names) => ({
    subject: note.ship === undefined ? seatName(names, note.seat) : shipName(names, note.ship),
    verb: "rolls",
    things: addThings(
      [],
      note.faces.map((face) => counted(1, face)),
    ),
    cause: reasonInWords(names, note.ship, note.reason),
  }),
  [LOOKS_AT_DIAL]: ({ ship, target }, names) => by(names, ship, "looks at", named(`${shipName(names, target)}'s dial`)),
  "upgrade discarded": ({ ship, card }, names, { events, at }) => {
    const isUsed = events
      .slice(0, at)
      .some((event) => "note" in event && event.note === "used" && event.card === card && event.ship === ship);
    return by(names, ship, "discards", named(isUsed ? "it" : cardName(names, card)));
  },
  condition: ({ ship, card }, names) => by(names, ship, "gets", named(cardName(names, card))),
  jammed: ({ ship, token }, names) => ({ ...by(names, ship, "loses", tokenThing(names, token)), cause: "jammed" }),
  split: ({ ship, reason }, names) => ({ ...by(names, ship, "splits from its wing"), cause: reason }),
  detonated: ({ deviceKind }) => ({ subject: withArticle(deviceKind), verb: "goes off" }),
  dropped: ({ ship, deviceKind, obstacle }, names) =>
    by(names, ship, "drops", deviceKind === undefined ? named(pieceIn(names, obstacle)) : counted(1, deviceKind)),
  "token discarded for card": ({ ship, card, left }, names) =>
    by(names, ship, "discards", named(`${left === 0 ? "the last" : "a"} token on ${cardName(names, card)}`)),
  "looks at damage": ({ ship, target }, names) =>
    by(
      names,
      ship,
      "looks at",
      named(`${target === undefined || target === ship ? "its" : `${shipName(names, target)}'s`} facedown Damage cards`),
    ),
  "turned faceup": ({ ship, card }, names) => ({
    subject: `${shipName(names, ship)}'s ${cardName(names, card)}`,
    verb: "is turned faceup",
  }),
  concerns: ({ ship, card, upgrade }, names) =>
    by(names, ship, `chooses ${upgrade === undefined ? "its primary weapon" : cardName(names, upgrade)} for ${cardName(names, card)}`),
  placed: ({ ship }, names) => by(names, ship, "is placed"),
  "obstacle laid": ({ seat, obstacleToken }, names) => byPlayer(names, seat, "lays", named(pieceIn(names, obstacleToken))),
  "feature placed": ({ seat, piece }, names) => byPlayer(names, seat, "places", named(scenarioPieceName(piece))),
  "remote placed": ({ ship }, names) => ({ subject: "On the table:", verb: "", things: [named(shipName(names, ship))] }),
  "held in reserve": ({ ship }, names) => ({ subject: "In reserve:", verb: "", things: [named(shipName(names, ship))] }),
  "in reserve": ({ ship }, names) => ({ subject: "In reserve:", verb: "", things: [named(shipName(names, ship))] }),
  "obstacle placed": ({ seat }, names) => byPlayer(names, seat, "places", counted(1, "obstacle")),
  "counters on card": ({ ship, counters, called = "victory counter" }, names) => by(names, ship, "gets", counted(counters, called)),
  "rounds left": ({ rounds }) => ({ subject: "", verb: rounds === 1 ? "1 round left" : `${rounds === 0 ? "No" : rounds} rounds left` }),
  conceded: ({ seat }, names) => byPlayer(names, seat, "concedes"),
  undone: ({ seat }, names) =>
    seat === undefined ? { subject: "", verb: "An answer is undone" } : byPlayer(names, seat, "undoes an answer"),
};

/** What comes of these actions has a note that says more. */
const OUTCOMES: Readonly<Record<string, NoteKind>> = { coordinate: "coordinated", scramble: "scrambled", tow: "in tow" };

const isGone = (ship: ShipId, before: readonly LineEvent[]): boolean =>
  before.some((event) => "note" in event && event.note === "destroyed" && event.ship === ship);

/** A small ship of the first edition doesn't survive a huge one: nothing else happens to it. */
const isCrushedIn = (events: readonly LineEvent[], ship: ShipId): boolean =>
  events.some((event) => "note" in event && event.note === "run over" && event.target === ship) &&
  events.some((event) => "note" in event && event.note === "destroyed" && event.ship === ship) &&
  !events.some((event) => "note" in event && event.note === "damage" && event.ship === ship);

/** Left out where the line goes on to tell the end of the ship. */
const doomClause = (ship: ShipId, names: LogNames, { events, at }: Place): Clause | undefined =>
  events.slice(at + 1).some((event) => "note" in event && event.note === "destroyed" && event.ship === ship)
    ? undefined
    : by(names, ship, "will be destroyed");

/** The ship whose jam action gives a token: it follows at once. */
function jammerOf({ ship }: NoteOf<"token">, after: readonly LineEvent[]): ShipId | undefined {
  const next = after.find((event) => !("note" in event && event.note === "token" && event.ship === ship));
  return next && "note" in next && next.note === "action" && next.action === "jam" && next.ship !== ship ? next.ship : undefined;
}

/** Whom a jam action has given its tokens; those of the first edition are stress. */
function jamClause(ship: ShipId, names: LogNames, { events, at }: Place): Clause {
  const given = events
    .slice(0, at)
    .flatMap((event, place) => ("note" in event && event.note === "token" && jammerOf(event, events.slice(place + 1)) ? [event] : []));
  const [first] = given;
  if (!first) return by(names, ship, "jams");
  const stress = given.filter(({ token }) => token === "stress").length;
  const tokens = stress === 0 ? "" : ` with ${stress === 1 ? "a stress token" : `${stress} stress tokens`}`;
  return by(names, ship, "jams", named(`${shipName(names, first.ship)}${tokens}`));
}

function actionClause(ship: ShipId, action: string, names: LogNames, { events, at }: Place): Clause | undefined {
  const before = events[at - 1];
  const given =
    before && "note" in before && (before.note === "token" || before.note === "lock") && before.ship === ship ? before : undefined;
  if (action === "reinforce" && given?.note === "token")
    return by(names, ship, `reinforces ${given.token === "reinforceAft" ? "aft" : "fore"}`);
  if (action === "lock" && given?.note === "lock") return undefined;
  if (action === "jam") return jamClause(ship, names, { events, at });
  if (action === "recover" && before && isFigureChange(before) && before.figure === "shields" && before.ship === ship) return undefined;
  const outcome = OUTCOMES[action];
  if (outcome && events.some((event) => "note" in event && event.note === outcome)) return undefined;
  const verb = ACTIONS[action];
  if (verb !== undefined) return by(names, ship, verb);
  if (isTurnedFacedown(action.replace(/#\d+$/, ""), ship, events.slice(at + 1)))
    return by(names, ship, `turns ${cardName(names, action)} facedown`);
  return action.includes(":")
    ? by(names, ship, "takes the action of", named(cardName(names, action)))
    : by(names, ship, "performs", counted(1, `${actionName(names, action)} action`));
}

/** A Damage card that was dealt with. */
export const isTurnedFacedown = (card: string, ship: ShipId, after: readonly LineEvent[]): boolean =>
  card.startsWith("damage:") &&
  after.some((event) => "note" in event && event.note === "turned facedown" && event.card === card && event.ship === ship);

const pieceIn = ({ pieceOf }: LogNames, id: string | undefined): string =>
  id === undefined ? "something" : (pieceOf?.(id) ?? pieceName(id));

/** Why something happens to a ship, or dice are rolled: a card, its own text, or a rule. */
export const reasonInWords = (names: LogNames, ship: ShipId | undefined, reason: string): string =>
  !reason.includes(":") ? reason : ship === undefined ? cardName(names, reason) : usedCardName(names, ship, reason);

/** Undefined where the event is only for the details. */
export function clauseOf(event: LineEvent, names: LogNames, place: Place): Clause | undefined {
  if (isFigureChange(event)) return figureClause(event, names, place);
  if (isFolded(event)) return undefined;
  return Object.hasOwn(WORDS, event.note) ? ownWords(event, names, place) : asTraced(event, names);
}

const ownWords = <Kind extends NoteKind>(note: NoteOf<Kind>, names: LogNames, place: Place): Clause | undefined =>
  (WORDS[note.note] as Words[Kind])?.(note, names, place);

/** The sentence of the full trace, without its subject where it begins with one. */
function asTraced(event: Exclude<LineEvent, FigureChange>, names: LogNames): Clause | undefined {
  const text = inWords(event, names);
  if (text === undefined) return undefined;
  const subject =
    "ship" in event && event.ship !== undefined ? shipName(names, event.ship) : "seat" in event ? seatName(names, event.seat) : "";
  return subject !== "" && text.startsWith(`${subject} `)
    ? { subject, verb: text.slice(subject.length + 1) }
    : { subject: "", verb: /^(An?|The|There|It|No|Time) /.test(text) ? small(text) : text };
}
