// @vitest-environment happy-dom
/**
 * What the form that starts a game shows: the scenarios with their names, aims and corrections, and lists with the printed English card
 * names.
 */
import { catalogueFor } from "@broadside/content";
import { ruleById } from "@broadside/rulebook";
import { waitFor, within } from "@testing-library/dom";
import { vi } from "vitest";
import { choose, click, expect, fill, open, test } from "../app.ts";
import { button, byRole, find, findAll, page, region, textOf } from "../playing.ts";

/** Number of players, type, and page in the book. */
const CATALOGUE = [
  ["Epic Escalation", "2 to 8", "free-for-all", 17],
  ["Fog of War", "2 to 6", "free-for-all", 18],
  ["Aces High", "2 to 8", "free-for-all", 19],
  ["Atmospheric Entry", "2", "head to head", 20],
  ["Passing Engagement", "2", "head to head", 21],
  ["Key Cargo Retrieval", "2", "head to head", 22],
  ["Cover the Evacuation", "2 to 6", "teams", 23],
  ["Intel Pickup", "2 to 4", "head to head, free-for-all", 24],
  ["Strategic Salvo", "2 to 6", "teams", 25],
  ["All Wings Report In", "3 to 5", "teams", 26],
  ["Fortified Position", "3", "teams", 27],
] as const;

/** A quarter of all 32-bit numbers. */
const QUARTER = 0x4000_0000;

const gameField = (): HTMLElement => byRole("combobox", /^Game/);
/** One of the facts shown about a scenario. */
function figureOf(scenario: string, name: string): string {
  const line = findAll("dl > div", region(scenario)).find((one) => textOf(one).includes(name));
  return line ? textOf(find("dd", line)) : "";
}

test("[EB-LIST-01, EB-LIST-14-Q] eleven Epic scenarios are listed with players, type and page, each under any of its names", async () => {
  await open("/play?scenario=aces-high");
  const offered = findAll('optgroup[label="Epic Battles"] option', gameField()).map(textOf);
  expect(offered).toEqual(CATALOGUE.map(([name]) => name));
  for (const [name, players, type, bookPage] of CATALOGUE) {
    await choose(gameField(), name);
    expect(figureOf(name, "Players")).toBe(players);
    expect(figureOf(name, "Type")).toBe(type);
    expect(figureOf(name, "Page in the Epic Battles rulebook")).toBe(String(bookPage));
  }
  for (const [said, name] of [
    ["All Wings Reporting In", "All Wings Report In"],
    ["all wings report in", "All Wings Report In"],
    ["Intel Pickup", "Intel Pickup"],
  ] as const) {
    await fill(byRole("searchbox", "Find a game by name"), said);
    const found = within(byRole("list", "Games found")).getAllByRole("button");
    expect(found.map(textOf)).toEqual([name]);
    await click(byRole("button", undefined, byRole("list", "Games found")));
    expect(gameField()).toHaveDisplayValue(name);
  }
  expect(figureOf("Intel Pickup", "Page in the Epic Battles rulebook")).toBe("24");
});

test("[SC-COMMON-02, SC-COMMON-72] you choose a scenario, or draw one at random with equal chances; each states its aim in a line before it starts", async () => {
  const aims = [
    ["Assault at the Satellite Array", /satellite/i],
    ["Chance Engagement", /enem|fleet|beat|drive|destroy/i],
    ["Salvage Mission", /cache/i],
    ["Scramble the Transmissions", /scrambl|satellite/i],
  ] as const;
  await open("/play?scenario=chance-engagement");
  const aim = () => textOf(find(".start-page > .quiet"));
  const said: string[] = [];
  for (const [name, words] of aims) {
    await choose(gameField(), name);
    expect(aim()).toMatch(words);
    // One or two sentences.
    expect(aim()).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/);
    said.push(aim());
  }
  expect(new Set(said).size).toBe(aims.length);
  // Each scenario gets a quarter of all possible random numbers. Check the first and last number of each quarter.
  const lot = vi.spyOn(crypto, "getRandomValues");
  const drawn: string[] = [];
  for (const word of [0, QUARTER - 1].flatMap((place) => [0, 1, 2, 3].map((quarter) => quarter * QUARTER + place))) {
    lot.mockImplementation((words) => {
      if (words instanceof Uint32Array) words.fill(word);
      return words;
    });
    await click(button("Pick one at random"));
    expect(aim()).toBe(said[Math.floor(word / QUARTER)]);
    const chosen = findAll("option", gameField()).find((option) => option instanceof HTMLOptionElement && option.selected);
    drawn.push(chosen ? textOf(chosen) : "none");
  }
  lot.mockRestore();
  const names = aims.map(([name]) => name);
  expect(drawn).toEqual([...names, ...names]);
});

test("[EB-ERR-01] a scenario's page has the corrected numbers with the erratum behind them", async () => {
  for (const [scenario, figure, erratum] of [
    ["passing-engagement", "2 shuttles", "EB-ERR-03"],
    ["key-cargo-retrieval", "3 shuttles", "EB-ERR-04"],
  ] as const) {
    expect(ruleById(erratum)?.section).toBe("Errata");
    await open(`/play?scenario=${scenario}`);
    await click(page().getByText("Scenario page"));
    const line = findAll(".parts-scenario-text-scenarioText li").find((one) => textOf(one).includes(figure));
    expect(byRole("link", erratum, line)).toBeVisible();
  }
});

test("[EB-ERR-02] a list with names and points from another printing is read by the English card", async () => {
  const cost = (await catalogueFor("2.0")).pilots.get("lukeskywalker")?.cost;
  const luke = { id: "lukeskywalker", ship: "t65xwing", name: "Luc Marcheciel (promo)", points: 1, upgrades: {} };
  const list = { version: "2.5.0", faction: "rebelalliance", points: 1, pilots: [luke] };
  await open("/play?scenario=dogfight");
  await click(byRole("radio", /^Second edition 2.0/));
  const seat = () => find(".start-seats-seats > *");
  await click(within(seat()).getByText("Open or paste a list"));
  await fill(within(seat()).getByLabelText("XWS"), JSON.stringify(list));
  await click(button("Use this list", seat()));
  await waitFor(() => expect(seat()).toHaveTextContent(`${cost} points`));
  await waitFor(() => expect(seat()).toHaveTextContent("Luke Skywalker"));
  expect(seat()).not.toHaveTextContent("Marcheciel");
});
