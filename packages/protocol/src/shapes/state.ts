/** The shape of a game's state. */
import { DIE_ORIGINS, type Die, type DieKind, FACES, type Face, type PoolOf } from "@broadside/dice";
import { DEVICES, WING_POSITIONS } from "@broadside/geometry";
import {
  boolean,
  constant,
  join,
  keysIn,
  lazily,
  listOf,
  mapOf,
  named,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Shape,
  wholeNumber,
} from "@broadside/kit";
import { ATTACK_STAGES, type Attack, type Motion, type Roll, type Weapon } from "../attack-and-motion.ts";
import { isShipId, type ManeuverCode, type PlacedObstacleId, type ShipId, type TargetId } from "../ids.ts";
import { seatPlayerShape } from "../player.ts";
import type { EventReason } from "../reasons.ts";
import type { ScenarioPieceState, ScenarioState } from "../scenario-state.ts";
import { SEAT_STATUSES, type Seat } from "../seat.ts";
import { type DamageCard, SHIP_STATUSES, type Ship, TURRET_QUARTERS, type UpgradeState, type WingPlace } from "../ship.ts";
import {
  type Cursor,
  DEVICE_KINDS,
  type Deck,
  DURATIONS,
  type Effect,
  type EffectData,
  type Outcome,
  type PlacedDevice,
  type PlacedObstacle,
  type SeatState,
  type StandingOrder,
  type State,
} from "../state.ts";
import { TOKENS, type Tokens } from "../tokens.ts";
import {
  action,
  maneuver as anyManeuver,
  cardKey,
  colour,
  count,
  deviceId,
  dieKind,
  edge,
  ending,
  face,
  few,
  keysOf,
  MOST_COUNTED,
  MOST_ENTRIES,
  MOST_FEW,
  MOST_SPEED,
  MOST_VALUE,
  name,
  names,
  obstacleId,
  obstacleToken,
  phase,
  pieceId,
  pose,
  recordedKind,
  round,
  scenarioPiece,
  seat,
  seatOrNobody,
  section,
  shipId,
  someLeft,
  targetId,
  token,
  words,
} from "./basic.ts";

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);

/**
 * Which names a state may contain. When a record is read, any name is fine; when the state is changed by hand, only names from this game
 * are allowed.
 */
export interface NamesInState {
  /** How many tokens, shields and the like there may be. */
  readonly few: Shape<number>;
  readonly ship: Shape<ShipId>;
  readonly target: Shape<TargetId>;
  readonly seat: Shape<Seat>;
  readonly maneuver: Shape<ManeuverCode>;
  /** A list with one entry for each seat, and one with an entry for each Damage deck. */
  readonly perSeat: <Item>(item: Shape<Item>) => Shape<readonly Item[]>;
  readonly perDeck: <Item>(item: Shape<Item>) => Shape<readonly Item[]>;
}

const ANYTHING: NamesInState = { few: someLeft, ship: shipId, target: targetId, seat, maneuver: anyManeuver, perSeat: list, perDeck: list };

/** What may obstruct an attack. Cards can turn a ship into an obstacle. */
export const obstacleOrShip: Shape<PlacedObstacleId | ShipId> = {
  schema: { anyOf: [obstacleId.schema, shipId.schema] },
  read: (reader, value, path) =>
    typeof value === "string" && isShipId(value) ? shipId.read(reader, value, path) : obstacleId.read(reader, value, path),
};

/** A value for each ship that has one. */
const byShip = <Value>(ship: Shape<ShipId>, shape: Shape<Value>): Shape<Readonly<Record<ShipId, Value>>> => ({
  schema: { type: "object", propertyNames: ship.schema, additionalProperties: shape.schema },
  read(reader, value, path) {
    const values = mapOf(shape).read(reader, value, path);
    const found: Record<ShipId, Value> = {};
    for (const [key, one] of Object.entries(values ?? {})) {
      const id = ship.read(reader, key, join(path, key));
      if (id !== undefined) found[id] = one;
    }
    return values && found;
  },
});

const cardNumber = wholeNumber(0, MOST_ENTRIES);
const quarter = oneOf(TURRET_QUARTERS);

export const upgradeFields = (left: Shape<number>) => ({
  faceup: boolean,
  side: oneOf(["front", "back"] as const),
  energy: left,
  charges: left,
  quarter: optional(quarter),
});

export const damageFields = {
  faceup: boolean,
  since: round,
  by: optional(seat),
  unresolved: optional(constant(true)),
};

