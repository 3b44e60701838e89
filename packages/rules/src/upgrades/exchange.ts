/**
 * Lets a card replace another card on its ship with a new one from outside the list. The new card must have the same type, be no more
 * expensive, and be one that the ship could have equipped (1E-SQUAD-04 to -06). The replaced card leaves the game. The new one is faceup
 * and has no energy. The player chooses:
 *
 * 1. the card to be replaced
 * 2. its replacement
 */
import { type Carrier, type Fleet, holds, type Slot, type Upgrade } from "@broadside/cards";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { trimEnergy } from "../energy/energy.ts";
import { mayReplace } from "../facts/cards-to-come.ts";
import { may } from "../queries/query.ts";
import { isFriendly } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";

type Types = readonly Slot[];

export const exchangeCard = procedure("exchangeCard", function* (game: Situation, ship: Ship, types: Types, by: string): Procedure {
  const about = { ship: ship.id, card: by };
  const at = yield* choose<number | undefined>((now) => {
    const places = placesToExchange(now, ship, types).map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));
    const options = places.length > 0 ? optionsOf<number | undefined>(places) : NONE;
    return { kind: "card to replace", seat: ship.seat, rule: "1E-COMP-09", about, options };
  });
  if (at === undefined) return;
  const card = yield* choose<string | undefined>((now) => {
    const cards = replacements(now, ship, at, types).map(({ id }) => ({ key: `${id}@${at}`, value: id }));
    const options = cards.length > 0 ? optionsOf<string | undefined>(cards) : NONE;
    return { kind: "replacement", seat: ship.seat, rule: "1E-SQUAD-06", about, options };
  });
  if (card !== undefined) replaceCard(game, ship, at, card);
});

const NONE = [{ key: "none", value: undefined }] as const;

/** Returns the indexes of faceup cards for which there is a replacement, except those with a Damage card on them. */
export const placesToExchange = (game: Situation, ship: Ship, types: Types): readonly number[] =>
  ship.upgrades.flatMap(({ id, faceup }, at) =>
    faceup && may(game, "useText", { ship, card: `upgrade:${id}`, at }, true) && replacements(game, ship, at, types).length > 0 ? [at] : [],
  );

function replaceCard(game: Situation, ship: Ship, at: number, id: string): void {
  const replaced = ship.upgrades[at]?.id;
  const fresh = { id, faceup: true, side: "front", energy: 0, charges: 0 } as const;
  game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? fresh : card)) });
  game.note({ note: "upgrade replaced", ship: ship.id, card: `upgrade:${id}`, replaced: `upgrade:${replaced}` });
  if (game.factsOf(ship).isHuge) trimEnergy(game, ship);
}

function replacements(game: Situation, ship: Ship, at: number, types: Types): readonly Upgrade[] {
  const { pilot, type, toCome, upgrades } = game.factsOf(ship);
  const replaced = upgrades[at];
  if (!toCome || !replaced) return [];
  const wanted = new Set(types);
  const others = upgrades.flatMap((card, place) => (place === at ? [] : [{ card }]));
  const carrier: Carrier = { pilot, ship: type, upgrades: others };
  const fleet = fleetOf(game, ship, carrier);
  const icons = pilot.slots.map((icon) => ({ icon }));
  return (toCome[at] ?? []).filter(
    (card) =>
      mayReplace(carrier, replaced, card, wanted) &&
      !(card.onePerShip && others.some((other) => other.card.name === card.name)) &&
      isNameFree(game, ship, at, card) &&
      (card.restrictions ?? []).every((restriction) => holds(restriction, carrier, fleet, icons)),
  );
}

/** Returns a seat's ships with all their cards. Only the card that is being replaced is left out. */
function fleetOf(game: Situation, ship: Ship, carrier: Carrier): Fleet {
  const ships = game.state.ships.filter(({ seat }) => seat === ship.seat);
  return {
    faction: game.setup.squads[ship.seat]?.faction ?? "",
    ships: ships.map((other) => (other === ship ? carrier : carrierOf(game, other))),
  };
}

function carrierOf(game: Situation, ship: Ship): Carrier {
  const { pilot, type, upgrades } = game.factsOf(ship);
  return { pilot, ship: type, upgrades: upgrades.map((card) => ({ card })) };
}

/**
 * Whether another card with this name is allowed. A unique name may appear only once in a team's lists, which include destroyed ships and
 * discarded upgrades (1E-SQUAD-05, ET-TEAM-10).
 */
function isNameFree(game: Situation, ship: Ship, at: number, { name, limit }: Upgrade): boolean {
  let copies = 0;
  let most = limit ?? Number.POSITIVE_INFINITY;
  for (const other of game.state.ships) {
    if (!isFriendly(game, ship, other)) continue;
    const { pilot, upgrades } = game.factsOf(other);
    const named = [pilot, ...upgrades.filter((_, place) => other !== ship || place !== at)].filter((card) => card.name === name);
    copies += named.length;
    for (const card of named) most = Math.min(most, card.limit ?? most);
  }
  return copies < most;
}
