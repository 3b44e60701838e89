// @vitest-environment happy-dom
/** Rules of the first edition that the page enforces: what is open, what is hidden, what is measured and counted. */
import type { Game } from "@broadside/rules";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { within } from "@testing-library/dom";
import { hugeShipAttacks } from "../../shared/huge-fleets.ts";
import {
  chosenGame,
  FAST,
  fewShips,
  firstEdition,
  isAsked,
  isPhase,
  judged,
  playedUntil,
  set,
  twoSquads,
} from "../../shared/made-games.ts";
import { choose, click, expect, fill, press, test } from "../app.ts";
import {
  allByRole,
  answer,
  button,
  buttons,
  byRole,
  card,
  closeDrawer,
  dialog,
  find,
  findAll,
  items,
  openDrawer,
  piece,
  placeFromLeft,
  playUntil,
  question,
  region,
  show,
  status,
  textOf,
  useTool,
} from "../playing.ts";
import { expectDialsHidden } from "./hidden-dials.ts";

const [FIRST = "", SECOND = ""] = READY_MADE.filter(({ entry }) => entry.format === "standard-100").map(({ id }) => id);
const FACEUP = "Faceup damage and conditions";

test("[1E-DMG-11, 1E-DMG-12, 1E-TOKEN-07] a faceup card has a name and a mark, a facedown one has neither; everyone sees discards, tokens and spent upgrades", async () => {
  const game = playedUntil(await firstEdition("standard-100", [FIRST, SECOND]), isPhase("planning"));
  const [wedge, other] = ["A1", "B1"].map((id) => game.state.ships.find((ship) => ship.id === id));
  if (!wedge || !other) throw new Error("no such ships");
  const damage = [
    { card: 0, faceup: true, since: 0 },
    { card: 1, faceup: false, since: 0 },
  ];
  const upgrades = wedge.upgrades.map((upgrade, at) => (at === 0 ? { ...upgrade, faceup: false } : upgrade));
  const tokens = { ...other.tokens, focus: 1 };
  judged(game, set("A1", { damage, upgrades }), set("B1", { damage: [{ card: 2, faceup: false, since: 0 }], tokens }));
  await show(game);
  await openDrawer("Ships");
  const faceup = items(byRole("list", FACEUP, card("A1")));
  expect(faceup).toHaveLength(1);
  expect(faceup[0]).toContain("Shaken Pilot");
  expect(textOf(byRole("list", "Tokens", card("A1")))).toBe("critical hit");
  expect(card("A1")).toHaveTextContent("1/3");
  await click(find("summary", card("A1")));
  expect(findAll("s", byRole("list", "Upgrades", card("A1")))).toHaveLength(1);
  // Facedown cards show only their number.
  expect(card("B1")).toHaveTextContent("2/3");
  expect(allByRole("list", FACEUP, card("B1"))).toEqual([]);
  expect(textOf(byRole("list", "Tokens", card("B1")))).toBe("focus");
  const piles = findAll(".play-piles").map(textOf);
  expect(piles).toHaveLength(2);
  for (const pile of piles) expect(pile).toMatch(/\d+ Damage cards left/);
  await closeDrawer();

  await changeWedge("turn over");
  expect(allByRole("list", "Tokens", card("A1"))).toEqual([]);
  await closeDrawer();
  await changeWedge("discard");
  await click(find(".play-piles summary"));
  expect(find(".play-piles", region("Player 1's ship cards"))).toHaveTextContent("Discarded Damage cards: Shaken Pilot");
});

/** Changes Wedge by hand, with the other player's consent. The Ships drawer is open afterwards. */
async function changeWedge(what: "discard" | "turn over"): Promise<void> {
  await useTool("Change by hand");
  await choose(byRole("combobox", "Ship", dialog()), "A1");
  const [box] = within(dialog()).getAllByLabelText(what);
  if (!box) throw new Error(`nothing to ${what}`);
  await click(box);
  await fill(within(dialog()).getByLabelText("Reason"), "It was repaired");
  await click(button("Propose change", dialog()));
  await click(button("Player 2 agrees"));
  expect(buttons("Player 2 agrees")).toEqual([]);
  await openDrawer("Ships");
}

test("[1E-PLAN-03, ET-COMP-10] only its player sees a dial, and whatever it is set to, the others see the same", async () => {
  await show(playedUntil(await fewShips(), isPhase("planning")));
  await expectDialsHidden();
});

test("[1E-ARC-12, ET-COMP-15] without aids, rulers can be used while ships are placed and in an attack, not in between", async () => {
  const game = await fewShips({ agreements: { aids: "strict" } });
  const rulers = () => findAll(".table-mark[data-kind=ruler]");
  const pick = async (id: string): Promise<void> => {
    piece(id).focus();
    await press(" ");
  };
  const isSecondPlaced = (now: Game): boolean => isAsked("place ship")(now) && now.state.ships.some(({ pose }) => pose !== undefined);
  await show(playedUntil(game, isSecondPlaced));
  // Measures from the ship that is being placed.
  await pick(game.state.ships.find(({ pose }) => pose !== undefined)?.id ?? "");
  expect(rulers()).not.toEqual([]);
  for (const isBetween of [isPhase("planning"), isAsked("action")]) {
    await show(playedUntil(game, isBetween, FAST));
    await pick("A1");
    await pick("B1");
    expect(rulers()).toEqual([]);
  }
  await show(playedUntil(game, isAsked("attack"), FAST));
  expect(textOf(find(".play-target", question()))).toMatch(/Range [123]/);
  expect(rulers()).not.toEqual([]);
});

test("[1E-COMP-08] a base may stand flush with the edge, whatever model stands on it, and no farther", async () => {
  await show(playedUntil(await fewShips(), isAsked("place ship")));
  await placeFromLeft("20");
  expect(button(/^Put it here/)).toBeEnabled();
  await placeFromLeft("19");
  expect(button(/^Put it here/)).toBeDisabled();
  expect(find(".play-fits")).toHaveTextContent("Doesn't fit here");
});

test("[1E-COMP-14] the table shows as many dice as the attack has, each rolled once", async () => {
  // An attack with more dice than the three in a core set.
  await show(await hugeShipAttacks());
  const count = find(".play-attack-weapon[aria-pressed=true] .play-attack-diceCount").getAttribute("aria-label");
  const dice = Number(/\d+/.exec(count ?? "")?.[0]);
  expect(dice).toBeGreaterThan(3);
  await answer(button(/^Fire at/));
  const rolled = items(byRole("list", "Attack dice"));
  expect(rolled).toHaveLength(dice);
  expect(rolled.filter((die) => /added|rerolled/.test(die))).toEqual([]);
});

test("[1E-SETUP-12] rounds count from one, and go up by one at the end of each", async () => {
  await show(playedUntil(await fewShips(), isPhase("planning")));
  expect(status()).toHaveTextContent("Round 1");
  await playUntil(/^Choose an action|^Choose a weapon and target/);
  expect(status()).toHaveTextContent("Round 1");
  await playUntil(/^Pass the device/);
  expect(status()).toHaveTextContent("Round 2");
});

test("[1E-SETUP-12] with a round limit, the third round shows as round three of that limit", async () => {
  const seats = twoSquads({ faction: "rebel", pilots: ["banditsquadronpilot"] }, { faction: "scum", pilots: ["binayrepirate"] });
  const game = await chosenGame({ edition: "1e", format: "standard-100", roundLimit: 8, seats });
  await show(playedUntil(game, isPhase("planning", 3)));
  expect(textOf(find(".play-top-bar-topTitle b"))).toBe("Round 3 of 8");
});
