import { describe, expect, test } from "vitest";
import { addEffect } from "../abilities/effects.ts";
import type { Ability, Bearer } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { at, madeUp, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { assign, loseToken } from "../tokens/tokens.ts";
import { endGame } from "./end.ts";

const xwing = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "rookiepilot", pose: at(300, 200), ...set });
const tie = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(300, 700, 180), ...set });
const gone = { status: "destroyed", pose: undefined } as const;

/** Runs straight through the End phase, to the dials of the next round or the end of the game. */
const atEnd = (ships: readonly (readonly TestShip[])[], more: Partial<TestTable> = {}): Table =>
  startTable({ phase: "end", ships, ...more });

/** A card that does something at the start of the End phase. */
const atStart = (optional: boolean, perform: (game: Situation, self: Bearer) => void): Ability => ({
  windows: [
    {
      at: "startOfEnd",
      optional,
      when: () => true,
      *perform(game, self) {
        yield* [];
        perform(game, self);
      },
    },
  ],
});

describe("tokens in the End phase", () => {
  test("[1E-END-01] focus, evade, reinforce, weapons disabled and tractor beam are removed; stress, ion, cloak and locks stay", () => {
    const tokens = { focus: 2, evade: 1, reinforceFore: 1, reinforceAft: 1, disarm: 1, tractor: 2, stress: 1, ion: 1, cloak: 1 };
    const ship = atEnd([[xwing({ tokens, locks: ["B1"] })], [tie()]]).ship("A1");
    expect(Object.entries(ship.tokens).filter(([, count]) => count > 0)).toEqual([
      ["stress", 1],
      ["ion", 1],
      ["cloak", 1],
    ]);
    expect(ship.locks).toEqual(["B1"]);
  });

  test.each(["focus", "evade", "reinforceFore", "reinforceAft", "disarm", "tractor"] as const)(
    "[1E-END-01] %s tokens are removed even if the ship has no other tokens",
    (token) => {
      expect(atEnd([[xwing({ tokens: { [token]: 2 } })], [tie()]]).ship("A1").tokens[token]).toBe(0);
    },
  );

  test("[1E-MOVE-10] stress tokens stay, even three of them", () => {
    expect(atEnd([[xwing({ tokens: { stress: 3 } })], [tie()]]).ship("A1").tokens.stress).toBe(3);
  });

  test("[1E-GAP-06-Q] jam tokens stay", () => {
    expect(atEnd([[xwing({ tokens: { jam: 1 } })], [tie()]]).ship("A1").tokens.jam).toBe(1);
  });

  test("[ES-AUTH-03] a token that a card keeps stays", () => {
    const keeps: Ability = {
      answers: {
        permissions: { keepToken: (_game, self, { ship, token }) => (ship === self.ship && token === "focus" ? true : undefined) },
      },
    };
    const ship = atEnd([[xwing({ tokens: { focus: 1, evade: 1 } })], [tie()]], { cards: { "pilot:rookiepilot": keeps } }).ship("A1");
    expect([ship.tokens.focus, ship.tokens.evade]).toEqual([1, 0]);
  });

  test("[1E-END-06] effects at the start of the phase come before tokens are removed, and may spend them", () => {
    const spends = atStart(true, (game, { ship }) => {
      loseToken(game, ship, "focus");
      game.note({ note: "spent", ship: ship.id, token: "focus" });
    });
    const table = atEnd([[xwing({ tokens: { focus: 1 } })], [tie()]], { cards: { "pilot:rookiepilot": spends } });
    expect([table.kind, table.ship("A1").tokens.focus]).toEqual(["use at startOfEnd", 1]);
    table.say(table.keys[1] ?? "");
    expect([table.notes("spent").length, table.ship("A1").tokens.focus]).toEqual([1, 0]);
  });
});

