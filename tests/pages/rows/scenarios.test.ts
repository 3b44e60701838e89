// @vitest-environment happy-dom
/** Rules of scenarios that the page enforces: who owns a piece, what it is worth, what is hidden, and what players see at the start. */
import { mm } from "@broadside/geometry";
import type { Game } from "@broadside/rules";
import { within } from "@testing-library/dom";
import { account, at, isAsked, judged, playedUntil, set } from "../../shared/made-games.ts";
import { click, expect, pressEscape, test } from "../app.ts";
import { scenarioAsking, scenarioInPhase } from "../game-copies.ts";
import {
  allByRole,
  button,
  byRole,
  card,
  defaultOption,
  dialog,
  expectLogged,
  find,
  findAll,
  items,
  openDrawer,
  piece,
  pieces,
  placeFromLeft,
  question,
  region,
  show,
  textOf,
  useTool,
} from "../playing.ts";

const planned = (id: string, seats: number): Promise<Game> => scenarioInPhase(id, seats, "planning");
const piecesOf = ({ state }: Game) => state.scenario?.pieces ?? [];

test("[SC-SALVAGE-14, SC-SALVAGE-36, SC-COMMON-68-Q] every ship with a cache has a marker in its player's colour until it loses the cache, and there are enough markers for all", async () => {
  const game = await planned("salvage-mission", 2);
  const caches = piecesOf(game);
  const own = game.state.ships.filter(({ seat }) => seat === 1).map(({ id }) => id);
  const carriers = caches.map((_, place) => own[place % own.length]);
  const markers = carriers.map((carrier, place) => `${carrier} with supply cache ${place + 1}`);
  judged(game, account(game, { pieces: caches.map((cache, place) => ({ ...cache, pose: undefined, carrier: carriers[place] })) }));
  await show(game);
  for (const marker of markers) expect(piece(marker)).toHaveAttribute("data-seat", "2");
  expect(findAll('[data-id^="supplyCache"]')).toEqual([]);
  await show(judged(game, account(game, { pieces: caches })));
  for (const marker of markers) expect(pieces(marker)).toEqual([]);
  expect(findAll('[data-id^="supplyCache"]')).toHaveLength(caches.length);
});

test("[SC-SCRAMBLE-19] a satellite has the colour of the player who controls it, and no colour if nobody does", async () => {
  const game = await planned("scramble-the-transmissions", 2);
  const satellites = piecesOf(game);
  await show(judged(game, account(game, { pieces: satellites.map((one, place) => ({ ...one, seat: [1, 0][place] })) })));
  const [first, second, third] = satellites.map(({ id }) => piece(id));
  expect(first).toHaveAttribute("data-seat", "2");
  expect(first).toHaveAttribute("aria-label", expect.stringContaining("Player 2 controls it"));
  expect(second).toHaveAttribute("data-seat", "1");
  expect(second).toHaveAttribute("aria-label", expect.stringContaining("Player 1 controls it"));
  expect(third).toBeDefined();
  expect(third).not.toHaveAttribute("data-seat");
});

test("[SC-SAT-19] a satellite shows each side's count there, and who controls it", async () => {
  const game = await planned("assault-at-the-satellite-array", 2);
  const [centre, far] = piecesOf(game);
  const of = (seat: number) => game.state.ships.filter((ship) => ship.seat === seat && ship.pose).map(({ id }) => id);
  const [[one, two], [three]] = [of(0), of(1)];
  if (!one || !two || !three) throw new Error("too few ships");
  const { x = 0, y = 0 } = centre?.pose ?? {};
  const beside = (dx: number) => ({ pose: { x: x + mm(dx), y, heading: 0 } });
  const label = (satellite: typeof centre) => piece(satellite?.id ?? "").getAttribute("aria-label");
  await show(judged(game, set(one, beside(70)), set(two, beside(-70)), set(three, beside(125))));
  expect(label(centre)).toContain("2 v 1: Player 1 controls it");
  expect(label(far)).toContain("0 v 0: nobody controls it");
  // One of the two ships has left.
  await show(judged(game, set(one, beside(400))));
  expect(label(centre)).toContain("1 v 1: nobody controls it");
});

test("[2E-DEV-29] a device names its player and has the player's colour", async () => {
  const game = await planned("salvage-mission", 2);
  const device = { token: "standardBomb", kind: "seismic charge", ship: "A1", round: 1 } as const;
  const devices = [0, 1].map((seat) => ({ ...device, id: `device ${seat + 1}` as const, seat, pose: at(400 + 100 * seat, 450) }));
  await show(judged(game, { change: "state", set: { devices } }));
  for (const seat of [1, 2]) {
    expect(piece(`device ${seat}`)).toHaveAttribute("data-seat", String(seat));
    expect(piece(`device ${seat}`).getAttribute("aria-label")).toContain(`Player ${seat}'s seismic charge`);
  }
});

