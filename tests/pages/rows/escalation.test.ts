// @vitest-environment happy-dom
/** Rules of Escalation that the page enforces, as in Epic play. */
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { firstEdition, isPhase, playedUntil } from "../../shared/made-games.ts";
import { expect, test } from "../app.ts";
import { find, findAll, openDrawer, region, show, titleOf } from "../playing.ts";
import { expectDialsHidden } from "./hidden-dials.ts";

const [LIST = "", OTHER = ""] = READY_MADE.filter(({ entry }) => entry.format === "escalation").map(({ id }) => id);

test("[ES-COMP-05] whatever a dial is set to, its back is the same", async () => {
  await show(playedUntil(await firstEdition("escalation", [LIST, OTHER]), isPhase("planning")));
  await expectDialsHidden();
});

test("[ES-DEPLOY-06, ES-TABLE-03] copies have numbers, white on one side and black on the other; each player has room for their own cards", async () => {
  await show(playedUntil(await firstEdition("escalation", [LIST, LIST]), isPhase("planning")));
  const colours = findAll('.table-piece[data-kind="ship"]').map(
    (one) => `${one.getAttribute("data-seat")} ${/ID token (\w+)/.exec(one.getAttribute("aria-label") ?? "")?.[1]}`,
  );
  expect(new Set(colours).size).toBe(2);
  expect([...new Set(colours.map((one) => one.slice(2)))].toSorted()).toEqual(["black", "white"]);
  await openDrawer("Ships");
  for (const [player, letter] of [
    ["Player 1", "A"],
    ["Player 2", "B"],
  ] as const) {
    const tray = region(`${player}'s ship cards`);
    const cards = findAll(".play-cards-ship", tray).map(titleOf);
    expect(cards[0]).toContain(`(${letter}1)`);
    for (const card of cards) expect(card).toMatch(new RegExp(`\\(${letter}\\d\\)`));
    expect(find(".play-piles summary", tray)).toBeVisible();
  }
});
