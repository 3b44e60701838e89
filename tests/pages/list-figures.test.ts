// @vitest-environment happy-dom
/** Wherever you choose a list, each list shows its faction and cost. */
import { waitFor } from "@testing-library/dom";
import { click, expect, open, test } from "./app.ts";
import { allByRole, button, byRole, textOf } from "./playing.ts";

const DRAFT = {
  id: "mine",
  name: "Wedge alone",
  entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot: "wedgeantilles", upgrades: [] }] }] },
  changed: 1,
};

const keepDraft = (): void => localStorage.setItem("broadside.drafts.1", JSON.stringify({ drafts: [DRAFT] }));
const texts = (elements: readonly HTMLElement[]): readonly string[] => elements.map(textOf);

test("in a seat's form, your own lists too", async () => {
  keepDraft();
  await open("/play?scenario=standard-100");
  const offered = () => texts(allByRole("option", undefined, byRole("group", "Seat 1")));
  await waitFor(() => expect(offered()).toContain("Wedge alone · 29 points · 1 ship · Rebel Alliance"));
  expect(offered().join()).toMatch(/ · \d+ points · \d ships · Galactic Empire/);
});

test("in the home page's dialog", async () => {
  keepDraft();
  await open("/");
  await click(await waitFor(() => byRole("radio", /^Standard/)));
  await waitFor(() => button(/Change$/));
  await click(button(/Change$/));
  const dialog = byRole("dialog");
  await waitFor(() => expect(dialog).toHaveTextContent("Wedge alone29 points · 1 ship · Rebel Alliance"));
  expect(dialog).toHaveTextContent(/\d+ points · \d ships · Galactic Empire/);
});
