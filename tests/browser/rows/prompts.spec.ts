/** Who is asked and told what, and who is not: abilities that wait, effects that are forgotten, conditions, prompts and warnings of scenarios. */
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { account, at, chosenGame, isAsked, isPhase, judged, playedUntil, scenario, set, show, twoSquads } from "../made-games.ts";
import { answer, heading, openDrawer, piece, question } from "../playing.ts";

const SCUM = "scumandvillainy";

test("[2E-TIME-30] abilities of both players that wait are rows in their order, the next one marked", async ({ page }) => {
  const seats = twoSquads({ faction: SCUM, pilots: ["guri", "manaroo"] }, { faction: SCUM, pilots: ["guri"] });
  const game = playedUntil(await chosenGame({ scenario: "dogfight", edition: "2.0", seats }), isPhase("activation"));
  const manaroo = game.state.ships.find(({ id }) => id === "A2");
  if (!manaroo) throw new Error("no such ship");
  // She has something to hand on, and the other two an enemy beside them.
  judged(
    game,
    set("A1", { pose: at(450, 450) }),
    set("A2", { pose: at(370, 420), tokens: { ...manaroo.tokens, focus: 1 } }),
    set("B1", { pose: at(450, 560, 180) }),
  );
  const done = game.state.ships.map(({ id }) => set(id, { activated: true }));
  await show(page, playedUntil(judged(game, ...done), isAsked("use at startOfCombat")));
  const rows = page.getByRole("region", { name: "Abilities that wait" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "Guri" })).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("next");
  await expect(rows.nth(0)).toHaveAttribute("aria-current", "step");
  for (const row of [1, 2]) {
    await expect(rows.nth(row)).not.toContainText("next");
    await expect(rows.nth(row)).not.toHaveAttribute("aria-current");
  }
  const first = game.state.initiative[0] ?? 0;
  const whose = first === 0 ? ["Player 1", "Player 1", "Player 2"] : ["Player 2", "Player 1", "Player 1"];
  await expect(rows).toContainText(whose);
});

test("[ET-COND-09, ES-COND-08] who passes an own effect by is reminded of it by nobody, and the opponent is not asked", async ({
  page,
}) => {
  const seats = twoSquads({ faction: "scum", pilots: ["guri"] }, { faction: "rebel", pilots: ["banditsquadronpilot"] });
  const game = playedUntil(await chosenGame({ edition: "1e", format: "epic-dogfight", seats }), isPhase("activation"));
  judged(game, set("A1", { pose: at(450, 450), activated: true }), set("B1", { pose: at(450, 560, 180), activated: true }));
  await show(page, playedUntil(game, isAsked("use at startOfCombat")));
  await expect(page.locator(".play-whose")).toContainText("Player 1");
  await answer(page, () => question(page).locator("[data-quiet]").click());
  // The next question is one of the attack, and says nothing of what was not used.
  await expect(heading(page)).toContainText(/^Whom does/);
  await expect(page.locator(".play-panel")).not.toContainText("At the start of the Combat phase");
  await expect(page.locator(".play-others li")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("[1E-COND-03] a condition is in sight on its ship, and gone when its card goes", async ({ page }) => {
  const seats = twoSquads({ faction: "scum", pilots: ["guri"] }, { faction: "rebel", pilots: ["banditsquadronpilot"] });
  const game = playedUntil(await chosenGame({ edition: "1e", format: "epic-dogfight", seats }), isPhase("planning"));
  const condition = { id: "condition:suppressivefire", ship: "B1", by: "A1", until: "game", since: 1 } as const;
  const on = (id: string) =>
    page
      .locator(".play-ships .play-ship")
      .filter({ hasText: `(${id})` })
      .first();
  await show(page, judged(game, { change: "state", set: { effects: [condition] } }));
  await openDrawer(page, "Ships");
  await expect(on("B1").getByRole("list", { name: "Faceup damage and conditions" })).toContainText("Suppressive Fire");
  await expect(on("A1")).not.toContainText("Suppressive Fire");
  await show(page, judged(game, { change: "state", set: { effects: [] } }));
  await openDrawer(page, "Ships");
  await expect(on("B1")).toBeVisible();
  await expect(page.locator(".play-page")).not.toContainText("Suppressive Fire");
});

test("[SC-SALVAGE-48-Q] of two ships with a cache only the one that activates is asked whether it lets it go", async ({ page }) => {
  const game = playedUntil(await scenario("salvage-mission", 2), isPhase("activation"));
  const own = game.state.ships.filter(({ seat }) => seat === 0).map(({ id }) => id);
  const [idle = "", active = ""] = own;
  const caches = game.state.scenario?.pieces ?? [];
  const pieces = caches.map((cache, place) => (place < 2 ? { ...cache, pose: undefined, carrier: own[place] } : cache));
  const others = game.state.ships.filter(({ id }) => id !== active);
  judged(game, account(game, { pieces }), ...others.map(({ id }) => set(id, { activated: true })));
  await show(page, playedUntil(game, isAsked("jettison")));
  await expect(heading(page)).toContainText(`(${active})`);
  await expect(page.locator(".play-panel")).not.toContainText(`(${idle})`);
  await answer(page, () => question(page).locator("[data-default]").click());
  await expect(page.locator(".play-game")).not.toHaveAttribute("data-phase", "activation");
  for (const [place, ship] of [idle, active].entries()) await expect(piece(page, `${ship} with supply cache ${place + 1}`)).toHaveCount(1);
});

test("[SC-SCRAMBLE-20-Q] who would scramble a satellite with the own marker is warned, may do it, and the marker stays", async ({
  page,
}) => {
  const game = playedUntil(await scenario("scramble-the-transmissions", 2), (now) => now.state.round === 2 && isAsked("action")(now));
  const asked = game.open.find(({ ask }) => ask.kind === "action")?.ask;
  const ship = asked?.about?.ship ?? "";
  const seat = asked?.seat ?? 0;
  const satellites = game.state.scenario?.pieces ?? [];
  const [near] = satellites;
  const marked = (owner: number | undefined) =>
    satellites.map((one, place) => ({
      ...one,
      pose: place === 0 ? at(450, 450) : at(60, 60 + 90 * place),
      seat: place === 0 ? owner : undefined,
    }));
  const warning = "changes nothing: your marker is there already";
  judged(game, set(ship, { pose: at(450, 540) }), account(game, { pieces: marked(1 - seat) }));
  await show(page, game);
  const scramble = question(page).getByRole("button", { name: /^Scramble/ });
  await expect(scramble).toBeEnabled();
  await expect(scramble).not.toContainText(warning);
  await show(page, judged(game, account(game, { pieces: marked(seat) })));
  await expect(scramble).toContainText(warning);
  await answer(page, () => scramble.click());
  await expect(page.locator('[data-id^="satellite"][data-seat]')).toHaveCount(1);
  await expect(piece(page, near?.id ?? "")).toHaveAttribute("data-seat", String(seat + 1));
});
