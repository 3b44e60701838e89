// @vitest-environment happy-dom
/** Players may look through the Damage decks until they are shuffled; after that only an organiser may. */
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { firstEdition, isAsked, playedUntil } from "../../shared/made-games.ts";
import { click, expect, pressEscape, test } from "../app.ts";
import { allByRole, button, dialog, heading, items, region, show, takeDefault, textOf, useTool } from "../playing.ts";

const LOOK = "Look through Damage decks";
const deck = (of: RegExp): string[] => items(region(of, dialog("Damage decks")));

/** In a mirror match, checks the last question before step 3 and the first one after it. */
async function expectLookedThrough(format: string, list: string, others: readonly RegExp[]): Promise<void> {
  await show(playedUntil(await firstEdition(format, [list, list]), isAsked("numerals")));
  await useTool(LOOK);
  for (const player of ["Player 1", "Player 2"]) {
    const cards = deck(new RegExp(`^${player}'s deck, 33 cards$`));
    expect(cards.filter((card) => card.includes("7 × Direct Hit!"))).toHaveLength(1);
    expect(cards).toHaveLength(14);
  }
  for (const other of others) for (const one of allByRole("region", other, dialog())) expect(items(one)).not.toHaveLength(0);
  for (const other of others) expect(allByRole("region", other, dialog())).toHaveLength(2);
  await pressEscape();
  while (textOf(heading()).includes("numerals")) await takeDefault();
  await useTool(LOOK);
  expect(dialog()).toHaveTextContent("The decks are shuffled");
  expect(items(dialog())).toEqual([]);
  expect(dialog()).not.toHaveTextContent("Direct Hit!");
}

test("[ET-DMG-03] players may look through the opponent's decks until they are shuffled, including huge ships' decks, and not after that", async () => {
  await expectLookedThrough("epic-dogfight", "1e-tantive-and-transport", [
    /^Deck of Tantive IV.*fore section, \d+ cards$/,
    /^Deck of Tantive IV.*aft section, \d+ cards$/,
  ]);
});

test("[ES-DMG-03] Escalation: players may look through decks until they are shuffled, then only the organiser, at any time", async () => {
  const list = READY_MADE.find(({ entry }) => entry.format === "escalation")?.id ?? "";
  await expectLookedThrough("escalation", list, []);
  await click(button("Look as the organiser", dialog()));
  expect(deck(/^Player 2's deck, 33 cards$/)).toHaveLength(14);
  // The organiser's permission doesn't last: the next player who opens the decks is refused again.
  await pressEscape();
  await useTool(LOOK);
  expect(items(dialog())).toEqual([]);
});
