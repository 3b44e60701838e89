// @vitest-environment happy-dom
/** Players who are not at the table all the time: away, or with standing answers. */
import { within } from "@testing-library/dom";
import { isAsked, isAskedOf, playedUntil } from "../made-games.ts";
import { standardGame } from "../usual-games.ts";
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
  // Both have ships to place.
  await show(playedUntil(await standardGame(), isAskedOf("place ship", "B2")));
  await useTool("Players");
  await click(inDialog().getByLabelText("Player 2 is away"));
  expect(inDialog().getByLabelText("Player 2 is away")).toBeChecked();
  expect(status()).toHaveTextContent("away: Player 2");
  await click(inDialog().getByLabelText("Player 1 is away"));
  expect(byRole("alert", undefined, dialog())).toHaveTextContent("somebody must stay at the table");
  await pressEscape();
  await playUntil(/^Pass the screen on/);
  expect(buttons(/^Pass the screen to/)).toHaveLength(1);
  const log = textOf(byRole("log", undefined, await openDrawer("Log")));
  expect(log.match(/Player 2 is away, and is given the defaults/g)).toHaveLength(1);
  await closeDrawer();
  await useTool("Players");
  await click(inDialog().getByLabelText("Player 2 is away"));
  expect(status()).not.toHaveTextContent("away");
});

test("a standing answer is set, used and removed, and is its seat's secret", async () => {
  const game = playedUntil(await standardGame(), isAsked("place obstacle"));
  const whose = `Player ${(game.open[0]?.ask.seat ?? 0) + 1}`;
  await show(game);
  expect(heading()).toHaveTextContent("Where do you place");
  await useTool("Players");
  await click(button(`Standing answers of ${whose}`, dialog()));
  expect(dialog()).toHaveTextContent("Nothing is answered for you.");
  await choose(inDialog().getByLabelText("Question"), "Place obstacle");
  await click(button("Set", dialog()));
  expect(byRole("list", "Set", dialog())).toHaveTextContent("Place obstacle");
  await click(button("Hide them", dialog()));
  expect(dialog()).not.toHaveTextContent("Place obstacle");
  await pressEscape();
  await expectLogged(`${whose} has a standing answer to “place obstacle”`);
  expect(heading()).not.toHaveTextContent("Where do you place");
  await useTool("Players");
  await click(button(`Standing answers of ${whose}`, dialog()));
  await click(button(/^Remove/, dialog()));
  expect(dialog()).toHaveTextContent("Nothing is answered for you.");
});
