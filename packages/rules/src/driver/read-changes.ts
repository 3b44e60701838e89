/** Reads changes by hand. Every field of a ship and of the state can be set to any value allowed in this game. `null` clears a field. */
import { SECTIONS } from "@broadside/geometry";
import { type JsonReader, join, listOf, objectOf, oneOf, optional, type Shape, wholeNumber } from "@broadside/kit";
import {
  type Change,
  type DamageCard,
  damageFields,
  type NamesInState,
  type ShipShapes,
  type StateShapes,
  shipShapes,
  stateShapes,
  type UpgradeState,
  upgradeFields,
} from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import { NOBODY } from "../state/seat.ts";
import { isRemote, type Ship, targetId } from "../state/state.ts";

const MOST_CHANGES = 500;
/** The most tokens, shields and the like that somebody may set by hand. The game may still add to them. */
const FEW = wholeNumber(0, 99);

/** Accepts exactly this many entries. */
const exactly = <Item>(item: Shape<Item>, length: number): Shape<readonly Item[]> => {
  const list = listOf(item, MOST_CHANGES);
  return {
    schema: list.schema,
    read(reader, value, path) {
      const items = list.read(reader, value, path);
      if (items && items.length !== length) reader.note(path, `must have ${length} entries, not ${items.length}`);
      return items;
    },
  };
};

/** Collects the names in a game: its ships and remotes, lock targets, seats, maneuvers on its dials, and decks. */
function namesIn(game: Situation): NamesInState {
  const { setup, state, facts } = game;
  const { ships, remotes, obstacles, devices } = state;
  const sections = ships.flatMap((ship) => (game.factsOf(ship).hasSections ? SECTIONS.map((one) => targetId(ship.id, one)) : [ship.id]));
  return {
    few: FEW,
    ship: oneOf([...ships, ...remotes].map(({ id }) => id)),
    // A ship, or a section of a huge ship. Obstacles and devices are allowed too, because ships in the second edition can lock them
    // (2E-ACT-32).
    target: oneOf([...sections, ...[...remotes, ...obstacles, ...devices].map(({ id }) => id)]),
    seat: wholeNumber(0, setup.seats.length - 1),
    // A maneuver from any dial. The rules cover a ship that reveals a maneuver that isn't on its own dial (1E-PLAN-05).
    maneuver: knownManeuver(new Set(facts.ships.flatMap(({ dial }) => [...dial.keys()]))),
    perSeat: (item) => exactly(item, setup.seats.length),
    perDeck: (item) => exactly(item, facts.decks.length),
  };
}

const knownManeuver = (codes: ReadonlySet<string>): Shape<string> => ({
  schema: { enum: [...codes] },
  read: (reader, value, path) =>
    typeof value === "string" && codes.has(value) ? value : reader.note(path, "must be a maneuver of a dial"),
});

const onlyFor = <Value>(applies: boolean, shape: Shape<Value>, words: string): Shape<Value> =>
  applies ? shape : { schema: { not: {} }, read: (reader, _value, path) => reader.note(path, words) };

/**
 * The allowed fields of one ship: its own cards at their indexes, cards from its Damage decks, and fields that only a remote or a ship with
 * two Ship cards has.
 */
function shapesFor(game: Situation, names: NamesInState, ship: Ship): ShipShapes {
  const all = shipShapes(names);
  const { damageCards, decks, toCome, cards } = game.factsOf(ship);
  const section = oneOf(SECTIONS);
  const ofTwoCards = <Value>(shape: Shape<Value>): Shape<Value> => ({
    schema: shape.schema,
    read: (reader, value, path) =>
      value === undefined || value === null || value === 0 || cards
        ? shape.read(reader, value, path)
        : reader.note(path, "is for ships with two Ship cards"),
  });
  return {
    ...all,
    // Ships stay with their seats. A remote may be given to another seat, or to nobody.
    seat: onlyFor(isRemote(game.state, ship), wholeNumber(NOBODY, game.setup.seats.length - 1), "is for remotes alone"),
    aftShields: ofTwoCards(all.aftShields),
    crippled: ofTwoCards(all.crippled),
    damage: listOf(
      // A card from the ship's deck, a hidden card (-1), or a counter (-2). On a huge ship, it is at one of the sections.
      objectOf<DamageCard>({
        ...damageFields,
        by: optional(names.seat),
        card: wholeNumber(-2, damageCards.length - 1),
        section: optional(section),
      }),
      MOST_CHANGES,
    ),
    upgrades: {
      schema: all.upgrades.schema,
      read(reader, value, path) {
        const own = ship.upgrades;
        const list = reader.list(value, path, own.length);
        if (list && list.length !== own.length) reader.note(path, `must have ${own.length} entries`);
        return list?.map((one, at) => {
          const id = oneOf(toCome?.[at]?.map((card) => card.id) ?? [own[at]?.id ?? ""]);
          return objectOf<UpgradeState>({ id, ...upgradeFields(FEW) }).read(reader, one, join(path, at)) as UpgradeState;
        });
      },
    },
    ...(decks.length > 1 && { damage: atSections(game, names, ship) }),
  };
}

/** If a huge ship has two Damage decks, each of its Damage cards belongs to a section. */
const atSections = (game: Situation, names: NamesInState, ship: Ship): ShipShapes["damage"] =>
  listOf(
    objectOf<Omit<DamageCard, "section"> & Required<Pick<DamageCard, "section">>>({
      ...damageFields,
      by: optional(names.seat),
      card: wholeNumber(-2, game.factsOf(ship).damageCards.length - 1),
      section: oneOf(SECTIONS),
    }),
    MOST_CHANGES,
  );

/** Copies the changes into plain data, and reports what is wrong with them. */
export function readChanges(reader: JsonReader, given: readonly Change[], path: string, game: Situation): readonly Change[] {
  if (given.length === 0) reader.note(path, "must include at least one change");
  const names = namesIn(game);
  return given.flatMap((change, at) => readChange(reader, change, join(path, at), game, names) ?? []);
}

function readChange(reader: JsonReader, change: Change, path: string, game: Situation, names: NamesInState): Change | undefined {
  const ship = change.change === "ship" ? [...game.state.ships, ...game.state.remotes].find(({ id }) => id === change.ship) : undefined;
  if (change.change === "ship" && !ship) return reader.note(join(path, "ship"), "isn't a ship in this game");
  const { away: _away, standing: _standing, ...ofState } = stateShapes(names);
  const shapes: ShipShapes | Omit<StateShapes, "away" | "standing"> = ship ? shapesFor(game, names, ship) : ofState;
  const fields = Object.entries(change.set);
  if (fields.length === 0) reader.note(join(path, "set"), "must name a field");
  for (const [field, value] of fields) {
    const at = join(join(path, "set"), field);
    const shape = shapes[field as keyof typeof shapes] as Shape<unknown> | undefined;
    if (shape) shape.read(reader, value, at);
    else reader.note(at, "can't be changed here, because it has its own input");
  }
  return { ...change, set: Object.fromEntries(fields.map(([field, value]) => [field, plain(value ?? null)])) } as Change;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
