/**
 * One ship flies its dial and acts. Then a distant enemy ship uses a card before it reveals its own dial, so the game waits for an answer.
 */

import { windowCard } from "../abilities/cards.testing.ts";
import type { Ability, Bearer } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { type AllowedActions, freeAction } from "./perform-action.ts";

/**
 * Unless the test changes it, ship A1 is an X-wing at (450, 300), heading up, that flies to (450, 420). B1 is the ship that stops the game;
 * further enemies are numbered from B2.
 */
export interface Acting extends Omit<TestTable, "ships" | "phase"> {
  readonly ship?: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
  /** Further seats. */
  readonly others?: readonly (readonly TestShip[])[];
}

/** The question that B1's card asks before B1 reveals its dial. The game waits there. */
export const HELD = "use at beforeReveal";

const holder: TestShip = { pilot: "wedgeantilles", pose: at(880, 880, 270), dial: "1FB" };
const holds = windowCard("beforeReveal", { may: true, when: (self, { ship }) => self.ship.id === ship, does: () => undefined });
const still = (ship: TestShip): TestShip => ({ activated: true, ...ship });

export function act({ ship, friends = [], enemies = [], others = [], cards = {}, ...rest }: Acting = {}): Table {
  return startTable({
    edition: "2.0",
    phase: "activation",
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(450, 300), dial: "2FB", ...ship }, ...friends.map(still)],
      [holder, ...enemies.map(still)],
      ...others.map((own) => own.map(still)),
    ],
    cards: { "pilot:wedgeantilles": holds, ...cards },
    ...rest,
  });
}

/** Makes a card that grants its own ship an action: after a maneuver, after an action, or after its activation. */
export const grants = (
  allowed: Partial<AllowedActions>,
  when: "maneuverExecuted" | "actionPerformed" | "activationOver" = "maneuverExecuted",
): Ability => windowCard(when, { when: isOwn, does: (game, self) => grant(game, self, allowed) });

function* grant(game: Situation, { ship }: Bearer, allowed: Partial<AllowedActions>) {
  yield* freeAction(game, ship, { rule: "2E-ACT-06", ...allowed });
}

export const isOwn = (self: Bearer, { ship }: { readonly ship: string }): boolean => self.ship.id === ship;

/** Failed actions by name. */
export const failures = (table: Table): readonly unknown[] => table.notes("action failed").map((event) => event.action);
