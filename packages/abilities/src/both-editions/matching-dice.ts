/** Sunny Bounder in both editions: if all dice just rolled or rerolled show the same result, adds another die with that result. */
import { addResult, type Die, type Face, type PoolOf } from "@broadside/dice";
import { diceOf, modifyAttackDice, modifyDefenseDice, NOTHING } from "@broadside/rules/procedures";
import type { Instruction } from "../language/instruction.ts";
import type { CardScene } from "../language/scene.ts";

/** Returns the dice just rolled or rerolled in the attack. */
const diceAt = ({ game, moment }: CardScene): readonly Die[] =>
  moment.reason === undefined ? diceOf(game, moment.kind ?? "attack") : (game.state.roll?.dice ?? []);

/** Returns the face that all these dice show, or undefined if they show different faces. Only dice that pass `counts` are compared. */
function commonFace(scene: CardScene, counts: (die: Die) => boolean): Face | undefined {
  const [first, ...others] = diceAt(scene).filter(counts);
  return first && others.every(({ face }) => face === first.face) ? first.face : undefined;
}

function add(scene: CardScene, face: Face): void {
  const { game, moment } = scene;
  const dice = addResult(diceAt(scene), face);
  const { roll } = game.state;
  if (moment.reason === undefined) {
    if (moment.kind === "defense") modifyDefenseDice(game, dice as PoolOf<"defense">);
    else modifyAttackDice(game, dice as PoolOf<"attack">);
  } else if (roll) {
    game.set({ roll: { ...roll, dice: dice as PoolOf<"attack"> } });
    game.note({ note: "dice", ship: roll.ship, dieKind: roll.kind, faces: dice.map((die) => die.face) });
  }
}

export const addMatching = (counts: (die: Die) => boolean): Instruction => ({
  verb: "special",
  can: (scene) => commonFace(scene, counts) !== undefined,
  perform(scene) {
    const face = commonFace(scene, counts);
    if (face !== undefined) add(scene, face);
    return NOTHING;
  },
});
