/** Results of an attack that are spent, or cancelled. */
import type { AttackPool, DefensePool, Die, Face } from "@broadside/dice";
import { choose, diceOf, modifyAttackDice, modifyDefenseDice, optionsOf } from "@broadside/rules/procedures";
import type { Deed } from "../../language/deed.ts";
import type { Scene } from "../../language/scene.ts";

/** One of those that evades have left is cancelled. */
export const cancelResult = (result: "hits" | "crits"): Deed => ({
  verb: "special",
  can: ({ attack }) => attack !== undefined && attack[result] > 0,
  *perform({ game }) {
    const { attack } = game.state;
    if (attack) game.setAttack({ ...attack, [result]: Math.max(0, attack[result] - 1) });
    yield* [];
  },
});

/** The dullest first. */
const FACES: readonly Face[] = ["blank", "focus", "evade", "hit", "crit"];
const poolOf = ({ game, dice = "attack" }: Scene): readonly Die[] => diceOf(game, dice);

/** One of the ship's own results goes, as a cost. */
export const SPEND_RESULT: Deed = {
  verb: "special",
  can: (scene) => poolOf(scene).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const spent: Face | undefined = yield* choose<Face | undefined>(() => {
      const faces = FACES.filter((wanted) => poolOf(scene).some(({ face }) => face === wanted));
      return {
        kind: "spend die result",
        seat: self.ship.seat,
        rule: "2E-ATK-18",
        about: { ship: self.ship.id, card: self.card },
        options: faces.length > 0 ? optionsOf<Face | undefined>(faces.map((value) => ({ key: value, value }))) : NOTHING_SPENT,
      };
    });
    const pool = poolOf(scene);
    const place = pool.findIndex(({ face }) => face === spent);
    if (place < 0) return;
    if (scene.dice === "defense") modifyDefenseDice(game, pool.toSpliced(place, 1) as DefensePool);
    else modifyAttackDice(game, pool.toSpliced(place, 1) as AttackPool);
  },
};
const NOTHING_SPENT = [{ key: "none", value: undefined }] as const;
