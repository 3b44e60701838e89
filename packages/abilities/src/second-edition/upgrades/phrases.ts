/** What talents, modifications and the like share. */
import type { Attack, Bearer, TokenKind } from "@broadside/rules";
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
import type { Deed } from "../../language/deed.ts";
import { pick } from "../../language/pick.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, both, friendLostWithin, other, within } from "../../language/when.ts";
import { either, hasUpgradeCalled, limited, subjectIs } from "../../language/when-second-edition.ts";

/** The ship's own dice, attacking and defending alike. */
export const ownDice = (change: Omit<DiceChange, "dice">): readonly DiceChange[] => [
  { dice: "attack", ...change },
  { dice: "defense", ...change },
];

/** The attack under way is made with this card. */
export const isFired = ({ ship, at }: Bearer, { attacker, weapon }: Attack): boolean => attacker === ship.id && weapon === at;

/** Another friendly ship near by is destroyed that is limited, or has the same upgrade. */
export const fellowLost = (id: string): When => all(friendLostWithin(0, 3), subjectIs(either(limited, hasUpgradeCalled(id))));

/** A lock on the ship is a red token of it, by who holds it (2E-ACT-36). */
const LOCK = "lock of ";

function removable({ game, self: { ship } }: CardScene, tokens: readonly TokenKind[]): readonly Option<string>[] {
  const keys = [
    ...tokens.filter((token) => isRemovable(game, ship, token)),
    ...holdersOfLocksOn(game, ship.id).map(({ id }) => `${LOCK}${id}`),
  ];
  return keys.map((key) => ({ key, value: key }));
}

/** One of the ship's own tokens goes, of these kinds or a lock. */
export const removeOne = (tokens: readonly TokenKind[]): Deed =>
  pick({
    rule: "2E-TOKEN-01",
    among: (scene) => removable(scene, tokens),
    apply({ game, self }, removed) {
      const holder = holdersOfLocksOn(game, self.ship.id).find(({ id }) => removed === `${LOCK}${id}`);
      if (holder) loseLock(game, holder, self.ship.id);
      else loseToken(game, self.ship, removed as TokenKind);
    },
  });

export const ORANGE_AND_RED: readonly TokenKind[] = [...ORANGE, ...RED];

type ChargePlaces = (scene: CardScene) => readonly (number | "ship")[];

/** Places of faceup upgrades with charges; only of those that do not come back by themselves where that is said. */
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

/** One charge at one of these places comes back. */
function recoverOne(places: ChargePlaces): Deed {
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

/** Of any card of the ship whose charges do not come back by themselves, and of any upgrade. */
export const RECOVER_ANY: Deed = recoverOne(notRecurring);
/** Of its Ship card, where that has recurring ones. */
export const RECOVER_RECURRING: Deed = recoverOne(({ game, self }) => (game.factsOf(self.ship).charges.recovers > 0 ? ["ship"] : []));
export const RECOVER_ON_UPGRADE: Deed = recoverOne((scene) => onUpgrades(scene));

/** What explodes strikes all other ships near by. */
export const BURST: readonly Deed[] = [
  { verb: "each ship", among: both(other, within(0, 1)), does: [{ verb: "suffer", hits: 1, who: "chosen" }] },
];

/** These ways of a move, each for one charge of the upgrade at a place. */
export const paidByCharge = (at: number, ways: readonly Direction[]): readonly Direction[] =>
  ways.map((way) => ({
    ...way,
    pay(game, ship) {
      spendCharges(game, ship, at);
      return NOTHING;
    },
  }));

/** The card's charges do not come back by any means (2E-CHARGE-09). */
export const NO_RECOVERY: NonNullable<CardText["permissions"]> = {
  recover: (_, self, { ship, of }) => (ship === self.ship && of === self.at ? false : undefined),
};
