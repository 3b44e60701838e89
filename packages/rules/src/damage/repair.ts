/** Exposing and repairing Damage cards (2E-DMG-10 to -12). */
import type { Section } from "@broadside/geometry";
import { window } from "../abilities/window.ts";
import { choose, type Option, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { DamageFacts } from "../facts/printed-facts.ts";
import { may } from "../queries/query.ts";
import type { DamageCard, Ship } from "../state/state.ts";
import { LOOKS_AT_DAMAGE } from "../views/secrets.ts";
import { discardDamage, turnFacedown, turnFaceup } from "./damage.ts";
import { COUNTER, drawCard } from "./damage-deck.ts";

export const isDamaged = ({ damage }: Ship): boolean => damage.length > 0;
/** Any card faceup (2E-DMG-05). */
export const isCriticallyDamaged = ({ damage }: Ship): boolean => damage.some(isFaceup);

const isFaceup = ({ faceup }: DamageCard): boolean => faceup;
const facedownOf = ({ damage }: Ship): readonly DamageCard[] => damage.filter(({ faceup }) => !faceup);

/** One of those facedown, or of a section of a huge ship, at random, comes faceup and does what it says; that is neither dealt nor suffered (2E-DMG-10, -12). */
export const exposeDamage = procedure("exposeDamage", function* (game: Situation, ship: Ship, section?: Section): Procedure {
  if (ship.status !== "inPlay") return;
  const chosen = may(game, "chooseExposed", { ship }, false) ? yield* lookAndChoose(game, ship) : undefined;
  const card = chosen ?? takenAtRandom(game, ship, section);
  if (card === undefined || ship.status !== "inPlay") return;
  yield* turnFaceup(game, ship, card === COUNTER ? identified(game, ship) : card);
});

/** By its number. Facedown cards look alike, so this choice tells no secret. */
function takenAtRandom(game: Situation, ship: Ship, section?: Section): number | undefined {
  const facedown = facedownOf(ship).filter((one) => section === undefined || one.section === section);
  return facedown.length === 0 ? undefined : facedown[game.draw(facedown.length)]?.card;
}

/** All those facedown lie open and do nothing, for they are not exposed; for those only counted others come from the deck. For cards. */
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

/** The player of another ship looks at the cards and chooses. For cards. */
export const exposeChosen = procedure("exposeChosen", function* (game: Situation, ship: Ship, by: Ship): Procedure {
  if (ship.status !== "inPlay" || facedownOf(ship).length === 0) return;
  const card = (yield* lookAndChoose(game, ship, by)) ?? takenAtRandom(game, ship);
  if (card !== undefined && ship.status === "inPlay") yield* turnFaceup(game, ship, card === COUNTER ? identified(game, ship) : card);
});

/** Its player, or another's, looks at the cards and names one; or leaves it to chance, as those that are only counted are. */
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

/** A card that was only counted comes from the deck again. */
function identified(game: Situation, ship: Ship): number {
  const place = ship.damage.findIndex(({ card }) => card === COUNTER);
  const { section } = ship.damage[place] ?? {};
  const card = drawCard(game, ship, true, section);
  // The deck may just have been made of facedown cards, this ship's among them.
  game.setShip(ship, { damage: ship.damage.map((one, at) => (at === place ? { ...one, card } : one)) });
  return card;
}

export type RepairedKind = "faceup" | "facedown";

/**
 * A faceup card is turned facedown, a facedown one discarded. The player picks where the effect leaves it open, and which of several faceup
 * ones; of facedown ones chance does (2E-DMG-11, -12). False where there was nothing to repair.
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

/** A certain faceup card, by its own text or another's. */
export const repairFaceup = procedure("repairFaceup", function* (game: Situation, ship: Ship, card: number): Procedure {
  turnFacedown(game, ship, card);
  yield* window(game, "repaired", { ship: ship.id, card });
});

type Trait = DamageFacts["trait"];

const ANY_FACEDOWN = -3;
const NOTHING_LEFT: Option<undefined> = { key: "none", value: undefined };

/** The faceup cards by name and number, then the facedown ones as one. */
function repairsOf(game: Situation, ship: Ship, kind: RepairedKind | undefined, trait: Trait): readonly Option<number>[] {
  const isSuch = ({ card }: DamageCard): boolean => trait === undefined || game.damageFacts(ship, card).trait === trait;
  const faceup = kind === "facedown" ? [] : ship.damage.filter((card) => isFaceup(card) && isSuch(card));
  const open = faceup.map(({ card }) => cardOption(game, ship, card));
  return kind !== "faceup" && facedownOf(ship).length > 0 ? [...open, { key: "facedown", value: ANY_FACEDOWN }] : open;
}
