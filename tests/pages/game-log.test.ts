// @vitest-environment happy-dom
/** The page's log: the same text as the replay of a game, with every event folded under its line. */
import { fewShips, isAsked, playedUntil } from "../shared/made-games.ts";
import { expect, test } from "./app.ts";
import { byRole, openDrawer, show, textOf } from "./playing.ts";

test("one line describes an activation, with its events folded under it", async () => {
  await show(playedUntil(await fewShips(), isAsked("attack"), { dial: /^[345]F[GWB]/, action: /^focus/ }));
  const log = byRole("log", undefined, await openDrawer("Log"));
  const flown = [...log.querySelectorAll("details.play-fold")].filter((one) => /flies a .* straight/.test(textOf(one)));
  expect(flown.length).toBeGreaterThan(0);
  for (const line of flown) {
    expect(line).not.toHaveAttribute("open");
    expect(textOf(line.querySelector("summary") ?? line)).not.toMatch(/reveals/);
    expect(line.querySelectorAll("li")[0]).toHaveTextContent(/^(Bandit|Academy) \d reveals a/);
  }
});