test("[2E-COMP-26, 2E-PLAN-10] the log names players who look at their own dials; they see nobody else's, and nobody sees a facedown Damage card", async () => {
  const game = await scenarioInPhase("salvage-mission", 2, "activation");
  await show(judged(game, set("B1", { dial: "1FW" }), set("B2", { damage: [{ card: 3, faceup: false, since: 0 }] })));
  expect(find(".play-page")).not.toHaveTextContent("1 straight");
  await useTool("Look at my dials");
  await click(button("Show Player 2's dials", dialog()));
  const dials = items(dialog());
  expect(dials.map((dial) => dial.split(": ")[0])).toEqual(["Vader", "Soontir Fel", "Howlrunner"]);
  await pressEscape();
  await expectLogged("Player 2 looks at their dials");
  await openDrawer("Ships");
  expect(allByRole("list", "Faceup damage and conditions", card("B2"))).toEqual([]);
  expect(allByRole("list", "Tokens", card("B2"))).toEqual([]);
  expect(document.documentElement.outerHTML).not.toContain("Blinded Pilot");
});

test("[2E-COND-07] everybody can read which secret conditions are possible, and nobody which one it is", async () => {
  const game = await planned("salvage-mission", 2);
  const effect = { id: "condition:youshouldthankme", ship: "A1", by: "A1", until: "game", since: 7, secret: "Zam Wesell" } as const;
  await show(judged(game, { change: "state", set: { effects: [effect] } }));
  await openDrawer("Ships");
  const condition = find(".play-cards-lines > li", card("A1"));
  expect(condition).toHaveTextContent("Secret condition (Zam Wesell) (facedown)");
  const mayBe = items(byRole("list", "One of these", condition));
  expect(mayBe).toEqual([expect.stringMatching(/^You Should Thank Me .+/), expect.stringMatching(/^You'd Better Mean Business .+/)]);
});

test("[SC-COMMON-63-Q, SC-SALVAGE-28] an action that would fail is not allowed, with the reason; a ship keeps its cache unless its player jettisons it", async () => {
  const game = playedUntil(
    await scenarioInPhase("salvage-mission", 2, "activation"),
    (now) => now.state.round === 2 && isAsked("action")(now),
  );
  const far = piecesOf(game).map((cache, place) => ({ ...cache, carrier: undefined, pose: at(40 + 10 * place, 40) }));
  const ship = game.open.find(({ ask }) => ask.kind === "action")?.ask.about?.ship;
  if (!ship) throw new Error("no ship is asked");
  judged(game, set(ship, { pose: at(800, 800) }), account(game, { pieces: far }));
  await show(game);
  expect(button(/Tow/, question())).toBeDisabled();
  expect(question()).toHaveTextContent("no supply cache is at range 0–1");
  const [cache, ...others] = far;
  if (!cache) throw new Error("no cache");
  judged(game, account(game, { pieces: [{ ...cache, pose: undefined, carrier: ship }, ...others] }));
  await show(playedUntil(game, isAsked("jettison")));
  expect(findAll("[data-default]", question())).toHaveLength(1);
  expect(findAll(".play-options button", question())).toHaveLength(2);
  await click(defaultOption());
  expect(pieces(`${ship} with supply cache 1`)).toHaveLength(1);
});

test("[EB-VC-03, EB-VC-04, EB-ORDER-07] Aces High: each player has drawn a number; counters are separate, and a triple counter shows three on one side", async () => {
  const game = await planned("aces-high", 4);
  await show(judged(game, account(game, { counters: [0, 7, 1, 0] })));
  const sides = allByRole("listitem", undefined, region("Score")).slice(0, 4);
  const counters = sides.map((side) => findAll(".play-scenario-counters", side).map(textOf));
  expect(counters).toEqual([[], ["❸❸●, 7 victory counters"], ["●, 1 victory counter"], []]);
  const drawn = findAll(".play-scenario-drawn").map((one) => textOf(one).replace(/^.*#/, ""));
  expect(drawn.toSorted()).toEqual(["1", "2", "3", "4"]);
});

test("[EB-ORDER-14] only the first player has the token, or in team games somebody on the first team", async () => {
  for (const [id, seats] of [
    ["salvage-mission", 2],
    ["all-wings-report-in", 3],
  ] as const) {
    const game = await planned(id, seats);
    await show(game);
    const token = within(region("Score")).getByTitle("First player");
    const first = game.state.initiative[0] ?? 0;
    expect(token.closest("li")).toHaveTextContent(`Player ${first + 1}`);
  }
});

test("[2E-COMP-11] a base may stand flush with the edge, whatever model stands on it, and no farther", async () => {
  await show(await scenarioAsking("salvage-mission", 2, "place ship"));
  await placeFromLeft("20");
  expect(button(/^Put it here/)).toBeEnabled();
  await placeFromLeft("19");
  expect(button(/^Put it here/)).toBeDisabled();
});
