// @vitest-environment happy-dom
/** If a part of the app fails to load, the page says so, and a button loads it again. */
import { waitFor } from "@testing-library/dom";
import { click, expect, open, test } from "./app.ts";
import { failNext, failNextStart } from "./in-process-worker.ts";
import { allByRole, button, buttons, byRole } from "./playing.ts";

for (const call of ["offers", "lists", "lineUp", "check", "levels"] as const)
  test(`the start of a game: ${call}`, async () => {
    failNext(call);
    await open("/play");
    expect(byRole("alert")).toHaveTextContent("didn't load");
    expect(document.body).not.toHaveTextContent("Loading games");
    if (call !== "levels") expect(document.body).not.toHaveTextContent("Checking the list");
    await click(button("Try again"));
    await waitFor(() => expect(button("Play")).toBeEnabled());
    expect(allByRole("alert")).toEqual([]);
  });

test("games to continue, on the page that starts one", async () => {
  failNext("games");
  await open("/play");
  expect(byRole("alert")).toHaveTextContent("didn't load");
  await click(button("Try again"));
  await waitFor(() => expect(allByRole("alert")).toEqual([]));
});

test("a game that can't start says why in plain words, not in the browser's", async () => {
  await open("/play");
  await waitFor(() => expect(button("Play")).toBeEnabled());
  failNext("start");
  await click(button("Play"));
  expect(byRole("alert")).toHaveTextContent("didn't load");
});

test("the worker that runs games: another one is started", async () => {
  failNextStart();
  await open("/play");
  await waitFor(() => expect(buttons("Try again")).not.toHaveLength(0));
  for (const again of buttons("Try again")) await click(again);
  await waitFor(() => expect(button("Play")).toBeEnabled());
  expect(buttons("Try again")).toEqual([]);
});

test("games at the judge's table", async () => {
  await open("/judge");
  await waitFor(() => button("From a game…"));
  failNext("games");
  await click(button("From a game…"));
  expect(byRole("alert")).toHaveTextContent("didn't load");
  expect(byRole("dialog")).not.toHaveTextContent("Loading games");
  await click(button("Try again"));
  await waitFor(() => expect(byRole("dialog")).toHaveTextContent("No saved games."));
  expect(allByRole("alert")).toEqual([]);
});
