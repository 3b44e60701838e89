/**
 * How a huge ship engages: it makes one standard attack and, before or after it, bonus attacks that its weapons' headers allow (2E-HUGE-33,
 * -34).
 */
import { chooseAttack, performAttack } from "../attack/attack.ts";
import { headersOf, nextHeader, useHeader } from "../attack/bonus-attack-headers.ts";
import { attacksOpen } from "../attack/targets.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship, Weapon } from "../state/state.ts";

/** Marks a ship that has made its standard attack this round. */
const STANDARD_ATTACK = "standard attack";

const isOpen = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  headersOf(game, ship, weapon) ? nextHeader(game, ship, weapon) !== undefined : !ship.usedThisRound.includes(STANDARD_ATTACK);

/** Lets the ship attack again and again until its player stops. Each attack is finished before the next. */
export const engageHuge = procedure("engageHuge", function* (game: Situation, ship: Ship): Procedure {
  const weapons = (weapon: Weapon) => isOpen(game, ship, weapon);
  for (;;) {
    const found = attacksOpen(game, ship).filter(({ weapon }) => weapons(weapon));
    if (found.length === 0) return;
    const chosen = yield* chooseAttack<never>(game, ship, { weapons, rule: "2E-HUGE-33", mayDecline: true, found }, () => []);
    if (!chosen) return;
    const header = nextHeader(game, ship, chosen.weapon);
    if (header) useHeader(game, ship, header);
    else game.setShip(ship, { usedThisRound: [...ship.usedThisRound, STANDARD_ATTACK] });
    yield* performAttack(game, ship, chosen, header !== undefined);
  }
});

/**
 * Returns the attacks by header that a card lets a ship make outside its turn, assuming that the ship first pays this much energy. Used by
 * cards.
 */
const openHeaders = (game: Situation, ship: Ship, weapons: (weapon: Weapon) => boolean, paid: number) =>
  attacksOpen(game, ship).filter(({ weapon }) => {
    const header = weapons(weapon) ? nextHeader(game, ship, weapon) : undefined;
    return header !== undefined && header.energy + paid <= ship.energy;
  });

export const hasHeaderAttack = (game: Situation, ship: Ship, weapons: (weapon: Weapon) => boolean, paid: number): boolean =>
  openHeaders(game, ship, weapons, paid).length > 0;

/** Makes one bonus attack through a header. The header is used and paid for as in an engagement (2E-HUGE-34). */
export const attackByHeader = procedure(
  "attackByHeader",
  function* (game: Situation, ship: Ship, weapons: (weapon: Weapon) => boolean): Procedure {
    const found = openHeaders(game, ship, weapons, 0);
    if (found.length === 0) return;
    const open = (weapon: Weapon) => weapons(weapon) && nextHeader(game, ship, weapon) !== undefined;
    const chosen = yield* chooseAttack<never>(game, ship, { weapons: open, rule: "2E-HUGE-34", mayDecline: true, found }, () => []);
    const header = chosen && nextHeader(game, ship, chosen.weapon);
    if (!chosen || !header) return;
    useHeader(game, ship, header);
    yield* performAttack(game, ship, chosen, true);
  },
);
