/** Rules of the first edition that are the page's to keep: what lies open, what lies hidden, what is measured and counted. */
import type { Game } from "@broadside/rules";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import type { Page } from "@playwright/test";
import { hugeShipAttacks } from "../../huge-fleets.ts";
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { chosenGame, FAST, fewShips, firstEdition, isAsked, isPhase, judged, playedUntil, set, show, twoSquads } from "../made-games.ts";
import { answer, button, closeDrawer, openDrawer, piece, placeFromLeft, playUntil, question, status, useTool } from "../playing.ts";
import { expectDialsHidden } from "./in-sight.ts";

const [FIRST = "", SECOND = ""] = READY_MADE.filter(({ entry }) => entry.format === "standard-100").map(({ id }) => id);
const card = (page: Page, id: string) =>
  page
    .locator(".play-ships .play-ship")
    .filter({ hasText: `(${id})` })
    .first();

test("[1E-DMG-11, 1E-DMG-12, 1E-TOKEN-07] a faceup card has a name and a mark, a facedown one neither; discards, tokens and spent upgrades lie open", async ({
  page,
}) => {
  const game = playedUntil(await firstEdition("standard-100", [FIRST, SECOND]), isPhase("planning"));
  const [wedge, other] = ["A1", "B1"].map((id) => game.state.ships.find((ship) => ship.id === id));
  if (!wedge || !other) throw new Error("no such ships");
  const damage = [
    { card: 0, faceup: true, since: 0 },
    { card: 1, faceup: false, since: 0 },
  ];
  const upgrades = wedge.upgrades.map((upgrade, at) => (at === 0 ? { ...upgrade, faceup: false } : upgrade));
  const tokens = { ...other.tokens, focus: 1 };
  judged(game, set("A1", { damage, upgrades }), set("B1", { damage: [{ card: 2, faceup: false, since: 0 }], tokens }));
  await show(page, game);
  await openDrawer(page, "Ships");
  const [own, theirs] = [card(page, "A1"), card(page, "B1")];
  const open = own.getByRole("list", { name: "Faceup damage and conditions" });
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await expect(open).toContainText("Shaken Pilot");
  await expect(own.getByRole("list", { name: "Tokens" })).toHaveText("critical hit");
  await expect(own).toContainText("1/3");
  await own.locator("summary").click();
  await expect(own.getByRole("list", { name: "Upgrades" }).locator("s")).toHaveCount(1);
  // Of what lies facedown there is a number and no more.
  await expect(theirs).toContainText("2/3");
  await expect(theirs.getByRole("list", { name: "Faceup damage and conditions" })).toHaveCount(0);
  await expect(theirs.getByRole("list", { name: "Tokens" })).toHaveText("focus");
  const piles = page.locator(".play-piles");
  for (const pile of await piles.all()) await expect(pile).toContainText(/\d+ Damage cards left/);
  await closeDrawer(page);

  const changeWedge = async (what: "discard" | "turn over"): Promise<void> => {
    await useTool(page, "Change by hand");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
    await dialog.getByLabel(what).first().check();
    await dialog.getByLabel("Reason").fill("It was repaired");
    await dialog.getByRole("button", { name: "Propose" }).click();
    await button(page, "Player 2 agrees").click();
    await expect(button(page, "Player 2 agrees")).toHaveCount(0);
    await openDrawer(page, "Ships");
  };
  await changeWedge("turn over");
  await expect(own.getByRole("list", { name: "Tokens" })).toHaveCount(0);
  await closeDrawer(page);
  await changeWedge("discard");
  await piles.first().locator("summary").click();
  await expect(page.getByRole("region", { name: "Cards of Player 1" }).locator(".play-piles")).toContainText(
    "Discarded Damage cards: Shaken Pilot",
  );
});

test("[1E-PLAN-03, ET-COMP-10] a dial is its player's alone, and whatever it is set to, the others see the same", async ({ page }) => {
  await show(page, playedUntil(await fewShips(), isPhase("planning")));
  await expectDialsHidden(page);
});

test("[1E-ARC-12, ET-COMP-15] without aids rulers are laid while ships are placed and in an attack, not in between", async ({ page }) => {
  const game = await fewShips({ agreements: { aids: "strict" } });
  const ruler = page.locator(".table-mark[data-kind=ruler]");
  const choose = async (id: string): Promise<void> => {
    await piece(page, id).focus();
    await page.keyboard.press(" ");
  };
  const measure = async (one: string, other: string): Promise<void> => {
    await choose(one);
    await choose(other);
  };
  const isSecondPlaced = (now: Game): boolean => isAsked("place ship")(now) && now.state.ships.some(({ pose }) => pose !== undefined);
  await show(page, playedUntil(game, isSecondPlaced));
  // From the ship that is being placed.
  await choose(game.state.ships.find(({ pose }) => pose !== undefined)?.id ?? "");
  await expect(ruler).not.toHaveCount(0);
  for (const isBetween of [isPhase("planning"), isAsked("action")]) {
    await show(page, playedUntil(game, isBetween, FAST));
    await measure("A1", "B1");
    await expect(ruler).toHaveCount(0);
  }
  await show(page, playedUntil(game, isAsked("attack"), FAST));
  await expect(question(page).locator(".play-target").first()).toContainText(/Range [123]/);
  await expect(ruler).not.toHaveCount(0);
});

test("[1E-COMP-08] a base may stand flush with the edge, whatever model stands on it, and no farther", async ({ page }) => {
  await show(page, playedUntil(await fewShips(), isAsked("place ship")));
  await placeFromLeft(page, "20");
  await expect(button(page, "Put it here")).toBeEnabled();
  await placeFromLeft(page, "19");
  await expect(button(page, "Put it here")).toBeDisabled();
  await expect(page.locator(".play-fits")).toContainText("It may not stand there");
});

test("[1E-COMP-14] as many dice are on the table as the attack has, each rolled once", async ({ page }) => {
  // More than the three of a core set.
  await show(page, await hugeShipAttacks());
  const weapon = page.locator(".play-weapon[aria-pressed=true]");
  const dice = Number(/\d+/.exec((await weapon.locator(".play-dice-count").getAttribute("aria-label")) ?? "")?.[0]);
  expect(dice).toBeGreaterThan(3);
  await answer(page, () => button(page, /^Fire at/).click());
  const rolled = page.getByRole("list", { name: "Attack dice" }).getByRole("listitem");
  await expect(rolled).toHaveCount(dice);
  await expect(rolled.filter({ hasText: /added|rerolled/ })).toHaveCount(0);
});

test("[1E-SETUP-12] the round is counted from the first, and one more at the end of each", async ({ page }) => {
  await show(page, playedUntil(await fewShips(), isPhase("planning")));
  await expect(status(page)).toContainText("Round 1");
  await playUntil(page, /^Which action|^Whom does/);
  await expect(status(page)).toContainText("Round 1");
  await playUntil(page, /^Pass the screen on/);
  await expect(status(page)).toContainText("Round 2");
});

test("[1E-SETUP-12] with a limit three of its rounds are counted while the third is played", async ({ page }) => {
  const seats = twoSquads({ faction: "rebel", pilots: ["banditsquadronpilot"] }, { faction: "scum", pilots: ["binayrepirate"] });
  const game = await chosenGame({ edition: "1e", format: "standard-100", roundLimit: 8, seats });
  await show(page, playedUntil(game, isPhase("planning", 3)));
  await expect(page.locator(".play-top-title b")).toHaveText("Round 3 of 8");
});
