/** The facts that are shown next to a list's title. */
import type { ListFigures } from "@broadside/content";
import { wordsOf } from "../spoken.ts";

const WORDS = wordsOf("shell", "LIST_FIGURES");

/** Returns `60 / 90` if there are two squads, with one figure for each. */
const each = (figures: readonly number[]): string => figures.join(" / ");

function costInWords({ unit, costs }: ListFigures): string {
  if (unit === "threat") return WORDS.threat({ figures: each(costs) });
  return costs.length === 1 ? WORDS.points({ count: costs[0] ?? 0 }) : WORDS.pointsEach({ figures: each(costs) });
}

const shipsInWords = ({ ships }: ListFigures): string =>
  ships.length === 1 ? WORDS.ships({ count: ships[0] ?? 0 }) : WORDS.shipsEach({ figures: each(ships) });

/** A line may break between facts, but not inside one. */
const unbroken = (fact: string): string => fact.replaceAll(" ", "\u00a0");

/** `100 points · 3 ships · Rebel Alliance`. If the title starts with the faction, the faction is left out. */
export const figuresInWords = (title: string, figures: ListFigures): string =>
  [costInWords(figures), shipsInWords(figures), ...figures.factions.filter((faction) => !title.startsWith(faction))]
    .map(unbroken)
    .join("\u00a0· ");
