// @vitest-environment happy-dom
/**
 * What events require from the table in Epic play and in Escalation: piles that everyone can count, ships of several factions, and dials on
 * cards.
 */
import type { Game } from "@broadside/rules";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { chosenGame, firstEdition, isPhase, judged, playedUntil, set, twoSquads } from "../../shared/made-games.ts";
import { click, expect, test } from "../app.ts";
import { button, card, find, findAll, openDrawer, region, show, textOf, titleOf } from "../playing.ts";

const MIRROR = "1e-tantive-and-transport";
const ESCALATION = READY_MADE.find(({ entry }) => entry.format === "escalation");

/** Both sides lose ships, one ship flees, and one section of a corvette is crippled. Counts every pile, card by card. */
async function expectPilesCounted(format: string, list: string): Promise<void> {
  const game = playedUntil(await firstEdition(format, [list, list]), isPhase("planning"));
  const nameOf = (id: string): string => textOf(find(".play-cards-shipHead button", card(id)));
  const lost = [
    ["A2", "destroyed"],
    ["B1", "destroyed"],
    ["B2", "fled"],
  ] as const;
  judged(game, ...lost.map(([id, status]) => set(id, { status, pose: undefined })));
  const corvette = game.state.ships.find((ship) => ship.id === "A1" && game.factsOf(ship).cards);
  const section = corvette && game.factsOf(corvette).cards?.fore;
  if (section) judged(game, set("A1", { crippled: "fore" }));
  await show(game);
  await openDrawer("Ships");
  for (const [seat, letter] of ["A", "B"].entries()) {
    const pile = find(".play-piles", region(new RegExp(`^Player ${seat + 1}'s ship cards`)));
    const ships = lost
      .filter(([id]) => id.startsWith(letter))
      .map(([id]) => ({ lost: nameOf(id), points: game.setup.squads[seat]?.ships[Number(id.slice(1)) - 1]?.points ?? 0 }));
    const cards = section && letter === "A" ? [{ lost: `${nameOf("A1")}, fore section`, points: section.points }, ...ships] : ships;
    const total = cards.reduce((sum, { points }) => sum + points, 0);
    expect(textOf(find("summary", pile))).toMatch(new RegExp(`^${total} points lost`));
    await click(find("summary", pile));
    expect(find("p", pile)).toBeVisible();
    const counted = textOf(find("p", pile));
    for (const { lost: name, points } of cards) expect(counted).toContain(`${name} (${points})`);
    expect(counted.match(/\(\d+\)/g)).toHaveLength(cards.length);
  }
}

test("[ET-PILE-05] anybody can count everybody's piles: each lost ship with its points, and the total", async () => {
  await expectPilesCounted("epic-dogfight", MIRROR);
});

test("[ES-SCORE-06] Escalation: either player can count both piles", async () => {
  await expectPilesCounted("escalation", ESCALATION?.id ?? "");
});

test("[ET-FACT-02, ES-FACT-02] a ship in several factions looks the same on the table and has the same dial in each", async () => {
  const seats = twoSquads(
    { faction: "rebel", pilots: ["banditsquadronpilot", "banditsquadronpilot"] },
    { faction: "scum", pilots: ["binayrepirate", "binayrepirate"] },
  );
  const obstacles = ESCALATION?.entry.squads[0]?.obstacles ?? [];
  for (const choice of [
    { format: "epic-dogfight" as const, seats },
    { format: "escalation" as const, tier: 1, seats: seats.map((seat) => ({ ...seat, squad: { ...seat.squad, obstacles } })) },
  ]) {
    await show(playedUntil(await chosenGame({ edition: "1e", ...choice }), isPhase("planning")));
    const shape = (id: string) => findAll(`.table-piece[data-id="${id}"] path`).map((path) => path.getAttribute("d"));
    expect(shape("A1").length).toBeGreaterThan(0);
    expect(shape("B1")).toEqual(shape("A1"));
    const dials: (string | null)[][] = [];
    for (const seat of [1, 2]) {
      await click(button(new RegExp(`^Pass the device to Player ${seat}`)));
      dials.push(findAll(".play-dial [data-answer]").map((one) => one.getAttribute("data-answer")));
      await click(button(/^Cover and decide later/));
    }
    expect(dials[0]?.length).toBeGreaterThan(5);
    expect(dials[1]).toEqual(dials[0]);
  }
});

test("[ET-MIRROR-07, ES-MIRROR-04] a dial lies facedown on its ship's card until it is revealed", async () => {
  for (const [format, list] of [
    ["epic-dogfight", MIRROR],
    ["escalation", ESCALATION?.id ?? ""],
  ] as const) {
    const isBegun = ({ state }: Game) => state.ships.some(({ activated }) => activated);
    const game = playedUntil(await firstEdition(format, [list, list]), isBegun);
    const waiting = game.state.ships.filter(({ activated }) => !activated).map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(2);
    await show(game);
    await openDrawer("Ships");
    const cards = findAll(".play-cards-ships .play-cards-ship");
    expect(cards).toHaveLength(game.state.ships.length);
    const facedown = cards.filter((one) => textOf(one).includes("Dial: facedown")).map((one) => /\(([AB]\d+)\)$/.exec(titleOf(one))?.[1]);
    expect(facedown.toSorted()).toEqual(waiting.toSorted());
  }
});
