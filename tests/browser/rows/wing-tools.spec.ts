/** Wings on the table: the tools between their ships, moves that are taken back, ships that split and join. */
import { type Pose, wingPlace } from "@broadside/geometry";
import type { Change, Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { at, isAsked, isPhase, judged, load, playedUntil, scenario, set } from "../made-games.ts";
import { button, closeDrawer, heading, openDrawer, piece, question, takeDefault } from "../playing.ts";

test.setTimeout(180_000);

const wings = () => scenario("all-wings-report-in", 3);
const card = (page: Page, id: string) =>
  page
    .locator(".play-ships .play-ship")
    .filter({ hasText: `(${id})` })
    .first();
const LEADER_AT = at(900, 450);
/** A heading that is not round, in radians. */
const TURN = (17.301 * Math.PI) / 180;

/** A leader with its wingmates. */
function wingIn({ state }: Game): { readonly leader: string; readonly mates: readonly string[] } {
  const mates = state.ships.filter(({ id, wing }) => wing && wing.leader !== id);
  const leader = mates[0]?.wing?.leader ?? "";
  return { leader, mates: mates.filter(({ wing }) => wing?.leader === leader).map(({ id }) => id) };
}

type Positions = readonly Parameters<typeof wingPlace>[1][];

/** Its wing with the leader here: wingmates at these places, the others gone. */
function formation(game: Game, pose: Pose, positions: Positions): readonly Change[] {
  const { leader, mates } = wingIn(game);
  const placed = mates.map((id, at): Change => {
    const position = positions[at];
    return position
      ? set(id, { status: "inPlay", pose: wingPlace(pose, position), wing: { leader, position, split: false } })
      : set(id, { status: "destroyed", pose: undefined });
  });
  return [set(leader, { pose }), ...placed];
}

/** In the middle, heading up. */
const formed = (game: Game, positions: Positions): Game => judged(game, ...formation(game, LEADER_AT, positions));

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

/** What a wingmate's card says, and in which phase, after every change of the page from now on; said once as long as it stays. */
async function watchCard(page: Page, id: string): Promise<() => Promise<readonly string[]>> {
  const watch = await page.evaluateHandle((ship) => {
    const seen: string[] = [];
    const look = () => {
      const card = [...document.querySelectorAll(".play-ships .play-ship")].find((one) => one.textContent.includes(`(${ship})`));
      const phase = /Round \d+ · \w+/.exec(document.querySelector(".play-status")?.textContent ?? "")?.[0];
      const now = `${phase}: ${card?.querySelector(".play-wing")?.getAttribute("data-state")}`;
      if (now !== seen.at(-1)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  }, id);
  return () => watch.jsonValue();
}

test("[EB-WTOOL-03, EB-WTOOL-04] without a flank the tool is a corner, and the others keep their places; the mini tool lies behind or between", async ({
  page,
}) => {
  const game = playedUntil(await wings(), isPhase("activation"));
  const { leader, mates } = wingIn(game);
  // The leader has flown: the page says where the tool sets those who are still to follow.
  judged(game, set(leader, { activated: true }));
  for (const [positions, tool] of [
    [["leftFlank", "rightFlank", "rearSupport"], { left: 80, right: 80, front: -20, back: 40 }],
    [["leftFlank", "rearSupport"], { left: 80, right: 20, front: -20, back: 40 }],
    [["rightFlank", "rearSupport"], { left: 20, right: 80, front: -20, back: 40 }],
    // Side by side.
    [["leftFlank"], { left: 40, right: -20, front: 20, back: 20 }],
    [["rightFlank"], { left: -20, right: 40, front: 20, back: 20 }],
    // One behind the other.
    [["rearSupport"], { left: 20, right: 20, front: -20, back: 40 }],
  ] as const) {
    await load(page, formed(game, positions));
    await expect.poll(() => toolSides(page, leader)).toEqual(tool);
    const followers = mates.slice(0, positions.length);
    const slots = followers.map((id) => `slot ${id}`);
    expect(await drawn(page, slots)).toEqual(await drawn(page, followers));
  }
});

test("[EB-WMOVE-18] a wing whose flight is taken back stands exactly where it stood", async ({ page }) => {
  const game = playedUntil(await wings(), isPhase("activation"));
  const { leader, mates } = wingIn(game);
  const from = at(900.123, 250.457, 17.301);
  // A small enemy stands where the leader comes to, 120 mm ahead.
  const ahead = at(Math.round(900 + 120 * Math.sin(TURN)), Math.round(250 + 120 * Math.cos(TURN)), 180);
  const others = game.state.ships.filter(({ id }) => id !== leader && !mates.includes(id));
  judged(
    game,
    ...others.map(({ id }) => set(id, { activated: true })),
    set("B6", { pose: ahead }),
    ...formation(game, from, ["leftFlank"]),
    set(leader, { dial: "2FB" }),
  );
  await load(page, game);
  const ids = [leader, mates[0] ?? ""];
  const before = await drawn(page, ids);
  expect(before[0]).toBe("translate(900.123 -250.457) rotate(17.301)");
  // With the last answer before it both fly: a leader that met another ship has no action.
  for (let step = 0; step < 5 && !(await heading(page).textContent())?.includes(`(${mates[0]})`); step += 1) await takeDefault(page);
  await expect.poll(async () => (await drawn(page, ids)).filter((now, place) => now === before[place])).toEqual([]);
  await openDrawer(page, "Log");
  await expect(page.getByRole("log")).toContainText(new RegExp(`\\(${leader}\\) overlaps .*\\(B6\\)`));
  await closeDrawer(page);
  await page.locator(".play-top").getByRole("button", { name: "Ask to undo" }).click();
  await button(page, "Player 2 agrees").click();
  // To the last thousandth of a millimetre and of a degree.
  await expect.poll(() => drawn(page, ids)).toEqual(before);
});

test("[EB-WID-04] a wingmate's card changes with its ship, when it splits and when it joins again", async ({ page }) => {
  const game = playedUntil(await wings(), isAsked("split or join wing"));
  const [asked, ...others] = game.open;
  const id = asked?.ask.about?.ship ?? "";
  const wing = game.state.ships.find((ship) => ship.id === id)?.wing;
  if (!wing) throw new Error("no wingmate");
  // All are asked at once and change when all have answered: only this one is left.
  for (const { number, ask } of others) expect(game.give({ input: "answer", seat: ask.seat, ask: number, key: "stay" })).toBeUndefined();
  for (const [from, to, press] of [
    ["in wing", "split", /^Split/],
    ["split", "in wing", /^Join/],
  ] as const) {
    await load(page, judged(game, set(id, { wing: { ...wing, split: from === "split" } })));
    await openDrawer(page, "Ships");
    const badge = card(page, id).locator(".play-wing");
    await expect(badge).toHaveAttribute("data-state", from);
    await expect(piece(page, id)).toHaveAttribute("aria-label", new RegExp(`, ${from}\\b`));
    const seen = await watchCard(page, id);
    await question(page).getByRole("button", { name: press }).press("Enter");
    await expect(badge).toHaveAttribute("data-state", to);
    await expect(piece(page, id)).toHaveAttribute("aria-label", new RegExp(`, ${to}\\b`));
    // In one step with the end of the round, which the last answer brings.
    expect(await seen()).toEqual([`Round 1 · End: ${from}`, `Round 2 · Planning: ${to}`]);
  }
});
