/** Phrases that several astromechs share. */
import type { CardText, Trigger } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { all, toThisShip } from "../../../when.ts";
import { flownIn } from "../../when-firing.ts";

/** After the dial is revealed, for a charge and a disarm token, a shield comes back. */
export const SHIELD_FOR_DISARM: Trigger = {
  at: "dialRevealed",
  when: toThisShip,
  may: [{ verb: "spend charge" }, { verb: "gain", token: "disarm" }, { verb: "recover shield" }],
};

/** Two actions: a facedown card for a charge, a faceup one of the ship for nothing. */
export const REPAIRS: Pick<CardText, "action" | "secondAction"> = {
  action: { does: [{ verb: "spend charge" }, { verb: "repair", kind: "facedown" }] },
  secondAction: { does: [{ verb: "repair", kind: "faceup", trait: "ship" }] },
};

const actionFor = (names: readonly string[]): readonly Deed[] => [{ verb: "spend charge" }, { verb: "free action", names }];

/** Actions for a charge: in 2.0 before a blue maneuver, in 2.5 in the System phase. */
export const beforeBlue = (names: readonly string[]): Trigger => ({
  at: "beforeManeuver",
  when: all(toThisShip, flownIn("blue")),
  may: actionFor(names),
});
export const inSystem = (names: readonly string[]): Trigger => ({ at: "systemPhase", when: toThisShip, may: actionFor(names) });
