/** The search for leaks finds each secret that is planted in a scene, a message or a view. */
import type { Scene, View } from "@broadside/protocol";
import { type Game, view } from "@broadside/rules";
import { sceneOf } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { fewShips, isPhase, judged, playedUntil, set } from "../shared/made-games.ts";
import { leaksInMessage, leaksInScene, leaksInView } from "./leaks.ts";

const RECEIVER = { name: "Anna", seats: [0] };
const CANARIES = { "the seed": "canary seed", "an id of Ben": "id of Ben:" };

/** Both seats have set dials, and the first ship of the second has a facedown card. */
const game: Game = playedUntil(await fewShips(), isPhase("activation"));
const CARD = game.state.decks[1]?.cards[3] ?? 0;
judged(game, set("B1", { damage: [{ card: CARD, faceup: false, since: 1 }] }));

const copied = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
const scene = copied(sceneOf({ id: "1", game, seats: RECEIVER.seats, log: [], isKept: true, asked: new Map() }));

/** The scene's state with other fields of the ship B1. */
const withB1 = (fields: object): Scene => ({
  ...scene,
  state: { ...scene.state, ships: scene.state.ships.map((ship) => (ship.id === "B1" ? { ...ship, ...fields } : ship)) },
});
const question = scene.questions[0];
if (!question) throw new Error("nobody is asked");

describe("in a scene", () => {
  test("that hides everything, nothing is found", () => {
    expect(leaksInScene(scene, game, RECEIVER)).toEqual([]);
  });

  test.each<[string, Scene, string]>([
    ["a facedown dial", withB1({ dial: "2FG" }), "the dial of B1"],
    ["a facedown card", withB1({ damage: [{ card: CARD, faceup: false, since: 1 }] }), "a facedown card at the cards of B1"],
    ["a deck without a facedown card", without(CARD), `that B1 has the card ${CARD}`],
    ["a shuffled deck", reversed(), "the order of deck 0"],
    ["a standing order", withState({ standing: [{ seat: 1, kind: "dial", key: "2FG" }] }), "a standing order"],
    [
      "a facedown condition",
      withState({ effects: [{ id: "condition:hunted", ship: "A1", by: "B1", until: "game", since: 1, secret: "hunter" }] }),
      "a facedown condition",
    ],
    ["a secret question", { ...scene, questions: [{ ...question, seat: 1, secret: true }] }, `the secret question ${question.number}`],
    ["a team-mate's dial", { ...scene, mateDials: [{ ship: "B1", maneuver: "2 straight" }] }, "the dial of B1"],
    ["the orders of another seat", { ...scene, standing: { seat: 1, kinds: [], lines: [] } }, "the standing orders"],
  ])("%s is found", (_what, planted, leak) => {
    expect(leaksInScene(planted, game, RECEIVER)).toContain(leak);
  });
});

function withState(fields: Partial<Scene["state"]>): Scene {
  return { ...scene, state: { ...scene.state, ...fields } };
}

function without(card: number): Scene {
  return withState({ decks: scene.state.decks.map((deck) => ({ ...deck, cards: deck.cards.filter((one) => one !== card) })) });
}

function reversed(): Scene {
  return withState({ decks: scene.state.decks.map((deck) => ({ ...deck, cards: deck.cards.toReversed() })) });
}

describe("in a message", () => {
  const told = (change: object) => ({
    message: "changed",
    number: 2,
    happened: [{ number: 7, happenings: [{ what: "changed", change }] }],
  });

  test("that tells what everybody may know, nothing is found", () => {
    const change = { change: "ship", ship: "B1", set: { dial: "?", damage: [{ card: -1, faceup: false, since: 1 }] } };
    expect(leaksInMessage(told(change), game, RECEIVER, CANARIES)).toEqual([]);
    expect(leaksInMessage({ message: "scene", number: 1, scene }, game, RECEIVER, CANARIES)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["a facedown dial", told({ change: "ship", ship: "B1", set: { dial: "2FG" } }), "the dial of B1"],
    [
      "a facedown card",
      told({ change: "ship", ship: "B1", set: { damage: [{ card: CARD, faceup: false, since: 1 }] } }),
      "a facedown card at happened[0].happenings[0].change.set",
    ],
    ["the seed anywhere", { message: "reply", to: "1", refusal: { refused: "not kept", text: "because of canary seed" } }, "the seed"],
    ["somebody else's id", told({ change: "state", set: {}, by: "id of Ben: 3" }), "an id of Ben"],
    [
      "who gave an input",
      { message: "changed", number: 2, happened: [{ number: 7, given: { id: "x", at: 1 } }] },
      "the field happened[0].given",
    ],
  ])("%s is found", (_what, planted, leak) => {
    expect(leaksInMessage(planted, game, RECEIVER, CANARIES)).toContain(leak);
  });
});

describe("in what a bot is asked with", () => {
  const seen = copied(view(game, RECEIVER.seats));

  test("nothing is found in a view of its seat", () => {
    expect(leaksInView(seen, game, RECEIVER, CANARIES)).toEqual([]);
  });

  test("a view of another seat is found", () => {
    expect(leaksInView(copied(view(game, [1])), game, RECEIVER, CANARIES)).toContain("the dial of B1");
  });

  test("a secret answer is found", () => {
    const answer = { number: 9, input: { input: "answer", seat: 1, ask: 1000, key: "2FG" }, secret: true } as const;
    const planted: View = { ...seen, since: { ...seen.since, inputs: [...seen.since.inputs, answer] } };
    expect(leaksInView(planted, game, RECEIVER, CANARIES)).toEqual(["the secret answer 9"]);
  });
});
