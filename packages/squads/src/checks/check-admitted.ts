/** Finds cards that aren't allowed by the mode, the ban list, the restricted list or the event. */
import type { Pilot, Upgrade } from "@broadside/cards";
import type { Fix } from "../fix.ts";
import type { Place } from "../problem.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

const MOST_RESTRICTED = 4;
const CHOOSE_ANOTHER: Fix = { fix: "choose another card" };

export function checkAdmitted(context: CheckContext, { ships, list }: ResolvedSquad): void {
  const { format, catalogue, options, problems } = context;
  if (format.mode === undefined && !options.event) return;
  const { banned, restricted } = catalogue.pack;
  const listsApply = format.mode === "standard";
  let restrictedCopies = 0;
  for (const { pilot, upgrades, at: ship } of ships) {
    if (ship < 0) continue;
    // The mode is checked here only for ships that aren't huge, because a separate rule covers huge ships.
    checkCard(pilot, { list, ship }, pilot.engagement === undefined);
    for (const { card, at } of upgrades) if (at >= 0) checkCard(card, { list, ship, upgrade: at }, true);
  }
  if (restrictedCopies > MOST_RESTRICTED)
    problems.add(
      "restricted",
      { list },
      { problem: "too many restricted cards", cards: restrictedCopies, most: MOST_RESTRICTED },
      { fix: "remove cards", cards: restrictedCopies - MOST_RESTRICTED },
    );
  function checkCard(card: Pilot | Upgrade, place: Place, byMode: boolean): void {
    if (byMode && format.mode !== undefined && card.modes && !card.modes.includes(format.mode))
      problems.add("mode", place, { problem: "not in this format", card: card.name, format: format.id }, CHOOSE_ANOTHER);
    if (listsApply && banned.includes(card.id)) problems.add("banned", place, { problem: "banned card", card: card.name }, CHOOSE_ANOTHER);
    if (listsApply && restricted.includes(card.id)) restrictedCopies += 1;
    const { event } = options;
    if (!event) return;
    const released = event.releases && Object.hasOwn(event.releases, card.id) ? event.releases[card.id] : undefined;
    if (event.region === "north-america" && event.date !== undefined && released !== undefined && released > event.date)
      problems.add("notReleased", place, { problem: "not released yet", card: card.name, released, event: event.date }, CHOOSE_ANOTHER);
    if (event.region === "elsewhere" && event.notAdmitted?.includes(card.id))
      problems.add("notAdmitted", place, { problem: "not admitted", card: card.name }, CHOOSE_ANOTHER);
  }
}
