// @vitest-environment happy-dom
/** Players who are sometimes absent from the table: away, or with standing orders. */
import { within } from "@testing-library/dom";
import { isAsked, isAskedOf, playedUntil } from "../shared/made-games.ts";
import { standardGame } from "../shared/usual-games.ts";
import { choose, click, expect, pressEscape, test } from "./app.ts";
import {
  button,
  buttons,
  byRole,
  closeDrawer,
  dialog,
  expectLogged,
  heading,
  openDrawer,
  playUntil,
  show,
  status,
  textOf,
  useTool,
} from "./playing.ts";

const inDialog = () => within(dialog());

test("a player who is away gets the defaults, and somebody has to stay", async () => {
  // Both players have ships to place.
  await show(playedUntil(await standardGame(), isAskedOf("place ship", "B2")));
  await useTool("Players");
  await click(inDialog().getByLabelText("Player 2 is away"));
  expect(inDialog().getByLabelText("Player 2 is away")).toBeChecked();
  expect(status()).toHaveTextContent("Player 2 is away");
  await click(inDialog().getByLabelText("Player 1 is away"));
  expect(byRole("alert", undefined, dialog())).toHaveTextContent("at least one player has to stay at the table");
  await pressEscape();
  await playUntil(/^Pass the device/);
  expect(buttons(/^Pass the device to/)).toHaveLength(1);
  const log = textOf(byRole("log", undefined, await openDrawer("Log")));
  expect(log.match(/Player 2 is away, so the game uses the default answers/g)).toHaveLength(1);
  await closeDrawer();
  await useTool("Players");
  await click(inDialog().getByLabelText("Player 2 is away"));
  expect(status()).not.toHaveTextContent("away");
});

test("a standing order is set, used and removed, and is its seat's secret", async () => {
  const game = playedUntil(await standardGame(), isAsked("place obstacle"));
  const whose = `Player ${(game.open[0]?.ask.seat ?? 0) + 1}`;
  await show(game);
  expect(heading()).toHaveTextContent("Place the obstacle");
  await useTool("Players");
  await click(button(`${whose}'s standing orders`, dialog()));
  expect(dialog()).toHaveTextContent("You have no standing orders.");
  await choose(inDialog().getByLabelText("Question"), "Place obstacle");
  await click(button("Add", dialog()));
  expect(byRole("list", "Standing orders", dialog())).toHaveTextContent("Place obstacle");
  await click(button("Hide", dialog()));
  expect(dialog()).not.toHaveTextContent("Place obstacle");
  await pressEscape();
  await expectLogged(`${whose} has a standing order for “place obstacle”`);
  expect(heading()).not.toHaveTextContent("Place the obstacle");
  await useTool("Players");
  await click(button(`${whose}'s standing orders`, dialog()));
  await click(button(/^Remove/, dialog()));
  expect(dialog()).toHaveTextContent("You have no standing orders.");
});
