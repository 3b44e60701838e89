/** Wings for tests: a leader and its wingmates in formation, an enemy far off. */
import { type WingPosition, wingPlace } from "@broadside/geometry";
import type { Ability, AnyWindow, Bearer } from "../abilities/ability.ts";
import type { Timing } from "../abilities/timing.ts";
import type { Procedure } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** Of initiative 5 and 2, both X-wings. */
export const LEADER = "lukeskywalker";
export const MATE = "bluesquadronescort";

/** Their places, with what is special about each; the first is A2. */
export type Mates = Partial<Record<Exclude<WingPosition, "leader">, Partial<TestShip>>>;

export const FLANKS: Mates = { leftFlank: {}, rightFlank: {} };
export const ALL_FIVE: Mates = { leftFlank: {}, rightFlank: {}, rearSupport: {}, leftSupport: {}, rightSupport: {} };

/** The ships of a seat that begins with the wing; its letter makes their ids. */
export function wingOf(mates: Mates, leader: Partial<TestShip> = {}, seat: "A" | "B" = "A"): readonly TestShip[] {
  const pose = leader.pose ?? at(450, 300);
  const places = Object.entries(mates) as [Exclude<WingPosition, "leader">, Partial<TestShip>][];
  return [
    { pilot: LEADER, pose, ...leader, wing: { leader: `${seat}1`, position: "leader", split: false } },
    ...places.map(
      ([position, mate]): TestShip => ({
        pilot: MATE,
        pose: wingPlace(pose, position),
        wing: { leader: `${seat}1`, position, split: false },
        ...mate,
      }),
    ),
  ];
}

/** Out of the way, and done with its activation. */
export const ENEMY: TestShip = { pilot: "academypilot", pose: at(880, 880, 180), activated: true };

interface Flying extends Omit<TestTable, "ships"> {
  readonly mates?: Mates;
  readonly leader?: Partial<TestShip>;
  readonly enemies?: readonly TestShip[];
}

/** The wing is about to fly its leader's dial, in the 2.0 edition unless the test says otherwise. */
export const flyWing = ({ mates = FLANKS, leader = {}, enemies = [ENEMY], ...more }: Flying = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "activation",
    ...more,
    ships: [wingOf(mates, { dial: "2FB", ...leader }), enemies],
  });

/** Defaults until the Activation phase of the first round is over; the game may have gone on to the next question of a later one. */
export function flown(table: Table): Table {
  const isBefore = ({ state }: Game): boolean => state.round === 1 && ["planning", "system", "activation"].includes(state.cursor.phase);
  while (isBefore(table.game) && table.game.open.length > 0) table.pass();
  return table;
}

/** Defaults until a ship is asked for its action. */
export function untilActs(table: Table, id: string): Table {
  while (!(table.kind === "action" && table.game.open[0]?.ask.about?.ship === id)) table.pass();
  return table;
}

/** A card that does something at a moment of its ship, or of the game. */
export const doing = (at: Timing, what: (game: Game, self: Bearer) => Procedure | undefined): Ability => ({
  windows: [
    {
      at,
      optional: false,
      when: (_game: Game, self: Bearer, occasion: { readonly ship?: string }) =>
        occasion.ship === undefined || occasion.ship === self.ship.id,
      *perform(game: Game, self: Bearer): Procedure {
        yield* what(game, self) ?? [];
      },
    } as AnyWindow,
  ],
});

/** On the far-off enemy: something happens when the phase starts. */
export const atStart = (what: (game: Game) => Procedure | undefined): Readonly<Record<string, Ability>> => ({
  "pilot:academypilot": doing("startOfActivation", what),
});

/** A card that tells, at each of its ship's moments, what it sees. */
export const telling = (at: Timing, what: (game: Game, self: Bearer) => string): Ability =>
  doing(at, (game, { ship }) => {
    game.note(madeUp({ note: "told", ship: ship.id, text: what(game, { ship } as Bearer) }));
    return undefined;
  });

/** What was noted of ships, as `A2`; with what it flies, why it splits, or what was made up, where that is told. */
export const notesOf = (
  table: Table,
  kind: "split" | "maneuver" | "revealed" | "placed" | "joined" | "in formation" | "activated" | "met obstacle",
): readonly string[] =>
  table.notes(kind).map((note) => {
    const more = note.note === "split" ? note.reason : note.note === "maneuver" || note.note === "revealed" ? note.maneuver : undefined;
    return more === undefined ? note.ship : `${note.ship} ${more}`;
  });
export const toldOf = (table: Table): readonly string[] =>
  table.madeUp("told").map(({ ship, text }) => (text ? `${ship} ${text}` : `${ship}`));

/** Ids of those that have split. */
export const splitShips = (table: Table): readonly string[] => table.game.state.ships.flatMap(({ id, wing }) => (wing?.split ? [id] : []));
