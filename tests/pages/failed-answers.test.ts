// @vitest-environment happy-dom
/** If the worker fails to answer during a game, the page says so, and the player can try again. */
import { screen, waitFor } from "@testing-library/dom";
import { agreed, fewShips, isAsked, isPhase, playedUntil } from "../shared/made-games.ts";
import { duel } from "../shared/usual-games.ts";
import { choose, click, expect, fill, open, test } from "./app.ts";
import { failNext } from "./in-process-worker.ts";
import { allByRole, button, buttons, byRole, dialog, find, openDrawer, placeFromLeft, question, show } from "./playing.ts";

const NOT_CHECKED = "couldn't check whether this fits";

/** An error is shown; trying again shows it no more. */
async function tryAgain(text: string): Promise<void> {
  expect(byRole("alert")).toHaveTextContent(text);
  await click(button("Try again"));
  await waitFor(() => expect(allByRole("alert")).toEqual([]));
}

test("a place that couldn't be checked isn't said to fit, and can be checked again", async () => {
  await show(playedUntil(await fewShips(), isAsked("place ship")));
  failNext("why not");
  await placeFromLeft("20");
  expect(question()).not.toHaveTextContent("Fits here");
  expect(button("Put it here")).toBeDisabled();
  await tryAgain(NOT_CHECKED);
  expect(find(".play-fits")).toHaveTextContent("Fits here");
  expect(button("Put it here")).toBeEnabled();
});

test("a whole fleet whose places couldn't be checked can be checked again", async () => {
  await show(playedUntil(await fewShips(), isAsked("place ship")));
  failNext("aid");
  await click(button(/^Place the whole fleet/));
  expect(byRole("alert")).toHaveTextContent("That didn't work");
  await click(button(/^Place the whole fleet/));
  await waitFor(() => expect(button("Place them all here")).toBeEnabled());
  failNext("aid");
  await click(button("Turn left"));
  expect(button("Place them all here")).toBeDisabled();
  await tryAgain(NOT_CHECKED);
  await waitFor(() => expect(find(".play-fits")).not.toHaveTextContent("Checking"));
});

test("a hint", async () => {
  await show(playedUntil(await fewShips(), isAsked("place ship")));
  failNext("aid");
  await click(button("Get a hint"));
  expect(find(".play-advice")).toHaveTextContent("didn't load");
  await click(button("Get a hint"));
  await waitFor(() => expect(find(".play-advice")).toHaveTextContent("Found a place"));
});

test("a PIN that couldn't be set", async () => {
  await show(playedUntil(await duel(), isPhase("planning")));
  await click(button("Set a PIN for Player 1"));
  await fill(screen.getByLabelText("PIN for Player 1"), "2580");
  failNext("setPin");
  await click(button("Set this PIN"));
  expect(byRole("alert")).toHaveTextContent("That didn't work");
  await click(button("Set this PIN"));
  await waitFor(() => expect(buttons("Set this PIN")).toEqual([]));
  expect(buttons("Set a PIN for Player 1")).toEqual([]);
});

test("a saved file, a problem report and a longer phase", async () => {
  await show(playedUntil(agreed(await duel(), { clocks: { phase: 600 } }), isPhase("planning")));
  failNext("grant time");
  await click(button("Add a minute"));
  expect(byRole("alert")).toHaveTextContent("grant time failed");
  await click(button("Add a minute"));
  expect(allByRole("alert")).toEqual([]);
  const drawer = await openDrawer("Game");
  for (const [call, tool] of [
    ["save", "Save game"],
    ["problem", "Report a problem"],
  ] as const) {
    failNext(call);
    await click(button(tool, drawer));
    expect(byRole("alert", undefined, drawer)).toHaveTextContent("The file couldn't be saved");
  }
});

test("a change of players", async () => {
  await show(playedUntil(await duel(), isPhase("planning")));
  await click(button("Players", await openDrawer("Game")));
  const level = (): HTMLElement => screen.getByLabelText("Player 2 is played by");
  failNext("take over");
  await choose(level(), "Random: picks any legal option");
  expect(byRole("alert", undefined, dialog())).toHaveTextContent("take over failed");
  await choose(level(), "Random: picks any legal option");
  expect(level()).toHaveValue("random");
  expect(allByRole("alert", undefined, dialog())).toEqual([]);
});

test("a saved game that the address names", async () => {
  failNext("resume");
  await open("/play?game=gone");
  expect(byRole("alert")).toHaveTextContent("didn't load");
  await click(button("Try again"));
  await waitFor(() => expect(byRole("alert")).toHaveTextContent("This game isn't saved in this browser"));
});

test("the odds of an attack", async () => {
  failNext("odds");
  await open("/odds");
  await waitFor(() => expect(byRole("alert")).toHaveTextContent("The calculation failed"));
  await tryAgain("The calculation failed");
  await waitFor(() => expect(byRole("region", "Results")).toHaveTextContent("Expected damage"));
});
