import type { Seat, Ship } from "@broadside/rules";
import { assignCondition, choose, effectOn, enemiesOf, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, isDefender, toThisShip } from "../../../language/when.ts";

const PURSUERS = 2;
const PURSUIT = "mercilesspursuit";
/** Marks an attack in which the ship suffered damage. */
const HURT = "the Child's ship hurt";

const opponents = ({ game, self }: CardScene): readonly Seat[] =>
  game.state.initiative.filter((seat) => enemiesOf(game, self.ship).some((ship) => ship.seat === seat));
const pursuers = ({ game, self }: CardScene, seat: Seat): readonly Ship[] =>
  enemiesOf(game, self.ship).filter((ship) => ship.seat === seat && !effectOn(game, `condition:${PURSUIT}`, ship));

function* bePursued(scene: CardScene): Procedure {
  const { game, self } = scene;
  const about = { ship: self.ship.id, card: self.card };
  const seat = yield* choose<Seat | undefined>(() => {
    const options = opponents(scene).map((value) => ({ key: `seat ${value + 1}`, value }));
    return {
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-SETUP-18",
      about,
      options: options.length > 0 ? optionsOf<Seat | undefined>(options) : NONE,
    };
  });
  for (let given = 0; seat !== undefined && given < PURSUERS; given += 1) {
    if (pursuers(scene, seat).length === 0) return;
    const ship = yield* choose<Ship | undefined>(() => {
      const options = pursuers(scene, seat).map((value) => ({ key: value.id, value }));
      return {
        kind: "choose ship",
        seat,
        rule: "2E-SETUP-18",
        about,
        options: options.length > 0 ? optionsOf<Ship | undefined>(options) : NONE,
      };
    });
    if (ship) yield* assignCondition(game, PURSUIT, ship, self.ship);
  }
}
const NONE = [{ key: "none", value: undefined }] as const;

const wasHurt: When = ({ attack }) => attack?.used.includes(HURT) === true;

/** Two enemies hunt the ship. Its Force recovers only after an attack in which the ship suffered damage. */
export const thechild: Card = {
  card: "upgrade:thechild",
  title: "The Child",
  permissions: { recover: (_, self, { ship, of }) => (of === "force" && ship === self.ship ? false : undefined) },
  triggers: [
    { at: "afterForces", must: [{ verb: "special", can: (scene) => opponents(scene).length > 0, perform: bePursued }] },
    {
      at: "damageSuffered",
      when: all(toThisShip, isDefender),
      must: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (attack) game.setAttack({ ...attack, used: [...attack.used, HURT] });
          },
        },
      ],
    },
    { at: "afterAttack", when: all(isDefender, wasHurt), must: [{ verb: "recover force" }] },
  ],
};