describe("the end of a round", () => {
  test("a ship's dial, turn, actions and used abilities are reset", () => {
    const used: Partial<TestShip> = {
      dial: "1FG",
      speed: 3,
      activated: true,
      engaged: true,
      skipsAction: true,
      actions: ["focus"],
      usedThisRound: ["card"],
    };
    expect(atEnd([[xwing(used)], [tie()]]).ship("A1")).toMatchObject({
      dial: undefined,
      speed: undefined,
      activated: false,
      engaged: false,
      skipsAction: false,
      actions: [],
      usedThisRound: [],
    });
  });

  test("effects that last for the phase or the round end, and others stay", () => {
    const adds = atStart(false, (game, { ship }) => {
      for (const until of ["phase", "round", "game"] as const)
        addEffect(game, { id: `effect:${until}`, ship: ship.id, by: ship.id, until });
    });
    const table = atEnd([[xwing()], [tie()]], { cards: { "pilot:rookiepilot": adds } });
    expect(table.game.state.effects.map(({ id }) => id)).toEqual(["effect:game"]);
  });

  test("[1E-SETUP-12] the round number goes up by one", () => {
    expect(atEnd([[xwing()], [tie()]], { state: { round: 2 }, setup: { roundLimit: 12 } }).game.state.round).toBe(3);
  });
});

