/** All sides' scores at one moment, item by item, so that two moments can be compared. */
import { type Game, type ScoreItem, teamScores } from "@broadside/rules";
import { itemsOf } from "../score-items.ts";

export interface Mark {
  readonly number: number;
  readonly round: number;
  /** The score of each side. */
  readonly scores: readonly number[];
  /** Ships are keyed by their ids, whichever side scores them. A side's other items are keyed by side. */
  readonly items: ReadonlyMap<string, MarkedItem>;
  /** The scores and items as text, for comparing two marks. */
  readonly text: string;
}

export interface MarkedItem {
  readonly item: ScoreItem;
  readonly score: number;
  /** The sides that score the item. */
  readonly sides: readonly number[];
}

/** Records the scores. During set-up there are none: ships don't have their shields yet, but they haven't lost them either. */
export function markOf(game: Game, number: number): Mark {
  const { round, outcome } = game.state;
  const isPlayed = round > 0 || outcome !== undefined;
  const scores = teamScores(game).map(({ score }) => (isPlayed ? score : 0));
  const items = isPlayed ? byKey(itemsOf(game)) : new Map<string, MarkedItem>();
  return { number, round, scores, items, text: JSON.stringify([scores, [...items]]) };
}

function byKey(items: ReturnType<typeof itemsOf>): ReadonlyMap<string, MarkedItem> {
  const found = new Map<string, MarkedItem>();
  items.forEach((own, side) => {
    for (const item of own) {
      const key = keyOf(item, side);
      const known = found.get(key);
      const isOwn = known?.sides.includes(side) === true;
      found.set(key, {
        item,
        score: item.score + (isOwn ? known.score : 0),
        sides: isOwn ? known.sides : [...(known?.sides ?? []), side],
      });
    }
  });
  return found;
}

/** Returns an item's key. All of a side's counters share one key, because they can move from a ship's card to its player. */
function keyOf(item: ScoreItem, side: number): string {
  switch (item.item) {
    case "ships":
      return item.ships.join(" ");
    case "counters":
      return `${side} counters`;
    case "mission points":
      return `${side} ${item.text}`;
  }
}
