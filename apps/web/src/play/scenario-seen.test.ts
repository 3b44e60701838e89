/** What players see in a second-edition game: trays, numbers, the queue, colours, secrets, and actions that fail. */
import { WING_POSITIONS, wingPlace } from "@broadside/geometry";
import type { Effect, ShipId } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { localClient } from "../game-worker/client.testing.ts";
import { playerColours } from "./board/game-page.tsx";
import { markupWith } from "./board/open-game.testing.ts";
import { account, at, changeAsJudge, pieceOf, playUntil, set, startGame } from "./board/scenario-game.testing.ts";
import { ScorePanel } from "./panels/scenario/score-panel.tsx";
import { CardLines } from "./panels/ships/card-lines.tsx";
import { ShipCards } from "./panels/ships/ship-cards.tsx";
import { WingBadge } from "./panels/ships/wing-badge.tsx";
import { IllegalOptions } from "./questions/illegal-options.tsx";
import { QueueList } from "./questions/queue-list.tsx";

/** The text between this marker and the next of its kind. */
const partsOf = (markup: string, from: string): readonly string[] => markup.split(from).slice(1);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe("four aces", () => {
  const engine = localClient();
  let planning: Scene;
  beforeAll(async () => {
    planning = await playUntil(engine, await startGame(engine, "aces-high", 4), ({ state }) => state.cursor.phase === "planning");
  }, 60_000);

  test("[EB-MULTI-08, EB-SETUP-10] have a tray of cards for each player, in the order of their table edges", async () => {
    const edges = ["bottom", "right", "top", "left"] as const;
    const seated = await changeAsJudge(engine, [
      { change: "state", set: { seats: planning.state.seats.map((seat, place) => ({ ...seat, edge: edges[place] })) } },
    ]);
    const markup = markupWith(seated, ShipCards, {});
    const trays = partsOf(markup, "<section").slice(1);
    expect(trays.map((tray) => /aria-label="(.*?)"/.exec(tray)?.[1])).toEqual(
      [3, 4, 2, 1].map((seat) => `Player ${seat}&#x27;s ship cards`),
    );
    expect(trays.map((tray) => /(\w+) edge[<,]/.exec(tray)?.[1])).toEqual(["top", "left", "right", "bottom"]);
    for (const { shortName, seat } of seated.ships)
      expect(trays.map((tray) => count(tray, `>${shortName}<`))).toEqual([2, 3, 1, 0].map((owner) => Number(owner === seat)));
  });

  test("[EB-ORDER-07] have each drawn a different number", () => {
    const markup = markupWith(planning, ScorePanel, {});
    const drawn = partsOf(markup, 'class="play-scenario-drawn"').map((token) =>
      Number(/#<!-- -->(\d)|#(\d)/.exec(token)?.slice(1).join("")),
    );
    expect(drawn).toEqual(planning.state.scenario?.numbers);
    expect(drawn.toSorted()).toEqual([1, 2, 3, 4]);
  });

  test("[2E-TIME-30] three waiting abilities have a row each, and the first is marked as next", () => {
    const queue = ["Howlrunner", "Squad Leader", "R2 Astromech"].map((label, place) => ({ label, seat: place % 2 }));
    const rows = partsOf(markupWith({ ...planning, queue }, QueueList, { isAsked: true }), "<li");
    expect(
      rows.map((row) => [/>(Howlrunner|Squad Leader|R2 Astromech)</.exec(row)?.[1], row.includes("aria-current"), row.includes("next")]),
    ).toEqual([
      ["Howlrunner", true, true],
      ["Squad Leader", false, false],
      ["R2 Astromech", false, false],
    ]);
  });
});

test("[EB-ERR-05, EB-ERR-06] ID card 4 shows the place behind the leader, and ID card 5 the place behind and to the left", () => {
  const leader = at(0, 0);
  const shown = [1, 4, 5].map((number) => {
    const wing = { number, position: "", leader: "A1", leaderName: "Luke", state: "in wing" } as const;
    const [, x = "", y = ""] =
      /x="(\d+)" y="(\d+)"[^>]*data-own="true"/.exec(renderToStaticMarkup(createElement(WingBadge, { wing }))) ?? [];
    return { x: Number(x), y: Number(y) };
  });
  const [own = leader, rear = leader, left = leader] = shown;
  expect([rear.x - own.x, rear.y > own.y]).toEqual([0, true]);
  expect([left.x < own.x, left.y]).toEqual([true, rear.y]);
  const places = [4, 5].map((number) => wingPlace(leader, WING_POSITIONS[number - 1] ?? "leader"));
  expect(places).toEqual([at(0, -60), at(-60, -60)]);
});

describe("Salvage Mission", () => {
  const engine = localClient();
  let planning: Scene;
  beforeAll(async () => {
    planning = await playUntil(engine, await startGame(engine, "salvage-mission", 2), ({ state }) => state.cursor.phase === "planning");
  }, 60_000);
  /** Caches towed by different ships. */
  const towed = (scene: Scene, carriers: readonly (ShipId | undefined)[]) =>
    (scene.state.scenario?.pieces ?? []).map((piece, place) =>
      carriers[place] === undefined ? piece : { ...piece, pose: undefined, carrier: carriers[place] },
    );
  test("[SC-COMMON-14, SC-COMMON-68-Q] all of the first player's markers are red, and all of the second player's are blue", async () => {
    const numbers = planning.state.scenario?.numbers ?? [];
    const first = numbers.indexOf(1);
    const own = planning.ships.filter(({ seat }) => seat === first).map(({ id }) => id);
    const satellites = [1, 2, 3].map((number) => ({
      id: `satellite ${number}` as const,
      kind: "satellite" as const,
      number,
      pose: at(200 * number, 450),
      carrier: undefined,
      seat: first,
    }));
    const carriers = [0, 1, 2, 3, 4].map((place) => own[place % own.length]);
    const pieces = [...towed(planning, carriers), ...satellites];
    const shown = await changeAsJudge(engine, [account(planning, { pieces })]);
    const markers = [...carriers.map((ship, place) => `${ship} with supply cache ${place + 1}`), ...satellites.map(({ id }) => id)];
    expect(markers.map((id) => pieceOf(shown, id)?.seat)).toEqual(markers.map(() => first + 1));

    const { style = {} } = playerColours(numbers, shown.seats.length);
    const colourOf = (number: number) => (style as Record<string, string>)[`--seat-${numbers.indexOf(number) + 1}`];
    expect([1, 2].map(colourOf)).toEqual(["var(--player-1)", "var(--player-2)"]);
  });

  test("[SC-COMMON-63-Q] a scenario action that would fail is a disabled button with the reason", async () => {
    const asked = await playUntil(engine, await changeAsJudge(engine, [{ change: "state", set: { round: 2 } }]), ({ questions }) =>
      questions.some(({ kind }) => kind === "action"),
    );
    const question = asked.questions.find(({ kind }) => kind === "action");
    const ship = asked.state.ships.find(({ id }) => id === question?.about.ship);
    const cache = asked.state.scenario?.pieces[0];
    if (!question || !ship?.pose || !cache) throw new Error("nobody is asked for an action");
    const far = (asked.state.scenario?.pieces ?? []).map((piece, place) => ({
      ...piece,
      carrier: undefined,
      pose: at(40 + 10 * place, 40),
    }));
    const away = await changeAsJudge(engine, [set(ship.id, { pose: at(800, 800) }), account(asked, { pieces: far })]);
    expect(away.questions[0]?.illegal).toEqual([{ label: "Tow", reason: "no supply cache is at range 0–1" }]);
    expect(away.questions[0]?.options.map(({ key }) => key)).not.toContain("tow");
    const markup = renderToStaticMarkup(createElement(IllegalOptions, { illegal: away.questions[0]?.illegal }));
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Tow<\/button>.*no supply cache is at range 0–1/);

    const near = await changeAsJudge(engine, [
      account(away, { pieces: [{ ...cache, carrier: undefined, pose: at(800, 730) }, ...far.slice(1)] }),
    ]);
    expect([near.questions[0]?.illegal, near.questions[0]?.options.map(({ key }) => key).includes("tow")]).toEqual([[], true]);
  });

  test("[2E-COND-07] everyone sees what a secret condition could be, but only its player sees which one it is", async () => {
    const lies = async (id: string): Promise<Scene> => {
      const effect: Effect = { id: `condition:${id}`, ship: "A1", by: "A1", until: "game", since: 7, secret: "Zam Wesell" };
      await changeAsJudge(engine, [{ change: "state", set: { effects: [effect] } }]);
      return engine.view([1]);
    };
    const [one, other] = [await lies("youshouldthankme"), await lies("youdbettermeanbusiness")];
    const seen = ({ state, ships }: Scene) => [state.effects, ships];
    expect(seen(one)).toEqual(seen(other));
    const conditions = one.ships.find(({ id }) => id === "A1")?.conditions ?? [];
    expect(conditions).toMatchObject([{ name: "Secret condition (Zam Wesell)", faceup: false }]);
    const markup = renderToStaticMarkup(createElement(CardLines, { label: "Conditions", lines: conditions }));
    expect(markup).toMatch(/You Should Thank Me.*After you defend, Zam recovers 1/);
    expect(markup).toMatch(/You&#x27;d Better Mean Business.*to attack back/);
    const own = await engine.view([0]);
    expect(own.ships.find(({ id }) => id === "A1")?.conditions).toMatchObject([{ name: "You'd Better Mean Business" }]);
    await changeAsJudge(engine, [{ change: "state", set: { effects: [] } }]);
  });
});

describe("facedown cards and dials", () => {
  /** Starts a game in the Activation phase, in which ship B2 has this card facedown. Ship B1 hasn't revealed its dial yet. */
  async function lying(card: number) {
    const engine = localClient();
    await playUntil(engine, await startGame(engine, "salvage-mission", 2), ({ state }) => state.cursor.phase === "activation");
    await changeAsJudge(engine, [set("B1", { dial: "1FW" }), set("B2", { damage: [{ card, faceup: false, since: 0 }] })]);
    return engine;
  }
  const dialOf = ({ state }: Scene) => state.ships.find(({ id }) => id === "B1")?.dial;

  test("[2E-COMP-26] nobody can see a facedown Damage card, and only the owner can see a dial", async () => {
    const [one, other] = [await lying(3), await lying(4)];
    for (const seats of [[], [0], [1]]) {
      const scene = await one.view(seats);
      expect(scene.ships.find(({ id }) => id === "B2")?.damage).toMatchObject([{ name: "Facedown card" }]);
      expect({ ...scene, game: "" }).toEqual({ ...(await other.view(seats)), game: "" });
      expect(dialOf(scene)).toBe(seats.includes(1) ? "1FW" : "?");
    }
  });

  test("[2E-PLAN-10] looking at your dials is logged, and shows you no other player's dials", async () => {
    const engine = await lying(3);
    const before = (await engine.view([])).log.length;
    const { dials, scene } = await engine.look(1);
    expect(dials).toContainEqual({ ship: "B1", maneuver: expect.stringContaining("1 straight") });
    expect(dials.every(({ ship }) => ship.startsWith("B"))).toBe(true);
    expect(scene.log.slice(before).map(({ text }) => text)).toEqual(["Player 2 looks at their dials"]);
    expect(dialOf(scene)).toBe("?");
  });
});
