import { cancelFaces } from "@broadside/dice";
import type { Seat } from "@broadside/rules";
import {
  assignCondition,
  figureIn,
  modifyAttackDice,
  type Procedure,
  removeEffects,
  replaceMemory,
  scoreCounters,
} from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { type CardScene, whoIs } from "../../language/scene.ts";
import { all, atRange, attackerIs, both, enemy, isDefender, type ShipWhen, toThisShip } from "../../language/when.ts";
import { defenderIs } from "../../language/when-second-edition.ts";
import { remote } from "../units.ts";

const ID = "trialsofthedarksaber";
const WHY = { rule: "EB-VC-05", text: "Trials of the Darksaber" } as const;

const isShip: ShipWhen = (scene, unit) => !remote(scene, unit);
const scoredBy = ({ game }: CardScene, seat: Seat): number => game.state.scenario?.counters[seat] ?? 0;

/** Sets the victory counters on the card. */
const setOnCard = ({ game }: CardScene, since: number, counters: number): void =>
  replaceMemory(game, since, counters > 0 ? { figure: counters } : undefined);

const SPEND_CRIT: Instruction = {
  verb: "special",
  can: ({ attack }) => attack?.attackDice.some(({ face }) => face === "crit") === true,
  *perform({ game }) {
    const { attack } = game.state;
    if (attack) modifyAttackDice(game, cancelFaces(attack.attackDice, "crit", 1));
    yield* [];
  },
};

const hasMore: ShipWhen = (scene, { seat }) => scoredBy(scene, seat) > scoredBy(scene, scene.self.ship.seat);

/** Moves one victory counter from the defender's player, who has more of them, to this card. */
function takeCounter(scene: CardScene): void {
  const { game, self } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender) return;
  scoreCounters(game, defender.seat, -1, WHY);
  setOnCard(scene, self.at, figureIn(self.effect) + 1);
}

/** Passes on the card together with its counters. */
function* passOn(scene: CardScene): Procedure {
  const { game, self } = scene;
  const [attacker, maker] = [whoIs(scene, "attacker"), whoIs(scene, "maker")];
  if (!attacker || !maker) return;
  removeEffects(game, ({ since }) => since === self.at);
  yield* assignCondition(game, ID, attacker, maker);
  const now = game.state.effects.findLast(({ id, ship }) => id === self.card && ship === attacker.id);
  if (now) setOnCard(scene, now.since, figureIn(self.effect));
}

/**
 * The ship can spend a critical to move one of the defending player's victory counters to this card. A ship that destroys the bearer takes
 * the card. When the game ends, the bearer's player scores the counters on it.
 */
export const trialsofthedarksaber: Card = {
  card: `condition:${ID}`,
  title: "Trials of the Darksaber",
  dice: [
    {
      dice: "attack",
      when: all(atRange(0, 2), defenderIs(both(isShip, hasMore))),
      may: [SPEND_CRIT, { verb: "apply", what: takeCounter }],
    },
  ],
  triggers: [
    {
      at: "destroyed",
      when: all(toThisShip, isDefender, atRange(0, 2), attackerIs(both(enemy, isShip))),
      must: [{ verb: "special", can: () => true, perform: passOn }],
    },
    {
      at: "gameEnds",
      must: [
        {
          verb: "apply",
          what(scene) {
            const { game, self } = scene;
            scoreCounters(game, self.ship.seat, figureIn(self.effect), WHY);
            setOnCard(scene, self.at, 0);
          },
        },
      ],
    },
  ],
};
