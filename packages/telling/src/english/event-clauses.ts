/** What happened in a line of the log, as clauses. An event that has no words here is said as the full trace says it, with short names. */
import { factionInWords } from "@broadside/cards";
import { LOOKS_AT_DIAL, type NoteKind, type NoteOf, type ShipId } from "@broadside/rules";
import { type FigureChange, isFigureChange, isFolded, type LineEvent } from "../log/line-facts.ts";
import { amountOf, type Clause, counted, named } from "./clauses.ts";
import { inWords } from "./event-lines.ts";
import { type LogNames, sectionName } from "./log-names.ts";
import {
  actionName,
  cardName,
  facesInWords,
  inUnits,
  maneuverName,
  scenarioPieceName,
  seatName,
  shipName,
  tokenName,
  withArticle,
} from "./names.ts";

/** The events of a line, and which of them is being said. */
interface Place {
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

function figureClause(change: FigureChange, names: LogNames): Clause {
  const count = Math.abs(change.by);
  if (change.figure === "shields") {
    const shield = change.section === undefined ? "shield" : `${change.section} shield`;
    return by(names, change.ship, change.by < 0 ? "loses" : "regains", counted(count, shield));
  }
  return by(names, change.ship, BURDENS.includes(change.token) ? "sheds" : "loses", tokenThing(names, change.token, count));
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

/** The token or lock that an action gives stands before it in the events; one of the two is enough. */
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
    const next = events[at + 1];
    const isSaid =
      next &&
      "note" in next &&
      ((next.note === "action" && next.ship === note.ship && isOfAction(next.action, note.token)) ||
        (next.note === "stress shed by energy" && next.ship === note.ship && note.token === "stress"));
    return isSaid ? undefined : by(names, note.ship, "gets", tokenThing(names, note.token));
  },
  lock: ({ ship, target, section }, names) => by(names, ship, "locks", named(sectionName(names, target, section))),
  spent: ({ ship, token }, names) => by(names, ship, "spends", token === "force" ? amountOf(1, "Force") : tokenThing(names, token)),
  energy: ({ ship, amount }, names) => by(names, ship, "gains", amountOf(amount, "energy")),
  "energy spent": ({ ship, amount }, names) => by(names, ship, "spends", amountOf(amount, "energy")),
  "energy lost": ({ ship, amount }, names) => by(names, ship, "loses", amountOf(amount, "energy")),
  "energy allocated": ({ ship, card }, names) => by(names, ship, `fuels ${cardName(names, card)} with`, amountOf(1, "energy")),
  "stress shed by energy": ({ ship, amount }, names) => by(names, ship, "sheds stress for", amountOf(amount, "energy")),
  "dealt facedown": ({ ship }, names) => by(names, ship, "takes", amountOf(1, "damage")),
  "dealt faceup": ({ ship, card }, names) => by(names, ship, "takes", counted(1, `${cardName(names, card)} crit`)),
  "damage discarded": ({ ship, card }, names) =>
    by(names, ship, "repairs", card === undefined ? amountOf(1, "damage") : named(cardName(names, card))),
  destroyed: ({ ship }, names) => by(names, ship, "is destroyed"),
  "stays for the step": ({ ship }, names) => by(names, ship, "will be destroyed"),
  "stays for the round": ({ ship }, names) => by(names, ship, "will be destroyed"),
  doomed: ({ ship, section }, names) => ({
    subject: sectionName(names, ship, section),
    verb: section === undefined ? "will be destroyed" : "will be crippled",
  }),
  crippled: ({ ship, section }, names) => ({ subject: sectionName(names, ship, section), verb: "is crippled" }),
  fled: ({ ship }, names) => by(names, ship, "flees"),
  "run over": ({ ship, target }, names) => by(names, ship, "runs over", named(shipName(names, target))),
  used: () => undefined,
  jettisoned: ({ ship, piece }, names) => by(names, ship, "drops", named(scenarioPieceName(piece))),
  restored: ({ ship }, names) => by(names, ship, "returns to the game"),
  "squad revealed": ({ seat, faction, total, unit }, names) => ({
    subject: `${seatName(names, seat)}:`,
    verb: `${factionInWords(faction)}${total > 0 ? `, ${inUnits(total, unit)}` : ""}`,
  }),
  rolled: (note, names) => ({
    subject: note.ship === undefined ? seatName(names, note.seat) : shipName(names, note.ship),
    verb: `rolls ${facesInWords(note.faces)}`,
    cause: note.reason.includes(":") ? cardName(names, note.reason) : note.reason,
  }),
  [LOOKS_AT_DIAL]: ({ ship, target }, names) => by(names, ship, "looks at", named(`${shipName(names, target)}'s dial`)),
  "upgrade discarded": ({ ship, card }, names, { events, at }) => {
    const isUsed = events
      .slice(0, at)
      .some((event) => "note" in event && event.note === "used" && event.card === card && event.ship === ship);
    return by(names, ship, "discards", named(isUsed ? "it" : cardName(names, card)));
  },
  condition: ({ ship, card }, names) => by(names, ship, "gets", named(cardName(names, card))),
  jammed: ({ ship, token }, names) => by(names, ship, "loses", tokenThing(names, token)),
  concerns: ({ ship, card, upgrade }, names) =>
    by(names, ship, `chooses ${upgrade === undefined ? "its primary weapon" : cardName(names, upgrade)} for ${cardName(names, card)}`),
  placed: ({ ship }, names) => ({ subject: "", verb: "", things: [named(shipName(names, ship))] }),
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

function actionClause(ship: ShipId, action: string, names: LogNames, { events, at }: Place): Clause | undefined {
  const before = events[at - 1];
  const given =
    before && "note" in before && (before.note === "token" || before.note === "lock") && before.ship === ship ? before : undefined;
  if (action === "reinforce" && given?.note === "token")
    return by(names, ship, `reinforces ${given.token === "reinforceAft" ? "aft" : "fore"}`);
  if (action === "lock" && given?.note === "lock") return undefined;
  const outcome = OUTCOMES[action];
  if (outcome && events.some((event) => "note" in event && event.note === outcome)) return undefined;
  const verb = ACTIONS[action];
  if (verb !== undefined) return by(names, ship, verb);
  return action.includes(":")
    ? by(names, ship, "takes the action of", named(cardName(names, action)))
    : by(names, ship, "performs", counted(1, `${actionName(names, action)} action`));
}

const pieceIn = ({ pieceOf }: LogNames, id: string | undefined): string => (id === undefined ? "something" : (pieceOf?.(id) ?? id));

/** Undefined where the event is only for the details. */
export function clauseOf(event: LineEvent, names: LogNames, place: Place): Clause | undefined {
  if (isFigureChange(event)) return figureClause(event, names);
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
  return subject !== "" && text.startsWith(`${subject} `) ? { subject, verb: text.slice(subject.length + 1) } : { subject: "", verb: text };
}
