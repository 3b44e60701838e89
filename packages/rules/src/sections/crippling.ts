/**
 * A section of a ship with two Ship cards is crippled: its card is turned, for the rest of the match (HS-CRIP-02, -13).
 *
 * 1. it has no shields any more (HS-CRIP-95-Q)
 * 2. energy beyond the limit of the crippled side goes, at once (HS-CRIP-05, HS-ENERGY-05)
 * 3. upgrades beyond the icons of the crippled side go, at the choice of their player; titles and modifications stay (HS-CRIP-04, -06)
 *
 * Its faceup Damage cards stay in force (HS-CRIP-03). Whether both sections are gone is for who calls this to see.
 */
import type { Slot, Upgrade } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import { setShields } from "../damage/shields.ts";
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
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
    // A token on the card leaves it in excess still.
    takeOutOfPlay(game, ship, at);
  }
});

const NOTHING_TO_DISCARD = [{ key: "none", value: undefined }] as const;

function discardOptions(game: Situation, ship: Ship, section: Section) {
  const excess = excessUpgrades(game, ship, section);
  return excess.length > 0 ? optionsOf(excess.map((at) => ({ key: `${ship.upgrades[at]?.id}@${at}`, value: at }))) : NOTHING_TO_DISCARD;
}

/** Places of the section's upgrades that take up icons of which the crippled side has too few. */
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

/** The icons that a card takes up, also those that a modification lets stand for others. */
const iconsOf = (game: Situation, ship: Ship, { slots }: Upgrade): readonly Slot[] =>
  slots.map((slot) => inForce(game, ship).find(({ building }) => building?.treats?.as.includes(slot))?.building?.treats?.slot ?? slot);

/** Those of the crippled side, and what a title adds to the section that it lies on (HS-CRIP-94-Q). */
const iconsLeft = (game: Situation, ship: Ship, section: Section): readonly Slot[] => [
  ...(game.factsOf(ship).cards?.[section].crippled.slots ?? []),
  ...inForce(game, ship).flatMap((card) => (card.section === section ? (card.building?.adds ?? []).flatMap(({ icon }) => icon) : [])),
];

const inForce = (game: Situation, ship: Ship): readonly Upgrade[] =>
  game.factsOf(ship).upgrades.filter((_, at) => ship.upgrades[at]?.faceup);
