// @vitest-environment happy-dom
/** Searching for cards in the builder. */
import { screen, waitFor, within } from "@testing-library/dom";
import { click, expect, press, test } from "./app.ts";
import { carries, entryOf, field, find, openDraft, rebels, row, rows, ship, ships } from "./builder.ts";
import { button } from "./playing.ts";

/** Presses the / key and types, until something is found. */
async function search(text: string): Promise<void> {
  field().focus();
  await find(text);
  await waitFor(() => expect(rows(/./).length).toBeGreaterThan(0));
}

test("search forgives a typing error, adds a ship and an upgrade, and shows details with the dial", async () => {
  await openDraft(rebels());
  await press("/");
  await search("luk skywaker");
  await click(row(/^Luke Skywalker.*X-wing/));
  expect(ships()).toHaveLength(1);
  await search("r2d2");
  await click(row(/^R2-D2.*Astromech/));
  expect(carries(ship(0), "R2-D2")).toBeInTheDocument();
  await click(button("All details of Luke Skywalker"));
  const facts = screen.getByRole("dialog", { name: "Luke Skywalker" });
  expect(within(facts).getByText("4 Koiogran turn, red")).toBeInTheDocument();
  await click(button("Close", facts));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[1E-SQUAD-05] a card that doesn't fit isn't added, and the page says why", async () => {
  await openDraft(rebels());
  await press("/");
  const refused = (): HTMLElement => screen.getByRole("alert");
  await search("r2-d2");
  await press("{Enter}");
  expect(refused()).toHaveTextContent("Choose a ship first");
  await search("luke skywalker");
  await press("{Enter}");
  expect(ships()).toHaveLength(1);
  await search("luke skywalker");
  await press("{Enter}");
  expect(refused()).toHaveTextContent("A squad can include Luke Skywalker only once");
  expect(ships()).toHaveLength(1);
  await search("gunnery team");
  await press("{Enter}");
  expect(refused()).toHaveTextContent("Luke Skywalker has no free slot for Gunnery Team");
});

test("results follow every key, in any edition", async () => {
  await openDraft(entryOf("standard-20", "resistance", []));
  await press("/");
  for (const [typed, found] of [
    ["luke sk", /^Luke Skywalker/],
    ["proton torpdo", /^Proton Torpedoes/],
    ["tie fihgter", /TIE/],
    ["jedi", /Jedi/],
  ] as const) {
    await search(typed);
    await waitFor(() => expect(rows(/./)[0]).toHaveAccessibleName(found));
  }
});

test("Enter adds the found ship and nothing more, however often you press it", async () => {
  await openDraft(rebels());
  await find("wedge");
  await press("{Enter}");
  expect(ships()).toHaveLength(1);
  expect(field()).toHaveValue("");
  await press("{Enter}");
  await press("{Enter>3/}");
  expect(ships()).toHaveLength(1);
  await find("no ship of this name");
  await press("{Enter}");
  expect(ships()).toHaveLength(1);
});
