/** What events ask of the table in Epic play and in Escalation: piles that all can count, ships of several factions, dials on cards. */
import type { Game } from "@broadside/rules";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { chosenGame, firstEdition, isPhase, judged, load, playedUntil, set, twoSquads } from "../made-games.ts";
import { button, openDrawer } from "../playing.ts";

test.setTimeout(180_000);

const MIRROR = "1e-tantive-and-transport";
const ESCALATION = READY_MADE.find(({ entry }) => entry.format === "escalation");
const tray = (page: Page, seat: number) => page.getByRole("region", { name: `Cards of Player ${seat + 1}` });

/** Ships of both sides are lost, one has fled, of a corvette a section is crippled: every pile is counted, card by card. */
async function expectPilesCounted(page: Page, format: string, list: string): Promise<void> {
  const game = playedUntil(await firstEdition(format, [list, list]), isPhase("planning"));
  const lost = { A2: "destroyed", B1: "destroyed", B2: "fled" } as const;
  judged(game, ...Object.entries(lost).map(([id, status]) => set(id, { status, pose: undefined })));
  const corvette = game.state.ships.find((ship) => ship.id === "A1" && game.factsOf(ship).cards);
  const section = corvette && game.factsOf(corvette).cards?.fore;
  if (section) judged(game, set("A1", { crippled: "fore" }));
  await load(page, game);
  await openDrawer(page, "Ships");
  for (const [seat, letter] of ["A", "B"].entries()) {
    const pile = tray(page, seat).locator(".play-piles");
    const ships = Object.keys(lost)
      .filter((id) => id.startsWith(letter))
      .map((id) => ({ card: `(${id})`, points: game.setup.squads[seat]?.ships[Number(id.slice(1)) - 1]?.points ?? 0 }));
    const cards = section && letter === "A" ? [{ card: "(A1), fore section", points: section.points }, ...ships] : ships;
    const total = cards.reduce((sum, { points }) => sum + points, 0);
    await expect(pile.locator("summary")).toContainText(new RegExp(`^${total} points lost`));
    await pile.locator("summary").click();
    for (const { card, points } of cards) await expect(pile.locator("p").first()).toContainText(`${card}, ${points}`);
    const named = (await pile.locator("p").first().textContent())?.match(/\([AB]\d+\)/g);
    expect(named).toHaveLength(cards.length);
  }
}

test("[ET-PILE-05] anybody can count the piles of all: each ship that is lost, with its points, and what they come to", async ({
  page,
}) => {
  await expectPilesCounted(page, "epic-dogfight", MIRROR);
});

test("[ES-SCORE-06] Escalation: either player can count both piles", async ({ page }) => {
  await expectPilesCounted(page, "escalation", ESCALATION?.id ?? "");
});

test("[ET-FACT-02, ES-FACT-02] a ship of several factions is the same on the table and has the same dial in each", async ({ page }) => {
  const [rebel, scum] = [
    ["banditsquadronpilot", "banditsquadronpilot"],
    ["binayrepirate", "binayrepirate"],
  ] as const;
  const seats = twoSquads({ faction: "rebel", pilots: rebel }, { faction: "scum", pilots: scum });
  const obstacles = ESCALATION?.entry.squads[0]?.obstacles ?? [];
  for (const choice of [
    { format: "epic-dogfight" as const, seats },
    { format: "escalation" as const, tier: 1, seats: seats.map((seat) => ({ ...seat, squad: { ...seat.squad, obstacles } })) },
  ]) {
    await load(page, playedUntil(await chosenGame({ edition: "1e", ...choice }), isPhase("planning")));
    const shape = (id: string) =>
      page.locator(`.table-piece[data-id="${id}"] path`).evaluateAll((all) => all.map((path) => path.getAttribute("d")));
    expect((await shape("A1")).length).toBeGreaterThan(0);
    expect(await shape("B1")).toEqual(await shape("A1"));
    const dials: (string | null)[][] = [];
    for (const seat of [1, 2]) {
      await button(page, `Pass the screen to Player ${seat}`).click();
      const maneuvers = page.locator(".play-dial [data-answer]");
      await expect(maneuvers).not.toHaveCount(0);
      dials.push(await maneuvers.evaluateAll((all) => all.map((one) => one.getAttribute("data-answer"))));
      await button(page, "Cover, decide later").click();
    }
    expect(dials[0]?.length).toBeGreaterThan(5);
    expect(dials[1]).toEqual(dials[0]);
  }
});

test("[ET-MIRROR-07, ES-MIRROR-04] a dial lies facedown on its ship's card until it is revealed", async ({ page }) => {
  for (const [format, list] of [
    ["epic-dogfight", MIRROR],
    ["escalation", ESCALATION?.id ?? ""],
  ] as const) {
    const isBegun = ({ state }: Game) => state.ships.some(({ activated }) => activated);
    const game = playedUntil(await firstEdition(format, [list, list]), isBegun);
    const waiting = game.state.ships.filter(({ activated }) => !activated).map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(2);
    await load(page, game);
    await openDrawer(page, "Ships");
    const cards = page.locator(".play-ships .play-ship");
    await expect(cards).toHaveCount(game.state.ships.length);
    const facedown = await cards
      .filter({ hasText: "Dial: facedown" })
      .evaluateAll((all) => all.map((card) => /\(([AB]\d+)\)/.exec(card.textContent ?? "")?.[1]));
    expect(facedown.toSorted()).toEqual(waiting.toSorted());
  }
});
