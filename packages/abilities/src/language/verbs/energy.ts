/** Verbs about energy. */
import { loseEnergy, regainEnergy, spendCardEnergy, spendEnergy } from "@broadside/rules/procedures";
import { amountOf, type EnergyInstruction, type RulesFor } from "../instruction.ts";
import { isInPlay } from "./tokens.ts";

export const ENERGY_VERBS: RulesFor<EnergyInstruction> = {
  "gain energy": {
    can: ({ self }) => isInPlay(self.ship),
    apply(scene, { amount }) {
      regainEnergy(scene.game, scene.self.ship, amountOf(scene, amount));
    },
  },
  "lose energy": {
    can: ({ self }) => self.ship.energy > 0,
    apply(scene, { amount }) {
      loseEnergy(scene.game, scene.self.ship, amountOf(scene, amount));
    },
  },
  "spend energy": {
    can: (scene, { amount, from }) => {
      const { ship, at } = scene.self;
      return (from ? (ship.upgrades[at]?.energy ?? 0) : ship.energy) >= amountOf(scene, amount);
    },
    apply(scene, { amount, from }) {
      const { ship, at } = scene.self;
      if (from) spendCardEnergy(scene.game, ship, at, amountOf(scene, amount));
      else spendEnergy(scene.game, ship, amountOf(scene, amount));
    },
  },
};
