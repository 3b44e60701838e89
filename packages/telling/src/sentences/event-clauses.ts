/** Turns the events in a log line into clauses. If there is no clause for an event, its full sentence is used. */
import type { ActionName } from "@broadside/cards";
import { LOOKS_AT_DIAL, type NoteKind, type NoteOf, type ShipId } from "@broadside/rules";
import { type FigureChange, isFigureChange, isFolded, type LineEvent } from "../log/line-facts.ts";
import { addThings, type Clause, clause, counted, named, type Thing, type Verb } from "./clauses.ts";
import { eventPredicate } from "./event-lines.ts";
import { aManeuver, anAction, countersOf, devices, partInWords, pieceIn, reasonName, tokens } from "./events.ts";
import { cardName, entryOf, factionName, inUnits, type Names, scenarioPieceName, seatName, shipName, usedCardName } from "./names.ts";

/** The events in a line, and the index of the current one. */
export interface Place {
  readonly events: readonly LineEvent[];
  readonly at: number;
}

type Clauses = {
  readonly [Kind in NoteKind]?: (note: NoteOf<Kind>, names: Names, place: Place) => Clause | undefined;
};

/** Tokens that a ship benefits from losing. */
const BURDENS: readonly string[] = ["stress", "ion", "strain", "deplete", "jam", "tractor", "disarm"];

const tokenThing = (names: Names, token: string, count = 1): Thing => counted(token, count, (all) => tokens(token, all, names));
const energyThing = ({ words }: Names, amount: number): Thing => counted("energy", amount, (count) => words.things.energy({ count }));
const damageThing = ({ words }: Names): Thing => counted("damage", 1, (count) => words.things.damage({ count }));

function shieldThing({ words: { things } }: Names, section: "fore" | "aft" | undefined, count: number): Thing {
  const say = section === undefined ? things.shields : section === "fore" ? things.foreShields : things.aftShields;
  return counted(`${section ?? "all"} shields`, count, (all) => say({ count: all }));
}

/** Describes a change that has no note. There is no clause for a card's effect, because the card's own clause names the affected ship. */
function figureClause(change: FigureChange, names: Names, place: Place): Clause | undefined {
  if (change.figure === "effect") return undefined;
  const ship = shipName(names, change.ship);
  const count = Math.abs(change.by);
  if (change.figure === "shields") {
    const verb = change.by < 0 ? "loses" : isRecovered(change.ship, place) ? "recoversShields" : "regains";
    return clause(ship, verb, {}, shieldThing(names, change.section, count));
  }
  const isBurden = BURDENS.includes(change.token);
  const lost = clause(ship, isBurden ? "sheds" : "loses", {}, tokenThing(names, change.token, count));
  const beside = [place.events[place.at - 1], place.events[place.at + 1]].flatMap((event) =>
    event && isFigureChange(event) && event.figure === "tokens" && event.ship === change.ship ? [event.token] : [],
  );
  // The jam token was removed together with the token that it jams. The clause for that other token mentions this.
  if (change.token === "jam" && beside.some((token) => !BURDENS.includes(token))) return undefined;
  return !isBurden && beside.includes("jam") ? { ...lost, cause: names.words.log.jammed } : lost;
}

/** Whether a recover action restores the shields, in one or both sections. */
function isRecovered(ship: ShipId, { events, at }: Place): boolean {
  const next = events.slice(at + 1).find((event) => !(isFigureChange(event) && event.figure === "shields" && event.ship === ship));
  return next !== undefined && "note" in next && next.note === "action" && next.action === "recover" && next.ship === ship;
}

/** Actions with their own verb. */
const ACTIONS = {
  "barrel-roll": "barrelRolls",
  boost: "boosts",
  calculate: "calculates",
  cloak: "cloaks",
  evade: "evades",
  focus: "focuses",
  jam: "jams",
  recover: "recovers",
  reload: "reloads",
  "rotate-arc": "rotatesArc",
  slam: "slams",
} as const satisfies Readonly<Partial<Record<ActionName, Verb>>>;

/** Whether a later event already covers this token: the action that gives it, or the energy that removes the stress again. */
function isSaidLater({ ship, token }: NoteOf<"token">, after: readonly LineEvent[]): boolean {
  const own = after.flatMap((event) => ("note" in event && "ship" in event && event.ship === ship ? [event] : []));
  const next = own.find((note) => note.note === "action" || ((note.note === "token" || note.note === "jammed") && note.token === token));
  if (token === "stress" && own[0]?.note === "stress shed by energy") return true;
  return next?.note === "action" && isOfAction(next.action, token);
}
const isOfAction = (action: string, token: string): boolean =>
  action === token || (action === "reinforce" && token.startsWith("reinforce"));

