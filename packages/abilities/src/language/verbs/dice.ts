/** Verbs about the dice of the current attack. */
import {
  addResult,
  cancelFaces,
  changeFaces,
  type Die,
  type DieKind,
  FACES,
  type Face,
  hasFace,
  type PoolOf,
  rerollablePlaces,
} from "@broadside/dice";
import type { Seat, Ship } from "@broadside/rules";
import {
  addEffect,
  choose,
  countFocuses,
  diceOf,
  focusesLeft,
  isEnemy,
  modifyAttackDice,
  modifyDefenseDice,
  optionsOf,
  rerollInAttack,
  rerollsLeft,
} from "@broadside/rules/procedures";
import { amountOf, type DiceInstruction, type RulesFor } from "../instruction.ts";
import { named, pickOne } from "../pick.ts";
import { type CardScene, type Who, whoIs } from "../scene.ts";

export const DICE_VERBS: RulesFor<DiceInstruction> = {
  reroll: {
    can: (scene, { most, faces, by, rerolledBy }) =>
      amountOf(scene, most) > 0 &&
      rerollablePlaces(poolOf(scene), faces).length > 0 &&
      rerollsLeft(scene.game, kindOf(scene), rerollingShip(scene, by, rerolledBy)) > 0,
    perform: (scene, { most, least = 0, faces, by, rerolledBy }) =>
      rerollInAttack(scene.game, kindOf(scene), rerollingShip(scene, by, rerolledBy), {
        most: amountOf(scene, most),
        least,
        ...(faces && { faces }),
        picker: rerollingShip(scene, by).seat,
      }),
  },
  change: {
    can: (scene, { from, evenNone }) => evenNone === true || changeable(scene, from).length > 0,
    *perform(scene, { from, to, most = 1 }) {
      const face = yield* choose<Face | undefined>(() => ({
        kind: "change which result",
        seat: pickerOf(scene),
        rule: scene.game.edition.questions.changeResult,
        about: { ship: scene.self.ship.id, card: scene.self.card },
        options: faceOptions(changeable(scene, from)),
      }));
      if (!face) return;
      const wanted = most === "all" ? Number.POSITIVE_INFINITY : amountOf(scene, most);
      const count = face === "focus" ? Math.min(wanted, focusesLeft(scene.game, pickerOf(scene))) : wanted;
      const changed = Math.min(count, poolOf(scene).filter((die) => die.face === face && !die.fixed).length);
      setPool(scene, (pool) => changeFaces(pool, face, to, count));
      if (face === "focus") countFocuses(scene.game, pickerOf(scene), changed);
    },
  },
  add: {
    can: (scene, { face }) => hasFace(kindOf(scene), face),
    apply(scene, { face }) {
      setPool(scene, (pool) => addResult(pool, face));
    },
  },
  cancel: {
    can: (scene, { dice, face }) =>
      diceOf(scene.game, dice).some((die) => face === undefined || die.face === face) && !(dice === "defense" && isInContact(scene)),
    apply(scene, { dice, face, count }) {
      const most = count === "all" ? Number.POSITIVE_INFINITY : count;
      setPool({ ...scene, dice }, (pool) => (face === undefined ? pool.slice(most) : cancelFaces(pool, face, most)));
    },
  },
  "name a result": {
    can: (scene) => whoIs(scene, "subject") !== undefined,
    *perform(scene, { effect, until, rule, kind }) {
      const { game, self, moment } = scene;
      const rolled = moment.kind ?? "attack";
      const faces: readonly Face[] = [...new Set(FACES[rolled])];
      const face = yield* pickOne(scene, { rule, ...(kind && { kind }), among: () => named(faces) });
      const ship = whoIs(scene, "subject");
      if (ship) addEffect(game, { id: `effect:${effect}`, ship: ship.id, by: self.ship.id, until, ...(face && { data: { face } }) });
    },
  },
};

/** True if the attack is at range 0 in 2.5. The defender's enemies then can't cancel any of the defender's results (2E-ATK-17). */
function isInContact(scene: CardScene): boolean {
  const { game, self, attack } = scene;
  const defender = whoIs(scene, "defender");
  return attack?.range === 0 && game.edition.switches.contactAttacks && defender !== undefined && isEnemy(game, self.ship, defender);
}

/** Returns the faces showing on the dice that can be changed, in the order in which the instruction names them. */
function changeable(scene: CardScene, from: Face | readonly Face[]): readonly Face[] {
  const faces = typeof from === "string" ? [from] : from;
  return faces.filter(
    (face) =>
      poolOf(scene).some((die) => die.face === face && !die.fixed) && (face !== "focus" || focusesLeft(scene.game, pickerOf(scene)) > 0),
  );
}

const faceOptions = (faces: readonly Face[]) =>
  optionsOf<Face | undefined>(faces.length > 0 ? faces.map((face) => ({ key: face, value: face })) : [{ key: "none", value: undefined }]);

const kindOf = ({ dice }: CardScene): DieKind => dice ?? "attack";
const poolOf = (scene: CardScene): readonly Die[] => diceOf(scene.game, kindOf(scene));

/** Returns the ship whose player picks the dice: the card's own ship, or the ship that it helps. */
export function pickingShip(scene: CardScene): Ship {
  const { self } = scene;
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  if (self.ship === attacker || self.ship === defender) return self.ship;
  return (kindOf(scene) === "attack" ? attacker : defender) ?? self.ship;
}
const pickerOf = (scene: CardScene): Seat => pickingShip(scene).seat;

/** Returns the ship that rerolls the dice: the one that the card names, or else the one whose player picks them. */
function rerollingShip(scene: CardScene, by: Who | undefined, rerolledBy = by): Ship {
  return rerolledBy ? (whoIs(scene, rerolledBy) ?? scene.self.ship) : pickingShip(scene);
}

function setPool({ game, dice }: CardScene, change: (pool: readonly Die[]) => readonly Die[]): void {
  const { attack } = game.state;
  if (!attack) return;
  if (dice === "defense") modifyDefenseDice(game, change(attack.defenseDice) as PoolOf<"defense">);
  else modifyAttackDice(game, change(attack.attackDice) as PoolOf<"attack">);
}
