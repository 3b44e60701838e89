/** The items that make up each side's score. */
import { type Game, lossOf, type ScoreItem, type ScoreItems, type Seat, sidesOf } from "@broadside/rules";

/** Returns the items as the scenario counts them. Without a scenario, they are the ships and sections that the other sides have lost. */
export function itemsOf(game: Game): ScoreItems {
  const { content, state, facts } = game;
  const own = content.scenario?.items?.(game);
  if (own) return own;
  if (content.scenario) return [];
  const losses = state.ships.flatMap((ship): readonly { readonly seat: Seat; readonly item: ScoreItem }[] => {
    const loss = lossOf(facts, ship);
    return loss === undefined ? [] : [{ seat: ship.seat, item: { item: "ships", ships: [ship.id], ...loss } }];
  });
  return sidesOf(game).map(({ seats }) => losses.flatMap(({ seat, item }) => (seats.includes(seat) ? [] : [item])));
}