const by = (names: Names, ship: ShipId | undefined): string => shipName(names, ship);

const CLAUSES: Clauses = {
  revealed: ({ ship, maneuver }, names, { events, at }) =>
    events.some((event, place) => place > at && "note" in event && event.note === "maneuver" && event.maneuver === maneuver)
      ? undefined
      : clause(by(names, ship), "reveals", { maneuver: aManeuver(maneuver, names) }),
  "maneuver changed": ({ ship, maneuver }, names, { events, at }) =>
    events.some((event, place) => place > at && "note" in event && event.note === "maneuver")
      ? undefined
      : clause(by(names, ship), "changes", { maneuver: aManeuver(maneuver, names) }),
  maneuver: ({ ship, maneuver }, names) =>
    maneuver === undefined ? undefined : clause(by(names, ship), "flies", { maneuver: aManeuver(maneuver, names) }),
  "ion maneuver": ({ ship }, names) => clause(by(names, ship), "isIonized", {}),
  overlapped: ({ ship, target, obstacle }, names) =>
    target === undefined
      ? clause(by(names, ship), "landsOn", {}, named(pieceIn(names, obstacle)))
      : clause(by(names, ship), "bumps", {}, named(names.ships[target] ?? pieceIn(names, target))),
  "met obstacle": ({ ship, obstacle }, names) => clause(by(names, ship), "fliesOver", {}, named(pieceIn(names, obstacle))),
  crushed: ({ ship, obstacle }, names) => clause(by(names, ship), "crushes", {}, named(pieceIn(names, obstacle))),
  action: ({ ship, action }, names, place) => actionClause(ship, action, names, place),
  "action failed": ({ ship, action }, names) => clause(by(names, ship), "fails", { action: anAction(action, names) }),
  token: (note, names, { events, at }) => {
    const after = events.slice(at + 1);
    return isSaidLater(note, after) || jammerOf(note, after)
      ? undefined
      : clause(by(names, note.ship), "gets", {}, tokenThing(names, note.token));
  },
  lock: ({ ship, target, section }, names) => clause(by(names, ship), "locks", {}, named(partInWords(names, target, section))),
  spent: ({ ship, token }, names) => clause(by(names, ship), "spends", {}, tokenThing(names, token)),
  coordinated: ({ ship, target }, names) => clause(by(names, ship), "coordinates", {}, named(shipName(names, target))),
  decloaked: ({ ship, direction }, names) =>
    clause(by(names, ship), "decloaks", { direction, way: entryOf(names.words.eventParts.directions, direction) ?? direction }),
  energy: ({ ship, amount }, names) => clause(by(names, ship), "gains", {}, energyThing(names, amount)),
  "energy spent": ({ ship, amount }, names) => clause(by(names, ship), "spends", {}, energyThing(names, amount)),
  "energy lost": ({ ship, amount }, names) => clause(by(names, ship), "loses", {}, energyThing(names, amount)),
  "energy allocated": ({ ship, card }, names) => ({
    ...clause(
      by(names, ship),
      "puts",
      {},
      counted(`energy on ${card}`, 1, (count) => names.words.things.energyOn({ count, card: cardName(names, card) })),
    ),
    isTotal: true,
  }),
  "stress shed by energy": ({ ship, amount }, names) => clause(by(names, ship), "shedsStressFor", {}, energyThing(names, amount)),
  "dealt facedown": ({ ship }, names) => clause(by(names, ship), "takesDamage", {}, damageThing(names)),
  "dealt faceup": ({ ship, card }, names, { events, at }) => {
    const affected = events.slice(at + 1).find((event) => isAffectedBy(event, ship, card));
    return clause(by(names, ship), "takesDamage", {}, critThing(names, card, affected && affectedName(affected, names)));
  },
  "damage discarded": ({ ship, card }, names, { events, at }) =>
    isGone(ship, events.slice(0, at))
      ? undefined
      : clause(by(names, ship), "repairs", {}, card === undefined ? damageThing(names) : named(cardName(names, card))),
  destroyed: ({ ship }, names, { events }) => (isCrushedIn(events, ship) ? undefined : clause(by(names, ship), "isDestroyed", {})),
  "stays for the step": ({ ship }, names, place) => doomClause(ship, names, place),
  "stays for the round": ({ ship }, names, place) => doomClause(ship, names, place),
  doomed: ({ ship, section }, names, place) =>
    section === undefined ? doomClause(ship, names, place) : clause(by(names, ship), "willBeCrippled", { section }),
  crippled: ({ ship, section }, names) => clause(by(names, ship), "isCrippled", { section }),
  fled: ({ ship }, names) => clause(by(names, ship), "flees", {}),
  "run over": ({ ship, target }, names, { events }) =>
    clause(by(names, ship), isCrushedIn(events, target) ? "runsOverAndDestroys" : "runsOver", {}, named(shipName(names, target))),
  used: () => undefined,
  jettisoned: ({ ship, piece }, names) => clause(by(names, ship), "drops", {}, named(scenarioPieceName(piece, names.words))),
  restored: ({ ship }, names) => clause(by(names, ship), "returns", {}),
  "squad revealed": ({ seat, faction, total, unit }, names) =>
    clause(names.words.log.squadOf({ seat: seatName(names, seat) }), "squad", {
      faction: factionName(faction, names.words),
      worth: total > 0 ? inUnits(total, unit, names.words) : "none",
    }),
  rolled: (note, names) => ({
    ...clause(
      note.ship === undefined ? seatName(names, note.seat) : by(names, note.ship),
      "rolls",
      {},
      ...addThings(
        [],
        note.faces.map((face) => counted(face, 1, (count) => names.words.things.faces[face]({ count }))),
      ),
    ),
    cause: causeName(names, note.ship, note.reason),
  }),
  [LOOKS_AT_DIAL]: ({ ship, target }, names) => clause(by(names, ship), "looksAtDial", { target: shipName(names, target) }),
  "upgrade discarded": ({ ship, card }, names, { events, at }) =>
    isUsedOnShips(card, ship, events.slice(0, at))
      ? clause(by(names, ship), "discardsIt", {})
      : clause(by(names, ship), "discards", {}, named(cardName(names, card))),
  condition: ({ ship, card }, names) => clause(by(names, ship), "gets", {}, named(cardName(names, card))),
  jammed: ({ ship, token }, names) => ({
    ...clause(by(names, ship), "loses", {}, tokenThing(names, token)),
    cause: names.words.log.jammed,
  }),
  split: ({ ship, reason }, names) => ({ ...clause(by(names, ship), "splits", {}), cause: reasonName(reason, names) }),
  detonated: ({ deviceKind }, names) => clause(devices(deviceKind, 1, names), "goesOff", {}),
  dropped: ({ ship, deviceKind, obstacle }, names) =>
    clause(
      by(names, ship),
      "drops",
      {},
      deviceKind === undefined ? named(pieceIn(names, obstacle)) : counted(deviceKind, 1, (count) => devices(deviceKind, count, names)),
    ),
  "token discarded for card": ({ ship, card, left }, names) =>
    clause(by(names, ship), "discardsToken", { left, card: cardName(names, card) }),
  "looks at damage": ({ ship, target }, names) =>
    clause(by(names, ship), "looksAtDamage", { owner: target === undefined || target === ship ? "none" : shipName(names, target) }),
  "turned faceup": ({ ship, card }, names) =>
    clause(names.words.log.cardOfShip({ ship: by(names, ship), card: cardName(names, card) }), "isTurnedFaceup", {}),
  concerns: (note, names, { events, at }) =>
    events
      .slice(0, at)
      .some((event) => "note" in event && event.note === "dealt faceup" && event.ship === note.ship && event.card === note.card)
      ? undefined
      : clause(by(names, note.ship), "chooses", { affected: affectedName(note, names), card: cardName(names, note.card) }),
  placed: ({ ship }, names) => clause(by(names, ship), "isPlaced", {}),
  "obstacle laid": ({ seat, obstacleToken }, names) => clause(seatName(names, seat), "places", {}, named(pieceIn(names, obstacleToken))),
  "feature placed": ({ seat, piece }, names) => clause(seatName(names, seat), "places", {}, named(scenarioPieceName(piece, names.words))),
  "remote placed": ({ ship }, names) => clause("", "onTable", {}, named(shipName(names, ship))),
  "held in reserve": ({ ship }, names) => clause("", "inReserve", {}, named(shipName(names, ship))),
  "in reserve": ({ ship }, names) => clause("", "inReserve", {}, named(shipName(names, ship))),
  "obstacle placed": ({ seat }, names) =>
    clause(
      seatName(names, seat),
      "places",
      {},
      counted("obstacles", 1, (count) => names.words.things.obstacles({ count })),
    ),
  "counters on card": ({ ship, counters, called }, names) =>
    clause(
      by(names, ship),
      "getsCounters",
      {},
      counted(called ?? "counters", counters, (count) => countersOf(count, called, names.words)),
    ),
  "mission points": ({ seat, ship, points, reason }, names) => {
    const scored = clause(
      seatName(names, seat),
      "scores",
      {},
      counted("mission points", points, (count) => inUnits(count, "mission point", names.words)),
    );
    const why = reasonName(reason, names);
    return { ...scored, cause: ship === undefined ? why : names.words.eventParts.withShip({ ship: by(names, ship), reason: why }) };
  },
  "deployment area": ({ seat, number }, names) => clause(seatName(names, seat), "hasArea", { number }),
  "victory counters": ({ seat, counters, called, reason }, names) => ({
    ...clause(
      seatName(names, seat),
      counters < 0 ? "givesBack" : "scores",
      {},
      counted(called ?? "counters", Math.abs(counters), (count) => countersOf(count, called, names.words)),
    ),
    cause: reasonName(reason, names),
  }),
  edge: ({ seat, edge }, names) => clause(seatName(names, seat), "takesEdge", { edge: names.words.places.edges[edge] }),
  "rounds left": ({ rounds }, { words }) => statement(words.log.roundsLeft({ rounds })),
  conceded: ({ seat }, names) => clause(seatName(names, seat), "concedes", {}),
  undone: ({ seat }, names) => (seat === undefined ? statement(names.words.log.answerUndone) : clause(seatName(names, seat), "undoes", {})),
};

