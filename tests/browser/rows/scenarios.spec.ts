/** Rules of scenarios that are the page's to keep: whose a piece is, what it counts, what lies hidden, what the start says. */
import { mm } from "@broadside/geometry";
import type { Game } from "@broadside/rules";
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { account, at, isAsked, isPhase, judged, playedUntil, scenario, set, show } from "../made-games.ts";
import { button, expectLogged, openDrawer, piece, placeFromLeft, question, useTool } from "../playing.ts";

const planned = async (id: string, seats: number): Promise<Game> => playedUntil(await scenario(id, seats), isPhase("planning"));
const piecesOf = ({ state }: Game) => state.scenario?.pieces ?? [];

test("[SC-SALVAGE-14, SC-SALVAGE-36, SC-COMMON-68-Q] every ship with a cache has a marker in its player's colour, as many as there are, until it loses it", async ({
  page,
}) => {
  const game = await planned("salvage-mission", 2);
  const caches = piecesOf(game);
  const own = game.state.ships.filter(({ seat }) => seat === 1).map(({ id }) => id);
  const carriers = caches.map((_, place) => own[place % own.length] ?? "");
  judged(game, account(game, { pieces: caches.map((cache, place) => ({ ...cache, pose: undefined, carrier: carriers[place] })) }));
  await show(page, game);
  const marker = (place: number) => piece(page, `${carriers[place]} with supply cache ${place + 1}`);
  for (const place of caches.keys()) await expect(marker(place)).toHaveAttribute("data-seat", "2");
  await expect(page.locator('[data-id^="supplyCache"]')).toHaveCount(0);
  await show(page, judged(game, account(game, { pieces: caches })));
  for (const place of caches.keys()) await expect(marker(place)).toHaveCount(0);
  await expect(page.locator('[data-id^="supplyCache"]')).toHaveCount(caches.length);
});

test("[SC-SCRAMBLE-19] a satellite has the colour of who controls it, and none where nobody does", async ({ page }) => {
  const game = await planned("scramble-the-transmissions", 2);
  const satellites = piecesOf(game);
  await show(page, judged(game, account(game, { pieces: satellites.map((one, place) => ({ ...one, seat: [1, 0][place] })) })));
  const [first, second, third] = satellites.map(({ id }) => piece(page, id));
  if (!first || !second || !third) throw new Error("too few satellites");
  await expect(first).toHaveAttribute("data-seat", "2");
  await expect(first).toHaveAttribute("aria-label", /Player 2 controls it/);
  await expect(second).toHaveAttribute("data-seat", "1");
  await expect(second).toHaveAttribute("aria-label", /Player 1 controls it/);
  await expect(third).not.toHaveAttribute("data-seat");
});

test("[SC-SAT-19] a satellite says what each side counts at it, and who controls it", async ({ page }) => {
  const game = await planned("assault-at-the-satellite-array", 2);
  const [centre, far] = piecesOf(game);
  const of = (seat: number) => game.state.ships.filter((ship) => ship.seat === seat && ship.pose).map(({ id }) => id);
  const [[one = "", two = ""], [three = ""]] = [of(0), of(1)];
  const { x = 0, y = 0 } = centre?.pose ?? {};
  const beside = (dx: number) => ({ pose: { x: x + mm(dx), y, heading: 0 } });
  await show(page, judged(game, set(one, beside(70)), set(two, beside(-70)), set(three, beside(125))));
  await expect(piece(page, centre?.id ?? "")).toHaveAttribute("aria-label", /2 v 1: Player 1 controls it/);
  await expect(piece(page, far?.id ?? "")).toHaveAttribute("aria-label", /0 v 0: nobody controls it/);
  // One of them has gone to the other side.
  await show(page, judged(game, set(one, beside(400))));
  await expect(piece(page, centre?.id ?? "")).toHaveAttribute("aria-label", /1 v 1: nobody controls it/);
});

test("[2E-DEV-29] a device says and shows whose it is", async ({ page }) => {
  const game = await planned("salvage-mission", 2);
  const device = { token: "standardBomb", kind: "seismic charge", ship: "A1", round: 1 } as const;
  const devices = [0, 1].map((seat) => ({ ...device, id: `device ${seat}`, seat, pose: at(400 + 100 * seat, 450) }));
  await show(page, judged(game, { change: "state", set: { devices } }));
  for (const seat of [1, 2]) {
    await expect(piece(page, `device ${seat - 1}`)).toHaveAttribute("data-seat", String(seat));
    await expect(piece(page, `device ${seat - 1}`)).toHaveAttribute(
      "aria-label",
      new RegExp(`seismic charge of Player ${seat}, seat ${seat}`),
    );
  }
});

