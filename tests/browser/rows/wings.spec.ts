/** Rules of wings and of setting up Epic Battles that are the page's to keep. */
import { WING_POSITIONS } from "@broadside/geometry";
import type { Game, Ship } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { expect, testOfMadeGames as test } from "../fixtures.ts";
import { isAsked, isPhase, judged, playedUntil, scenario, set, show } from "../made-games.ts";
import { answer, button, heading, openDrawer, question, status } from "../playing.ts";

const wings = () => scenario("all-wings-report-in", 3);
const card = (page: Page, id: string) =>
  page
    .locator(".play-ships .play-ship")
    .filter({ hasText: `(${id})` })
    .first();
/** Wingmates with what stands of their wing. */
const matesIn = ({ state }: Game) =>
  state.ships.filter(({ id, wing, status }) => status === "inPlay" && wing !== undefined && wing.leader !== id);
/** Number and name of a place: `ID 2, left flank`. */
const placeOf = (wing: Ship["wing"]): string =>
  wing
    ? `ID ${WING_POSITIONS.indexOf(wing.position) + 1}, ${wing.position.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`
    : "none";
/** The lines round the wings. */
const outlines = (page: Page): Promise<readonly string[]> =>
  page.locator(".broadside-table .table-mark[data-kind=area][data-seat]").evaluateAll((all) => all.map((one) => one.innerHTML));

test("[EB-WID-01, EB-WID-03, EB-WID-04] the card of a wingmate says number, place and leader, and at once when it has split", async ({
  page,
}) => {
  const game = playedUntil(await wings(), isPhase("planning"));
  const mates = matesIn(game);
  expect(mates.length).toBeGreaterThan(1);
  await show(page, game);
  const whole = await outlines(page);
  expect(whole.length).toBeGreaterThan(0);
  await openDrawer(page, "Ships");
  for (const { id, wing } of mates) {
    const badge = card(page, id).locator(".play-wing");
    await expect(badge).toHaveAttribute("data-state", "in wing");
    await expect(badge).toContainText(new RegExp(`in wing\\s+${placeOf(wing)}, leader .*\\(${wing?.leader}\\)`));
    await expect(badge.locator("rect[data-own]")).toHaveCount(1);
  }
  const [split] = mates;
  if (!split?.wing) throw new Error("no wingmate");
  await show(page, judged(game, set(split.id, { wing: { ...split.wing, split: true } })));
  expect(await outlines(page)).not.toEqual(whole);
  await openDrawer(page, "Ships");
  await expect(card(page, split.id).locator(".play-wing")).toHaveAttribute("data-state", "split");
  await expect(card(page, split.id).locator(".play-wing")).toContainText(
    new RegExp(`${placeOf(split.wing)}, leader .*\\(${split.wing.leader}\\)`),
  );
});

test("[EB-ERR-05, EB-ERR-06] ID 4 is rear support, behind the leader; ID 5 left support, behind and to the left", async ({ page }) => {
  const game = playedUntil(await wings(), isPhase("planning"));
  const [one, two] = matesIn(game);
  if (!one?.wing || !two?.wing) throw new Error("too few wingmates");
  judged(
    game,
    set(one.id, { wing: { ...one.wing, position: "rearSupport" } }),
    set(two.id, { wing: { ...two.wing, position: "leftSupport" } }),
  );
  await show(page, game);
  await openDrawer(page, "Ships");
  /** Where the filled place is among the six: across and down. */
  const filledPlace = (id: string): Promise<readonly (string | null)[]> =>
    card(page, id)
      .locator(".play-wing rect[data-own]")
      .evaluate((rect) => [rect.getAttribute("x"), rect.getAttribute("y")]);
  await expect(card(page, one.id).locator(".play-wing")).toContainText("ID 4, rear support");
  await expect(card(page, two.id).locator(".play-wing")).toContainText("ID 5, left support");
  expect(await filledPlace(one.id)).toEqual(["13", "13"]);
  expect(await filledPlace(two.id)).toEqual(["2", "13"]);
});

test("[EB-WPHASE-01] only leaders and ships on their own have dials", async ({ page }) => {
  const game = playedUntil(await wings(), isPhase("planning"));
  await show(page, game);
  const mates = matesIn(game).map(({ id }) => id);
  const seat = matesIn(game)[0]?.seat ?? 0;
  const own = game.state.ships.filter((ship) => ship.seat === seat && ship.status === "inPlay").map(({ id }) => id);
  await button(page, `Pass the screen to Player ${seat + 1}`).click();
  const chips = page.locator(".play-dial-chip");
  await expect(chips).toHaveCount(own.filter((id) => !mates.includes(id)).length);
  const named = await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute("title") ?? ""));
  expect(named.filter((title) => mates.some((id) => title.includes(`(${id})`)))).toEqual([]);
  // With these all is decided.
  await button(page, /^Done/).click();
  await expect(button(page, `Player ${seat + 1} looks again`)).toBeVisible();
});

