/** The state of a game, read and described. */
import { DIE_ORIGINS, type Die, type DieKind, FACES, type Face, type PoolOf } from "@broadside/dice";
import { DEVICES, WING_POSITIONS } from "@broadside/geometry";
import { constant, lazily, listOf, mapOf, named, nothingOr, objectOf, oneOf, optional, type Shape, truth, whole } from "@broadside/kit";
import type { Attack, Motion, Roll, Weapon } from "../attack-and-motion.ts";
import type { ManeuverCode, ShipId, TargetId } from "../ids.ts";
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
  type StandingAnswer,
  type State,
} from "../state.ts";
import { TOKENS, type Tokens } from "../tokens.ts";
import {
  action,
  maneuver as anyManeuver,
  cardKey,
  colour,
  count,
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
  nameOrNone,
  names,
  obstacleToken,
  phase,
  pose,
  recordedKind,
  round,
  scenarioPiece,
  seat,
  seatOrNobody,
  section,
  shipId,
  targetId,
  token,
  words,
} from "./basic.ts";

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);

/** What a state may name: anything, where a record is read; only what the game has, where it is changed by hand. */
export interface NamesInState {
  readonly ship: Shape<ShipId>;
  readonly target: Shape<TargetId>;
  readonly seat: Shape<Seat>;
  readonly maneuver: Shape<ManeuverCode>;
  /** One entry a seat, and one a Damage deck. */
  readonly perSeat: <Item>(item: Shape<Item>) => Shape<readonly Item[]>;
  readonly perDeck: <Item>(item: Shape<Item>) => Shape<readonly Item[]>;
}

const ANYTHING: NamesInState = { ship: shipId, target: targetId, seat, maneuver: anyManeuver, perSeat: list, perDeck: list };

const cardNumber = whole(0, MOST_ENTRIES);
const quarter = oneOf(TURRET_QUARTERS);

export const upgradeFields = {
  faceup: truth,
  side: oneOf(["front", "back"] as const),
  energy: few,
  charges: few,
  quarter: optional(quarter),
};

export const damageFields = {
  faceup: truth,
  since: round,
  by: optional(seat),
  unresolved: optional(constant(true)),
};

const tokens: Shape<Tokens> = objectOf<Tokens>(
  Object.fromEntries(TOKENS.map((token) => [token, few])) as { readonly [Token in keyof Tokens]: Shape<number> },
);

const dieShowing = <Kind extends DieKind>(...kinds: readonly Kind[]): Shape<PoolOf<Kind>> =>
  list(
    objectOf<Die>({ face: oneOf(kinds.flatMap((kind): readonly Face[] => FACES[kind])), origin: oneOf(DIE_ORIGINS), fixed: truth }),
  ) as Shape<PoolOf<Kind>>;

const weapon: Shape<Weapon> = {
  schema: { oneOf: [{ enum: ["primary", "second primary"] }, few.schema] },
  read: (reader, value, path) => (value === "primary" || value === "second primary" ? value : few.read(reader, value, path)),
};

export const outcome = objectOf<Outcome>({ ending, winners: list(whole(0, MOST_VALUE)), draw: truth });

/** Each kind of data, which an effect has one of. */
const DATA: { readonly [Kind in DataKind<EffectData>]: Shape<Extract<EffectData, Readonly<Record<Kind, unknown>>>> } = {
  figure: objectOf({ figure: whole(-MOST_VALUE, MOST_VALUE) }),
  section: objectOf({ section }),
  token: objectOf({ token }),
  face: objectOf({ face }),
  damage: objectOf({ damage: objectOf({ hits: few, crits: few }) }),
  damageCard: objectOf({ damageCard: cardNumber }),
  upgrade: objectOf({ upgrade: few }),
  obstacle: objectOf({ obstacle: name }),
};
type DataKind<Data> = Data extends unknown ? keyof Data : never;

const effectData: Shape<EffectData> = {
  schema: { oneOf: Object.values(DATA).map(({ schema }) => schema) },
  read(reader, value, path) {
    const kinds = Object.keys(DATA) as DataKind<EffectData>[];
    const kind = kinds.find((one) => typeof value === "object" && value !== null && Object.hasOwn(value, one));
    return kind ? DATA[kind].read(reader, value, path) : reader.note(path, `must be an object with one of ${kinds.join(", ")}`);
  },
};

export type ShipShapes = { readonly [Field in keyof Ship]: Shape<Ship[Field]> };
export type StateShapes = { readonly [Field in Exclude<keyof State, "stateVersion" | "ships" | "remotes">]: Shape<State[Field]> };

/** Every field of a ship, each what it may hold. */
export const shipShapes = ({ ship, target, maneuver }: NamesInState): ShipShapes => ({
  id: name,
  seat: seatOrNobody,
  place: count,
  status: oneOf(SHIP_STATUSES),
  pose: nothingOr(pose),
  label: nothingOr(name),
  shields: few,
  aftShields: few,
  crippled: nothingOr(section),
  energy: few,
  charges: few,
  force: few,
  damage: list(objectOf<DamageCard>({ card: whole(-2, MOST_ENTRIES), section: optional(section), ...damageFields })),
  tokens,
  locks: list(target),
  upgrades: list(objectOf<UpgradeState>({ id: name, ...upgradeFields })),
  quarter,
  dial: nothingOr(maneuver),
  revealed: nothingOr(maneuver),
  speed: nothingOr(whole(0, MOST_SPEED)),
  activated: truth,
  engaged: truth,
  skipsAction: truth,
  actions: list(action),
  touching: list(ship),
  usedThisRound: names,
  usedThisGame: names,
  carrier: nothingOr(ship),
  wing: nothingOr(objectOf<WingPlace>({ leader: ship, position: oneOf(WING_POSITIONS), split: truth })),
  mayAttackFrom: round,
  doomed: truth,
});