test("[2E-COMP-26, 2E-PLAN-10] who looks at the own dials says so, and sees no other's; a facedown Damage card nobody sees", async ({
  page,
}) => {
  const game = playedUntil(await scenario("salvage-mission", 2), isPhase("activation"));
  await show(page, judged(game, set("B1", { dial: "1FW" }), set("B2", { damage: [{ card: 3, faceup: false, since: 0 }] })));
  await expect(page.locator(".play-page")).not.toContainText("1 straight");
  await useTool(page, "Look at own dials");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Player 2 looks" }).click();
  await expect(dialog.getByRole("listitem").first()).toContainText("(B1): ");
  for (const dial of await dialog.getByRole("listitem").all()) await expect(dial).toContainText(/\(B\d+\): /);
  await page.keyboard.press("Escape");
  await expectLogged(page, "Player 2 looks at the own dials");
  await openDrawer(page, "Ships");
  const card = page.locator(".play-ships .play-ship").filter({ hasText: "(B2)" }).first();
  await expect(card.getByRole("list", { name: "Faceup damage and conditions" })).toHaveCount(0);
  await expect(card.getByRole("list", { name: "Tokens" })).toHaveCount(0);
  expect(await page.content()).not.toContain("Blinded Pilot");
});

test("[2E-COND-07] of a secret condition all read what it may be, and nobody which it is", async ({ page }) => {
  const game = await planned("salvage-mission", 2);
  const effect = { id: "condition:youshouldthankme", ship: "A1", by: "A1", until: "game", since: 7, secret: "Zam Wesell" } as const;
  await show(page, judged(game, { change: "state", set: { effects: [effect] } }));
  await openDrawer(page, "Ships");
  const condition = page.locator(".play-ships .play-ship").filter({ hasText: "(A1)" }).first().locator(".play-lines > li");
  await expect(condition.first()).toContainText("Secret condition (Zam Wesell) (facedown)");
  const mayBe = condition.first().getByRole("list", { name: "One of these" }).getByRole("listitem");
  await expect(mayBe).toHaveText([/^You Should Thank Me .+/, /^You'd Better Mean Business .+/]);
});

test("[SC-COMMON-63-Q, SC-SALVAGE-28] an action that would fail is barred with its reason; a cache is kept unless its player lets it go", async ({
  page,
}) => {
  const game = playedUntil(await scenario("salvage-mission", 2), (now) => now.state.round === 2 && isAsked("action")(now));
  const far = piecesOf(game).map((cache, place) => ({ ...cache, carrier: undefined, pose: at(40 + 10 * place, 40) }));
  const ship = game.open.find(({ ask }) => ask.kind === "action")?.ask.about?.ship ?? "";
  judged(game, set(ship, { pose: at(800, 800) }), account(game, { pieces: far }));
  await show(page, game);
  await expect(question(page).getByRole("button", { name: "Tow" })).toBeDisabled();
  await expect(question(page)).toContainText("no supply cache is at range 0–1");
  const [cache, ...others] = far;
  if (!cache) throw new Error("no cache");
  judged(game, account(game, { pieces: [{ ...cache, pose: undefined, carrier: ship }, ...others] }));
  await show(page, playedUntil(game, isAsked("jettison")));
  await expect(question(page).locator("[data-default]")).toHaveCount(1);
  await expect(question(page).locator(".play-options button")).toHaveCount(2);
  await question(page).locator("[data-default]").click();
  await expect(piece(page, `${ship} with supply cache 1`)).toHaveCount(1);
});

test("[EB-VC-03, EB-VC-04, EB-ORDER-07] Aces High: each has drawn a number; counters lie apart, three on one side of a triple one", async ({
  page,
}) => {
  const game = await planned("aces-high", 4);
  await show(page, judged(game, account(game, { counters: [0, 7, 1, 0] })));
  const side = (seat: number) => page.getByRole("region", { name: "Score" }).getByRole("listitem").nth(seat);
  await expect(side(1).locator(".play-counters")).toHaveText("❸❸●, victory counters scored: 7");
  await expect(side(2).locator(".play-counters")).toHaveText("●, victory counters scored: 1");
  for (const seat of [0, 3]) await expect(side(seat).locator(".play-counters")).toHaveCount(0);
  const drawn = await page.locator(".play-drawn").allTextContents();
  expect(drawn.map((text) => text.replace(/^.*#/, "")).toSorted()).toEqual(["1", "2", "3", "4"]);
});

test("[EB-ORDER-14] the first player has the token, and no other; with teams somebody of the first team", async ({ page }) => {
  for (const [id, seats] of [
    ["salvage-mission", 2],
    ["all-wings-report-in", 3],
  ] as const) {
    const game = await planned(id, seats);
    await show(page, game);
    const token = page.getByRole("region", { name: "Score" }).getByTitle("First player");
    await expect(token).toHaveCount(1);
    const first = game.state.initiative[0] ?? 0;
    await expect(
      page
        .getByRole("region", { name: "Score" })
        .getByRole("listitem")
        .filter({ has: page.getByTitle("First player") }),
    ).toContainText(`Player ${first + 1}`);
  }
});

test("[2E-COMP-11] a base may stand flush with the edge, whatever model stands on it, and no farther", async ({ page }) => {
  await show(page, playedUntil(await scenario("salvage-mission", 2), isAsked("place ship")));
  await placeFromLeft(page, "20");
  await expect(button(page, "Put it here")).toBeEnabled();
  await placeFromLeft(page, "19");
  await expect(button(page, "Put it here")).toBeDisabled();
});
