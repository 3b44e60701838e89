/** Exposing and repairing Damage cards (2E-DMG-10 to -12). */
import type { Section } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { DamageFacts } from "../facts/printed-facts.ts";
import { may } from "../queries/query.ts";
import type { DamageCard, Ship } from "../state/state.ts";
import { LOOKS_AT_DAMAGE } from "../views/secrets.ts";
import { discardDamage, turnFacedown, turnFaceup } from "./damage.ts";
import { COUNTER, drawCard } from "./damage-deck.ts";

export const isDamaged = ({ damage }: Ship): boolean => damage.length > 0;
/** Whether at least one card is faceup (2E-DMG-05). */
export const isCriticallyDamaged = ({ damage }: Ship): boolean => damage.some(isFaceup);

const isFaceup = ({ faceup }: DamageCard): boolean => faceup;
const facedownOf = ({ damage }: Ship): readonly DamageCard[] => damage.filter(({ faceup }) => !faceup);

/**
 * Turns a random facedown card faceup and resolves it (on a huge ship, a card at a section). It is neither dealt nor suffered (2E-DMG-10,
 * -12).
 */
export const exposeDamage = procedure("exposeDamage", function* (game: Situation, ship: Ship, section?: Section): Procedure {
  if (ship.status !== "inPlay") return;
  const chosen = may(game, "chooseExposed", { ship }, false) ? yield* lookAndChoose(game, ship) : undefined;
  const card = chosen ?? takenAtRandom(game, ship, section);
  if (card === undefined || ship.status !== "inPlay") return;
  yield* turnFaceup(game, ship, card === COUNTER ? identified(game, ship) : card);
});

/** Picks a facedown card at random. Facedown cards look the same, so the choice reveals nothing. */
function takenAtRandom(game: Situation, ship: Ship, section?: Section): number | undefined {
  const facedown = facedownOf(ship).filter((one) => section === undefined || one.section === section);
  return facedown.length === 0 ? undefined : facedown[game.draw(facedown.length)]?.card;
}

/** Turns all facedown cards faceup without effect, since this doesn't expose them. Cards from the deck replace counters. Used by cards. */
export function revealDamage(game: Situation, ship: Ship): void {
  if (facedownOf(ship).length === 0) return;
  game.reveal();
  for (const { card } of facedownOf(ship)) if (card !== COUNTER) layOpen(game, ship, card);
  for (let left = facedownOf(ship).length; left > 0; left -= 1) {
    const card = identified(game, ship);
    if (card !== COUNTER) layOpen(game, ship, card);
  }
}

function layOpen(game: Situation, ship: Ship, card: number): void {
  game.setShip(ship, { damage: ship.damage.map((one) => (one.card === card ? { ...one, faceup: true } : one)) });
  game.note({ note: "turned faceup", ship: ship.id, card: game.damageFacts(ship, card).key });
}

/** Lets another ship's player look at the facedown cards and choose one to expose. Used by cards. */
export const exposeChosen = procedure("exposeChosen", function* (game: Situation, ship: Ship, by: Ship): Procedure {
  if (ship.status !== "inPlay" || facedownOf(ship).length === 0) return;
  const card = (yield* lookAndChoose(game, ship, by)) ?? takenAtRandom(game, ship);
  if (card !== undefined && ship.status === "inPlay") yield* turnFaceup(game, ship, card === COUNTER ? identified(game, ship) : card);
});

/**
 * Lets the ship's player, or another ship's, look at the cards and name one or leave it to chance. Counters can be picked only by chance.
 */
const lookAndChoose = procedure("lookAndChoose", function* (game: Situation, ship: Ship, by: Ship = ship): Procedure<number | undefined> {
  game.reveal();
  game.note({ note: LOOKS_AT_DAMAGE, ship: by.id, ...(by !== ship && { target: ship.id }) });
  return yield* choose<number | undefined>((now) => ({
    kind: "card to expose",
    seat: by.seat,
    rule: "2E-DMG-12",
    about: { ship: ship.id },
    options: [BY_CHANCE, ...facedownOf(ship).flatMap(({ card }) => (card === COUNTER ? [] : [cardOption(now, ship, card)]))],
  }));
});
const BY_CHANCE: Option<undefined> = { key: "by chance", value: undefined };
const cardOption = (game: Situation, ship: Ship, card: number): Option<number> => ({
  key: `${game.damageFacts(ship, card).name} ${card}`,
  value: card,
});

/** Replaces a counter with a card from the deck. */
function identified(game: Situation, ship: Ship): number {
  const place = ship.damage.findIndex(({ card }) => card === COUNTER);
  const { section } = ship.damage[place] ?? {};
  const card = drawCard(game, ship, true, section);
  // Drawing may have just rebuilt the deck from facedown cards, including this ship's.
  game.setShip(ship, { damage: ship.damage.map((one, at) => (at === place ? { ...one, card } : one)) });
  return card;
}

export type RepairedKind = "faceup" | "facedown";

/**
 * Turns a faceup card facedown, or discards a facedown one. If the effect allows both, the player picks faceup or facedown. The player also
 * picks which faceup card; a facedown card is picked at random (2E-DMG-11, -12). Returns false if there was nothing to repair.
 */
export const repairDamage = procedure(
  "repairDamage",
  function* (game: Situation, ship: Ship, kind?: RepairedKind, trait?: Trait): Procedure<boolean> {
    if (ship.status !== "inPlay" || repairsOf(game, ship, kind, trait).length === 0) return false;
    const picked = yield* choose<number | undefined>((now) => {
      const open = repairsOf(now, ship, kind, trait);
      return {
        kind: "repair",
        seat: ship.seat,
        rule: "2E-DMG-11",
        about: { ship: ship.id },
        options: optionsOf(open.length > 0 ? open : [NOTHING_LEFT]),
      };
    });
    if (picked === undefined) return false;
    if (picked !== ANY_FACEDOWN) yield* repairFaceup(game, ship, picked);
    else {
      discardDamage(game, ship, takenAtRandom(game, ship) ?? COUNTER);
      yield* window(game, "repaired", { ship: ship.id, card: undefined });
    }
    return true;
  },
);

/** Repairs a specific faceup card, through its own text or another card's. */
export const repairFaceup = procedure("repairFaceup", function* (game: Situation, ship: Ship, card: number): Procedure {
  turnFacedown(game, ship, card);
  yield* window(game, "repaired", { ship: ship.id, card });
});

type Trait = DamageFacts["trait"];

const ANY_FACEDOWN = -3;
const NOTHING_LEFT: Option<undefined> = { key: "none", value: undefined };

/** Lists faceup cards by name and number, then a single entry for all facedown cards. */
function repairsOf(game: Situation, ship: Ship, kind: RepairedKind | undefined, trait: Trait): readonly Option<number>[] {
  const isSuch = ({ card }: DamageCard): boolean => trait === undefined || game.damageFacts(ship, card).trait === trait;
  const faceup = kind === "facedown" ? [] : ship.damage.filter((card) => isFaceup(card) && isSuch(card));
  const open = faceup.map(({ card }) => cardOption(game, ship, card));
  return kind !== "faceup" && facedownOf(ship).length > 0 ? [...open, { key: "facedown", value: ANY_FACEDOWN }] : open;
}
