/**
 * A test in which one ship executes its dial. Afterwards, a card on a distant enemy ship pauses the game before that enemy reveals its own
 * dial.
 */
import type { Ability } from "../contract/ability.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/**
 * Unless the test says otherwise, ship A1 is a Rookie Pilot at (450, 300), facing up. The pausing ship is B1; further enemies are numbered
 * from B2.
 */
export interface Flight extends Omit<TestTable, "ships" | "phase"> {
  readonly ship: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
}

/** The question asked before the pausing ship reveals its dial. */
export const HELD = "use at beforeReveal";

const holder: TestShip = { pilot: "wedgeantilles", pose: at(860, 860, 270), dial: "1FG" };
const holds: Ability = {
  windows: [{ at: "beforeReveal", optional: true, when: (_, self, { ship }) => self.ship.id === ship, *perform() {} }],
};

/** Runs the game until the pausing ship's question, or an earlier one. */
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

/** Marks the other ships as having already activated. */
const still = (ship: TestShip): TestShip => ({ activated: true, ...ship });
