// @vitest-environment happy-dom
/**
 * Who gets a question or message and who does not: waiting abilities, forgotten effects, conditions, and prompts and warnings of scenarios.
 */
import { shortNames } from "@broadside/telling";
import { account, at, chosenGame, isAsked, isPhase, judged, playedUntil, scenario, set, twoSquads } from "../../shared/made-games.ts";
import { expect, test } from "../app.ts";
import { scenarioInPhase } from "../game-copies.ts";
import {
  allByRole,
  answer,
  button,
  byRole,
  card,
  defaultOption,
  find,
  findAll,
  heading,
  openDrawer,
  piece,
  pieces,
  question,
  region,
  show,
  textOf,
} from "../playing.ts";

const SCUM = "scumandvillainy";

test("[2E-TIME-30] both players' waiting abilities are rows in their order, with the next one marked", async () => {
  const seats = twoSquads({ faction: SCUM, pilots: ["guri", "manaroo"] }, { faction: SCUM, pilots: ["guri"] });
  const game = playedUntil(await chosenGame({ scenario: "dogfight", edition: "2.0", seats }), isPhase("activation"));
  const manaroo = game.state.ships.find(({ id }) => id === "A2");
  if (!manaroo) throw new Error("no such ship");
  // Manaroo has a token to pass on, and the other two have an enemy next to them.
  judged(
    game,
    set("A1", { pose: at(450, 450) }),
    set("A2", { pose: at(370, 420), tokens: { ...manaroo.tokens, focus: 1 } }),
    set("B1", { pose: at(450, 560, 180) }),
  );
  const done = game.state.ships.map(({ id }) => set(id, { activated: true }));
  await show(playedUntil(judged(game, ...done), isAsked("use at startOfCombat")));
  const rows = allByRole("listitem", undefined, region(/^Waiting abilities/));
  const texts = rows.map(textOf);
  expect(rows).toHaveLength(3);
  expect(texts.filter((text) => text.includes("Guri"))).toHaveLength(2);
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["step", null, null]);
  expect(texts.map((text) => text.includes("next"))).toEqual([true, false, false]);
  const first = game.state.initiative[0] ?? 0;
  const whose = first === 0 ? ["Player 1", "Player 1", "Player 2"] : ["Player 2", "Player 1", "Player 1"];
  expect(texts).toEqual(whose.map((player) => expect.stringContaining(player)));
});

test("[ET-COND-09, ES-COND-08] nobody reminds players of effects that they forget, and the opponent is not asked", async () => {
  const seats = twoSquads({ faction: "scum", pilots: ["guri"] }, { faction: "rebel", pilots: ["banditsquadronpilot"] });
  const game = playedUntil(await chosenGame({ edition: "1e", format: "epic-dogfight", seats }), isPhase("activation"));
  judged(game, set("A1", { pose: at(450, 450), activated: true }), set("B1", { pose: at(450, 560, 180), activated: true }));
  await show(playedUntil(game, isAsked("use at startOfCombat")));
  expect(find(".play-question-whose")).toHaveTextContent("Player 1");
  await answer(find("[data-quiet]", question()));
  // The next question belongs to the attack, and does not mention the unused ability.
  expect(textOf(heading())).toMatch(/^Choose a weapon and target for/);
  expect(find(".play-panel")).not.toHaveTextContent("At the start of the Combat phase");
  expect(findAll(".play-question-others li")).toEqual([]);
  expect(allByRole("alert")).toEqual([]);
  expect(allByRole("dialog")).toEqual([]);
});

test("[1E-COND-03] a condition shows on its ship, and goes when its card goes", async () => {
  const seats = twoSquads({ faction: "scum", pilots: ["guri"] }, { faction: "rebel", pilots: ["banditsquadronpilot"] });
  const game = playedUntil(await chosenGame({ edition: "1e", format: "epic-dogfight", seats }), isPhase("planning"));
  const condition = { id: "condition:suppressivefire", ship: "B1", by: "A1", until: "game", since: 1 } as const;
  await show(judged(game, { change: "state", set: { effects: [condition] } }));
  await openDrawer("Ships");
  const conditions = byRole("list", "Faceup damage and conditions", card("B1"));
  expect(conditions).toBeVisible();
  expect(conditions).toHaveTextContent("Suppressive Fire");
  expect(card("A1")).not.toHaveTextContent("Suppressive Fire");
  await show(judged(game, { change: "state", set: { effects: [] } }));
  await openDrawer("Ships");
  expect(card("B1")).toBeVisible();
  expect(find(".play-page")).not.toHaveTextContent("Suppressive Fire");
});

test("[SC-SALVAGE-48-Q] of two ships with a cache, only the one that activates is asked whether to jettison it", async () => {
  const game = await scenarioInPhase("salvage-mission", 2, "activation");
  const own = game.state.ships.filter(({ seat }) => seat === 0).map(({ id }) => id);
  const [idle = "A1", active = "A2"] = own;
  const caches = game.state.scenario?.pieces ?? [];
  const carried = caches.map((cache, place) => (place < 2 ? { ...cache, pose: undefined, carrier: own[place] } : cache));
  const others = game.state.ships.filter(({ id }) => id !== active);
  judged(game, account(game, { pieces: carried }), ...others.map(({ id }) => set(id, { activated: true })));
  await show(playedUntil(game, isAsked("jettison")));
  const names = shortNames(game);
  expect(heading()).toHaveTextContent(`Jettison ${names[active]}'s supply cache?`);
  expect(find(".play-panel")).not.toHaveTextContent(`Jettison ${names[idle]}'s`);
  await answer(defaultOption());
  expect(find(".play-game")).not.toHaveAttribute("data-phase", "activation");
  for (const [place, ship] of [idle, active].entries()) expect(pieces(`${ship} with supply cache ${place + 1}`)).toHaveLength(1);
});

test("[SC-SCRAMBLE-20-Q] a player about to scramble a satellite with their own marker is warned, may do it, and the marker stays", async () => {
  const game = playedUntil(await scenario("scramble-the-transmissions", 2), (now) => now.state.round === 2 && isAsked("action")(now));
  const asked = game.open.find(({ ask }) => ask.kind === "action")?.ask;
  const ship = asked?.about?.ship;
  if (!ship) throw new Error("no ship is asked");
  const seat = asked?.seat ?? 0;
  const satellites = game.state.scenario?.pieces ?? [];
  const [near] = satellites;
  const marked = (owner: number | undefined) =>
    satellites.map((one, place) => ({
      ...one,
      pose: place === 0 ? at(450, 450) : at(60, 60 + 90 * place),
      seat: place === 0 ? owner : undefined,
    }));
  const warning = "changes nothing: your marker is already there";
  const scramble = () => button(/^Scramble/, question());
  judged(game, set(ship, { pose: at(450, 540) }), account(game, { pieces: marked(1 - seat) }));
  await show(game);
  expect(scramble()).toBeEnabled();
  expect(scramble()).not.toHaveTextContent(warning);
  await show(judged(game, account(game, { pieces: marked(seat) })));
  expect(scramble()).toHaveTextContent(warning);
  await answer(scramble());
  expect(findAll('[data-id^="satellite"][data-seat]')).toHaveLength(1);
  expect(piece(near?.id ?? "")).toHaveAttribute("data-seat", String(seat + 1));
});
