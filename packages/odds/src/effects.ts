/** The effects of a use as a chain of steps. Faces are given as indexes into a pool's counts. */
import type { DieKind, Face } from "@broadside/dice";
import { FACES_OF } from "./multisets.ts";
import type { DiceEffect, Side } from "./shot.ts";

/**
 * An effect and the one that follows it. All have the same fields, because objects with the same shape can be read several times as fast.
 */
export interface EffectStep {
  readonly verb: DiceEffect["verb"];
  /** The faces to change (one of them, or all in turn) and the faces that replace them. */
  readonly from: readonly number[];
  readonly ofOneFace: boolean;
  readonly to: number;
  /** How many dice are changed or cancelled, or the maximum and minimum number that are rerolled. */
  readonly count: number;
  readonly least: number;
  /** For each face: whether it may be rerolled. */
  readonly open: readonly boolean[];
  /** The face to add or cancel; if undefined, all dice are cancelled. */
  readonly face: number | undefined;
  /** Whether attack dice are cancelled while defense dice are modified. */
  readonly ofAttack: boolean;
  readonly choices: readonly (EffectStep | undefined)[];
  /** The side that makes the choice. */
  readonly sign: Sign;
  readonly then: EffectStep | undefined;
}

/** The attacker maximises, the defender minimises. */
type Sign = 1 | -1;
const signOf = (side: Side): Sign => (side === "attacker" ? 1 : -1);

export function firstStepOf(effects: readonly DiceEffect[], dice: DieKind, by: Side, then?: EffectStep): EffectStep | undefined {
  const [effect, ...rest] = effects;
  if (!effect) return then;
  const after = firstStepOf(rest, dice, by, then);
  const faces: readonly Face[] = FACES_OF[dice];
  const { verb } = effect;
  switch (verb) {
    case "change": {
      const to = faces.indexOf(effect.to);
      const from = effect.from.map((face) => faces.indexOf(face)).filter((face) => face >= 0 && face !== to);
      if (to < 0 || from.length === 0) return after;
      const ofOneFace = effect.ofOneFace === true && from.length > 1;
      return newStep(verb, by, after, { from, to, ofOneFace, count: effect.count ?? Number.POSITIVE_INFINITY });
    }
    case "reroll": {
      const { from, most = Number.POSITIVE_INFINITY, least = 0 } = effect;
      const open = faces.map((face) => from === undefined || from.includes(face));
      return newStep(verb, effect.by ?? by, after, { open, count: most, least });
    }
    case "add": {
      const face = faces.indexOf(effect.face);
      return face < 0 ? after : newStep(verb, by, after, { face });
    }
    case "cancel": {
      const kind = effect.dice ?? dice;
      // There are no defense dice yet while attack dice are modified.
      if (dice === "attack" && kind === "defense") return after;
      const ofKind: readonly Face[] = FACES_OF[kind];
      const face = effect.face === undefined ? undefined : ofKind.indexOf(effect.face);
      if (face !== undefined && face < 0) return after;
      return newStep(verb, by, after, { ofAttack: kind !== dice, face, count: effect.count ?? Number.POSITIVE_INFINITY });
    }
    case "one of":
      return newStep(verb, effect.by ?? by, undefined, { choices: effect.choices.map((choice) => firstStepOf(choice, dice, by, after)) });
  }
}

const newStep = (verb: EffectStep["verb"], by: Side, then: EffectStep | undefined, fields: Partial<EffectStep>): EffectStep => ({
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

export const rerolls = (step: EffectStep | undefined): boolean =>
  step !== undefined && (step.verb === "reroll" || rerolls(step.then) || step.choices.some(rerolls));

/** True if the effect involves no choice and no roll, and always leaves the same number of dice. */
export const isSettled = (step: EffectStep | undefined): boolean => {
  for (let next = step; next; next = next.then) if (next.verb !== "add" && (next.verb !== "change" || next.ofOneFace)) return false;
  return true;
};

/** Returns the faces that the effect needs: without any of them, it does nothing. Undefined if it needs none. */
export const facesNeeded = (step: EffectStep | undefined): readonly number[] | undefined =>
  step?.verb === "change" && step.then === undefined ? step.from : undefined;
