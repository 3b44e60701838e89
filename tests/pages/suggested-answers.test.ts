// @vitest-environment happy-dom
/** The suggested answer stands out in gold, and Enter takes it. */
import type { Game } from "@broadside/rules";
import { FAST, fewShips, isAsked, judged, playedUntil, set } from "../shared/made-games.ts";
import { discharged, epicDogfight, FULL_SPEED } from "../shared/usual-games.ts";
import { click, expect, press, test } from "./app.ts";
import { button, buttons, expectLogged, find, findAll, question, show, textOf } from "./playing.ts";

/** A1 attacks with a focus token and a lock on its target. */
async function withTokensToSpend(): Promise<Game> {
  const game = playedUntil(await fewShips(), isAsked("attack"), FAST);
  const tokens = game.state.ships.find(({ id }) => id === "A1")?.tokens;
  if (!tokens) throw new Error("no such ship");
  return judged(game, set("A1", { tokens: { ...tokens, focus: 1 }, locks: ["B2"] }));
}

const golden = (): readonly string[] => findAll("[data-main], .primary:enabled", question()).map(textOf);

test("a change of dice: gold and Enter are on the best choice, not on ending the changes", async () => {
  await show(playedUntil(await withTokensToSpend(), isAsked("modify attack dice"), { attack: /^primary/ }));
  const suggested = button(/suggested/, question());
  expect(suggested).not.toHaveTextContent("No more changes");
  expect(golden()).toEqual([textOf(suggested)]);
  expect(suggested).toHaveFocus();
  await press("{Enter}");
  await expectLogged(/spends/);
});

test("an action: when a bot is asked what it would do, gold and Enter follow its answer", async () => {
  await show(playedUntil(await fewShips(), isAsked("action"), FAST));
  expect(golden()).toEqual([textOf(find("[data-default]", question()))]);
  await click(button("Get a hint"));
  const suggested = button(/suggested/, question());
  expect(golden()).toEqual([textOf(suggested)]);
  expect(suggested).toHaveFocus();
});

test("an attack: the one that a bot would declare is marked, and Enter fires it", async () => {
  await show(playedUntil(await withTokensToSpend(), isAsked("attack")));
  await click(button("Get a hint"));
  const [suggested] = buttons(/suggested/, question());
  const fire = find(".play-fire");
  if (suggested) {
    expect(suggested).toHaveAttribute("aria-pressed", "true");
    expect(fire).toHaveFocus();
  } else {
    expect(golden()).toEqual(["No attack"]);
    expect(fire).not.toHaveFocus();
  }
});

test("energy: gold and Enter are on the card that a bot would charge", async () => {
  const game = playedUntil(await epicDogfight(), isAsked("dial"));
  await show(playedUntil(discharged(game, "quadlasercannons"), isAsked("allocate energy"), FULL_SPEED));
  await click(button("Get a hint"));
  const suggested = find("[data-main]", question());
  expect(suggested).toHaveFocus();
  expect(golden()).toHaveLength(1);
});
