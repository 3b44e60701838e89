/** Parts of card texts that several crew cards share. */
import type { Colour } from "@broadside/cards";
import type { ActionId } from "@broadside/rules";
import { enemiesOf } from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { actionIs, all, any, toThisShip } from "../../../language/when.ts";

/** Gives one extra calculate token after these actions. */
export const calculatesAfter = (...actions: readonly ActionId[]): Trigger => ({
  at: "actionPerformed",
  when: all(toThisShip, any(...actions.map(actionIs))),
  must: [{ verb: "gain", token: "calculate" }],
});

/** Returns how many enemies are in contact with the ship or next to it. */
export const enemiesNear = ({ game, self }: CardScene): number =>
  enemiesOf(game, self.ship).filter((enemy) => game.board.range(self.ship, enemy) <= 1).length;

/** The card starts the game with one charge fewer. */
export const STARTS_SPENT: Trigger = { at: "setUpOver", must: [{ verb: "lose charge" }] };

/** True if the ship that the current moment is about has fully executed a maneuver of one of these colours. */
export const subjectFlew =
  (...colours: readonly Colour[]): When =>
  ({ game: { state }, moment }) =>
    state.motion !== undefined && state.motion.ship === moment.ship && !state.motion.bumped && colours.includes(state.motion.colour);

/** True if the ship that the current moment is about has revealed a maneuver of one of these colours. */
export const subjectReveals =
  (...colours: readonly Colour[]): When =>
  ({ game: { state }, moment }) =>
    state.motion !== undefined && state.motion.ship === moment.ship && colours.includes(state.motion.colour);

/** Makes a maneuver easier, but only the one that is about to be executed. */
export const EASIER_MANEUVER: CardText = {
  changes: [{ of: "difficulty", by: -1 }],
  triggers: [{ at: "maneuverExecuted", when: toThisShip, must: [{ verb: "discard this card" }] }],
};
