/** Cards that are not to be used: by the mode, the ban list and the restricted list, and by what an event admits. */
import type { Pilot, Upgrade } from "@broadside/cards";
import type { Place } from "../verdict.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

const MOST_RESTRICTED = 4;

export function checkAdmitted(context: CheckContext, { ships, list }: ResolvedSquad): void {
  const { format, catalogue, options, faults } = context;
  if (format.mode === undefined && !options.event) return;
  const { banned, restricted } = catalogue.pack;
  const listsApply = format.mode === "standard";
  let restrictedCopies = 0;
  for (const { pilot, upgrades, at: ship } of ships) {
    if (ship < 0) continue;
    // Huge ships are refused by a rule of their own, not by their mode.
    checkCard(pilot, { list, ship }, pilot.engagement === undefined);
    for (const { card, at } of upgrades) if (at >= 0) checkCard(card, { list, ship, upgrade: at }, true);
  }
  if (restrictedCopies > MOST_RESTRICTED)
    faults.add(
      "restricted",
      { list },
      `${restrictedCopies} copies of cards of the restricted list are too many; at most ${MOST_RESTRICTED}`,
      `Take out ${restrictedCopies - MOST_RESTRICTED}`,
    );
  function checkCard(card: Pilot | Upgrade, place: Place, byMode: boolean): void {
    if (byMode && format.mode !== undefined && card.modes && !card.modes.includes(format.mode))
      faults.add("mode", place, `${card.name} is not available in ${format.name}`, "Choose another card");
    if (listsApply && banned.includes(card.id)) faults.add("banned", place, `${card.name} is banned`, "Choose another card");
    if (listsApply && restricted.includes(card.id)) restrictedCopies += 1;
    const { event } = options;
    if (!event) return;
    const released = event.releases && Object.hasOwn(event.releases, card.id) ? event.releases[card.id] : undefined;
    if (event.region === "north-america" && event.date !== undefined && released !== undefined && released > event.date)
      faults.add("notReleased", place, `${card.name} is released on ${released}, after the event of ${event.date}`, "Choose another card");
    if (event.region === "elsewhere" && event.notAdmitted?.includes(card.id))
      faults.add("notAdmitted", place, `The organiser does not admit ${card.name}`, "Choose another card");
  }
}
