/** Changes by hand from outside: every field of a ship and of the state can be set, each to what it may hold. `null` empties a field. */
import { COLOURS } from "@broadside/cards";
import { DIE_KINDS, DIE_ORIGINS, FACES } from "@broadside/dice";
import { DEVICES, type DeviceId, EDGES, OBSTACLES, type ObstacleId, SCENARIO_PIECES, SECTIONS, WING_POSITIONS } from "@broadside/geometry";
import { FULL_TURN, type JsonReader, join } from "@broadside/kit";
import type { Situation } from "../driver/situation.ts";
import type { Change, ShipFields, StateFields } from "../state/change.ts";
import { NOBODY, SEAT_STATUSES } from "../state/seat.ts";
import { DURATIONS, ENDINGS, isRemote, PHASES, SHIP_STATUSES, type Ship, TOKENS, TURRET_QUARTERS, targetId } from "../state/state.ts";

/** Looks at a value and notes what is wrong with it. */
type Check = (reader: JsonReader, value: unknown, path: string, game: Situation, ship: Ship | undefined) => unknown;
type Checks<Fields> = { readonly [Field in keyof Fields]-?: Check };

const MOST_TOKENS = 99;
/** Ten metres: farther off than any piece. */
const FAR = 10_000_000;
const LONGEST = 200;
const MOST_ENTRIES = 500;

const whole =
  (least: number, most: number): Check =>
  (reader, value, path) =>
    reader.whole(value, path, least, most);
const text: Check = (reader, value, path) => reader.text(value, path, LONGEST);
const yesNo: Check = (reader, value, path) => (typeof value === "boolean" ? true : reader.note(path, "must be true or false"));
const isTrue: Check = (reader, value, path) => (value === true ? true : reader.note(path, "must be true or left out"));
const oneOf =
  (choices: readonly string[]): Check =>
  (reader, value, path) =>
    reader.oneOf(value, path, choices);
/** May be left out or emptied. */
const maybe =
  (check: Check): Check =>
  (reader, value, path, game, ship) =>
    value === undefined || value === null || check(reader, value, path, game, ship);
const listOf =
  (check: Check, length?: (game: Situation) => number): Check =>
  (reader, value, path, game, ship) => {
    const list = reader.list(value, path, MOST_ENTRIES);
    if (list && length && list.length !== length(game)) reader.note(path, `must have ${length(game)} entries, not ${list.length}`);
    for (const [at, one] of (list ?? []).entries()) check(reader, one, join(path, at), game, ship);
  };
const objectOf =
  <Fields extends object>(checks: Checks<Fields>): Check =>
  (reader, value, path, game, ship) => {
    const fields = reader.object(value, path, Object.keys(checks));
    if (fields) for (const [field, check] of Object.entries<Check>(checks)) check(reader, fields[field], join(path, field), game, ship);
  };

const shipId: Check = (reader, value, path, { state }) =>
  reader.oneOf(
    value,
    path,
    [...state.ships, ...state.remotes].map(({ id }) => id),
  );
const seat: Check = (reader, value, path, { setup }) => reader.whole(value, path, 0, setup.seats.length - 1);
const pose = objectOf({ x: whole(-FAR, FAR), y: whole(-FAR, FAR), heading: whole(0, FULL_TURN - 1) });
const count = whole(0, MOST_TOKENS);
const names = listOf(text);
const ships = listOf(shipId);
const section = oneOf(SECTIONS);
/** A ship, or a section of a huge one; any other object too, which the second edition locks (2E-ACT-32). */
const lockTarget: Check = (reader, value, path, game) => {
  const { ships, remotes, obstacles, devices } = game.state;
  const ofShips = ships.flatMap((ship) => (game.factsOf(ship).hasSections ? SECTIONS.map((one) => targetId(ship.id, one)) : [ship.id]));
  return reader.oneOf(value, path, [...ofShips, ...[...remotes, ...obstacles, ...devices].map(({ id }) => id)]);
};

/** A maneuver of the ship's dial, or another's: whoever reveals a wrong one is dealt with by the rules (1E-PLAN-05). */
const dial: Check = (reader, value, path, game) => {
  const codes = new Set(game.facts.ships.flatMap((facts) => [...facts.dial.keys()]));
  return (typeof value === "string" && codes.has(value)) || reader.note(path, "must be a maneuver of a dial");
};

/** A card of the ship's deck, or a hidden one (-1), or a counter for one (-2); of a huge ship at one of its sections. */
const damageCard: Check = (reader, value, path, game, ship) => {
  const { damageCards = [], decks = [] } = (ship && game.factsOf(ship)) ?? {};
  objectOf({
    card: whole(-2, damageCards.length - 1),
    section: decks.length > 1 ? section : maybe(section),
    faceup: yesNo,
    since: whole(0, 1000),
    by: maybe(seat),
    unresolved: maybe(yesNo),
  })(reader, value, path, game, ship);
};

