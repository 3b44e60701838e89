/**
 * Cripples a section of a ship with two Ship cards: its card is turned over for the rest of the match (HS-CRIP-02, -13).
 *
 * 1. the section loses its shields (HS-CRIP-95-Q)
 * 2. energy beyond the crippled side's limit is lost at once (HS-CRIP-05, HS-ENERGY-05)
 * 3. upgrades beyond the crippled side's icons are lost, and their player chooses which; titles and modifications stay (HS-CRIP-04, -06)
 *
 * Faceup Damage cards stay in effect (HS-CRIP-03). The caller checks whether both sections are gone.
 */
import type { Slot, Upgrade } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { setShields } from "../damage/shields.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { trimEnergy } from "../energy/energy.ts";
import { shieldsLeft } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { takeOutOfPlay } from "../upgrades/discard.ts";

export const cripple = procedure("cripple", function* (game: Situation, ship: Ship, section: Section): Procedure {
  game.setShip(ship, { crippled: section });
  game.note({ note: "crippled", ship: ship.id, section, rule: "HS-CRIP-02" });
  if (shieldsLeft(ship, section) > 0) setShields(game, ship, section, 0);
  trimEnergy(game, ship);
  while (ship.status === "inPlay" && excessUpgrades(game, ship, section).length > 0) {
    const at = yield* choose<number | undefined>((now) => ({
      kind: "discard excess upgrade",
      seat: ship.seat,
      rule: "HS-CRIP-04",
      about: { ship: ship.id, piece: section },
      options: discardOptions(now, ship, section),
    }));
    if (at === undefined) break;
    // Not done with `discardCard`, which might discard a token instead of the card and so leave one card too many.
    takeOutOfPlay(game, ship, at);
  }
});

const NOTHING_TO_DISCARD = [{ key: "none", value: undefined }] as const;

function discardOptions(game: Situation, ship: Ship, section: Section) {
  const excess = excessUpgrades(game, ship, section);
  return excess.length > 0 ? optionsOf(excess.map((at) => ({ key: `${ship.upgrades[at]?.id}@${at}`, value: at }))) : NOTHING_TO_DISCARD;
}

/** Returns the indexes of the section's upgrades that need an icon which the crippled side has too few of. */
function excessUpgrades(game: Situation, ship: Ship, section: Section): readonly number[] {
  const { upgrades, upgradeSections } = game.factsOf(ship);
  const lying = upgrades.flatMap((card, at) =>
    ship.upgrades[at]?.faceup && upgradeSections?.[at] === section && !staysWithShip(card)
      ? [{ at, icons: iconsOf(game, ship, card) }]
      : [],
  );
  const taken = lying.flatMap(({ icons }) => icons);
  const left = iconsLeft(game, ship, section);
  return lying.filter(({ icons }) => icons.some((icon) => count(taken, icon) > count(left, icon))).map(({ at }) => at);
}

const count = (icons: readonly Slot[], icon: Slot): number => icons.filter((one) => one === icon).length;

const staysWithShip = ({ slots }: Upgrade): boolean => slots.includes("title") || slots.includes("modification");

/** Returns the icons that a card uses. A modification may have replaced some of them. */
const iconsOf = (game: Situation, ship: Ship, { slots }: Upgrade): readonly Slot[] =>
  slots.map((slot) => inForce(game, ship).find(({ building }) => building?.treats?.as.includes(slot))?.building?.treats?.slot ?? slot);

/** Returns the crippled side's icons, and those that a title adds to its section (HS-CRIP-94-Q). */
const iconsLeft = (game: Situation, ship: Ship, section: Section): readonly Slot[] => [
  ...(game.factsOf(ship).cards?.[section].crippled.slots ?? []),
  ...inForce(game, ship).flatMap((card) => (card.section === section ? (card.building?.adds ?? []).flatMap(({ icon }) => icon) : [])),
];

const inForce = (game: Situation, ship: Ship): readonly Upgrade[] =>
  game.factsOf(ship).upgrades.filter((_, at) => ship.upgrades[at]?.faceup);
