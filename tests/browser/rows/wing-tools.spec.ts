/** Wings on the table: the tools between their ships, moves that are taken back, ships that split and join. */
import { wingPlace } from "@broadside/geometry";
import type { Change, Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { button, openDrawer, question, takeDefault } from "../playing.ts";
import { at, isAsked, isPhase, judged, load, playedUntil, scenario, set } from "./made-games.ts";

const wings = () => scenario("all-wings-report-in", 3);
const card = (page: Page, id: string) =>
  page
    .locator(".play-ships .play-ship")
    .filter({ hasText: `(${id})` })
    .first();
const LEADER_AT = at(900, 450);

/** A leader with its wingmates. */
function wingIn({ state }: Game): { readonly leader: string; readonly mates: readonly string[] } {
  const mates = state.ships.filter(({ id, wing }) => wing && wing.leader !== id);
  const leader = mates[0]?.wing?.leader ?? "";
  return { leader, mates: mates.filter(({ wing }) => wing?.leader === leader).map(({ id }) => id) };
}

/** Its wing alone in the middle, heading up: wingmates at these places, the others gone. */
function formed(game: Game, positions: readonly Parameters<typeof wingPlace>[1][]): Game {
  const { leader, mates } = wingIn(game);
  const placed = mates.map((id, at): Change => {
    const position = positions[at];
    return position
      ? set(id, { status: "inPlay", pose: wingPlace(LEADER_AT, position), wing: { leader, position, split: false } })
      : set(id, { status: "destroyed", pose: undefined });
  });
  return judged(game, set(leader, { pose: LEADER_AT }), ...placed);
}

/** The tool of the only wing in formation: how far it reaches from the leader's middle, in millimetres. */
async function toolSides(page: Page, leader: string): Promise<Readonly<Record<"left" | "right" | "front" | "back", number>>> {
  return page.evaluate((id) => {
    const boxOf = (element: Element | null | undefined) => (element instanceof SVGGraphicsElement ? element.getBBox() : new DOMRect());
    const piece = document.querySelector(`.broadside-table .table-piece[data-id="${id}"]`);
    const [x = 0, y = 0] = (/translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(piece?.getAttribute("transform") ?? "")?.slice(1) ?? []).map(Number);
    const tools = [...document.querySelectorAll(".broadside-table .table-mark[data-kind=template][data-seat] .table-shape")].map(boxOf);
    const tool = tools.find((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 120) ?? new DOMRect();
    const sides = { left: x - tool.x, right: tool.x + tool.width - x, front: y - tool.y, back: tool.y + tool.height - y };
    return Object.fromEntries(Object.entries(sides).map(([side, length]) => [side, Math.round(length)]));
  }, leader) as Promise<Readonly<Record<"left" | "right" | "front" | "back", number>>>;
}

/** Where ships are drawn. */
const drawn = (page: Page, ids: readonly string[]): Promise<readonly (string | null)[]> =>
  Promise.all(ids.map((id) => page.locator(`.table-piece[data-id="${id}"]`).getAttribute("transform")));

test("[EB-WTOOL-03, EB-WTOOL-04] without a flank the tool is a corner, and the others keep their places; the mini tool lies behind or between", async ({
  page,
}) => {
  const game = playedUntil(await wings(), isPhase("planning"));
  const { leader, mates } = wingIn(game);
  await load(page, formed(game, ["leftFlank", "rightFlank"]));
  expect(await toolSides(page, leader)).toMatchObject({ left: 80, right: 80 });
  const whole = await drawn(page, [leader, mates[0] ?? ""]);
  await load(page, formed(game, ["leftFlank"]));
  // Side by side.
  expect(await toolSides(page, leader)).toEqual({ left: 40, right: -20, front: 20, back: 20 });
  expect(await drawn(page, [leader, mates[0] ?? ""])).toEqual(whole);
  await load(page, formed(game, ["rearSupport"]));
  // One behind the other.
  expect(await toolSides(page, leader)).toEqual({ left: 20, right: 20, front: -20, back: 40 });
  await load(page, formed(game, ["leftFlank", "rearSupport"]));
  expect(await toolSides(page, leader)).toMatchObject({ left: 80, right: 20 });
});

test("[EB-WMOVE-18] a wing whose flight is taken back stands exactly where it stood", async ({ page }) => {
  const game = playedUntil(await wings(), isPhase("planning"));
  const { leader, mates } = wingIn(game);
  const seat = game.state.ships.find(({ id }) => id === leader)?.seat ?? 0;
  // An enemy stands where the leader comes to.
  const enemy = game.state.ships.find((ship) => ship.seat !== seat && ship.status === "inPlay" && !ship.wing)?.id;
  judged(game, ...(enemy ? [set(enemy, { pose: at(900, 450 + 120, 180) })] : []));
  formed(game, mates.length > 1 ? ["leftFlank", "rightFlank"] : ["leftFlank"]);
  playedUntil(game, isPhase("activation"));
  const others = game.state.ships.filter(({ id }) => id !== leader && !mates.includes(id));
  judged(game, set(leader, { pose: at(900.123, 450.457, 17.301), dial: "2FB" }), ...others.map(({ id }) => set(id, { activated: true })));
  await load(page, game);
  const ids = game.state.ships.filter(({ id, status }) => status === "inPlay" && [leader, ...mates].includes(id)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  const before = await drawn(page, ids);
  await takeDefault(page);
  expect(await drawn(page, ids)).not.toEqual(before);
  const undo = page.locator(".play-top").getByRole("button", { name: /^Undo$|^Ask to undo$/ });
  await undo.click();
  for (const agrees of await button(page, /agrees$/).all()) await agrees.click();
  await expect.poll(() => drawn(page, ids)).toEqual(before);
});

test("[EB-WID-04] a wingmate's card changes with its ship, when it splits and when it joins again", async ({ page }) => {
  const game = playedUntil(await wings(), isAsked("split or join wing"));
  const asked = game.open.find(({ ask }) => ask.kind === "split or join wing")?.ask.about?.ship ?? "";
  const mate = game.state.ships.find(({ id }) => id === asked);
  if (!mate?.wing) throw new Error("no wingmate");
  const badge = card(page, asked).locator(".play-wing");
  await load(page, game);
  await openDrawer(page, "Ships");
  await expect(badge).toHaveAttribute("data-state", "in wing");
  await question(page)
    .getByRole("button", { name: /^Split/ })
    .press("Enter");
  // The ship and its card change in one step: the drawer stays open.
  await expect(badge).toHaveAttribute("data-state", "split");
  await load(page, judged(game, set(asked, { wing: { ...mate.wing, split: true } })));
  await openDrawer(page, "Ships");
  await expect(badge).toHaveAttribute("data-state", "split");
  await question(page).getByRole("button", { name: /^Join/ }).press("Enter");
  await expect(badge).toHaveAttribute("data-state", "in wing");
});
