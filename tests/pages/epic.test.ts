// @vitest-environment happy-dom
/** Huge ships and teams: weapons that cannot fire, teammates' dials, piles, conceding as a team. */
import { NO_TOKENS } from "@broadside/protocol";
import { within } from "@testing-library/dom";
import { firstEdition, isAskedOf, isPhase, judged, playedUntil, set } from "../shared/made-games.ts";
import { duel, epicDogfight, FULL_SPEED } from "../shared/usual-games.ts";
import { choose, click, expect, fill, open, test } from "./app.ts";
import {
  allByRole,
  button,
  buttons,
  byRole,
  closeDrawer,
  dialog,
  find,
  findAll,
  openDrawer,
  page,
  show,
  textOf,
  useTool,
} from "./playing.ts";

test("a weapon that cannot fire is shown with the reason and the rule, the others with their dice", async () => {
  await show(playedUntil(await epicDogfight(), isAskedOf("attack", "A1"), FULL_SPEED));
  const illegal = find("p.play-attack-weapon");
  expect(textOf(illegal)).toMatch(/nobody is at range|not enough energy|it has already attacked/);
  expect(textOf(byRole("link", undefined, illegal))).toMatch(/^(HS|1E)-/);
  expect(textOf(find(".play-attack-weapon"))).toMatch(/range \d–\d · \d dice/);
});

test("the rails show the number of equal tokens next to the icon, not in the icon font", async () => {
  const game = playedUntil(await duel(), isAskedOf("action", "A1"));
  await show(judged(game, set("A1", { tokens: { ...NO_TOKENS, focus: 2, evade: 1 } })));
  const shown = findAll('.play-rail[data-seat="1"] .play-rail-shipTokens > span');
  expect(shown.map((token) => textOf(find(".icon", token)))).toEqual(["Ä", "Å"]);
  expect(shown.map((token) => token.querySelector("sup")?.textContent)).toEqual(["2", undefined]);
});

test("Team Epic: team-mates sit together and have one choice of lists", async () => {
  await open("/play?seed=team");
  await choose(byRole("combobox", /^Game/), "Team Epic, two against two");
  expect(byRole("group", "Seat 2: teammate in team 1")).toBeVisible();
  const listsAt = (seat: number) => within(byRole("group", new RegExp(`^Seat ${seat}`))).getByLabelText("The team's lists");
  await choose(listsAt(4), within(listsAt(4)).getByRole("option", { name: /^The cartel · / }));
  expect(listsAt(3)).toHaveDisplayValue(/^The cartel · /);
  expect(page().getAllByText("✓ Legal")).toHaveLength(4);
});

test("[ET-END-13, ET-PILE-01, ET-TABLE-04] Team Epic: only team-mates see each other's dials, all have their cards and losses next to the table, and a captain may concede at any time", async () => {
  const game = await firstEdition("team-epic", ["1e-team-alliance-fleet", "1e-team-cartel"]);
  await show(game);
  expect(button("Concede", await openDrawer("Game"))).toBeEnabled();
  await show(playedUntil(game, isPhase("planning")));
  expect(buttons(/^Pass the device to/)).toHaveLength(4);
  const mates = () => allByRole("list", "Your teammates' dials");
  await click(button(/^Pass the device to Player 1/));
  expect(mates()).toEqual([]);
  await click(button(/^Done/));
  await click(button(/^Pass the device to Player 2/));
  await click(page().getByText(/^Your teammates' dials/, { selector: "summary" }));
  expect(mates()[0]).toHaveTextContent("Tantive IV: ");
  await click(button(/^Cover and decide later/));
  await click(button(/^Pass the device to Player 3/));
  expect(byRole("heading", "For your eyes only")).toBeVisible();
  expect(mates()).toEqual([]);
  await click(button(/^Cover and decide later/));

  // A lost ship goes to its own player's pile.
  await useTool("Change by hand");
  await choose(byRole("combobox", "Ship", dialog()), "A2");
  await choose(within(dialog()).getByLabelText("In play"), "destroyed");
  await fill(within(dialog()).getByLabelText("Reason"), "It was shot down");
  await click(button("Propose change", dialog()));
  for (const player of [3, 4]) await click(button(`Player ${player} agrees`));
  await openDrawer("Ships");
  expect(findAll(".play-cards-ships .play-cards-squad")).toHaveLength(4);
  const pileOf = (seat: number) => textOf(find(`.play-cards-ships .play-cards-squad[data-seat="${seat}"] .play-piles`));
  expect(pileOf(1)).toMatch(/^\d\d points lost.*Lost: Wedge \(\d\d\)/);
  expect(pileOf(2)).toMatch(/^0 points lost/);
  await closeDrawer();

  // The captain concedes for the team once the team-mate agrees.
  await useTool("Concede");
  expect(buttons(/concedes for the team$/)).toHaveLength(2);
  await click(button("Player 1 concedes for the team"));
  expect(byRole("heading", "Concede as a team?")).toBeVisible();
  await click(button("Player 2 agrees"));
  expect(byRole("heading", /^Player 3 and Player 4 won/)).toBeVisible();
});
