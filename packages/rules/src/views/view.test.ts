import { describe, expect, test } from "vitest";
import { removeCondition } from "../abilities/effects.ts";
import { questionsFor, waitingFor } from "../driver/question.ts";
import { type DamageCard, HIDDEN_CARD, HIDDEN_DIAL, type ShipId } from "../state/state.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { askAndNote, tinyGame } from "../tiny.testing.ts";
import { view } from "./view.ts";

const SEATS = [[], [0], [1], [0, 1]];
/**
 * Sets up a game in which the second side has two ships with the same skill. After planning, a question asks which one goes first, and no
 * dial is revealed yet.
 */
const planning = (setup: Parameters<typeof startTable>[0]["setup"] = {}, teams?: readonly number[]): Table =>
  startTable({
    ships: [
      [{ pilot: "wedgeantilles", pose: at(400, 100) }],
      [
        { pilot: "academypilot", pose: at(300, 800, 180) },
        { pilot: "academypilot", pose: at(500, 800, 180) },
      ],
    ],
    setup,
    ...(teams && { teams }),
  });
const dialsSeen = ({ game }: Table) => SEATS.map((seats) => view(game, seats).state.ships.map(({ dial }) => dial));
const damageOf = (game: Table["game"], ship: string): readonly DamageCard[] =>
  view(game, [0, 1]).state.ships.find(({ id }) => id === ship)?.damage ?? [];
/** Lets a judge put Damage cards on ships. */
const deal = (table: Table, ship: ShipId, ...cards: readonly (readonly [number, boolean])[]) =>
  table.give({
    input: "set",
    reason: "dealt",
    changes: [{ change: "ship", ship, set: { damage: cards.map(([card, faceup]) => ({ card, faceup, since: 1 })) } }],
  });

describe("dials in a view", () => {
  test("[1E-PLAN-03] a player sees only their own dials, and a spectator none", () => {
    const table = planning();
    table.say("2FG", "A1").say("3FG", "B1").say("5FW", "B2");
    expect(dialsSeen(table)).toEqual([
      [HIDDEN_DIAL, HIDDEN_DIAL, HIDDEN_DIAL],
      ["2FG", HIDDEN_DIAL, HIDDEN_DIAL],
      [HIDDEN_DIAL, "3FG", "5FW"],
      ["2FG", "3FG", "5FW"],
    ]);
  });

  test("team-mates see each other's dials if the format shares them", () => {
    const table = planning({ sharedDials: "team" }, [1, 1]);
    table.say("2FG", "A1").say("3FG", "B1").say("5FW", "B2");
    expect(dialsSeen(table)[1]).toEqual(["2FG", "3FG", "5FW"]);
    expect(dialsSeen(table)[0]).toEqual([HIDDEN_DIAL, HIDDEN_DIAL, HIDDEN_DIAL]);
  });

  test("[ES-COMP-05] a view is exactly the same whatever an opponent has set", () => {
    const seen = ["2FG", "5FW", "3KR"].map((code) => {
      const table = planning();
      const pictures: string[] = [];
      table.say(code, "B1").say("3FG", "B2");
      pictures.push(JSON.stringify(view(table.game, [0])));
      table.say("2FG", 0);
      pictures.push(JSON.stringify(view(table.game, [0])));
      return pictures;
    });
    expect(new Set(seen.map(([first]) => first)).size).toBe(1);
    expect(new Set(seen.map(([, second]) => second)).size).toBe(1);
  });

  test("other players learn only that a seat has answered", () => {
    const table = planning();
    table.say("3FG", "B1").say("5FW", "B2");
    const { questions, waiting, since } = view(table.game, [0]);
    expect(questions.map(({ seat }) => seat)).toEqual([0]);
    expect(waiting).toEqual([{ seat: 0, open: 1 }]);
    expect(since.inputs.map(({ input }) => input)).toEqual([1, 2].map((ask) => ({ input: "secret answer", seat: 1, ask })));
    expect(view(table.game, [1]).questions).toMatchObject([{ answered: "3FG" }, { answered: "5FW" }]);
  });
});

