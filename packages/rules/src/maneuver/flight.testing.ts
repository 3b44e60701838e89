/** One ship that flies its dial in the Activation phase of the second edition, stopped when it has activated. */
import { ATTACK_FACES, type AttackFace } from "@broadside/dice";
import type { Ability, AnyWindow, Bearer, WindowPart } from "../abilities/ability.ts";
import type { Occasions, Timing } from "../abilities/timing.ts";
import { NOTHING, type Procedure } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import type { Reference } from "../state/setup.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

/** Where `A1` starts, heading up the table. */
const START = at(400, 300);
const FAR = at(850, 860, 180);

/** Asked when the flyer has activated: all that follows waits. */
export const ACTIVATED = "use at activationOver";

type Text<At extends Timing> = (game: Game, self: Bearer, occasion: Occasions[At]) => Procedure;

/** A card's text that must happen at a moment of its own ship, or of any. */
export const must = <At extends Timing>(moment: At, perform: Text<At>, whose: "own" | "any" = "own"): AnyWindow =>
  ({
    at: moment,
    optional: false,
    when: (_, self, occasion) => whose === "any" || !("ship" in occasion) || occasion.ship === self.ship.id,
    perform,
  }) satisfies WindowPart<At> as unknown as AnyWindow;

/** The same where it says "may". */
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
  /** What attack dice show in the course of it. */
  readonly dice?: readonly AttackFace[];
  /** What the flyer's card says. */
  readonly ability?: Ability;
}

const PILOT = "redsquadronveteran";

/** Others have activated already; an enemy far away is there in any case. */
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