const statement = (text: string): Clause => clause("", "statement", { text });

/** These actions have a separate note with more details about their result. */
const OUTCOMES: Readonly<Partial<Record<string, NoteKind>>> = { coordinate: "coordinated", scramble: "scrambled", tow: "in tow" };

const isGone = (ship: ShipId, before: readonly LineEvent[]): boolean =>
  before.some((event) => "note" in event && event.note === "destroyed" && event.ship === ship);

/** Whether a huge ship ran over this ship and destroyed it without dealing damage, as happens to small ships in the first edition. */
const isCrushedIn = (events: readonly LineEvent[], ship: ShipId): boolean =>
  events.some((event) => "note" in event && event.note === "run over" && event.target === ship) &&
  events.some((event) => "note" in event && event.note === "destroyed" && event.ship === ship) &&
  !events.some((event) => "note" in event && event.note === "damage" && event.ship === ship);

/** Reports that a ship will be destroyed, unless the same line also reports the ship's destruction. */
const doomClause = (ship: ShipId, names: Names, { events, at }: Place): Clause | undefined =>
  events.slice(at + 1).some((event) => "note" in event && event.note === "destroyed" && event.ship === ship)
    ? undefined
    : clause(by(names, ship), "willBeDestroyed", {});

/** Returns the ship that gave this token with its jam action, whose note comes right after. */
function jammerOf({ ship }: NoteOf<"token">, after: readonly LineEvent[]): ShipId | undefined {
  const next = after.find((event) => !("note" in event && event.note === "token" && event.ship === ship));
  return next && "note" in next && next.note === "action" && next.action === "jam" && next.ship !== ship ? next.ship : undefined;
}