describe("cards in a view", () => {
  const table = () => planning();

  test("[1E-TOKEN-07] a facedown Damage card is hidden from everybody, and a faceup one from nobody", () => {
    const one = table();
    deal(one, "A1", [4, false], [5, true]);
    for (const seats of SEATS) {
      const { ships, decks } = view(one.game, seats).state;
      expect(ships[0]?.damage.map(({ card }) => card)).toEqual([HIDDEN_CARD, 5]);
      expect([decks[0]?.left, decks[0]?.cards.includes(4), decks[0]?.cards.includes(5)]).toEqual([31, true, false]);
    }
  });

  test("[1E-TOKEN-07] views don't depend on which card is facedown", () => {
    const seen = [4, 17, 32].map((card) => {
      const { game } = startTable({
        ships: [
          [{ pilot: "wedgeantilles", pose: at(400, 100), damage: [{ card, faceup: false, since: 1 }] }],
          [{ pilot: "howlrunner", pose: at(400, 800, 180) }],
        ],
        state: {
          decks: [card, -1].map((gone) => ({
            cards: Array.from({ length: 33 }, (_, at) => at).filter((one) => one !== gone),
            discards: [],
            left: gone < 0 ? 33 : 32,
          })),
        },
      });
      return JSON.stringify(SEATS.map((seats) => view(game, seats)));
    });
    expect(new Set(seen).size).toBe(1);
  });

  test("[1E-DMG-11] a faceup Damage card is shown until it is turned facedown or removed", () => {
    const marks = (one: Table) => damageOf(one.game, "A1").filter(({ faceup }) => faceup).length;
    const one = table();
    deal(one, "A1", [4, true], [5, true]);
    expect(marks(one)).toBe(2);
    deal(one, "A1", [4, true], [5, false]);
    expect(marks(one)).toBe(1);
    deal(one, "A1");
    expect(marks(one)).toBe(0);
  });

  test("[1E-DMG-12] everybody sees the discards", () => {
    const one = table();
    deal(one, "A1", [4, false]);
    deal(one, "A1");
    for (const seats of SEATS) expect(view(one.game, seats).state.decks[0]?.discards).toEqual([4]);
  });

  test("[1E-COND-03] a Condition's marker disappears with the card", () => {
    const game = tinyGame({ steps: [askAndNote(0, "ask", "a", "b")] });
    game.give({
      input: "set",
      reason: "assigned",
      changes: [{ change: "state", set: { effects: [{ id: "condition:rattled", ship: "A1", by: "B1", until: "game", since: 1 }] } }],
    });
    const tokens = () => view(game, [1]).state.effects.map(({ id, ship }) => [id, ship]);
    expect(tokens()).toEqual([["condition:rattled", "A1"]]);
    const [ship] = game.state.ships;
    if (ship) removeCondition(game, "rattled", ship);
    expect(tokens()).toEqual([]);
  });

  test("[1E-SETUP-11] everybody sees all squads with their cards and costs when initiative is decided", () => {
    const { game } = startSetUp([
      { ships: [{ pilot: "wedgeantilles", upgrades: ["r2astromech"], points: 30 }], points: 30 },
      { ships: [{ pilot: "howlrunner", points: 18 }], points: 18 },
    ]);
    expect(game.open.map(({ ask }) => ask.kind)).toEqual(["initiative"]);
    for (const seats of SEATS)
      expect(view(game, seats).setup.squads).toMatchObject([
        { points: 30, ships: [{ pilot: "wedgeantilles", upgrades: ["r2astromech"], points: 30 }] },
        { points: 18, ships: [{ pilot: "howlrunner", upgrades: [], points: 18 }] },
      ]);
  });
});

test("[ES-COND-08] nobody is told what another player may have forgotten", () => {
  const game = tinyGame({ steps: [askAndNote(0, "use at startOfCombat", "pass", "A1/pilot:wedgeantilles")] });
  expect(questionsFor(game, [1])).toEqual([]);
  expect(waitingFor(game)).toEqual([{ seat: 0, open: 1 }]);
  expect(JSON.stringify(view(game, [1]))).not.toContain("startOfCombat");
});
