// @vitest-environment happy-dom
/** One person at the screen, the other seats played by bots: nobody has to look away. */
import { within } from "@testing-library/dom";
import { isAsked, isPhase, playedUntil, scenario } from "../shared/made-games.ts";
import { duel } from "../shared/usual-games.ts";
import { choose, click, expect, pressEscape, test } from "./app.ts";
import { button, buttons, dialog, find, heading, playUntil, question, show, status, textOf, useTool } from "./playing.ts";

/** A duel in its planning phase, with a bot in the second seat. */
async function againstBot(): Promise<void> {
  await show(playedUntil(await duel(), isPhase("planning")));
  await useTool("Players");
  await choose(within(dialog()).getByLabelText("Player 2 is played by"), "Random: picks any legal option");
  await pressEscape();
}

const isSecretAsked = (): boolean => document.querySelector(".play-dock") !== null;

test("the only person at the screen sets dials at once, round after round, and is never told to pass the device", async () => {
  await againstBot();
  expect(isSecretAsked()).toBe(true);
  expect(document.body).not.toHaveTextContent(/Pass the device|look away/i);
  await click(button("Done (1 left at default)"));
  expect(isSecretAsked()).toBe(false);
  await playUntil(/^For your eyes only/);
  expect(status()).toHaveTextContent("Round 2");
  expect(document.body).not.toHaveTextContent(/Pass the device|look away/i);
});

test("dials that the only person puts off stay closed until they are opened", async () => {
  await againstBot();
  await click(button("Decide later"));
  expect(isSecretAsked()).toBe(false);
  expect(textOf(heading())).toBe("Your dials are waiting");
  expect(question()).not.toHaveTextContent(/Pass the device|look away/i);
  await click(button("Set my dials"));
  expect(isSecretAsked()).toBe(true);
});

test("every secret question of a phase opens automatically, not only the first", async () => {
  await show(playedUntil(await scenario("cover-the-evacuation", 6), isAsked("member in turn")));
  await useTool("Players");
  for (const player of [1, 2, 4, 5, 6])
    await choose(within(dialog()).getByLabelText(`Player ${player} is played by`), "Random: picks any legal option");
  await pressEscape();
  for (const phase of ["Activation", "Engagement", "Engagement"]) {
    await playUntil(/^For your eyes only/);
    expect(status()).toHaveTextContent(`Round 1 · ${phase}`);
    await click(button(/^Done/));
  }
});

test("if two people share the screen, each is asked to pass the device", async () => {
  await show(playedUntil(await duel(), isPhase("planning")));
  expect(textOf(heading())).toBe("Pass the device");
  expect(buttons(/^Pass the device to/)).toHaveLength(2);
  expect(find(".play-cover")).toHaveTextContent("Everyone else, look away");
});
