/**
 * A section of a ship with two Ship cards is crippled: its card is turned, for the rest of the match (HS-CRIP-02, -13).
 *
 * 1. it has no shields any more (HS-CRIP-95-Q)
 * 2. upgrades beyond the icons of the crippled side go, at the choice of their player; titles and modifications stay (HS-CRIP-04, -06)
 * 3. energy beyond the limit of the crippled side goes (HS-CRIP-05)
 *
 * Its faceup Damage cards stay in force (HS-CRIP-03). Whether both sections are gone is for who calls this to see.
 */
import type { Slot, Upgrade } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { choose, optionsOf, type Procedure } from "../ask.ts";
import { trimEnergy } from "../energy.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship } from "../state.ts";
import { setShields } from "./shields.ts";
import { discardUpgrade } from "./upgrades.ts";

export const cripple = procedure("cripple", function* (game: Game, ship: Ship, section: Section): Procedure {
  game.setShip(ship, { crippled: section });
  game.note({ note: "crippled", ship: ship.id, piece: section, rule: "HS-CRIP-02" });
  setShields(game, ship, section, 0);
  while (excessUpgrades(game, ship, section).length > 0) {
    const at = yield* choose<number | undefined>((now) => ({
      kind: "discard upgrade",
      seat: ship.seat,
      rule: "HS-CRIP-04",
      about: { ship: ship.id },
      options: discardOptions(now, ship, section),
    }));
    if (at === undefined) break;
    discardUpgrade(game, ship, at);
  }
  trimEnergy(game, ship);
});

const NOTHING_TO_DISCARD = [{ key: "none", value: undefined }] as const;

function discardOptions(game: Game, ship: Ship, section: Section) {
  const excess = excessUpgrades(game, ship, section);
  return excess.length > 0 ? optionsOf(excess.map((at) => ({ key: `${ship.upgrades[at]?.id}@${at}`, value: at }))) : NOTHING_TO_DISCARD;
}

/** Places of the section's upgrades of types for which the crippled side has too few icons. */
function excessUpgrades(game: Game, ship: Ship, section: Section): readonly number[] {
  const { cards, upgrades, upgradeSections } = game.factsOf(ship);
  const lying = upgrades.flatMap((card, at) =>
    ship.upgrades[at]?.faceup && upgradeSections?.[at] === section && !staysWithShip(card) ? [{ at, slot: iconOf(game, ship, card) }] : [],
  );
  const icons = [...(cards?.[section].crippled.slots ?? []), ...addedIcons(game, ship, section)];
  return lying.flatMap(({ at, slot }) => (count(lying, slot) > icons.filter((icon) => icon === slot).length ? [at] : []));
}

const count = (lying: readonly { readonly slot: Slot | undefined }[], slot: Slot | undefined): number =>
  lying.filter((one) => one.slot === slot).length;

const staysWithShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** The icon that a card takes up, also one that a modification lets stand for others. */
function iconOf(game: Game, ship: Ship, { slots }: Upgrade): Slot | undefined {
  const [own] = slots;
  for (const { building } of inForce(game, ship)) if (own && building?.treats?.as.includes(own)) return building.treats.slot;
  return own;
}

/** What a title adds to the section it lies on is added to the crippled side too (HS-CRIP-94-Q). */
const addedIcons = (game: Game, ship: Ship, section: Section): readonly Slot[] =>
  inForce(game, ship).flatMap((card) => (card.section === section ? (card.building?.adds ?? []).flatMap(({ icon }) => icon) : []));

const inForce = (game: Game, ship: Ship): readonly Upgrade[] => game.factsOf(ship).upgrades.filter((_, at) => ship.upgrades[at]?.faceup);
