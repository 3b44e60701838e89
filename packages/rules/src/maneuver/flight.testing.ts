/** A test in which one ship executes its dial in the second edition's Activation phase. The game pauses once that ship has activated. */
import { ATTACK_FACES, type AttackFace } from "@broadside/dice";
import type { Ability, AnyWindow, Bearer, WindowPart } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Occasions, Timing } from "../contract/timing.ts";
import { NOTHING } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import type { Reference } from "../state/setup.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** Where `A1` starts, heading up the table. */
const START = at(400, 300);
const FAR = at(850, 860, 180);

/** The question that is asked once the ship has activated. The game waits there. */
export const ACTIVATED = "use at activationOver";

type Text<At extends Timing> = (game: Game, self: Bearer, occasion: Occasions[At]) => Procedure;

/** Makes a mandatory card effect that acts at a given moment, for its own ship or for any ship. */
export const must = <At extends Timing>(moment: At, perform: Text<At>, whose: "own" | "any" = "own"): AnyWindow =>
  ({
    at: moment,
    optional: false,
    when: (_, self, occasion) => whose === "any" || !("ship" in occasion) || occasion.ship === self.ship.id,
    perform,
  }) satisfies WindowPart<At> as unknown as AnyWindow;

/** Makes a card effect like `must`, but optional ("may"). */
export const mayDo = <At extends Timing>(moment: At, perform: Text<At>): AnyWindow =>
  ({ ...must(moment, perform), optional: true }) as unknown as AnyWindow;

export interface Flight extends Omit<Partial<TestTable>, "ships"> {
  readonly edition: "2.0" | "2.5";
  readonly reference?: Reference;
  readonly dial?: string | undefined;
  readonly pilot?: string;
  readonly ship?: Partial<TestShip>;
  readonly friends?: readonly TestShip[];
  readonly enemies?: readonly TestShip[];
  /** Attack dice results during the flight. */
  readonly dice?: readonly AttackFace[];
  /** The ability of the flyer's card. */
  readonly ability?: Ability;
}

const PILOT = "redsquadronveteran";

/** Flies the ship. All other ships have already activated, and an enemy is always somewhere far away. */
export function fly({
  dial,
  pilot = PILOT,
  ship = {},
  friends = [],
  enemies = [],
  ability = {},
  cards = {},
  dice = [],
  ...given
}: Flight): Table {
  const waiting = (one: TestShip): TestShip => ({ activated: true, ...one });
  const flyer: TestShip = { pilot, pose: START, dial, ...ship };
  return startTable({
    phase: "activation",
    draws: dice.map((face) => ATTACK_FACES.indexOf(face)),
    ...given,
    ships: [[flyer, ...friends.map(waiting)], [...enemies, { pilot: "academypilot", pose: FAR }].map(waiting)],
    cards: { ...cards, [`pilot:${pilot}`]: { ...ability, windows: [...(ability.windows ?? []), STOP] } },
  });
}

const STOP: AnyWindow = {
  at: "activationOver",
  optional: true,
  when: (_, self, { ship }) => ship === self.ship.id && self.ship.id === "A1",
  perform: () => NOTHING,
};