/** The ship's own cards, each in its place, or those that may replace them; they may be turned. */
const upgrades: Check = (reader, value, path, game, ship) => {
  const own = ship?.upgrades ?? [];
  const toCome = ship && game.factsOf(ship).toCome;
  const list = reader.list(value, path, own.length);
  if (list && list.length !== own.length) reader.note(path, `must have ${own.length} entries`);
  for (const [at, one] of (list ?? []).entries())
    objectOf({
      id: oneOf(toCome?.[at]?.map(({ id }) => id) ?? [own[at]?.id ?? ""]),
      faceup: yesNo,
      side: oneOf(["front", "back"]),
      energy: count,
      charges: count,
      quarter: maybe(oneOf(TURRET_QUARTERS)),
    })(reader, one, join(path, at), game, ship);
};

/** What only a ship with two Ship cards has. */
const ofTwoCards =
  (check: Check): Check =>
  (reader, value, path, game, ship) =>
    value === undefined || value === null || value === 0 || (ship && game.factsOf(ship).cards)
      ? check(reader, value, path, game, ship)
      : reader.note(path, "is for ships with two Ship cards");

/** Ships stay with their seats; a remote may be controlled by another, or by nobody. */
const controller: Check = (reader, value, path, game, ship) =>
  ship && isRemote(game.state, ship)
    ? reader.whole(value, path, NOBODY, game.setup.seats.length - 1)
    : reader.note(path, "is for remotes alone");

const SHIP_FIELDS: Checks<ShipFields> = {
  seat: controller,
  status: oneOf(SHIP_STATUSES),
  pose: maybe(pose),
  label: maybe(text),
  shields: count,
  aftShields: ofTwoCards(count),
  crippled: ofTwoCards(maybe(section)),
  energy: count,
  charges: count,
  force: count,
  damage: listOf(damageCard),
  tokens: objectOf(Object.fromEntries(TOKENS.map((token) => [token, count]))),
  locks: listOf(lockTarget),
  upgrades,
  quarter: oneOf(TURRET_QUARTERS),
  dial: maybe(dial),
  revealed: maybe(dial),
  speed: maybe(whole(0, 9)),
  activated: yesNo,
  engaged: yesNo,
  skipsAction: yesNo,
  actions: names,
  touching: ships,
  usedThisRound: names,
  usedThisGame: names,
  carrier: maybe(shipId),
  wing: maybe(objectOf({ leader: shipId, position: oneOf(WING_POSITIONS), split: yesNo })),
  mayAttackFrom: whole(0, 1000),
  doomed: yesNo,
};

const dice = (kinds: readonly (typeof DIE_KINDS)[number][]): Check =>
  listOf(
    objectOf({
      face: oneOf([...new Set(kinds.flatMap((kind): readonly string[] => FACES[kind]))]),
      origin: oneOf(DIE_ORIGINS),
      fixed: yesNo,
    }),
  );

const weapon: Check = (reader, value, path) =>
  value === "primary" || value === "second primary" || reader.whole(value, path, 0, MOST_TOKENS);
const attack: Check = (reader, value, path, game, ship) =>
  objectOf({
    attacker: shipId,
    defender: shipId,
    weapon,
    from: maybe(section),
    section: maybe(section),
    step: text,
    range: whole(0, 9),
    bonus: yesNo,
    obstructed: yesNo,
    obstructedBy: maybe(listOf(shipId)),
    obstacles: maybe(names),
    inArc: yesNo,
    inBullseye: yesNo,
    attackDice: dice(["attack"]),
    defenseDice: dice(["defense"]),
    used: names,
    hit: maybe(yesNo),
    hits: count,
    crits: count,
    outer: maybe(attack),
  })(reader, value, path, game, ship);
const motion: Check = (reader, value, path, game, ship) =>
  objectOf({
    ship: shipId,
    code: text,
    colour: oneOf(COLOURS),
    revealed: yesNo,
    fixed: maybe(isTrue),
    bumped: yesNo,
    blockedBy: maybe(listOf(shipId)),
    from: maybe(pose),
    ranIntoHull: maybe(isTrue),
    met: names,
    outer: maybe(motion),
  })(reader, value, path, game, ship);

/** Numbers by any names. */
const figures: Check = (reader, value, path) => {
  const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap) return reader.note(path, "must hold figures by name");
  for (const [name, figure] of Object.entries(value)) reader.whole(figure, join(path, name), -MOST_ENTRIES, MOST_ENTRIES);
};