describe("the end of the game", () => {
  test("[1E-END-02] the side that still has ships when the round ends wins", () => {
    expect(atEnd([[xwing()], [tie(gone)]]).game.state.outcome).toEqual({ ending: "elimination", winners: [0], draw: false });
  });

  test("[1E-END-02] the game is a draw if both sides have lost their last ships", () => {
    expect(atEnd([[xwing(gone)], [tie(gone)]], { state: { round: 6 } }).game.state.outcome).toEqual({
      ending: "elimination",
      winners: [],
      draw: true,
    });
  });

  test("[1E-END-02] a game with one side left isn't over before the round ends", () => {
    const table = startTable({ ships: [[xwing()], [tie(gone)]] });
    expect([table.kind, table.game.state.outcome]).toEqual(["dial", undefined]);
    while (table.game.open.length > 0) table.pass();
    expect(table.game.state.outcome?.winners).toEqual([0]);
  });

  test("a docked ship counts as a ship left", () => {
    const docked = { status: "docked", carrier: "A1", pose: undefined } as const;
    expect(atEnd([[xwing(gone), xwing(docked)], [tie()]]).game.state.outcome).toBeUndefined();
  });

  test("[1E-END-03] reaching a mission's goal ends the game at once, and no further effect or question follows", () => {
    const mission: Ability = {
      windows: [
        {
          at: "startOfCombat",
          optional: false,
          when: () => true,
          *perform(game) {
            yield* endGame(game, { ending: "goal", winners: [0], draw: false });
            game.note(madeUp({ note: "after the end" }));
          },
        },
      ],
    };
    /** A card that acts later at the same timing. */
    const late: Ability = {
      windows: [
        {
          at: "startOfCombat",
          optional: false,
          when: () => true,
          *perform(game, { ship }) {
            yield* assign(game, ship, "stress");
          },
        },
      ],
    };
    const table = startTable({
      phase: "combat",
      ships: [[xwing()], [tie({ pose: at(300, 350, 180) })]],
      cards: { "pilot:rookiepilot": mission, "pilot:academypilot": late },
    });
    expect(table.game.state.outcome).toEqual({ ending: "goal", winners: [0], draw: false });
    expect([table.asks, table.game.state.cursor.phase]).toEqual([[], "combat"]);
    expect([table.madeUp("after the end"), table.ship("B1").tokens.stress]).toEqual([[], 0]);
  });

  test("[1E-END-05] a side of two players stays in the game when one of them has no ships left", () => {
    const table = atEnd([[xwing(gone)], [tie()], [xwing()], [tie({ pose: at(500, 700) })]], { teams: [0, 1, 0, 1] });
    expect([table.game.state.outcome, table.game.state.round]).toEqual([undefined, 2]);
    expect(table.game.state.seats.every(({ status }) => status === "playing")).toBe(true);
  });

  test("of three sides, one without ships is out and the other two continue", () => {
    const table = atEnd([[xwing()], [tie(gone)], [tie()]]);
    expect(table.game.state.seats.map(({ status }) => status)).toEqual(["playing", "out", "playing"]);
    expect(table.game.state.outcome).toBeUndefined();
  });

  test("[1E-END-07, ES-END-05] if time is called in the Activation phase, the round is still played to its end", () => {
    const table = startTable({ phase: "activation", ships: [[xwing({ dial: "1FG" })], [tie({ dial: "2FG" })]] });
    table.give({ input: "time" });
    expect([table.game.state.outcome, table.game.state.cursor.phase]).toEqual([undefined, "activation"]);
    for (let step = 0; step < 50 && table.game.open.length > 0; step += 1) table.pass();
    expect(table.game.state).toMatchObject({ round: 1, outcome: { ending: "time", draw: true } });
  });

  test.each([
    [[tie(gone), tie()], [xwing()], [1]],
    [[tie(), tie()], [xwing(gone), xwing()], [0]],
    [[tie(gone), tie()], [tie(gone), tie()], []],
  ])("[ES-END-05] if time was called, the higher score wins when the round ends: case %#", (first, second, winners) => {
    const table = atEnd([first, second], { setup: { format: "escalation" }, state: { timeCalled: true } });
    expect(table.game.state.outcome).toMatchObject({ ending: "time", winners, draw: winners.length === 0 });
  });

  test("[1E-END-07] a round limit ends the game after the agreed round", () => {
    const limit = { setup: { roundLimit: 5 } };
    expect(atEnd([[xwing()], [tie()]], { ...limit, state: { round: 4 } }).game.state).toMatchObject({ round: 5, outcome: undefined });
    expect(atEnd([[xwing()], [tie()]], { ...limit, state: { round: 5 } }).game.state.outcome).toMatchObject({ ending: "rounds" });
  });

  test("[ES-END-01] a game ends by elimination, time or concession", () => {
    const escalation = { setup: { format: "escalation" } };
    const concession = atEnd([[xwing()], [tie()]], escalation);
    concession.give({ input: "concede", seat: 1 });
    const endings = [
      atEnd([[xwing()], [tie(gone)]], escalation),
      atEnd([[xwing()], [tie()]], { ...escalation, state: { timeCalled: true } }),
      concession,
    ].map(({ game }) => game.state.outcome?.ending);
    expect(endings).toEqual(["elimination", "time", "concession"]);
  });

  test("a conceded seat's ships are removed when the round ends, and the last side left wins by concession", () => {
    const conceded = { status: "conceded", edge: undefined, player: { id: "somebody" }, obstacles: [] } as const;
    const playing = { ...conceded, status: "playing" } as const;
    const hurt = tie({ damage: [{ card: 0, faceup: true, since: 1 }] });
    const three = [[xwing({ locks: ["B1"] })], [hurt], [tie({ pose: at(500, 700) })]];
    const table = atEnd(three, { state: { seats: [playing, conceded, playing] } });
    expect([table.ship("B1").damage, table.game.state.decks[1]?.discards]).toEqual([[], [0]]);
    expect([table.ship("B1").status, table.ship("A1").locks, table.game.state.outcome]).toEqual(["destroyed", [], undefined]);
    expect(atEnd(three, { state: { seats: [playing, conceded, conceded] } }).game.state.outcome).toEqual({
      ending: "concession",
      winners: [0],
      draw: false,
    });
  });

  test("effects that cards have when the game ends still count, but apply only then", () => {
    const scores: Ability = {
      windows: [
        {
          at: "gameEnds",
          optional: false,
          when: (_, self) => self.ship.id === "A1",
          *perform(game) {
            yield* [];
            for (const ship of game.state.ships) if (ship.seat === 1) game.setShip(ship, gone);
          },
        },
      ],
    };
    const closed = (roundLimit: number) =>
      atEnd([[xwing()], [tie()]], { cards: { "pilot:rookiepilot": scores }, setup: { roundLimit } }).game.state.outcome;
    expect(closed(1)).toEqual({ ending: "elimination", winners: [0], draw: false });
    expect(closed(2)).toBeUndefined();
  });

  test("[ES-END-03] if the last ships of equal skill destroy each other, the game is a draw", () => {
    const hurt = { damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) };
    const table = startTable({
      phase: "combat",
      ships: [[tie({ ...hurt, pose: at(300, 300) })], [tie({ ...hurt, pose: at(300, 420, 180) })]],
    });
    const volley = () => table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0, 0]);
    volley().say("primary>B1").until("attack");
    expect(table.ship("B1").status).toBe("inPlay");
    volley().say("primary>A1");
    while (table.game.open.length > 0) table.pass();
    expect(table.game.state.outcome).toEqual({ ending: "elimination", winners: [], draw: true });
  });
});
