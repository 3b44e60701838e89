/** Parts of card texts about a revealed maneuver and its colour. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import { changeManeuver } from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../language/card.ts";
import type { Instruction } from "../language/instruction.ts";
import { named, pick } from "../language/pick.ts";
import type { CardScene, When } from "../language/scene.ts";
import { all, toThisShip } from "../language/when.ts";

/** Returns the maneuver that the card's ship revealed, including any changes that other cards have made to it. */
export function shown({ game, self }: CardScene): DialManeuver | undefined {
  const { motion } = game.state;
  return motion?.ship === self.ship.id ? readManeuver(motion.code) : undefined;
}

/** True if the revealed maneuver has one of these bearings. */
export const shows =
  (...bearings: readonly DialManeuver["bearing"][]): When =>
  (scene) => {
    const maneuver = shown(scene);
    return maneuver !== undefined && bearings.includes(maneuver.bearing);
  };

/** When this ship reveals its dial, it can change the maneuver, even while stressed (1E-MOVE-13). */
export const revealing = (when: When, ...may: readonly Instruction[]): Trigger => ({
  at: "dialRevealed",
  changesManeuver: true,
  when: all(toThisShip, when),
  may,
});

/** Returns the dial's other maneuvers that meet a condition. The condition can compare each one with the revealed maneuver. */
export const otherCodes = (scene: CardScene, such: (maneuver: DialManeuver, shown: DialManeuver) => boolean): readonly string[] => {
  const now = shown(scene);
  if (!now) return [];
  const { code: open } = scene.game.state.motion ?? {};
  return [...scene.game.factsOf(scene.self.ship).dial].flatMap(([code, maneuver]) => (code !== open && such(maneuver, now) ? [code] : []));
};

/** Turns the dial to one of these maneuvers. The new maneuver's own colour applies. */
export const turnDial = (codes: (scene: CardScene) => readonly string[]): Instruction =>
  pick({
    kind: "turn dial",
    rule: "1E-MOVE-13",
    among: (scene) => named(codes(scene)),
    apply: ({ game, self }, code) => changeManeuver(game, self.ship, code),
  });

/** Replaces the maneuver with one of these, which need not be on the dial. The revealed maneuver's colour still applies. */
export const treatAs = (codes: (scene: CardScene) => readonly string[]): Instruction =>
  pick({
    rule: "1E-MOVE-13",
    among: (scene) => named(codes(scene)),
    apply: ({ game, self }, code) => changeManeuver(game, self.ship, code, game.state.motion?.colour),
  });

/** The card reacts to the colour of its ship's maneuver. If another card lets the player choose that colour, the player is asked. */
export const HEEDS_COLOUR: NonNullable<CardText["permissions"]> = {
  heedColour: (_, self, { ship }) => (ship === self.ship ? true : undefined),
};
