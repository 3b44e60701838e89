/** What the start of a game shows of scenarios and lists: the catalogue with its names, aims and corrections, the cards as they are printed in English. */
import { catalogueFor } from "@broadside/content";
import { ruleById } from "@broadside/rulebook";
import { expect, test } from "../fixtures.ts";
import { button } from "../playing.ts";

/** Players, type and page of the book. */
const CATALOGUE = [
  ["Epic Escalation", "2 to 8", "each on their own side", 17],
  ["Fog of War", "2 to 6", "each on their own side", 18],
  ["Aces High", "2 to 8", "each on their own side", 19],
  ["Atmospheric Entry", "2", "head to head", 20],
  ["Passing Engagement", "2", "head to head", 21],
  ["Key Cargo Retrieval", "2", "head to head", 22],
  ["Cover the Evacuation", "2 to 6", "in teams", 23],
  ["Intel Pickup", "2 to 4", "head to head, each on their own side", 24],
  ["Strategic Salvo", "2 to 6", "in teams", 25],
  ["All Wings Report In", "3 to 5", "in teams", 26],
  ["Fortified Position", "3", "in teams", 27],
] as const;

/** Of all words of 32 bits. */
const QUARTER = 0x4000_0000;

test("[EB-LIST-01, EB-LIST-14-Q] eleven Epic scenarios with players, type and page; each is found by any of its names", async ({
  page,
}) => {
  await page.goto("/play?scenario=aces-high");
  const game = page.getByRole("combobox", { name: /^Game/ });
  await expect(game.locator('optgroup[label="Epic Battles"] option')).toHaveText(CATALOGUE.map(([name]) => name));
  const stat = (of: string, name: string) =>
    page.getByRole("region", { name: of }).locator("dl > div").filter({ hasText: name }).locator("dd");
  for (const [name, players, type, bookPage] of CATALOGUE) {
    await game.selectOption({ label: name });
    await expect(stat(name, "Players")).toHaveText(players);
    await expect(stat(name, "Type")).toHaveText(type);
    await expect(stat(name, "Page of the Epic Battles rulebook")).toHaveText(String(bookPage));
  }
  const find = page.getByRole("searchbox", { name: "Find a game by name" });
  const found = page.getByRole("list", { name: "Games found" }).getByRole("button");
  for (const [said, name] of [
    ["All Wings Reporting In", "All Wings Report In"],
    ["all wings report in", "All Wings Report In"],
    ["Intel Pickup", "Intel Pickup"],
  ] as const) {
    await find.fill(said);
    await expect(found).toHaveText([name]);
    await found.click();
    await expect(game.locator("option:checked")).toHaveText(name);
  }
  await expect(stat("Intel Pickup", "Page of the Epic Battles rulebook")).toHaveText("24");
});

test("[SC-COMMON-02, SC-COMMON-72] a scenario is chosen, or drawn, each as likely; each says its aim in a line before it begins", async ({
  page,
}) => {
  const aims = [
    ["Assault at the Satellite Array", /satellite/i],
    ["Chance Engagement", /enem|fleet|beat|drive|destroy/i],
    ["Salvage Mission", /cache/i],
    ["Scramble the Transmissions", /scrambl|satellite/i],
  ] as const;
  await page.goto("/play?scenario=chance-engagement");
  const game = page.getByRole("combobox", { name: /^Game/ });
  const aim = page.locator(".play-aim");
  const said: string[] = [];
  for (const [name, words] of aims) {
    await game.selectOption({ label: name });
    await expect(aim).toHaveText(words);
    said.push((await aim.textContent()) ?? "");
    // One sentence.
    expect(said.at(-1)).toMatch(/^[^.]+\.$/);
  }
  expect(new Set(said).size).toBe(aims.length);
  // Each has a quarter of all words that the lot may be, from the first to the last of them.
  const drawn: string[] = [];
  for (const word of [0, QUARTER - 1].flatMap((place) => [0, 1, 2, 3].map((quarter) => quarter * QUARTER + place))) {
    await page.evaluate((lot) => {
      crypto.getRandomValues = (words) => {
        if (words instanceof Uint32Array) words.fill(lot);
        return words;
      };
    }, word);
    await button(page, "Draw by lot").click();
    await expect(aim).toHaveText(said[Math.floor(word / QUARTER)] ?? "");
    drawn.push((await game.locator("option:checked").textContent()) ?? "");
  }
  const names = aims.map(([name]) => name);
  expect(drawn).toEqual([...names, ...names]);
});

test("[EB-ERR-01] a scenario's page has the corrected figures with the erratum that they come from", async ({ page }) => {
  for (const [scenario, figure, erratum] of [
    ["passing-engagement", "2 shuttles", "EB-ERR-03"],
    ["key-cargo-retrieval", "3 shuttles", "EB-ERR-04"],
  ] as const) {
    expect(ruleById(erratum)?.section).toBe("Errata");
    await page.goto(`/play?scenario=${scenario}`);
    await page.getByText("The scenario’s page").click();
    const line = page.locator(".play-scenario-text li").filter({ hasText: figure }).first();
    await expect(line.getByRole("link", { name: erratum })).toBeVisible();
  }
});

test("[EB-ERR-02] a list with names and points of another printing is read by the card in English", async ({ page }) => {
  const cost = (await catalogueFor("2.0")).pilots.get("lukeskywalker")?.cost;
  const luke = { id: "lukeskywalker", ship: "t65xwing", name: "Luc Marcheciel (promo)", points: 1, upgrades: {} };
  const list = { version: "2.5.0", faction: "rebelalliance", points: 1, pilots: [luke] };
  await page.goto("/play?scenario=dogfight");
  await page.getByRole("radio", { name: "Second edition 2.0" }).check();
  const seat = page.locator(".play-seats > *").first();
  await seat.getByText("Open or paste a list").click();
  await seat.getByLabel("XWS").fill(JSON.stringify(list));
  await seat.getByRole("button", { name: "Use this list" }).click();
  await expect(seat).toContainText("Luke Skywalker");
  await expect(seat).toContainText(`${cost} points`);
  await expect(seat).not.toContainText("Marcheciel");
});
