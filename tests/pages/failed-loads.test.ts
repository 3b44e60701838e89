// @vitest-environment happy-dom
/** What could not be loaded says so, and is loaded again at a press. */
import { waitFor } from "@testing-library/dom";
import { click, expect, open, test } from "./app.ts";
import { failNext } from "./in-process-worker.ts";
import { allByRole, button, byRole } from "./playing.ts";

for (const call of ["offers", "lists", "lineUp", "check", "levels"] as const)
  test(`the start of a game: ${call}`, async () => {
    failNext(call);
    await open("/play");
    expect(byRole("alert")).toHaveTextContent("could not be loaded");
    expect(document.body).not.toHaveTextContent("Loading games");
    if (call !== "levels") expect(document.body).not.toHaveTextContent("Checking the list");
    await click(button("Try again"));
    await waitFor(() => expect(button("Play")).toBeEnabled());
    expect(allByRole("alert")).toEqual([]);
  });

test("games to continue, on the page that starts one", async () => {
  failNext("games");
  await open("/play");
  expect(byRole("alert")).toHaveTextContent("could not be loaded");
  await click(button("Try again"));
  await waitFor(() => expect(allByRole("alert")).toEqual([]));
});

test("games at the judge’s table", async () => {
  await open("/judge");
  await waitFor(() => button("From a game …"));
  failNext("games");
  await click(button("From a game …"));
  expect(byRole("alert")).toHaveTextContent("could not be loaded");
  expect(byRole("dialog")).not.toHaveTextContent("Looking for games");
  await click(button("Try again"));
  await waitFor(() => expect(byRole("dialog")).toHaveTextContent("keeps no game"));
  expect(allByRole("alert")).toEqual([]);
});
