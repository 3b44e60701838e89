import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { befalls, down, suffers, up } from "./damage.testing.ts";
import { COUNTER } from "./damage-deck.ts";
import { exposeDamage } from "./repair.ts";

const EDITIONS = ["2.0", "2.5"] as const;
const WING = { pilot: "redsquadronveteran" };

describe("an empty deck", () => {
  const decks = (discards: readonly number[]) => [
    { cards: [], left: 0, discards },
    { cards: [], left: 0, discards: [] },
  ];

  test("[2E-DMG-13] is rebuilt from the discarded cards", () => {
    for (const edition of EDITIONS) {
      const table = befalls(suffers(1, 0), { shields: 0 }, { edition, state: { decks: decks([7, 8, 9, 10]) } });
      expect(table.notes("deck rebuilt")[0]).toMatchObject({ cards: 4, rule: "2E-DMG-13" });
      expect(table.game.state.decks[0]).toMatchObject({ left: 3, discards: [] });
    }
  });

  test("[2E-DMG-13] since 1.3.0, also takes facedown cards from ships if the discards aren't enough", () => {
    const empty = { pilot: "omicrongrouppilot", shields: 0, damage: [...down(7, 8), ...up(9)] };
    const since = befalls(suffers(1, 0), empty, { edition: "2.0", reference: "1.3.0", state: { decks: decks([]) } });
    expect(
      since
        .ship("A1")
        .damage.slice(0, 3)
        .map(({ card }) => card),
    ).toEqual([COUNTER, COUNTER, 9]);
    expect([7, 8]).toContain(since.ship("A1").damage[3]?.card);
    expect(since.game.state.decks[0]?.left).toBe(1);
    const before = befalls(suffers(1, 0), empty, { edition: "2.0", reference: "1.2.0", state: { decks: decks([]) } });
    expect(before.ship("A1").damage.map(({ card }) => card)).toEqual([7, 8, 9, COUNTER]);
  });

  test("[2E-DMG-13, 2E-DMG-10] leaves counters, each replaced by a drawn card when it is exposed", () => {
    const ship = { shields: 0, damage: down(COUNTER) };
    const state = {
      decks: [
        { cards: [7], left: 1, discards: [] },
        { cards: [], left: 0, discards: [] },
      ],
    };
    for (const edition of EDITIONS)
      expect(befalls(exposeDamage, ship, { edition, state }).ship("A1").damage).toMatchObject([{ card: 7, faceup: true }]);
  });
});

describe("leaving play", () => {
  test("[2E-DMG-16, 2E-DMG-23] a removed ship loses its tokens and locks, and locks on it are removed", () => {
    for (const edition of EDITIONS) {
      const table = befalls(suffers(9, 0), { shields: 0, tokens: { focus: 1, stress: 1 }, locks: ["B1"] }, { edition });
      const { tokens, locks, status } = table.ship("A1");
      expect(status).toBe("destroyed");
      expect([Object.values(tokens).every((count) => count === 0), locks]).toEqual([true, []]);
      const locked = startTable({
        edition,
        phase: "activation",
        cards: {
          "pilot:academypilot": windowCard("startOfActivation", { does: (game) => suffers(9, 0)(game, game.state.ships[0] as Ship) }),
        },
        ships: [
          [
            { ...WING, pose: at(200, 200), dial: "1FB" },
            { ...WING, pose: at(300, 200), dial: "1FB" },
          ],
          [{ pilot: "academypilot", pose: at(700, 700, 180), dial: "2FB", locks: ["A1"] }],
        ],
      });
      expect(locked.ship("B1").locks).toEqual([]);
    }
  });

  test("[2E-DMG-22] a ship in reserve has no dial, abilities or attacks, but isn't out of the game", () => {
    for (const edition of EDITIONS) {
      const table = startTable({
        edition,
        cards: { "pilot:academypilot": windowCard("startOfPlanning", { does: says("here") }) },
        ships: [[{ ...WING, pose: at(200, 200) }], [{ pilot: "academypilot", pose: undefined, status: "reserve" }]],
      });
      expect(table.asks.map(({ kind, seat }) => [kind, seat])).toEqual([["dial", 0]]);
      table.say("1FB").until("dial");
      expect(table.game.state).toMatchObject({ round: 2, outcome: undefined });
      expect(table.madeUp("says")).toHaveLength(0);
    }
  });
});
