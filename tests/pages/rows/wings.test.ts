// @vitest-environment happy-dom
/** Rules that the page enforces for wings and for setting up Epic Battles. */

import { WING_POSITIONS } from "@broadside/geometry";
import type { Game, Ship } from "@broadside/rules";
import { shortNames } from "@broadside/telling";
import { judged, set } from "../../shared/made-games.ts";
import { click, expect, test } from "../app.ts";
import { scenarioAsking, scenarioInPhase } from "../game-copies.ts";
import {
  allByRole,
  answer,
  button,
  buttons,
  card,
  defaultOption,
  find,
  findAll,
  heading,
  openDrawer,
  page,
  question,
  show,
  status,
  textOf,
  titleOf,
} from "../playing.ts";

const WINGS = ["all-wings-report-in", 3] as const;
/** Wingmates that are in play. */
const matesIn = ({ state }: Game) =>
  state.ships.filter(({ id, wing, status }) => status === "inPlay" && wing !== undefined && wing.leader !== id);
/** Number and name of a position: `ID 2, left flank`. */
const placeOf = (wing: Ship["wing"]): string =>
  wing
    ? `ID ${WING_POSITIONS.indexOf(wing.position) + 1}, ${wing.position.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`
    : "none";
const nameOf = (id = ""): string => textOf(find(".play-cards-shipHead button", card(id)));
const badge = (id: string): HTMLElement => find(".play-cards-wing", card(id));
/** The lines round the wings. */
const outlines = (): readonly string[] => findAll(".broadside-table .table-mark[data-kind=area][data-seat]").map((one) => one.innerHTML);

test("[EB-WID-01, EB-WID-03, EB-WID-04] a wingmate's card shows number, place and leader, and at once if it has split", async () => {
  const game = await scenarioInPhase(...WINGS, "planning");
  const mates = matesIn(game);
  expect(mates.length).toBeGreaterThan(1);
  await show(game);
  const whole = outlines();
  expect(whole.length).toBeGreaterThan(0);
  await openDrawer("Ships");
  for (const { id, wing } of mates) {
    expect(badge(id)).toHaveAttribute("data-state", "in wing");
    expect(textOf(badge(id))).toBe(`in a wing ${placeOf(wing)}, led by ${nameOf(wing?.leader)}`);
    expect(findAll("rect[data-own]", badge(id))).toHaveLength(1);
  }
  const [split] = mates;
  if (!split?.wing) throw new Error("no wingmate");
  await show(judged(game, set(split.id, { wing: { ...split.wing, split: true } })));
  expect(outlines()).not.toEqual(whole);
  await openDrawer("Ships");
  expect(badge(split.id)).toHaveAttribute("data-state", "split");
  expect(textOf(badge(split.id))).toBe(`split from its wing ${placeOf(split.wing)}, led by ${nameOf(split.wing.leader)}`);
});

test("[EB-ERR-05, EB-ERR-06] ID 4 is rear support, behind the leader; ID 5 left support, behind and to the left", async () => {
  const game = await scenarioInPhase(...WINGS, "planning");
  const [one, two] = matesIn(game);
  if (!one?.wing || !two?.wing) throw new Error("too few wingmates");
  judged(
    game,
    set(one.id, { wing: { ...one.wing, position: "rearSupport" } }),
    set(two.id, { wing: { ...two.wing, position: "leftSupport" } }),
  );
  await show(game);
  await openDrawer("Ships");
  /** Which of the six places is filled: across and down. */
  const filledPlace = (id: string): readonly (string | null)[] => {
    const rect = find("rect[data-own]", badge(id));
    return [rect.getAttribute("x"), rect.getAttribute("y")];
  };
  expect(badge(one.id)).toHaveTextContent("ID 4, rear support");
  expect(badge(two.id)).toHaveTextContent("ID 5, left support");
  expect(filledPlace(one.id)).toEqual(["13", "13"]);
  expect(filledPlace(two.id)).toEqual(["2", "13"]);
});

