/** Parts of card texts that several hardpoints share: their offline side, and ways to bring them back online (2E-HUGE-45, -46). */
import { turnHardpoint } from "@broadside/rules/procedures";
import type { ActionText, Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const isOffline: When = ({ self: { ship, at } }) => ship.upgrades[at]?.side === "back";

const online = (energy: number): readonly Instruction[] => [
  { verb: "spend energy", amount: energy },
  { verb: "apply", what: ({ game, self: { ship, at } }) => turnHardpoint(game, ship, at, "front") },
];

/** After engaging, the ship can spend two energy to bring a battery back online. */
export const BACK_AFTER_ENGAGING: Trigger = { at: "attackOpportunityOver", when: all(toThisShip, isOffline), may: online(2) };

/** An action that brings the hardpoint back online for this much energy. */
export const actionBringsItBack = (energy: number): ActionText => ({ when: isOffline, does: online(energy) });