const tokensOf = (left: Shape<number>): Shape<Tokens> =>
  objectOf<Tokens>(Object.fromEntries(TOKENS.map((token) => [token, left])) as { readonly [Token in keyof Tokens]: Shape<number> });

const dieShowing = <Kind extends DieKind>(...kinds: readonly Kind[]): Shape<PoolOf<Kind>> =>
  list(
    objectOf<Die>({ face: oneOf(kinds.flatMap((kind): readonly Face[] => FACES[kind])), origin: oneOf(DIE_ORIGINS), fixed: boolean }),
  ) as Shape<PoolOf<Kind>>;

const weapon: Shape<Weapon> = {
  schema: { oneOf: [{ enum: ["primary", "second primary"] }, few.schema] },
  read: (reader, value, path) => (value === "primary" || value === "second primary" ? value : few.read(reader, value, path)),
};

export const outcome = objectOf<Outcome>({ ending, winners: list(wholeNumber(0, MOST_VALUE)), draw: boolean });

/** A shape for each kind of data; an effect has data of only one kind. */
const DATA: { readonly [Kind in DataKind<EffectData>]: Shape<Extract<EffectData, Readonly<Record<Kind, unknown>>>> } = {
  figure: objectOf({ figure: wholeNumber(-MOST_VALUE, MOST_VALUE) }),
  section: objectOf({ section }),
  token: objectOf({ token }),
  face: objectOf({ face }),
  damage: objectOf({ damage: objectOf({ hits: few, crits: few }) }),
  damageCard: objectOf({ damageCard: cardNumber }),
  upgrade: objectOf({ upgrade: few }),
  obstacle: objectOf({ obstacle: obstacleId }),
};
type DataKind<Data> = Data extends unknown ? keyof Data : never;

const effectData: Shape<EffectData> = {
  schema: { oneOf: Object.values(DATA).map(({ schema }) => schema) },
  read(reader, value, path) {
    const kinds = keysIn(DATA);
    const kind = kinds.find((one) => typeof value === "object" && value !== null && Object.hasOwn(value, one));
    return kind ? DATA[kind].read(reader, value, path) : reader.note(path, `must be an object with one of ${kinds.join(", ")}`);
  },
};

export type ShipShapes = { readonly [Field in keyof Ship]: Shape<Ship[Field]> };
export type StateShapes = { readonly [Field in Exclude<keyof State, "stateVersion" | "ships" | "remotes">]: Shape<State[Field]> };

/** Every field of a ship, with the values that it may hold. */
export const shipShapes = ({ few: left, ship, target, maneuver }: NamesInState): ShipShapes => ({
  id: shipId,
  seat: seatOrNobody,
  place: count,
  status: oneOf(SHIP_STATUSES),
  pose: nullable(pose),
  label: nullable(name),
  shields: left,
  aftShields: left,
  crippled: nullable(section),
  energy: left,
  charges: left,
  force: left,
  damage: list(objectOf<DamageCard>({ card: wholeNumber(-2, MOST_ENTRIES), section: optional(section), ...damageFields })),
  tokens: tokensOf(left),
  locks: list(target),
  upgrades: list(objectOf<UpgradeState>({ id: name, ...upgradeFields(left) })),
  quarter,
  dial: nullable(maneuver),
  revealed: nullable(maneuver),
  speed: nullable(wholeNumber(0, MOST_SPEED)),
  activated: boolean,
  engaged: boolean,
  skipsAction: boolean,
  actions: list(action),
  touching: list(ship),
  usedThisRound: names,
  usedThisGame: names,
  carrier: nullable(ship),
  wing: nullable(objectOf<WingPlace>({ leader: ship, position: oneOf(WING_POSITIONS), split: boolean })),
  mayAttackFrom: round,
  doomed: boolean,
});

function attackIn({ ship }: NamesInState): Shape<Attack> {
  const attack: Shape<Attack> = objectOf<Attack>({
    attacker: ship,
    defender: ship,
    weapon,
    from: nullable(section),
    section: nullable(section),
    step: oneOf(ATTACK_STAGES),
    range: wholeNumber(0, MOST_SPEED),
    bonus: boolean,
    obstructed: boolean,
    obstructedBy: nullable(list(ship)),
    obstacles: nullable(list(obstacleOrShip)),
    inArc: boolean,
    inBullseye: boolean,
    attackDice: dieShowing("attack"),
    defenseDice: dieShowing("defense"),
    used: names,
    hit: nullable(boolean),
    hits: few,
    crits: few,
    outer: nullable(lazily("attack", () => attack)),
  });
  return attack;
}

