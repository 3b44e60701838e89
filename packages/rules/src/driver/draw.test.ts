import { describe, expect, test } from "vitest";
import { pendingOf, restore } from "../records/pending.ts";
import { gameFromRecord, recordOf } from "../records/record.ts";
import { verify } from "../records/verify.ts";
import { claimOf, teamScores } from "../score/score.ts";
import { startSetUp, type Table } from "../testing.ts";
import { HOLDS } from "../testing-random.ts";
import { ask, askAndNote, step, tinyGame, tinyTable } from "../tiny.testing.ts";
import { view } from "../views/view.ts";
import type { Game } from "./game.ts";

const both = step("both", function* () {
  yield [0, 1].map((seat) => () => ask(seat, "both", "dull", "bold"));
});
const next = askAndNote(1, "next", "dull", "bold");
const table = () => tinyTable({ steps: [both, next] });
const four = (teams?: readonly number[]) =>
  tinyTable({
    steps: [both, next],
    ships: [["wedgeantilles"], ["howlrunner"], ["lukeskywalker"], ["maulermithel"]],
    ...(teams && { teams }),
  });

const agree = (seat: number | "judge" | "clock", yes: boolean, proposal = 1) => ({ input: "agree", seat, proposal, yes }) as const;
const sent = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;

/** Offers a draw as the first input. */
function offered(one: Table): Table {
  one.give({ input: "draw", seat: 0 });
  return one;
}

describe("an accepted draw", () => {
  const one = offered(table());
  const scores = teamScores(one.game);
  one.give(agree(1, true));

  test("ends the game", () => {
    expect(one.game.state.outcome).toEqual({ ending: "agreement", winners: [], draw: true });
  });

  test("leaves no question and no proposal open", () => {
    expect(one.game.open).toEqual([]);
    expect(one.game.proposal).toBeUndefined();
  });

  test("is logged from the offer to the end", () => {
    expect(one.events.filter((event) => "note" in event)).toEqual([
      { note: "draw offered", seat: 0 },
      { note: "agreed", seat: 1 },
      { note: "game over", ending: "agreement" },
    ]);
  });

  test("changes no score, and the claim says that it was agreed", () => {
    expect(teamScores(one.game)).toEqual(scores);
    expect(claimOf(one.game)).toMatchObject({ agreedDraw: true, outcome: { scores: [0, 0], winners: [] } });
  });

  test("is a draw even if a side is ahead", () => {
    const uneven = table();
    uneven.give({
      input: "set",
      reason: "hit",
      changes: [{ change: "ship", ship: "B1", set: { crippled: undefined, status: "destroyed", pose: undefined } }],
    });
    uneven.give({ input: "draw", seat: 0 });
    uneven.give(agree(1, true, 2));
    expect(claimOf(uneven.game)).toMatchObject({ scores: [20, 0], agreedDraw: true, outcome: { scores: [20, 0], winners: [] } });
  });

  test("can be reopened by a judge", () => {
    const reopened = offered(table());
    reopened.give(agree(1, true));
    expect(reopened.give(agree(1, true))?.refused).toBe("the game is over");
    expect(reopened.give({ input: "undo", seat: "judge", to: 0 })).toBeUndefined();
    expect(reopened.game.state.outcome).toBeUndefined();
  });
});

describe("everybody who still plays has to agree", () => {
  test("in teams of two, the team-mate and both enemies", () => {
    const one = offered(four([0, 1, 0, 1]));
    for (const seat of [1, 2]) one.give(agree(seat, true));
    expect(one.game.state.outcome).toBeUndefined();
    expect(one.give(agree(2, true))?.refused).toBe("not this seat's to decide");
    one.give(agree(3, true));
    expect(one.game.state.outcome?.ending).toBe("agreement");
  });

  test("a refusal by the team-mate ends the offer", () => {
    const one = offered(four([0, 1, 0, 1]));
    for (const seat of [1, 3]) one.give(agree(seat, true));
    one.give(agree(2, false));
    expect(one.game.proposal).toBeUndefined();
    expect(one.game.state.outcome).toBeUndefined();
  });

  test("but nobody who has conceded", () => {
    const one = offered(four());
    one.give(agree(1, true));
    one.give({ input: "concede", seat: 2 });
    expect(one.game.state.outcome).toBeUndefined();
    one.give(agree(3, true));
    expect(one.game.state.outcome?.ending).toBe("agreement");
  });

  test("so the last missing player may also concede instead", () => {
    const one = offered(four());
    for (const seat of [1, 2]) one.give(agree(seat, true));
    one.give({ input: "concede", seat: 3 });
    expect(one.game.state.outcome).toEqual({ ending: "agreement", winners: [], draw: true });
    expect(claimOf(one.game).conceded).toEqual([3]);
  });

  test("a judge can't agree for them, but can end the offer", () => {
    const one = offered(table());
    expect(one.give(agree("judge", true))?.refused).toBe("not this seat's to decide");
    expect(one.give(agree("judge", false))).toBeUndefined();
    expect(one.game.proposal).toBeUndefined();
  });
});

