/** Wings for tests: a leader with wingmates in formation, and an enemy far away. */
import { type WingPosition, wingPlace } from "@broadside/geometry";
import type { Ability, AnyWindow, Bearer } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Timing } from "../contract/timing.ts";
import type { Game } from "../driver/game.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** The ships have initiative 5 and 2; both are X-wings. */
export const LEADER = "lukeskywalker";
export const MATE = "bluesquadronescort";

/** Wingmates by position, with any fields that they should have; the first is A2. */
export type Mates = Partial<Record<Exclude<WingPosition, "leader">, Partial<TestShip>>>;

export const FLANKS: Mates = { leftFlank: {}, rightFlank: {} };
export const ALL_FIVE: Mates = { leftFlank: {}, rightFlank: {}, rearSupport: {}, leftSupport: {}, rightSupport: {} };

/** The ships of the seat that has the wing; their ids start with the seat's letter. */
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

/** A ship out of the way, with its activation done. */
export const ENEMY: TestShip = { pilot: "academypilot", pose: at(880, 880, 180), activated: true };

interface Flying extends Omit<TestTable, "ships"> {
  readonly mates?: Mates;
  readonly leader?: Partial<TestShip>;
  readonly enemies?: readonly TestShip[];
}

/** Sets up a wing that is about to execute its leader's dial, in 2.0 unless the test says otherwise. */
export const flyWing = ({ mates = FLANKS, leader = {}, enemies = [ENEMY], ...more }: Flying = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "activation",
    ...more,
    ships: [wingOf(mates, { dial: "2FB", ...leader }), enemies],
  });

/**
 * Gives default answers until the first round's Activation phase is over. The game then stops at the next question, which may belong to a
 * later phase.
 */
export function flown(table: Table): Table {
  const isBefore = ({ state }: Game): boolean => state.round === 1 && ["planning", "system", "activation"].includes(state.cursor.phase);
  while (isBefore(table.game) && table.game.open.length > 0) table.pass();
  return table;
}

/** Gives defaults until a ship is asked for its action. */
export function untilActs(table: Table, id: string): Table {
  while (!(table.kind === "action" && table.game.open[0]?.ask.about?.ship === id)) table.pass();
  return table;
}

/** Makes a card that does something at a given timing. If the timing concerns a single ship, it must be the card's own ship. */
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

/** Makes a card on the distant enemy that does something when the phase starts. */
export const atStart = (what: (game: Game) => Procedure | undefined): Readonly<Record<string, Ability>> => ({
  "pilot:academypilot": doing("startOfActivation", what),
});

/** Makes a card that notes what it sees whenever this timing occurs for its ship. */
export const telling = (at: Timing, what: (game: Game, self: Bearer) => string): Ability =>
  doing(at, (game, { ship }) => {
    game.note(madeUp({ note: "told", ship: ship.id, text: what(game, { ship } as Bearer) }));
    return undefined;
  });

/** Lists notes about ships, each with an id such as `A2` and, if the note has one, the maneuver or the reason for a split. */
export const notesOf = (
  table: Table,
  kind: "split" | "maneuver" | "revealed" | "placed" | "joined" | "in formation" | "activated" | "met obstacle",
): readonly string[] =>
  table.notes(kind).map((note) => {
    const more = note.note === "split" ? note.reason : note.note === "maneuver" || note.note === "revealed" ? note.maneuver : undefined;
    return more === undefined ? note.ship : `${note.ship} ${more}`;
  });
export const notedShips = (table: Table): readonly string[] =>
  table.madeUp("told").map(({ ship, text }) => (text ? `${ship} ${text}` : `${ship}`));

/** The ids of all ships that have split. */
export const splitShips = (table: Table): readonly string[] => table.game.state.ships.flatMap(({ id, wing }) => (wing?.split ? [id] : []));
