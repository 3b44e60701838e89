/** Lets a player pick one of several options: as an instruction, or as a step in a card's own procedure. */
import type { ChoiceAsk, Ship } from "@broadside/rules";
import { choose, type Option, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Instruction } from "./instruction.ts";
import { type CardScene, type Who, whoIs } from "./scene.ts";

/** A question and its options, which are worked out when the question is asked. */
export interface Question<Value> {
  readonly rule: ChoiceAsk["rule"];
  /** `choose one` by default. */
  readonly kind?: ChoiceAsk["kind"];
  among(scene: CardScene): readonly Option<Value>[];
  /** The ship whose player picks. By default, the card's ship. */
  readonly by?: Who;
  /** The ship that the question is about. By default, the card's ship. */
  readonly about?: Who;
  /** True if the player may pick nothing. Picking nothing is then the default. */
  readonly orNone?: true;
  /** Keeps the pick secret from the other players. */
  readonly secret?: true;
}

/** A question and what follows the pick: a change, or a procedure that may ask more. */
export type Picking<Value> = Question<Value> &
  ({ apply(scene: CardScene, picked: Value): void } | { perform(scene: CardScene, picked: Value): Procedure });

/** Creates an instruction that asks the question. The instruction is possible if there is something to pick. */
export const pick = <Value>(instruction: Picking<Value>): Instruction => ({ verb: "pick", ...instruction }) as Instruction;

/** Asks the question. Returns undefined if the player picked nothing, or if there was nothing to pick. */
export const pickOne = <Value>(scene: CardScene, question: Question<Value>): Procedure<Value | undefined> =>
  choose<Value | undefined>(() => {
    const { rule, kind = "choose one", by, about, orNone, secret } = question;
    const { self } = scene;
    const open = question.among(scene);
    return {
      kind,
      seat: (whoIs(scene, by) ?? self.ship).seat,
      rule,
      about: { ship: (whoIs(scene, about) ?? self.ship).id, card: self.card },
      ...(secret && { secret }),
      options: orNone || open.length === 0 ? [NONE, ...open] : optionsOf<Value | undefined>(open),
    };
  });

const NONE = { key: "none", value: undefined } as const;

/** Turns strings, such as tokens, maneuver codes or ids, into options whose keys are the strings themselves. */
export const named = <Name extends string>(names: readonly Name[]): readonly Option<Name>[] =>
  names.map((value) => ({ key: value, value }));

/** Options for the numbers from 1 to `most`. */
export const numbers = (most: number): readonly Option<number>[] =>
  Array.from({ length: most }, (_, less) => ({ key: `${less + 1}`, value: less + 1 }));

export const shipsNamed = (ships: readonly Ship[]): readonly Option<Ship>[] => ships.map((value) => ({ key: value.id, value }));

/** Turns a ship's upgrades at these indexes into options. */
export const upgradesAt = ({ upgrades }: Ship, places: readonly number[]): readonly Option<number>[] =>
  places.map((value) => ({ key: `${upgrades[value]?.id}@${value}`, value }));
