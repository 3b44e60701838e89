import { readManeuver } from "@broadside/cards";
import { REMOTES, remoteId, sectionIn, shipId, shipIn } from "@broadside/rules";
import { EDITION_TERMS } from "./edition-terms.js";

const made = new WeakMap();
/** Names as they are, or those of a game. */
export const namesIn = (from) => ("facts" in from ? namesOf(from) : from);
export function namesOf(named) {
  const known = made.get(named.facts);
  if (known) return known;
  const names = makeNames(named);
  made.set(named.facts, names);
  return names;
}
function makeNames({ setup, facts, content }) {
  const ships = {};
  const cards = {};
  let place = 0;
  setup.squads.forEach((squad, seat) => {
    squad.ships.forEach((_, number) => {
      const own = facts.ships[place];
      place += 1;
      if (!own) return;
      const id = shipId(seat, number);
      ships[id] = `${own.pilot.name} (${id})`;
      cards[`pilot:${own.pilot.id}`] = own.pilot.name;
      if (own.pilot.shipAbility !== undefined) cards[`ship:${own.pilot.shipAbility}`] = own.pilot.shipAbility;
      for (const upgrade of own.toCome?.flat() ?? own.upgrades) {
        cards[`upgrade:${upgrade.id}`] = upgrade.name;
        if (upgrade.shipAbility !== undefined) cards[`ship:${upgrade.shipAbility}`] = upgrade.shipAbility;
      }
    });
  });
  (setup.remotes ?? []).forEach(({ kind, number }, place) => {
    ships[remoteId(place)] = `${REMOTES[kind].name} ${number} (${remoteId(place)})`;
    cards[`remote:${kind}`] = REMOTES[kind].name;
  });
  for (const deck of facts.decks) for (const { key, name } of deck.list) cards[key] = name;
  for (const [id, { name }] of content?.catalogue.conditions ?? []) cards[`condition:${id}`] = name;
  return { ships, seats: setup.seats.map(({ name }) => name), cards, terms: EDITION_TERMS[setup.edition] };
}
/** A ship, or a section of a huge one: `CR90 Corvette (A1), aft section` (HS-TOKEN-07). */
export function shipName({ ships }, id) {
  if (id === undefined) return "a ship";
  const section = sectionIn(id);
  return ships[id] ?? (section === undefined ? id : `${ships[shipIn(id)] ?? shipIn(id)}, ${section} section`);
}
/** A ship, or the section of it that is told as a piece. */
export const partName = (names, ship, piece) => shipName(names, piece === "fore" || piece === "aft" ? `${ship}:${piece}` : ship);
export const seatName = ({ seats }, seat) => (seat === undefined ? "somebody" : (seats[seat] ?? `seat ${seat + 1}`));
const PIECE_NAMES = {
  supplyCache: "supply cache",
  hyperspacePoint: "hyperspace point",
  keyCargo: "key cargo",
  satelliteRemote: "satellite",
  proximityMine: "proximity mine",
  connerNet: "conner net",
  clusterMineCentre: "cluster mine",
};
/** A piece of a scenario by its kind, or by its id: `supplyCache 2` as `supply cache 2`. */
export const scenarioPieceName = (piece) => piece?.replace(/^\w+/, (kind) => PIECE_NAMES[kind] ?? kind) ?? "a piece";
/** A lasting effect is called by the card it comes from, a card without a name here by its id. */
export function cardName({ cards }, key) {
  if (key === undefined) return "a card";
  const bare = key.replace(/#\d+$/, "");
  const id = bare.replace(/^[^:]*:/, "");
  const from = key.startsWith("effect:") ? (cards[`upgrade:${id}`] ?? cards[`pilot:${id}`] ?? cards[`condition:${id}`]) : undefined;
  return cards[bare] ?? from ?? id.replace(/^.*\//, "");
}
const BEARINGS = {
  turn: "turn",
  bank: "bank",
  straight: "straight",
  koiogran: "Koiogran turn",
  segnor: "Segnor's loop",
  segnorTurn: "Segnor's loop along a turn",
  tallon: "Tallon roll",
  stationary: "stationary maneuver",
  reverse: "reverse straight",
  reverseBank: "reverse bank",
  bankSlip: "bank sideslip",
  turnSlip: "turn sideslip",
};
/** The code of a maneuver as `white 2 left turn`; anything else as it is. */
export function maneuverName(code) {
  const read = code === undefined ? undefined : readManeuver(code);
  if (!read) return code ?? "maneuver";
  const { colour, speed, side, bearing } = read;
  return [colour, bearing === "stationary" ? undefined : speed, side, BEARINGS[bearing]].filter((word) => word !== undefined).join(" ");
}
/** A token of a ship, or what is spent like one: a lock. What is none stays as it is. */
export function tokenName({ terms }, token) {
  const tokens = terms.tokens;
  return token === "lock" ? terms.lock : (tokens[token ?? ""] ?? token ?? "");
}
const ACTION_NAMES = {
  slam: "SLAM",
  "barrel-roll": "barrel roll",
  "rotate-arc": "rotate arc",
};
/** An action of the action bar. */
export const actionName = ({ terms }, action) => (action === "lock" ? terms.lock : (ACTION_NAMES[action ?? ""] ?? action ?? ""));
/** `1 point`, `2 points`; threat has no plural. */
export const inUnits = (count, unit) => `${count} ${unit}${count === 1 || unit === "threat" ? "" : "s"}`;
/** A sentence begins with it, and one goes on with it. */
export const capital = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
export const small = (text) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
/** `an evade`, `a focus`. */
export const withArticle = (words) => `${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`;
const FACE_NAMES = { crit: "critical" };
export const facesInWords = (faces) =>
  faces === undefined || faces.length === 0 ? "nothing" : faces.map((face) => FACE_NAMES[face] ?? face).join(", ");
//# sourceMappingURL=names.js.map
