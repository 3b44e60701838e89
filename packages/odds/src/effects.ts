/** What a use does, one thing after the other, with faces as places in the counts of a pool. */
import type { DieKind, Face } from "@broadside/dice";
import { FACES_OF } from "./multisets.ts";
import type { DiceEffect, Side } from "./shot.ts";

/** One thing, and what comes after it. All have the same fields, for objects of one shape are read several times as fast. */
export interface Doing {
  readonly verb: DiceEffect["verb"];
  /** Faces that are changed, one of them picked or all in turn; and what they are changed to. */
  readonly from: readonly number[];
  readonly ofOneFace: boolean;
  readonly to: number;
  /** How many dice are changed or cancelled, or rerolled at most; and at least. */
  readonly count: number;
  readonly least: number;
  /** By face: whether it may be rerolled. */
  readonly open: readonly boolean[];
  /** Which is added, or cancelled; all dice where undefined. */
  readonly face: number | undefined;
  /** Attack dice are cancelled while defence dice are modified. */
  readonly ofAttack: boolean;
  readonly choices: readonly (Doing | undefined)[];
  /** For whom it is chosen. */
  readonly sign: Sign;
  readonly then: Doing | undefined;
}

/** The attacker looks for the most, the defender for the least. */
type Sign = 1 | -1;
const signOf = (side: Side): Sign => (side === "attacker" ? 1 : -1);

export function doingOf(effects: readonly DiceEffect[], dice: DieKind, by: Side, then?: Doing): Doing | undefined {
  const [effect, ...rest] = effects;
  if (!effect) return then;
  const after = doingOf(rest, dice, by, then);
  const faces: readonly Face[] = FACES_OF[dice];
  const { verb } = effect;
  switch (verb) {
    case "change": {
      const to = faces.indexOf(effect.to);
      const from = effect.from.map((face) => faces.indexOf(face)).filter((face) => face >= 0 && face !== to);
      if (to < 0 || from.length === 0) return after;
      const ofOneFace = effect.ofOneFace === true && from.length > 1;
      return doing(verb, by, after, { from, to, ofOneFace, count: effect.count ?? Number.POSITIVE_INFINITY });
    }
    case "reroll": {
      const { from, most = Number.POSITIVE_INFINITY, least = 0 } = effect;
      const open = faces.map((face) => from === undefined || from.includes(face));
      return doing(verb, effect.by ?? by, after, { open, count: most, least });
    }
    case "add": {
      const face = faces.indexOf(effect.face);
      return face < 0 ? after : doing(verb, by, after, { face });
    }
    case "cancel": {
      const kind = effect.dice ?? dice;
      // No defence dice lie there while attack dice are modified.
      if (dice === "attack" && kind === "defense") return after;
      const ofKind: readonly Face[] = FACES_OF[kind];
      const face = effect.face === undefined ? undefined : ofKind.indexOf(effect.face);
      if (face !== undefined && face < 0) return after;
      return doing(verb, by, after, { ofAttack: kind !== dice, face, count: effect.count ?? Number.POSITIVE_INFINITY });
    }
    case "one of":
      return doing(verb, effect.by ?? by, undefined, { choices: effect.choices.map((choice) => doingOf(choice, dice, by, after)) });
  }
}

const doing = (verb: Doing["verb"], by: Side, then: Doing | undefined, fields: Partial<Doing>): Doing => ({
  verb,
  from: fields.from ?? [],
  ofOneFace: fields.ofOneFace ?? false,
  to: fields.to ?? 0,
  count: fields.count ?? 0,
  least: fields.least ?? 0,
  open: fields.open ?? [],
  face: fields.face,
  ofAttack: fields.ofAttack ?? false,
  choices: fields.choices ?? [],
  sign: signOf(by),
  then,
});

export const rerolls = (doing: Doing | undefined): boolean =>
  doing !== undefined && (doing.verb === "reroll" || rerolls(doing.then) || doing.choices.some(rerolls));

/** Whether nothing is chosen or rolled in it, and as many dice are there afterwards whatever they show. */
export const isSettled = (doing: Doing | undefined): boolean => {
  for (let next = doing; next; next = next.then) if (next.verb !== "add" && (next.verb !== "change" || next.ofOneFace)) return false;
  return true;
};

/** The faces of which one must lie there for anything to come of it; undefined where it needs none. */
export const facesNeeded = (doing: Doing | undefined): readonly number[] | undefined =>
  doing?.verb === "change" && doing.then === undefined ? doing.from : undefined;
