/** Adds a card that was found by a search. */
import type { Pilot, Upgrade } from "@broadside/cards";
import { type Offer, upgradeBar } from "@broadside/squads";
import { useCallback } from "react";
import { pilotName } from "../../cards/names.ts";
import { addShip, setUpgrade } from "../../lists/entry/edits.ts";
import { countsThreat } from "../../lists/entry/entries.ts";
import { factionName, iconName, slotsOfCard } from "../../words/build/cards.ts";
import { FINDER, REFUSALS } from "../../words/build/finder.ts";
import { LISTS } from "../../words/lists.ts";
import { rankedPilots, rankedUpgrades, reasonAgainst, slotsOf } from "../choosers/offers.ts";
import { type Builder, type ChangedPlace, useBuilder, useTouched } from "../state/builder.ts";
import type { FoundCard } from "./search.ts";

/**
 * Adds a ship to the list changed last if it belongs to that list's faction. Adds an upgrade to a free slot of the ship changed last. If
 * the card can't be added, nothing changes and the reason is returned.
 */
export function useAdd(): (found: FoundCard) => string | undefined {
  const builder = useBuilder();
  const touched = useTouched();
  return useCallback(
    ({ kind, card }) => (kind === "pilot" ? addPilot(builder, touched, card) : addUpgrade(builder, touched, card)),
    [builder, touched],
  );
}

function addPilot(builder: Builder, { list }: ChangedPlace, card: Pilot): string | undefined {
  const { entry, format, catalogue, edit, touch, say } = builder;
  const squad = entry.squads[list];
  if (!squad || squad.faction === "") return FINDER.noFaction;
  if (countsThreat(entry, format, list) && squad.ships.length === 0) return REFUSALS.onlyBuilds;
  const offer = rankedPilots(entry, format, catalogue, list).find((one) => one.card.id === card.id);
  if (!offer) return REFUSALS.otherFaction({ card: card.name, faction: factionName(card.faction) });
  if (offer.fit === "not") return refusalOf(offer);
  edit(list, (own) => addShip(own, { pilot: card.id, upgrades: [] }));
  touch(list, squad.ships.length);
  say(FINDER.added({ card: card.name }));
  return undefined;
}

function addUpgrade(builder: Builder, { list, ship }: ChangedPlace, card: Upgrade): string | undefined {
  const { entry, format, catalogue, edit, say } = builder;
  const carrier = ship === undefined ? undefined : entry.squads[list]?.ships[ship];
  if (!carrier || ship === undefined) return REFUSALS.noShip;
  const place = upgradeBar(carrier, format, catalogue)?.places.find(
    ({ icon, upgrade }) => upgrade === undefined && slotsOf(icon).some((slot) => card.slots.includes(slot)),
  );
  const name = pilotName(catalogue, carrier.pilot);
  if (!place) return REFUSALS.noSlot({ ship: name, card: card.name, slots: slotsOfCard(card) });
  const { icon, section } = place;
  const at = { list, ship, icon, ...(section !== undefined && { section }) };
  const offer = rankedUpgrades(entry, format, catalogue, at).find((one) => one.card.id === card.id);
  if (!offer) return REFUSALS.onlyPrinted({ card: card.name });
  if (offer.fit === "not") return refusalOf(offer);
  edit(list, (own) => setUpgrade(own, ship, section === undefined ? { id: card.id } : { id: card.id, section }));
  say(FINDER.equippedIn({ card: card.name, slot: iconName(icon), ship: name }));
  return undefined;
}

function refusalOf(offer: Offer<unknown>): string {
  const reason = reasonAgainst(offer);
  return reason ? LISTS.problem(reason) : REFUSALS.doesNotFit;
}
