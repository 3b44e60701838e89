/** What a list is known by beside its title. */
import { inUnits } from "@broadside/telling/words";
import type { ListFigures, OfferedLists } from "../../play/start/start-protocol.ts";
import { spoken } from "../spoken.ts";

/** `100 points`; of several squads `60 / 90 points`. */
const eachInUnits = (figures: readonly number[], unit: string): string =>
  figures.length === 1 ? inUnits(figures[0] ?? 0, unit) : `${figures.join(" / ")} ${unit}s`;

const costInWords = ({ unit, costs }: ListFigures): string =>
  unit === "threat" ? `threat ${costs.join(" / ")}` : eachInUnits(costs, "point");

/** Lines break between facts, not inside one. */
const unbroken = (fact: string): string => fact.replaceAll(" ", "\u00a0");

export const FIGURES = spoken({
  /** `100 points · 3 ships · Rebel Alliance`; without the faction if the title starts with it. */
  inWords: (title: OfferedLists["title"], figures: ListFigures): string =>
    [costInWords(figures), eachInUnits(figures.ships, "ship"), ...figures.factions.filter((faction) => !title.startsWith(faction))]
      .map(unbroken)
      .join("\u00a0· "),
});