const everyCard = whole(0, MOST_ENTRIES);

/** Who is away, and standing answers, are set by inputs of their own. */
const STATE_FIELDS: Checks<Omit<StateFields, "away" | "standing">> = {
  cursor: objectOf({ phase: oneOf(PHASES), step: count, skill: maybe(whole(-99, 99)), active: maybe(shipId) }),
  round: whole(0, 1000),
  initiative: (reader, value, path, game, ship) => {
    listOf(seat, ({ setup }) => setup.seats.length)(reader, value, path, game, ship);
    if (Array.isArray(value) && new Set(value).size !== value.length) reader.note(path, "names a seat twice");
  },
  seats: listOf(
    objectOf({ status: oneOf(SEAT_STATUSES), edge: maybe(oneOf(EDGES)), player: text, obstacles: listOf(oneOf(Object.keys(OBSTACLES))) }),
    ({ setup }) => setup.seats.length,
  ),
  obstacles: listOf(
    objectOf({
      id: text,
      token: oneOf(Object.keys(OBSTACLES) as ObstacleId[]),
      flipped: maybe(isTrue),
      pose,
      fuses: maybe(count),
      seat: maybe(seat),
    }),
  ),
  devices: listOf(
    objectOf({
      id: text,
      token: oneOf(Object.keys(DEVICES) as DeviceId[]),
      kind: text,
      pose,
      seat,
      ship: shipId,
      round: whole(0, 1000),
      fuses: maybe(count),
    }),
  ),
  decks: listOf(objectOf({ cards: listOf(everyCard), discards: listOf(everyCard), left: everyCard }), ({ facts }) => facts.decks.length),
  effects: listOf(
    objectOf({
      id: text,
      ship: shipId,
      by: shipId,
      until: oneOf(DURATIONS),
      since: whole(0, 100_000),
      value: whole(-1000, 1000),
      secret: maybe(text),
    }),
  ),
  attack: maybe(attack),
  motion: maybe(motion),
  roll: maybe(objectOf({ ship: shipId, kind: oneOf(DIE_KINDS), reason: text, dice: dice(DIE_KINDS) })),
  counted: whole(0, 100_000),
  timeCalled: yesNo,
  scenario: maybe(
    objectOf({
      pieces: listOf(
        objectOf({
          id: text,
          kind: oneOf(Object.keys(SCENARIO_PIECES)),
          number: count,
          pose: maybe(pose),
          carrier: maybe(shipId),
          seat: maybe(seat),
        }),
      ),
      counters: listOf(count, ({ setup }) => setup.seats.length),
      points: listOf(whole(0, MOST_ENTRIES), ({ setup }) => setup.seats.length),
      onCards: figures,
      numbers: listOf(count, ({ setup }) => setup.seats.length),
      figures,
    }),
  ),
  outcome: maybe(objectOf({ ending: oneOf(ENDINGS), winners: listOf(whole(0, 1000)), draw: yesNo })),
};

/** The changes as plain data of our own; what is wrong with them is noted. */
export function readChanges(reader: JsonReader, given: unknown, path: string, game: Situation): readonly Change[] {
  const changes = reader.list(given, path, MOST_ENTRIES) ?? [];
  if (Array.isArray(given) && given.length === 0) reader.note(path, "must hold at least one change");
  return changes.flatMap((change, at) => readChange(reader, change, join(path, at), game) ?? []);
}

function readChange(reader: JsonReader, given: unknown, path: string, game: Situation): Change | undefined {
  const of = typeof given === "object" && given !== null && "change" in given ? given.change : undefined;
  const what = reader.oneOf(of, join(path, "change"), ["ship", "state"]);
  const fields = what && reader.object(given, path, what === "ship" ? ["change", "ship", "set"] : ["change", "set"]);
  if (!fields) return undefined;
  const all = [...game.state.ships, ...game.state.remotes];
  const ship = what === "ship" ? all.find(({ id }) => id === fields["ship"]) : undefined;
  if (what === "ship" && !ship) return reader.note(join(path, "ship"), "is no ship of this game");
  const checks: Readonly<Record<string, Check>> = what === "ship" ? SHIP_FIELDS : STATE_FIELDS;
  const set = reader.object(fields["set"], join(path, "set"), Object.keys(checks));
  if (!set) return undefined;
  const entries = Object.entries(set);
  if (entries.length === 0) reader.note(join(path, "set"), "must name a field");
  for (const [field, value] of entries) checks[field]?.(reader, value, join(join(path, "set"), field), game, ship);
  const read = Object.fromEntries(entries.map(([field, value]) => [field, value === undefined ? null : plain(value)]));
  return { change: what, ...(ship && { ship: ship.id }), set: read } as Change;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