function motionIn({ ship }: NamesInState): Shape<Motion> {
  const motion: Shape<Motion> = objectOf<Motion>({
    ship,
    code: anyManeuver,
    colour,
    revealed: boolean,
    fixed: optional(constant(true)),
    stressLater: optional(constant(true)),
    bumped: boolean,
    blockedBy: optional(list(ship)),
    from: optional(pose),
    ranIntoHull: optional(constant(true)),
    met: list(obstacleId),
    outer: nullable(lazily("motion", () => motion)),
  });
  return motion;
}

/** Returns a shape for every field of the state that can change. Changes to ships are separate. */
export function stateShapes(known: NamesInState): StateShapes {
  const { ship, seat: own, perSeat, perDeck } = known;
  const attack = attackIn(known);
  const motion = motionIn(known);
  const piece = objectOf<ScenarioPieceState>({
    id: pieceId,
    kind: scenarioPiece,
    number: few,
    pose: nullable(pose),
    carrier: nullable(ship),
    seat: nullable(own),
  });
  const scenarioFigure = wholeNumber(-MOST_ENTRIES, MOST_ENTRIES);
  return {
    cursor: objectOf<Cursor>({ phase, step: few, skill: nullable(wholeNumber(-MOST_FEW, MOST_FEW)), active: nullable(ship) }),
    round,
    initiative: eachOnce(perSeat(own)),
    seats: perSeat(
      objectOf<SeatState>({ status: oneOf(SEAT_STATUSES), edge: nullable(edge), player: seatPlayerShape, obstacles: list(obstacleToken) }),
    ),
    obstacles: list(
      objectOf<PlacedObstacle>({
        id: obstacleId,
        token: obstacleToken,
        flipped: optional(constant(true)),
        pose,
        fuses: optional(few),
        seat: optional(own),
      }),
    ),
    devices: list(
      objectOf<PlacedDevice>({
        id: deviceId,
        token: keysOf(DEVICES),
        kind: oneOf(DEVICE_KINDS),
        pose,
        seat: own,
        ship,
        round,
        fuses: optional(few),
      }),
    ),
    decks: perDeck(objectOf<Deck>({ cards: list(cardNumber), discards: list(cardNumber), left: cardNumber })),
    effects: list(
      objectOf<Effect>({
        id: cardKey,
        ship,
        by: ship,
        until: oneOf(DURATIONS),
        since: wholeNumber(0, MOST_COUNTED),
        data: optional(effectData),
        secret: optional(name),
      }),
    ),
    attack: nullable(attack),
    motion: nullable(motion),
    roll: nullable(
      objectOf<Roll>({
        ship,
        kind: dieKind,
        reason: name as Shape<EventReason>,
        dice: dieShowing("attack", "defense") as Shape<Roll["dice"]>,
      }),
    ),
    counted: wholeNumber(0, MOST_COUNTED),
    timeCalled: boolean,
    scenario: nullable(
      objectOf<ScenarioState>({
        pieces: list(piece),
        counters: perSeat(few),
        points: perSeat(wholeNumber(0, MOST_ENTRIES)),
        onCards: byShip(ship, scenarioFigure),
        numbers: perSeat(few),
        figures: mapOf(scenarioFigure),
      }),
    ),
    away: nullable(list(own)),
    standing: nullable(list(objectOf<StandingOrder>({ seat: own, kind: recordedKind, ship: optional(ship), key: words }))),
    outcome: nullable(outcome),
  };
}

/** Adds a check that no seat is named twice. */
const eachOnce = (shape: Shape<readonly Seat[]>): Shape<readonly Seat[]> => ({
  schema: { ...shape.schema, uniqueItems: true },
  read(reader, value, path) {
    const items = shape.read(reader, value, path);
    if (items && new Set(items).size !== items.length) reader.note(path, "names a seat twice");
    return items;
  },
});

/** Recursive shapes, by their names in the schema. */
export const attackShape = attackIn(ANYTHING);
export const motionShape = motionIn(ANYTHING);

export const SHIP_SHAPES = shipShapes(ANYTHING);
export const STATE_SHAPES = stateShapes(ANYTHING);

export const shipShape = named("ship", objectOf<Ship>(SHIP_SHAPES));

export const stateShape = named(
  "state",
  objectOf<State>({
    stateVersion: wholeNumber(1, MOST_ENTRIES),
    ...STATE_SHAPES,
    ships: list(shipShape),
    remotes: list(shipShape),
  }),
);