/** Describes a jam action, including the ship that got the tokens. In the first edition, these can be stress tokens. */
function jamClause(ship: ShipId, names: Names, { events, at }: Place): Clause {
  const given = events
    .slice(0, at)
    .flatMap((event, place) => ("note" in event && event.note === "token" && jammerOf(event, events.slice(place + 1)) ? [event] : []));
  const [first] = given;
  if (!first) return clause(by(names, ship), "jams", {});
  const count = given.filter(({ token }) => token === "stress").length;
  const target = shipName(names, first.ship);
  return count === 0 ? clause(by(names, ship), "jamsShip", { target }) : clause(by(names, ship), "jamsWithStress", { target, count });
}

function actionClause(ship: ShipId, action: string, names: Names, { events, at }: Place): Clause | undefined {
  const subject = by(names, ship);
  const before = events[at - 1];
  const given =
    before && "note" in before && (before.note === "token" || before.note === "lock") && before.ship === ship ? before : undefined;
  if (action === "reinforce" && given?.note === "token")
    return clause(subject, given.token === "reinforceAft" ? "reinforcesAft" : "reinforcesFore", {});
  if (action === "lock" && hasLocked(ship, events.slice(0, at))) return undefined;
  if (action === "jam") return jamClause(ship, names, { events, at });
  if (action === "recover" && before && isFigureChange(before) && before.figure === "shields" && before.ship === ship) return undefined;
  const outcome = OUTCOMES[action];
  if (outcome && events.some((event) => "note" in event && event.note === outcome)) return undefined;
  const verb = entryOf(ACTIONS, action) as (typeof ACTIONS)[keyof typeof ACTIONS] | undefined;
  if (verb !== undefined) return clause(subject, verb, {});
  if (isTurnedFacedown(action.replace(/#\d+$/, ""), ship, events.slice(at + 1)))
    return clause(subject, "turnsFacedown", { card: cardName(names, action) });
  return action.includes(":")
    ? clause(subject, "takesAction", {}, named(cardName(names, action)))
    : clause(subject, "performs", { action: anAction(action, names) });
}

/** Whether an earlier lock in the line is the result of the ship's lock action. Other actions may come in between. */
function hasLocked(ship: ShipId, before: readonly LineEvent[]): boolean {
  const own = before.flatMap((event) => ("note" in event && "ship" in event && event.ship === ship ? [event] : []));
  const actions = own.filter((note) => note.note === "action" && note.action === "lock").length;
  return own.filter(({ note }) => note === "lock").length > actions;
}

/** Whether the line already names the ships that a card was used on, so that its discard can follow as `discards it`. */
function isUsedOnShips(card: string, ship: ShipId, before: readonly LineEvent[]): boolean {
  const used = before.findLastIndex((event) => "note" in event && event.note === "used" && event.card === card && event.ship === ship);
  return used >= 0 && before.slice(used + 1).some((event) => isFigureChange(event) && event.figure === "effect" && event.of === ship);
}

const isAffectedBy = (event: LineEvent, ship: ShipId, card: string): event is NoteOf<"concerns"> =>
  "note" in event && event.note === "concerns" && event.ship === ship && event.card === card;

const affectedName = ({ upgrade }: NoteOf<"concerns">, names: Names): string =>
  upgrade === undefined ? names.words.eventParts.primary : cardName(names, upgrade);

/** Such as `a Weapon Damaged crit affecting its primary weapon`. */
function critThing(names: Names, card: string, affected: string | undefined): Thing {
  const { things } = names.words;
  const name = cardName(names, card);
  const say = /^[AEIOU]/.test(name) ? things.critAfterAn : things.crit;
  return counted(`crit ${card} ${affected ?? ""}`, 1, (count) => {
    const crit = say({ count, card: name });
    return affected === undefined ? crit : things.critAffecting({ crit, affected });
  });
}

/** Whether a Damage card was repaired by turning it facedown. */
export const isTurnedFacedown = (card: string, ship: ShipId, after: readonly LineEvent[]): boolean =>
  card.startsWith("damage:") &&
  after.some((event) => "note" in event && event.note === "turned facedown" && event.card === card && event.ship === ship);

/** The reason for a roll or for something that happens to a ship: a card, the ship's own ability, or a rule. */
export const causeName = (names: Names, ship: ShipId | undefined, reason: string): string =>
  reason.includes(":") && ship !== undefined ? usedCardName(names, ship, reason) : reasonName(reason, names);

/** Returns the clause for an event; undefined if only the details show the event. */
export function clauseOf(event: LineEvent, names: Names, place: Place): Clause | undefined {
  if (isFigureChange(event)) return figureClause(event, names, place);
  if (isFolded(event)) return undefined;
  return Object.hasOwn(CLAUSES, event.note) ? ownClause(event, names, place) : toldClause(event, names);
}

const ownClause = <Kind extends NoteKind>(note: NoteOf<Kind>, names: Names, place: Place): Clause | undefined =>
  (CLAUSES[note.note] as Clauses[Kind])?.(note, names, place);

function toldClause(event: Exclude<LineEvent, FigureChange>, names: Names): Clause | undefined {
  const told = eventPredicate(event, names);
  if (!told) return undefined;
  return "statement" in told ? statement(told.statement) : clause(told.subject, "does", { predicate: told.predicate });
}
