/** Finds the cards on which a huge ship put energy when it last allocated any, in an earlier round, so that its player can repeat that. */
import { cardEnergyLimit, type Game, isChange, type Ship } from "@broadside/rules";

/** Returns one answer key for each token, for as many tokens as the cards can take now. */
export function energyBefore(game: Game, ship: Ship): readonly string[] {
  const taken = new Map<number, number>();
  return cardsBefore(game, ship).flatMap((card) => {
    const at = ship.upgrades.findIndex(
      ({ id, faceup, energy }, place) =>
        `upgrade:${id}` === card && faceup && energy + (taken.get(place) ?? 0) < cardEnergyLimit(game, ship, place),
    );
    if (at < 0) return [];
    taken.set(at, (taken.get(at) ?? 0) + 1);
    return [`${ship.upgrades[at]?.id}@${at}`];
  });
}

/** Searches the log backwards, skipping the current round, for the last round in which the ship allocated energy. */
function cardsBefore({ log }: Game, { id }: Ship): readonly string[] {
  const found: string[] = [];
  let isEarlier = false;
  for (const { events } of log.toReversed())
    for (const event of events.toReversed()) {
      if (isChange(event)) {
        if (event.change !== "state" || event.set.round === undefined) continue;
        if (found.length > 0) return found.reverse();
        isEarlier = true;
      } else if (isEarlier && event.note === "energy allocated" && event.ship === id && event.card !== undefined) found.push(event.card);
    }
  return found.reverse();
}
