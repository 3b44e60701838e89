/** All sides' scores at one moment, item by item, so that two moments can be compared. */
import { type Game, type ScoreItem, teamScores } from "@broadside/rules";
import { itemsOf } from "../score-items.ts";

export interface Mark {
  readonly number: number;
  readonly round: number;
  /** By side. */
  readonly scores: readonly number[];
  /** Ships are keyed by their ids, whichever side scores them. A side's other items are keyed by side. */
  readonly items: ReadonlyMap<string, MarkedItem>;
  /** A text that is equal if the items and scores are equal. */
  readonly text: string;
}

export interface MarkedItem {
  readonly item: ScoreItem;
  readonly score: number;
  /** The sides that score it. */
  readonly sides: readonly number[];
}

/** During set-up, shields haven't been placed yet and no ship is lost. */
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

/** Counters are one item wherever they are: they move from a ship's card to its player. */
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