describe("an offer ends", () => {
  test("if a player refuses", () => {
    const one = offered(table());
    one.give(agree(1, false));
    expect(one.game.proposal).toBeUndefined();
    expect(one.notes("refused")).toEqual([{ note: "refused", seat: 1 }]);
  });

  test("with the next questions, not with answers to the questions before", () => {
    const one = offered(table()).say("bold", 0);
    expect(one.game.proposal).toMatchObject({ seat: 0, what: { draw: true } });
    one.say("dull", 1);
    expect(one.game.proposal).toBeUndefined();
    expect(one.notes("offer lapsed")).toEqual([{ note: "offer lapsed", seat: 0 }]);
    expect(one.give(agree(1, true))?.refused).toBe("no such proposal");
  });

  test("with the next questions after a hurry, but not while others still have to answer", () => {
    const one = offered(table());
    one.give({ input: "hurry", seat: "clock", number: 1, seats: [0] });
    expect(one.game.proposal?.number).toBe(1);
    one.give({ input: "hurry", seat: "clock", number: 2 });
    expect(one.game.proposal).toBeUndefined();
  });

  test("if time to answer is up", () => {
    const one = offered(table());
    one.give(agree("clock", false));
    expect(one.game.proposal).toBeUndefined();
    expect(one.notes("not answered in time")).toEqual([{ note: "not answered in time", seat: 0 }]);
  });

  test("without a note if the game is over", () => {
    const one = offered(table());
    one.give({ input: "concede", seat: 1 });
    expect(one.game.proposal).toBeUndefined();
    expect(one.notes("offer lapsed")).toEqual([]);
  });

  test("if a judge ends the game", () => {
    const one = offered(table());
    const outcome = { ending: "judge", winners: [1], draw: false } as const;
    one.give({ input: "set", reason: "over", changes: [{ change: "state", set: { outcome } }] });
    expect(one.game.proposal).toBeUndefined();
  });

  test("if its player concedes and the others play on", () => {
    const one = offered(four());
    one.give({ input: "concede", seat: 0 });
    expect(one.game.proposal).toBeUndefined();
    expect(one.game.state.outcome).toBeUndefined();
  });
});

describe("a draw can't be offered", () => {
  test("while a proposal is open, not even by somebody else", () => {
    const one = offered(table());
    expect(one.give({ input: "draw", seat: 1 })?.refused).toBe("a proposal is open already");
  });

  test("while a change by hand waits for consent", () => {
    const one = table();
    one.give({ input: "propose", seat: 0, reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { shields: 1 } }] });
    expect(one.give({ input: "draw", seat: 1 })?.refused).toBe("a proposal is open already");
  });

  test("once the game is over", () => {
    const one = table();
    one.give({ input: "concede", seat: 1 });
    expect(one.give({ input: "draw", seat: 0 })?.refused).toBe("the game is over");
  });

  test("by a seat that has conceded", () => {
    const one = four();
    one.give({ input: "concede", seat: 2 });
    expect(one.give({ input: "draw", seat: 2 })?.refused).toBe("this seat is out of the game");
  });

  test("if no enemy still plays", () => {
    const one = table();
    const [own, other] = one.game.state.seats;
    const seats = own && other && [own, { ...other, status: "out" as const }];
    one.give({ input: "set", reason: "out", changes: [{ change: "state", set: { ...(seats && { seats }) } }] });
    expect(one.give({ input: "draw", seat: 0 })?.refused).toBe("not this seat's to decide");
  });
});

describe("an open offer survives", () => {
  const restored = (game: Game): Game => restore({ ...sent(pendingOf(game)), setup: game.setup }, game.content);

  test("saving and restoring", () => {
    const again = restored(offered(table()).say("bold", 0).game);
    expect(again.proposal).toEqual({ number: 1, seat: 0, reason: "draw", what: { draw: true }, agreed: [0] });
    again.give(agree(1, true));
    expect(again.state.outcome?.ending).toBe("agreement");
  });

  test("saving and restoring after it has lapsed, and then stays lapsed", () => {
    const { game } = offered(table()).say("bold", 0).say("dull", 1);
    const again = restored(game);
    expect(again.proposal).toBeUndefined();
    expect(sent(pendingOf(again))).toEqual(sent(pendingOf(game)));
  });

  test("a record that is continued", () => {
    const { game } = offered(table());
    const again = gameFromRecord(sent(recordOf(game)), game.content);
    expect(again.ok && again.value.proposal).toEqual(game.proposal);
  });

  test("an undo of something later", () => {
    const one = offered(table()).say("bold", 0);
    one.give({ input: "undo", seat: "judge", to: 1 });
    expect(one.game.proposal?.number).toBe(1);
  });

  test("but not an undo that goes back beyond it", () => {
    const one = offered(table());
    one.give({ input: "undo", seat: "judge", to: 0 });
    expect(one.game.proposal).toBeUndefined();
    expect(one.give(agree(1, true))?.refused).toBe("no such proposal");
  });

  test("everybody sees it, players and watchers", () => {
    const game = tinyGame({ steps: [both, next] });
    game.give({ input: "draw", seat: 0 });
    for (const seats of [[0], [1], []]) expect(view(game, seats).proposal).toEqual(game.proposal);
  });
});

test("the record of a game with refused, lapsed and accepted offers is verified", () => {
  const dice = { seed: "s", salts: ["a", "b"] };
  const { game } = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }], { seeded: dice });
  const give = (input: unknown) => expect(game.give(input)).toBeUndefined();
  give({ input: "draw", seat: 0 });
  give(agree(1, false));
  give({ input: "draw", seat: 1 });
  give({ input: "hurry", seat: "clock", number: game.number });
  give({ input: "draw", seat: 1 });
  give(agree("clock", false, game.number));
  give({ input: "draw", seat: 1 });
  give(agree(0, true, game.number));
  expect(game.log.flatMap(({ events }) => events)).toContainEqual({ note: "offer lapsed", seat: 1 });
  expect(verify(sent(recordOf(game, dice)), game.content, HOLDS)).toMatchObject({ verdict: "same", over: true });
});
