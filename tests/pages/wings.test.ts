// @vitest-environment happy-dom
/**
 * A wing acts as one: it has one row that opens and one dial, ghosts show its positions, and its ships are in position after a maneuver.
 */

import type { Game } from "@broadside/rules";
import { shortNames } from "@broadside/telling";
import { within } from "@testing-library/dom";
import { agreed, isAskedOf, playedUntil, scenario } from "../shared/made-games.ts";
import { click, expect, fill, test } from "./app.ts";
import { scenarioInPhase } from "./game-copies.ts";
import { button, find, findAll, piece, playUntil, question, show, status, textOf } from "./playing.ts";

const wings = () => scenario("all-wings-report-in", 3);
const idOf = (one: Element): string => one.getAttribute("data-id") ?? "";

/** Everyone has set their dials except Player 3, who has a wing. */
const isTurnOfWing = ({ state, open }: Game): boolean =>
  state.cursor.phase === "planning" && open.every(({ ask, answer }) => answer !== undefined || ask.seat === 2);

test("[EB-WSET-04] a wing is placed with its leader: its slots are shown, and those without room are marked", async () => {
  await show(playedUntil(await wings(), isAskedOf("place ship", "C1")));
  expect(findAll('[data-id^="mate "]')).not.toEqual([]);
  expect(findAll('[data-id^="mate "][data-refused]')).toEqual([]);
  // Typed numbers put the leader across the zone's edge, so that some wingmate sticks out.
  await fill(within(question()).getByLabelText("Right, mm"), "25");
  expect(findAll('[data-id^="mate "][data-refused]')).not.toEqual([]);
});

test("[EB-WMOVE-02] a wing is one row in the rail, which opens; it has one dial, which shows its ships next to the template's end, and flies there as one", async () => {
  const game = playedUntil(await scenarioInPhase("all-wings-report-in", 3, "planning"), isTurnOfWing);
  await show(game);
  const row = find(".play-wing-row");
  expect(find("summary", row)).toHaveTextContent("'s wing");
  expect(find(".play-ship-row", row)).not.toBeVisible();
  await click(find("summary", row));
  expect(find(".play-ship-row", row)).toBeVisible();
  expect(findAll(".play-ship-row", row).length).toBeGreaterThan(1);

  await click(button(/^Pass the device to Player 3/));
  const chip = () => find(".play-dials-dialChip[data-wing]");
  expect(chip()).toHaveTextContent("'s wing");
  await click(chip());
  const ships = Number(/(\d+) ships/.exec(textOf(chip()))?.[1]);
  expect(ships).toBeGreaterThan(1);
  await click(find(".play-dial button[data-default]"));
  await click(chip());
  expect(findAll('[data-id^="flight "]:not([data-refused])')).not.toEqual([]);
  // `flight LEADER MATE` beside `flight LEADER`.
  const [, leader = ""] =
    findAll('[data-id^="flight "]')
      .map((one) => idOf(one).split(" "))
      .find((parts) => parts.length === 3) ?? [];
  expect(findAll(`[data-id^="flight ${leader} "]`)).toHaveLength(ships - 1);
  const foreseen = findAll(`[data-id^="flight ${leader}"]`).map(
    (one) => [idOf(one).split(" ").at(-1) ?? "", one.getAttribute("transform")] as const,
  );
  expect(foreseen).toHaveLength(ships);
  await click(button(/^Done/));
  expect(status()).not.toHaveTextContent("Planning");
  // The next ship acts when the whole wing has flown.
  await playUntil(new RegExp(`^Choose an action for ${shortNames(game)["C5"]}\\.`));
  expect(status()).toHaveTextContent("Round 1");
  for (const [ship, transform] of foreseen) expect(piece(ship)).toHaveAttribute("transform", transform);
});

test("without aids, no dial shows where a wing would end", async () => {
  await show(playedUntil(agreed(await wings(), { aids: "strict" }), isTurnOfWing));
  await click(button(/^Pass the device to Player 3/));
  await click(find(".play-dials-dialChip[data-wing]"));
  expect(findAll('[data-id^="flight "]')).toEqual([]);
});
