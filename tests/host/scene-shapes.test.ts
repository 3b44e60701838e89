/** The shapes accept real scenes with their hidden values, and refuse tampered ones with the path of what is wrong. */
import { type JsonPatch, JsonReader, join, patched, type Shape } from "@broadside/kit";
import {
  HIDDEN_CARD,
  HIDDEN_CONDITION,
  HIDDEN_DIAL,
  inputHappeningsShape,
  type Scene,
  sceneShape,
  timeLeftShape,
} from "@broadside/protocol";
import type { Game } from "@broadside/rules";
import { newGameLog, sceneOf, updateLog } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { hugeShipAttacks } from "../shared/huge-fleets.ts";
import { fewShips, isPhase, judged, playedUntil, set } from "../shared/made-games.ts";

function problemsOf(shape: Shape<unknown>, value: unknown, path: string): readonly string[] {
  const reader = new JsonReader();
  shape.read(reader, value, path);
  return reader.problems.map((problem) => `${problem.path} ${problem.reason}`);
}

/** The scene as it arrives at a client of these seats. */
function sceneFor(game: Game, seats: readonly number[]): Scene {
  const log = newGameLog();
  updateLog(game, log);
  const scene = sceneOf({ id: "1", game, seats, log: log.lines, isKept: true, asked: new Map() });
  return JSON.parse(JSON.stringify(scene)) as Scene;
}

type Path = readonly (string | number)[];

/** Replaces the value at a path. If the new value is undefined, the field is removed. */
function patchAt([key, ...rest]: Path, to: unknown): JsonPatch {
  if (key === undefined) return { to };
  return typeof key === "number" ? { places: { [key]: patchAt(rest, to) } } : { fields: { [key]: patchAt(rest, to) } };
}

const scene = sceneFor(await hugeShipAttacks(), [0, 1]);

describe("a scene", () => {
  test("of a huge ship that attacks is read", () => {
    expect(problemsOf(sceneShape, scene, "scene")).toEqual([]);
  });

  test("with a hidden dial, card and condition is read", async () => {
    const game = playedUntil(await fewShips(), isPhase("activation"));
    const [card] = game.state.decks[0]?.cards ?? [];
    judged(game, set("A1", { damage: [{ card: card ?? 0, faceup: false, since: 1 }] }));
    const { state, ...others } = sceneFor(game, [0]);
    const effects = [{ id: HIDDEN_CONDITION, ship: "A1", by: "B1", until: "game", since: 1, secret: "hunter" }];
    expect(state.ships.find(({ id }) => id === "A1")?.damage[0]?.card).toBe(HIDDEN_CARD);
    expect(state.ships.find(({ id }) => id === "B1")?.dial).toBe(HIDDEN_DIAL);
    expect(problemsOf(sceneShape, { ...others, state: { ...state, effects } }, "scene")).toEqual([]);
  });

  const ship = ["ships", 0] as const;
  const question = ["questions", 0] as const;
  const attack = [...question, "options", scene.questions[0]?.options.findIndex((option) => option.attack) ?? -1, "attack"] as const;
  test.each<[string, Path, unknown, string]>([
    ["text in place of a number, deep inside", [...ship, "sections", 0, "card", "hull", "left"], "3", "must be a whole number, not text"],
    ["a number in place of a hidden dial", ["state", "ships", 0, "dial"], 0, "must be text"],
    ["an unknown field", ["luck"], 3, "isn't a known field"],
    ["an unknown field, deep inside", [...attack, "luck"], 3, "isn't a known field"],
    ["a seat that no game has", [...question, "seat"], 8, "must be from 0 to 7"],
    ["a range that no ruler reaches", [...attack, "range"], 10, "must be from 0 to 9"],
    ["a fraction of a micrometre", ["state", "ships", 0, "pose", "x"], 1.5, "must be a whole number"],
    ["null in place of a list", ["log"], null, "must be a list"],
    ["null in place of an object that may be absent", [...ship, "weapon"], null, "must be an object"],
    ["null in place of a number that may be absent", ["lastRound"], null, "must be a whole number"],
    ["no title", ["title"], undefined, "is missing"],
    ["an option that doesn't say whether it is the default", [...question, "options", 0, "isDefault"], undefined, "is missing"],
    ["an unknown edition", ["edition", "id"], "3.0", "must be one of"],
    ["an unknown arc", [...ship, "arcs", 0], "sideways", "must be one of"],
    ["an unknown kind of question", [...question, "kind"], "riddle", "must be one of"],
    ["a ship of a ninth seat", ["decks", 0, "ship"], "I1", "must be the id of a ship"],
    ["an empty title", ["title"], "", "must be 1 to"],
    ["a log line that is far too long", ["log", 0, "text"], "x".repeat(50_000), "must be 1 to"],
    ["more seats than a game has", ["seats"], Array.from({ length: 9 }, () => ({ name: "Ana", team: 1 })), "has 9 entries"],
    ["a scenario that isn't an object", ["scenario"], "aces-high", "must be an object"],
  ])("with %s is refused", (_, path, value, reason) => {
    const tampered: unknown = JSON.parse(JSON.stringify(patched(scene, patchAt(path, value))));
    const where = path.reduce<string>(join, "scene");
    expect(problemsOf(sceneShape, tampered, "scene")).toEqual([expect.stringContaining(`${where} `)]);
    expect(problemsOf(sceneShape, tampered, "scene")).toEqual([expect.stringContaining(reason)]);
  });
});

const DICE = { what: "dice", how: "rolled", ship: "A1", about: "attack", faces: ["hit"] };

test.each<[string, unknown, string]>([
  ["happenings of an unknown kind", { number: 1, happenings: [{ what: "music" }] }, "happened.happenings[0].what "],
  ["an unknown face", { number: 1, happenings: [{ ...DICE, faces: ["hit", "miss"] }] }, "happened.happenings[0].faces[1] "],
  [
    "a log line without text",
    { number: 1, happenings: [DICE, { what: "told", note: "rolled" }] },
    "happened.happenings[1].text is missing",
  ],
  [
    "a change to a field that ships don't have",
    { number: 1, happenings: [{ what: "changed", change: { change: "ship", ship: "A1", set: { luck: 3 } } }] },
    "happened.happenings[0].change.set.luck ",
  ],
])("%s are refused", (_, value, problem) => {
  expect(problemsOf(inputHappeningsShape, { number: 1, happenings: [DICE] }, "happened")).toEqual([]);
  expect(problemsOf(inputHappeningsShape, value, "happened")).toEqual([expect.stringContaining(problem)]);
});

test("a clock can't have less than no time left", () => {
  expect(problemsOf(timeLeftShape, { match: 0.5, seats: [1, 0], running: [] }, "clocks")).toEqual([]);
  expect(problemsOf(timeLeftShape, { match: 1, seats: [1, -1], running: [] }, "clocks")).toEqual([
    expect.stringContaining("clocks.seats[1] "),
  ]);
});
