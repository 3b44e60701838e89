/** What only its own player may see on a shared screen. */
import { click, expect } from "../app.ts";
import { button, buttons, find, findAll, heading, textOf } from "../playing.ts";

/**
 * In Planning, the first player sets a dial and then changes it. The page stays the same, and the other player's screen shows none of it.
 */
export async function expectDialsHidden(): Promise<void> {
  const before = await setTo(/^Pass the device to Player 1/, /^2 straight/);
  expect(before).not.toMatch(/2 straight|3 left bank/);
  const after = await setTo(/^Let Player 1 look again/, /^3 left bank/);
  expect(after).toBe(before);
  // The other player's screen has only the other player's dials.
  await click(button(/^Pass the device to Player 2/));
  const chips = findAll(".play-dials-dialChip");
  expect(chips.length).toBeGreaterThan(0);
  for (const chip of chips) expect(chip.title).toMatch(/\(B\d+\)/);
}

/** Sets the first dial behind the cover. Returns what the page then shows to everyone. */
async function setTo(cover: RegExp, maneuver: RegExp): Promise<string> {
  await click(button(cover));
  await click(find(".play-dials-dialChip"));
  const [wanted] = buttons(maneuver, find(".play-dial"));
  if (!wanted) throw new Error(`no ${maneuver} on the dial`);
  await click(wanted);
  await click(button(/^Done/));
  expect(heading()).toHaveTextContent("Pass the device");
  expect(findAll(".play-dock")).toEqual([]);
  return seen();
}

/** Everything on the page except the feed, since everybody may know that somebody looked again. */
function seen(): string {
  const all = find(".play-page");
  const marks = findAll(".table-dial-mark", all).map((mark) => mark.innerHTML);
  expect(marks.length).toBeGreaterThan(0);
  const names = findAll("[aria-label], [title]", all).flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]);
  const shown = all.cloneNode(true) as Element;
  for (const feed of shown.querySelectorAll(".play-feed-feed")) feed.remove();
  return [textOf(shown), ...names, ...marks].join("\n");
}
