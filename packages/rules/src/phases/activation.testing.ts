/** One ship flies what its dial says; then the game is held by an enemy ship far away, before that reveals its own. */
import type { Ability } from "../abilities/ability.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** The ship A1 is a Rookie Pilot at (450, 300) heading up, unless the test says otherwise; the holder is B1, further enemies B2 and on. */
export interface Flight extends Omit<TestTable, "ships" | "phase"> {
  readonly ship: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
}

/** Asked before the holder reveals its dial. */
export const HELD = "use at beforeReveal";

const holder: TestShip = { pilot: "wedgeantilles", pose: at(860, 860, 270), dial: "1FG" };
const holds: Ability = {
  windows: [{ at: "beforeReveal", optional: true, when: (_, self, { ship }) => self.ship.id === ship, *perform() {} }],
};

/** Defaults are given until the holder is up, or a question of another kind. */
export function fly({ ship, friends = [], enemies = [], cards = {}, ...rest }: Flight): Table {
  return startTable({
    phase: "activation",
    ships: [
      [{ pilot: "rookiepilot", pose: at(450, 300), ...ship }, ...friends.map(still)],
      [holder, ...enemies.map(still)],
    ],
    cards: { "pilot:wedgeantilles": holds, ...cards },
    ...rest,
  });
}

/** The others have had their turn. */
const still = (ship: TestShip): TestShip => ({ activated: true, ...ship });