test("[EB-WPHASE-11, EB-SPLIT-22] at the end of the End phase, and not before, a wingmate may split; it stays unless told", async ({
  page,
}) => {
  const before: string[] = [];
  const game = playedUntil(await wings(), (now) => {
    const isNow = isAsked("split or join wing")(now);
    if (isNow) before.push(now.state.cursor.phase);
    return isNow;
  });
  expect(new Set(before)).toEqual(new Set(["end"]));
  await show(page, game);
  await expect(status(page)).toContainText("End");
  // Each wingmate is asked about.
  await expect(page.locator(".play-others li")).toHaveCount(matesIn(game).length - 1);
  await expect(heading(page)).toContainText("change its place in the wing of");
  await expect(question(page).locator(".play-options button")).toHaveCount(2);
  await expect(question(page).getByRole("button", { name: /^Split/ })).toBeEnabled();
  await expect(question(page).locator("[data-default]")).not.toContainText("Split");
});

test("[EB-WPHASE-12, EB-JOIN-09] a ship that has split may join again, if its player wants", async ({ page }) => {
  const game = playedUntil(await wings(), isAsked("split or join wing"));
  const [mate] = matesIn(game);
  if (!mate?.wing) throw new Error("no wingmate");
  await show(page, judged(game, set(mate.id, { wing: { ...mate.wing, split: true } })));
  await expect(page.locator(".play-question").first()).toBeVisible();
  const about = page.getByText(new RegExp(`\\(${mate.id}\\) change its place`));
  await expect(about.first()).toBeVisible();
  const turn = page.locator(".play-others li", { hasText: `(${mate.id})` }).getByRole("button", { name: "Answer this first" });
  if (await turn.count()) await turn.click();
  await expect(question(page).getByRole("button", { name: /^Join/ })).toBeEnabled();
  await expect(question(page).locator("[data-default]")).not.toContainText("Join");
  // Where it does not want, it stays where it is.
  for (const { number, ask } of game.open)
    if (ask.about?.ship !== mate.id) expect(game.give({ input: "answer", seat: ask.seat, ask: number, key: "stay" })).toBeUndefined();
  await show(page, game);
  await answer(page, () => question(page).locator("[data-default]").click());
  await openDrawer(page, "Ships");
  await expect(card(page, mate.id).locator(".play-wing")).toHaveAttribute("data-state", "split");
  // With stress it may not, and is not asked.
  await show(page, judged(game, set(mate.id, { tokens: { ...mate.tokens, stress: 1 } })));
  await expect(about).toHaveCount(0);
});

test("[EB-SETUP-06, EB-SETUP-10, EB-SETUP-17] while ships are placed their areas, with corners, and special ones are in sight; each player's cards lie at their edge", async ({
  page,
}) => {
  const game = playedUntil(await wings(), isAsked("place ship"));
  await show(page, game);
  await expect(page.locator(".broadside-table").getByText("Exit").first()).toBeVisible();
  // Each side's areas are drawn with a mark at each of their four corners.
  const areas = page.locator(".broadside-table .table-mark[data-kind=line][data-closed][data-seat]");
  const corners = await areas.locator(".table-dots").evaluateAll((all) => all.map((dots) => dots.getAttribute("d")?.match(/M/g)?.length));
  expect(corners).toEqual([4, 4, 4]);
  const sides = await areas.evaluateAll((all) => all.map((area) => area.getAttribute("data-seat")));
  expect(new Set(sides).size).toBe(2);
  await openDrawer(page, "Ships");
  const trays = page.getByRole("region", { name: /^Cards of Player/ });
  await expect(trays).toHaveCount(3);
  for (const tray of await trays.all()) {
    await expect(tray.locator("h3")).toContainText(/at the (top|bottom|left|right) edge/);
    const letter = "ABC"[Number(await tray.getAttribute("data-seat")) - 1];
    const own = game.state.ships.filter(({ id }) => id.startsWith(letter ?? "?"));
    await expect(tray.locator(".play-ship")).toContainText(own.map(({ id }) => `(${id})`));
    await expect(tray.locator(".play-ship-head").filter({ hasText: new RegExp(`\\([^${letter}]\\d+\\)`) })).toHaveCount(0);
  }
});
