/** Helpers for writing test cards, and two ships to try them on. */

import type { Ability, Bearer, ModificationPart, WindowPart } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Occasions, Timing } from "../contract/timing.ts";
import { at, type MadeUpNote, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

type Does = (game: Situation, self: Bearer) => Procedure | undefined;

/** Runs a card's effect, if it is a procedure. Effects that ask no questions may return undefined instead. */
function* carriedOut(work: Procedure | undefined): Procedure {
  if (work) yield* work;
}

interface WindowCard<At extends Timing> {
  readonly may?: true;
  readonly when?: (self: Bearer, occasion: Occasions[At], game: Situation) => boolean;
  readonly does: (game: Situation, self: Bearer, occasion: Occasions[At]) => Procedure | undefined;
}

/** Makes a card that acts at a given time. Its ability is mandatory unless `may` is set. */
export function windowCard<At extends Timing>(timing: At, { may, when, does }: WindowCard<At>): Ability {
  const part: WindowPart<At> = {
    at: timing,
    optional: may ?? false,
    when: (game, self, occasion) => when?.(self, occasion, game) ?? true,
    perform: (game, self, occasion) => carriedOut(does(game, self, occasion)),
  };
  return { windows: [part as never] };
}

/** Makes a card that changes dice in an attack by or against its own ship. */
export function diceCard(dice: ModificationPart["dice"], as: ModificationPart["as"], does: Does, optional = true): Ability {
  const when: ModificationPart["when"] = ({ state }, { ship }) => state.attack?.[as] === ship.id;
  return { modifications: [{ dice, as, optional, when, perform: (game, self) => carriedOut(does(game, self)) }] };
}

/** Adds a note to show that a card has acted. */
export const says =
  (text: string): Does =>
  (game, { ship }) => {
    game.note(madeUp({ note: "says", ship: ship.id, text }));
    return undefined;
  };

type DuelShip = Partial<TestShip> & { readonly pilot: string };

/** Sets up two small ships nose to nose in combat, with `gap` millimetres between their bases. */
export function duel(one: DuelShip, other: DuelShip, { gap = 150, ...more }: Partial<TestTable> & { readonly gap?: number } = {}): Table {
  return startTable({
    phase: "combat",
    ships: [[{ pose: at(400, 300, 0), ...one }], [{ pose: at(400, 340 + gap, 180), ...other }]],
    ...more,
  });
}

export const noteTexts = (notes: readonly MadeUpNote[]): readonly (string | undefined)[] => notes.map(({ text }) => text);

/** Returns the number of dice in each roll so far. */
export const diceRolled = (table: Table): readonly number[] => table.notes("rolled").map(({ faces }) => faces.length);