test("[EB-WPHASE-01] only leaders and ships on their own have dials", async () => {
  const game = await scenarioInPhase(...WINGS, "planning");
  await show(game);
  const mates = matesIn(game).map(({ id }) => id);
  const seat = matesIn(game)[0]?.seat ?? 0;
  const own = game.state.ships.filter((ship) => ship.seat === seat && ship.status === "inPlay").map(({ id }) => id);
  await click(button(new RegExp(`^Pass the device to Player ${seat + 1}`)));
  const titles = findAll(".play-dials-dialChip").map(({ title }) => title);
  expect(titles).toHaveLength(own.filter((id) => !mates.includes(id)).length);
  expect(titles.filter((title) => mates.some((id) => title.includes(`(${id})`)))).toEqual([]);
  // These are the last dials to be set.
  await click(button(/^Done/));
  expect(button(new RegExp(`^Let Player ${seat + 1} look again`))).toBeVisible();
});

test("[EB-WPHASE-11, EB-SPLIT-22] a wingmate may split only at the end of the End phase, and stays by default", async () => {
  const game = await scenarioAsking(...WINGS, "split or join wing");
  expect(game.state.cursor.phase).toBe("end");
  await show(game);
  expect(status()).toHaveTextContent("End");
  // Every wingmate gets the question.
  expect(findAll(".play-question-others li")).toHaveLength(matesIn(game).length - 1);
  expect(heading()).toHaveTextContent(/^Choose whether .* splits from or joins .*'s wing\.$/);
  expect(findAll(".play-options button", question())).toHaveLength(2);
  expect(button(/^Split/, question())).toBeEnabled();
  expect(defaultOption()).not.toHaveTextContent("Split");
});

test("[EB-WPHASE-12, EB-JOIN-09] a ship that has split may join again if its player wants", async () => {
  const game = await scenarioAsking(...WINGS, "split or join wing");
  const [mate] = matesIn(game);
  if (!mate?.wing) throw new Error("no wingmate");
  await show(judged(game, set(mate.id, { wing: { ...mate.wing, split: true } })));
  const name = `${shortNames(game)[mate.id]} `;
  const about = new RegExp(`whether ${name}splits from or joins`);
  expect(page().queryAllByText(about)).not.toEqual([]);
  const waiting = findAll(".play-question-others li").find((other) => textOf(other).includes(name));
  for (const turn of waiting ? buttons(/^Answer this first/, waiting) : []) await click(turn);
  expect(button(/^Join/, question())).toBeEnabled();
  expect(defaultOption()).not.toHaveTextContent("Join");
  // If it does not want to join, it stays where it is.
  for (const { number, ask } of game.open)
    if (ask.about?.ship !== mate.id) expect(game.give({ input: "answer", seat: ask.seat, ask: number, key: "stay" })).toBeUndefined();
  await show(game);
  await answer(defaultOption());
  await openDrawer("Ships");
  expect(badge(mate.id)).toHaveAttribute("data-state", "split");
  // With stress it may not join, and gets no question.
  await show(judged(game, set(mate.id, { tokens: { ...mate.tokens, stress: 1 } })));
  expect(page().queryAllByText(about)).toEqual([]);
});

test("[EB-SETUP-06, EB-SETUP-10, EB-SETUP-17] while ships are placed, the deployment areas with their corners and special areas show; each player's cards are at their edge", async () => {
  const game = await scenarioAsking(...WINGS, "place ship");
  await show(game);
  expect(findAll(".broadside-table text").map(textOf)).toContain("Exit");
  // Each side's areas are drawn with a mark in each of their four corners.
  const areas = findAll(".broadside-table .table-mark[data-kind=line][data-closed][data-seat]");
  const corners = areas.map((area) => find(".table-dots", area).getAttribute("d")?.match(/M/g)?.length);
  expect(corners).toEqual([4, 4, 4]);
  expect(new Set(areas.map((area) => area.getAttribute("data-seat"))).size).toBe(2);
  await openDrawer("Ships");
  const trays = allByRole("region", /'s ship cards$/);
  expect(trays).toHaveLength(3);
  for (const tray of trays) {
    expect(textOf(find("h3", tray))).toMatch(/at the (top|bottom|left|right) edge/);
    const letter = "ABC"[Number(tray.getAttribute("data-seat")) - 1];
    const own = game.state.ships.filter(({ id }) => id.startsWith(letter ?? "?")).map(({ id }) => expect.stringContaining(`(${id})`));
    expect(findAll(".play-cards-ship", tray).map(titleOf)).toEqual(own);
  }
});