function attackIn({ ship }: NamesInState): Shape<Attack> {
  const attack: Shape<Attack> = objectOf<Attack>({
    attacker: ship,
    defender: ship,
    weapon,
    from: nothingOr(section),
    section: nothingOr(section),
    step: nameOrNone,
    range: whole(0, MOST_SPEED),
    bonus: truth,
    obstructed: truth,
    obstructedBy: nothingOr(list(ship)),
    obstacles: nothingOr(names),
    inArc: truth,
    inBullseye: truth,
    attackDice: dieShowing("attack"),
    defenseDice: dieShowing("defense"),
    used: names,
    hit: nothingOr(truth),
    hits: few,
    crits: few,
    outer: nothingOr(lazily("attack", () => attack)),
  });
  return attack;
}

function motionIn({ ship }: NamesInState): Shape<Motion> {
  const motion: Shape<Motion> = objectOf<Motion>({
    ship,
    code: anyManeuver,
    colour,
    revealed: truth,
    fixed: optional(constant(true)),
    stressLater: optional(constant(true)),
    bumped: truth,
    blockedBy: optional(list(ship)),
    from: optional(pose),
    ranIntoHull: optional(constant(true)),
    met: names,
    outer: nothingOr(lazily("motion", () => motion)),
  });
  return motion;
}

/** Every field of the state that changes, each what it may hold; ships change by themselves. */
export function stateShapes(known: NamesInState): StateShapes {
  const { ship, seat: own, perSeat, perDeck } = known;
  const attack = attackIn(known);
  const motion = motionIn(known);
  const piece = objectOf<ScenarioPieceState>({
    id: name,
    kind: scenarioPiece,
    number: few,
    pose: nothingOr(pose),
    carrier: nothingOr(ship),
    seat: nothingOr(own),
  });
  const scenarioFigure = whole(-MOST_ENTRIES, MOST_ENTRIES);
  return {
    cursor: objectOf<Cursor>({ phase, step: few, skill: nothingOr(whole(-MOST_FEW, MOST_FEW)), active: nothingOr(ship) }),
    round,
    initiative: eachOnce(perSeat(own)),
    seats: perSeat(
      objectOf<SeatState>({ status: oneOf(SEAT_STATUSES), edge: nothingOr(edge), player: name, obstacles: list(obstacleToken) }),
    ),
    obstacles: list(
      objectOf<PlacedObstacle>({
        id: name,
        token: obstacleToken,
        flipped: optional(constant(true)),
        pose,
        fuses: optional(few),
        seat: optional(own),
      }),
    ),
    devices: list(
      objectOf<PlacedDevice>({
        id: name,
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
        since: whole(0, MOST_COUNTED),
        data: optional(effectData),
        secret: optional(name),
      }),
    ),
    attack: nothingOr(attack),
    motion: nothingOr(motion),
    roll: nothingOr(objectOf<Roll>({ ship, kind: dieKind, reason: name, dice: dieShowing("attack", "defense") as Shape<Roll["dice"]> })),
    counted: whole(0, MOST_COUNTED),
    timeCalled: truth,
    scenario: nothingOr(
      objectOf<ScenarioState>({
        pieces: list(piece),
        counters: perSeat(few),
        points: perSeat(whole(0, MOST_ENTRIES)),
        onCards: mapOf(scenarioFigure),
        numbers: perSeat(few),
        figures: mapOf(scenarioFigure),
      }),
    ),
    away: nothingOr(list(own)),
    standing: nothingOr(list(objectOf<StandingAnswer>({ seat: own, kind: recordedKind, ship: optional(ship), key: words }))),
    outcome: nothingOr(outcome),
  };
}

/** No seat is named twice. */
const eachOnce = (shape: Shape<readonly Seat[]>): Shape<readonly Seat[]> => ({
  schema: { ...shape.schema, uniqueItems: true },
  read(reader, value, path) {
    const items = shape.read(reader, value, path);
    if (items && new Set(items).size !== items.length) reader.note(path, "names a seat twice");
    return items;
  },
});

/** Shapes that hold themselves, by the names that the schema gives them. */
export const attackShape = attackIn(ANYTHING);
export const motionShape = motionIn(ANYTHING);

export const SHIP_SHAPES = shipShapes(ANYTHING);
export const STATE_SHAPES = stateShapes(ANYTHING);

export const shipShape = named("ship", objectOf<Ship>(SHIP_SHAPES));

export const stateShape = named(
  "state",
  objectOf<State>({
    stateVersion: whole(1, MOST_ENTRIES),
    ...STATE_SHAPES,
    ships: list(shipShape),
    remotes: list(shipShape),
  }),
);
