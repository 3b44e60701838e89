/** Cards that act at the start of the Engagement phase. Their ships are out of each other's reach. */
import { mm } from "@broadside/geometry";
import type { Ability, Bearer, WindowPart } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

interface Speaking extends Partial<Pick<WindowPart<"startOfCombat">, "cost" | "optional">> {
  readonly when?: (ship: Bearer["ship"]) => boolean;
  readonly can?: (ship: Bearer["ship"], game: Situation) => boolean;
  /** Runs before the test notes the card's text. If it returns false, the ability had no effect and no text is noted. */
  readonly does?: (game: Situation, self: Bearer) => Procedure | Procedure<boolean> | undefined;
}

/** Makes an ability that is mandatory unless `optional` is set. */
export const speaks = (text: string, { when = () => true, can, does, optional = false, cost }: Speaking = {}): Ability => ({
  windows: [
    {
      at: "startOfCombat",
      optional,
      cost,
      when: (_, self) => when(self.ship),
      ...(can && { can: (game: Situation, self: Bearer) => can(self.ship, game) }),
      *perform(game, self) {
        const work = does?.(game, self);
        const done: unknown = work && (yield* work);
        if (done === false) return false;
        game.note(madeUp({ note: "says", ship: self.ship.id, text }));
        return true;
      },
    },
  ],
});

/** Returns the texts in the order in which they were noted. */
export const said = (table: Table): readonly unknown[] => table.madeUp("says").map((event) => event.text);

const CORNERS = [at(100, 100), at(100, 800, 180), at(800, 100), at(800, 800, 180)];

/** Places each seat's ships in a corner, facing the middle line. */
export function engage(seats: readonly (readonly Partial<TestShip>[])[], more: Partial<TestTable> = {}): Table {
  const ships = seats.map((own, seat) =>
    own.map((ship, number): TestShip => {
      const { x, y, heading } = CORNERS[seat] ?? at(450, 450);
      return { pilot: "redsquadronveteran", pose: { x: x + mm(60 * number), y, heading }, ...ship };
    }),
  );
  return startTable({ edition: "2.0", phase: "combat", ships, ...more });
}
