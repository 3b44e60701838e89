/** One of several, picked by a player: as a deed, or as a step of a card's own procedure. */
import type { ChoiceAsk, Ship } from "@broadside/rules";
import { choose, type Option, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Deed } from "./deed.ts";
import { type CardScene, type Who, whoIs } from "./scene.ts";

/** What is asked, with everything that can be picked as it is then. */
export interface Question<Value> {
  readonly rule: ChoiceAsk["rule"];
  /** `choose one` where absent. */
  readonly kind?: ChoiceAsk["kind"];
  among(scene: CardScene): readonly Option<Value>[];
  /** Whose player picks; the card's where absent. */
  readonly by?: Who;
  /** Of which ship the question is; the card's where absent. */
  readonly about?: Who;
  /** Nothing may be picked too, and is where nobody says anything. */
  readonly orNone?: true;
  /** What is picked nobody else learns. */
  readonly secret?: true;
}

/** What comes of it: a change, or something that may ask in its turn. */
export type Picking<Value> = Question<Value> &
  ({ apply(scene: CardScene, picked: Value): void } | { perform(scene: CardScene, picked: Value): Procedure });

/** As a deed: possible where there is something to pick. */
export const pick = <Value>(deed: Picking<Value>): Deed => ({ verb: "pick", ...deed }) as Deed;

/** Undefined where nothing was picked, or nothing was left to pick. */
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

/** Texts that mean themselves: tokens, codes of maneuvers, ids. */
export const named = <Name extends string>(names: readonly Name[]): readonly Option<Name>[] =>
  names.map((value) => ({ key: value, value }));

/** From one to so many. */
export const numbers = (most: number): readonly Option<number>[] =>
  Array.from({ length: most }, (_, less) => ({ key: `${less + 1}`, value: less + 1 }));

export const shipsNamed = (ships: readonly Ship[]): readonly Option<Ship>[] => ships.map((value) => ({ key: value.id, value }));

/** Upgrades of a ship by their places. */
export const upgradesAt = ({ upgrades }: Ship, places: readonly number[]): readonly Option<number>[] =>
  places.map((value) => ({ key: `${upgrades[value]?.id}@${value}`, value }));
