// @vitest-environment happy-dom
/** Setting the dials of a fleet, from one ship to the next until all are set. */
import { isPhase, playedUntil } from "../shared/made-games.ts";
import { standardGame } from "../shared/usual-games.ts";
import { click, expect, press, test } from "./app.ts";
import { button, buttons, find, findAll, show, textOf } from "./playing.ts";

/** Opens the dials of Player 1's three ships: Wedge, Luke and Biggs, in the order of the strip. */
async function planThreeShips(): Promise<void> {
  await show(playedUntil(await standardGame(), isPhase("planning")));
  await click(button(/^Pass the device to Player 1/));
}

const current = (): number => findAll(".play-dials-dialChip").findIndex((chip) => chip.getAttribute("aria-pressed") === "true");
const mainButton = (): string => textOf(find(".play-dock-buttons .primary"));

test("Next leads through all ships without a dial and ends at Done", async () => {
  await planThreeShips();
  const order = [current()];
  for (let step = 0; step < 2; step += 1) {
    await click(button(/^Next: /));
    order.push(current());
  }
  expect(order).toEqual([0, 1, 2]);
  expect(buttons(/^Next: /)).toEqual([]);
  expect(mainButton()).toBe("Done (3 left at default)");
});

test("Next comes round to ships before the current one and skips dials that are set", async () => {
  await planThreeShips();
  await click(button(/^Next: /));
  await click(find(".play-dial button[data-default]"));
  expect(current()).toBe(2);
  await click(find(".play-dial button[data-default]"));
  expect(current()).toBe(0);
  expect(mainButton()).toBe("Done (1 left at default)");
});

test("when the last dial is set, the focus is on Done", async () => {
  await planThreeShips();
  for (let ship = 0; ship < 3; ship += 1) {
    find(".play-dial button[data-default]").focus();
    await press("{Enter}");
  }
  expect(button("Done: cover my dials")).toHaveFocus();
  expect(mainButton()).toBe("Done: cover my dials");
});
