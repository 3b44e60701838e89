// @vitest-environment happy-dom
/** Rules of Epic play that the page enforces: huge ships' cards, ID tokens, dials of a team. */
import { hugeFleets } from "../../shared/huge-fleets.ts";
import { firstEdition, isAsked, isPhase, playedUntil } from "../../shared/made-games.ts";
import { click, expect, test } from "../app.ts";
import { allByRole, button, byRole, card, find, findAll, heading, openDrawer, placeFromLeft, show, textOf } from "../playing.ts";

const TEAM_LISTS = ["1e-team-alliance-fleet", "1e-team-imperial-hammer"] as const;
const CORVETTE_LIST = "1e-tantive-and-transport";

/** The names of some seats' ships, as a screen reader announces them on the table. */
const shipsOf = (...seats: readonly string[]): readonly string[] =>
  findAll('.table-piece[data-kind="ship"]')
    .filter((one) => seats.some((seat) => one.getAttribute("data-id")?.startsWith(seat)))
    .map((one) => one.getAttribute("aria-label") ?? "");
/** The colours of their ID numbers. */
const numerals = (...seats: readonly string[]): readonly string[] =>
  shipsOf(...seats).map((name) => /ID token (\w+) \d+/.exec(name)?.[1] ?? "none");

test("[HS-SETUP-04] only a huge ship's base must be on the table", async () => {
  await show(playedUntil(await hugeFleets(), isAsked("place ship")));
  expect(textOf(heading())).toBe("Place CR90 1.");
  // Half the base's width lies on each side.
  await placeFromLeft("40");
  expect(button(/^Put it here/)).toBeEnabled();
  await placeFromLeft("39");
  expect(button(/^Put it here/)).toBeDisabled();
  await click(button(/^Back to the default place/));
  expect(button(/^Put it here/)).toBeEnabled();
});

test("[HS-PRIM-04] a card shows a primary weapon's range only if it is limited", async () => {
  await show(playedUntil(await hugeFleets(), isPhase("planning")));
  await openDrawer("Ships");
  expect(card("A1")).toHaveTextContent("4, range 3–5, ⟳ turret");
  expect(card("A1")).not.toHaveTextContent("range 2–4");
  expect(card("B1")).toHaveTextContent("Raider-class Corvette");
  expect(card("B1")).toHaveTextContent("4, range 2–4");
  expect(card("B1")).not.toHaveTextContent("turret");
  expect(find(".stats", card("A2"))).not.toHaveTextContent("range");
});

test("[1E-SETUP-09, ET-DEPLOY-07, ET-MIRROR-05] with the same list on both sides, every copy has a number, all white on one side, all black on the other", async () => {
  await show(playedUntil(await firstEdition("epic-dogfight", [CORVETTE_LIST, CORVETTE_LIST]), isPhase("planning")));
  const [own, theirs] = [numerals("A"), numerals("B")];
  expect(own).toHaveLength(theirs.length);
  expect(new Set(own).size).toBe(1);
  expect(new Set(theirs).size).toBe(1);
  expect([own[0], theirs[0]].toSorted()).toEqual(["black", "white"]);
  const tokens = shipsOf("A", "B").map((name) => /ID token \w+ \d+/.exec(name)?.[0]);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("[ET-TDEPLOY-06, ET-TALK-02] Team Epic: numbers have the team's colour; team-mates show their dials only to each other", async () => {
  await show(playedUntil(await firstEdition("team-epic", TEAM_LISTS), isPhase("planning")));
  const colours = (...seats: readonly string[]) => new Set(numerals(...seats).filter((one) => one !== "none"));
  const [ours, theirs] = [colours("A", "B"), colours("C", "D")];
  expect([...ours, ...theirs].toSorted()).toEqual(["black", "white"]);
  const mates = () => findAll("summary").filter((one) => textOf(one).includes("Your teammates' dials"));
  await click(button(/^Pass the device to Player 1/));
  expect(mates()).toEqual([]);
  await click(button(/^Done/));
  await click(button(/^Pass the device to Player 2/));
  const [shown] = mates();
  if (!shown) throw new Error("no dials of a teammate");
  expect(allByRole("list", "Your teammates' dials")).toEqual([]);
  await click(shown);
  expect(textOf(byRole("list", "Your teammates' dials"))).toMatch(/^Tantive IV: .*\d/);
  await click(button(/^Cover and decide later/));
  for (const other of [/^Pass the device to Player 3/, /^Pass the device to Player 4/]) {
    await click(button(other));
    expect(find(".play-dials-dialChip")).toBeVisible();
    expect(mates()).toEqual([]);
    await click(button(/^Cover and decide later/));
  }
});
