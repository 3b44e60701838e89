/** What several pilots say, whatever their faction. */
import type { TokenKind } from "@broadside/rules";
import { mayHave, NOTHING, transferToken } from "@broadside/rules/procedures";
import type { Card, DiceChange, Trigger } from "../../card.ts";
import type { Deed } from "../../deed.ts";
import type { When } from "../../scene.ts";
import { actionIs, all, any, toThisShip } from "../../when.ts";
import { fullyExecuted } from "../when.ts";
import { flownIn } from "../when-firing.ts";

/** A pilot who says the same in several ships. */
export const onShips = (ids: readonly string[], text: Omit<Card, "card">): readonly Card[] =>
  ids.map((id) => ({ card: `pilot:${id}`, ...text }));

/** One of this ship's tokens goes to the chosen ship. */
export const transfer = (token: TokenKind): Deed => ({
  verb: "special",
  can: ({ game, self, chosen }) => self.ship.tokens[token] > 0 && chosen !== undefined && mayHave(game, chosen, token),
  *perform({ game, self, chosen }) {
    if (chosen) yield* transferToken(game, self.ship, chosen, token);
  },
});

/** Does nothing, and makes what follows impossible where the condition does not hold. */
export const provided = (when: When): Deed => ({ verb: "special", can: when, perform: () => NOTHING });

/** What was spent is this. */
export const spentIs =
  (spent: TokenKind | "lock" | "force"): When =>
  ({ moment }) =>
    moment.spent === spent;

/** After a red maneuver flown in full, or a red action. */
export const afterSomethingRed = (may: readonly Deed[]): readonly Trigger[] => [
  { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), may },
  { at: "actionPerformed", when: all(toThisShip, ({ moment }) => moment.colour === "red"), may },
];

export const afterRollOrBoost = (may: readonly Deed[]): Trigger => ({
  at: "actionPerformed",
  when: all(toThisShip, any(actionIs("barrel-roll"), actionIs("boost"))),
  may,
});

/** The same with attack dice and with defense dice, each to the result that counts there. */
export const bySide = (change: (to: "hit" | "evade") => Omit<DiceChange, "dice">): readonly DiceChange[] => [
  { dice: "attack", ...change("hit") },
  { dice: "defense", ...change("evade") },
];

/** Defense dice that a ship is given; by the value of the effect. */
export const MORE_DEFENSE: NonNullable<Card["effects"]> = {
  "more defense dice": { changes: [{ of: "defenseDice", by: ({ self }) => self.effect?.value ?? 0 }] },
};
