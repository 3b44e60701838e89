// @vitest-environment happy-dom
/** The lists that you open or paste when you set up a game. */
import { waitFor, within } from "@testing-library/dom";
import { click, expect, fill, open, test } from "./app.ts";
import { allByRole, button, byRole, textOf } from "./playing.ts";

const SECOND_EDITION = JSON.stringify({ faction: "rebelalliance", pilots: [{ id: "lukeskywalker", ship: "t65xwing" }] });
const FIRST_EDITION = JSON.stringify({ faction: "rebel", pilots: [{ name: "lukeskywalker", ship: "xwing" }] });

async function paste(text: string): Promise<HTMLElement> {
  const seat = await waitFor(() => byRole("group", "Seat 1"));
  await click(within(seat).getByText("Open or paste a list"));
  await fill(within(seat).getByLabelText("XWS"), text);
  await click(button("Use this list", seat));
  return seat;
}

test("a second-edition list is refused in a first-edition game", async () => {
  await open("/play?scenario=standard-100");
  const seat = await paste(SECOND_EDITION);
  await waitFor(() => expect(seat).toHaveTextContent("It is a list for the second edition, but the cards are from 1e"));
  expect(allByRole("option", undefined, seat).map(textOf).join()).not.toContain("Luke");
});

test("a first-edition list is refused in a scenario", async () => {
  await open("/play?scenario=dogfight");
  const seat = await paste(FIRST_EDITION);
  await waitFor(() => expect(seat).toHaveTextContent("It is a list for the first edition, but the cards are from 2.0"));
});
