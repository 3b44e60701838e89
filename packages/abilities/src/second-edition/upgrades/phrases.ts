/** Parts of card texts that talents, modifications and other upgrades share. */
import type { Attack, Bearer, ShipId, TokenKind } from "@broadside/rules";
import {
  canRecoverCharge,
  type Direction,
  holdersOfLocksOn,
  isRemovable,
  loseLock,
  loseToken,
  NOTHING,
  type Option,
  ORANGE,
  RED,
  recoverCharge,
  spendCharges,
} from "@broadside/rules/procedures";
import type { CardText, DiceChange } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { pick } from "../../language/pick.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, both, friendLostWithin, other, within } from "../../language/when.ts";
import { either, hasUpgradeCalled, limited, subjectIs } from "../../language/when-second-edition.ts";

/** Applies a change to the ship's own dice, both when attacking and when defending. */
export const ownDice = (change: Omit<DiceChange, "dice">): readonly DiceChange[] => [
  { dice: "attack", ...change },
  { dice: "defense", ...change },
];

/** True if the current attack is made with this card. */
export const isFired = ({ ship, at }: Bearer, { attacker, weapon }: Attack): boolean => attacker === ship.id && weapon === at;

/** True if the ship that has just been destroyed was a nearby friendly ship and was limited or had this upgrade. */
export const fellowLost = (id: string): When => all(friendLostWithin(0, 3), subjectIs(either(limited, hasUpgradeCalled(id))));

/** A token, or a lock on the ship. A lock counts as one of the ship's red tokens and is identified by its holder (2E-ACT-36). */
type Removable = { readonly token: TokenKind } | { readonly lockOf: ShipId };

const removable = ({ game, self: { ship } }: CardScene, tokens: readonly TokenKind[]): readonly Option<Removable>[] => [
  ...tokens.filter((token) => isRemovable(game, ship, token)).map((token) => ({ key: token, value: { token } })),
  ...holdersOfLocksOn(game, ship.id).map(({ id }) => ({ key: `lock of ${id}`, value: { lockOf: id } })),
];

/** Removes one of the ship's tokens of these kinds, or a lock. */
export const removeOne = (tokens: readonly TokenKind[]): Instruction =>
  pick({
    rule: "2E-TOKEN-01",
    among: (scene) => removable(scene, tokens),
    apply({ game, self }, removed) {
      if ("token" in removed) return loseToken(game, self.ship, removed.token);
      const holder = holdersOfLocksOn(game, self.ship.id).find(({ id }) => id === removed.lockOf);
      if (holder) loseLock(game, holder, self.ship.id);
    },
  });

export const ORANGE_AND_RED: readonly TokenKind[] = [...ORANGE, ...RED];

type ChargePlaces = (scene: CardScene) => readonly (number | "ship")[];

/** Returns the indexes of faceup upgrades with charges, or only those with non-recurring charges. */
const onUpgrades = ({ game, self: { ship } }: CardScene, evenRecurring = true): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ charges }, at) =>
      charges && (evenRecurring || (charges.recovers ?? 0) === 0) && ship.upgrades[at]?.faceup ? [at] : [],
    );
const notRecurring: ChargePlaces = (scene) => {
  const { charges } = scene.game.factsOf(scene.self.ship);
  return [...((charges.recovers ?? 0) === 0 ? (["ship"] as const) : []), ...onUpgrades(scene, false)];
};

/** Recovers one charge of one of these upgrades. */
function recoverOne(places: ChargePlaces): Instruction {
  const recoverable = (scene: CardScene): readonly Option<number | "ship">[] => {
    const { game, self } = scene;
    return places(scene)
      .filter((place) => canRecoverCharge(game, self.ship, place))
      .map((value) => ({ key: value === "ship" ? value : `${self.ship.upgrades[value]?.id}@${value}`, value }));
  };
  return pick({
    rule: "2E-CHARGE-05",
    among: recoverable,
    apply: ({ game, self }, place) => recoverCharge(game, self.ship, place),
  });
}

/** Recovers a charge on any of the ship's cards whose charges don't recur. */
export const RECOVER_ANY: Instruction = recoverOne(notRecurring);
/** Recovers a charge on the ship's Ship card if those charges recur. */
export const RECOVER_RECURRING: Instruction = recoverOne(({ game, self }) =>
  game.factsOf(self.ship).charges.recovers > 0 ? ["ship"] : [],
);
export const RECOVER_ON_UPGRADE: Instruction = recoverOne((scene) => onUpgrades(scene));

/** An explosion hits all other ships nearby. */
export const BURST: readonly Instruction[] = [
  { verb: "each ship", among: both(other, within(0, 1)), does: [{ verb: "suffer", hits: 1, who: "chosen" }] },
];

/** Returns these ways to move, each at the price of one charge from the upgrade at index `at`. */
export const paidByCharge = (at: number, ways: readonly Direction[]): readonly Direction[] =>
  ways.map((way) => ({
    ...way,
    pay(game, ship) {
      spendCharges(game, ship, at);
      return NOTHING;
    },
  }));

/** Prevents the card's charges from ever being recovered (2E-CHARGE-09). */
export const NO_RECOVERY: NonNullable<CardText["permissions"]> = {
  recover: (_, self, { ship, of }) => (ship === self.ship && of === self.at ? false : undefined),
};
