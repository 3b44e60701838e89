import { type Face, setFace } from "@broadside/dice";
import type { Roll } from "@broadside/rules";
import { choose, may, optionsOf, remembered } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, toThisShip, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { countsAsShip } from "../../units.ts";

const NAMED = "named result";

const allForceActive: When = ({ game, self: { ship } }) => ship.force > 0 && ship.force === game.factsOf(ship).force.value;

/** Returns the rolled faces that can still be changed. */
const changeable = ({ game }: CardScene): readonly Face[] => [
  ...new Set((game.state.roll?.dice ?? []).flatMap(({ face, fixed }): readonly Face[] => (fixed ? [] : [face]))),
];

/** True if the die may be changed. This counts as modifying dice, which not every player may do in an attack (2E-ATK-16, -17, -25). */
const mayChange: When = (scene) => {
  const { game, attack, moment } = scene;
  const { kind = "attack" } = moment;
  const [attacker, defender] = [whoIs(scene, "attacker"), whoIs(scene, "defender")];
  if (!attack || !attacker || !defender || moment.reason !== kind) return true;
  const side = friendly(scene, defender) ? "defender" : "attacker";
  const duel = { attack, attacker, defender };
  return may(game, "modify", { ship: duel[side], dice: kind, attack }, game.edition.mayModify(game, duel, kind, side));
};

const NAMED_RESULT: NonNullable<Card["effects"]> = {
  [NAMED]: {
    triggers: [
      {
        at: "rolled",
        when: toThisShip,
        must: [
          {
            verb: "special",
            can: () => true,
            *perform(scene) {
              const { game, self } = scene;
              const wanted = remembered(self.effect, "face");
              if (wanted === undefined || changeable(scene).length === 0 || game.state.roll?.dice.some(({ face }) => face === wanted))
                return;
              const turned = yield* choose<Face | undefined>(() => ({
                kind: "change which result",
                seat: self.ship.seat,
                rule: "2E-ATK-18",
                about: { ship: self.ship.id, card: self.card },
                options: optionsOf<Face | undefined>(
                  changeable(scene).length > 0
                    ? changeable(scene).map((face) => ({ key: face, value: face }))
                    : [{ key: "none", value: undefined }],
                ),
              }));
              const { roll } = game.state;
              const place = roll?.dice.findIndex(({ face, fixed }) => face === turned && !fixed) ?? -1;
              if (roll && place >= 0) game.set({ roll: { ...roll, dice: setFace(roll.dice, place, wanted) as Roll["dice"] } });
            },
          },
          { verb: "discard this card" },
        ],
      },
    ],
  },
};

/** If he has all his Force, he can spend one and name a result before the roll. If no die shows that result, one die is changed to it. */
export const namesResult = (when: When): Pick<Card, "triggers" | "effects"> => ({
  triggers: [
    {
      at: "beforeRoll",
      when: all(when, allForceActive, subjectIs(both(countsAsShip, within(0, 2))), mayChange),
      may: [{ verb: "spend force" }, { verb: "name a result", rule: "2E-ATK-18", effect: NAMED, until: "phase" }],
    },
  ],
  effects: NAMED_RESULT,
});

export const inAttack: When = ({ attack }) => attack !== undefined;

/** In 2.5, only attack rolls count. */
export const countdooku: readonly Card[] = [
  { card: "upgrade:countdooku", title: "Count Dooku", editions: ["2.0"], ...namesResult(() => true) },
  { card: "upgrade:countdooku", title: "Count Dooku", editions: ["2.5"], ...namesResult(inAttack) },
];
