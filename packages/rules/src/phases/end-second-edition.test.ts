import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { destroy } from "../damage/destruction.ts";
import { NOTHING } from "../driver/ask.ts";
import { shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";

const FOE: TestShip = { pilot: "academypilot", pose: at(60, 850, 180) };
const EDITIONS = ["2.0", "2.5"] as const;

/** A ship with recurring Force in the End phase. */
const ending = (ship: Partial<TestShip> = {}, given: Partial<TestTable> = {}): Table =>
  startTable({
    edition: "2.0",
    phase: "end",
    ships: [[{ pilot: "lukeskywalker", pose: at(400, 300), force: 0, ...ship }], [FOE]],
    ...given,
  });

/** Makes a card that notes what its ship has at the moment when the card acts in the End phase. */
function witness(): { readonly seen: string[]; readonly cards: Readonly<Record<string, Ability>> } {
  const seen: string[] = [];
  const ability: Ability = {
    windows: (["startOfEnd", "duringEnd"] as const).map((at) => ({
      at,
      optional: false,
      when: () => true,
      perform(_game, { ship }) {
        seen.push(`${at}: ${ship.tokens.focus} focus, ${ship.tokens.tractor} tractor, ${ship.force} Force`);
        return NOTHING;
      },
    })),
  };
  return { seen, cards: { "pilot:lukeskywalker": ability } };
}

const TOKENS = { focus: 1, evade: 2, calculate: 1, tractor: 1, jam: 1, disarm: 1, stress: 1, ion: 1 } as const;

test("[2E-END-01] in 1.1.0, circular tokens are removed and charges recovered before abilities during the phase", () => {
  const { seen, cards } = witness();
  const table = ending({ tokens: TOKENS }, { reference: "1.1.0", cards });
  expect(table.ship("A1").tokens).toMatchObject({ focus: 0, evade: 0, calculate: 0, tractor: 0, jam: 0, disarm: 0, stress: 1, ion: 1 });
  expect(table.ship("A1").force).toBe(1);
  expect([...new Set(seen)]).toEqual(["startOfEnd: 1 focus, 1 tractor, 0 Force", "duringEnd: 0 focus, 0 tractor, 1 Force"]);
});

describe.each(EDITIONS)("%s", (edition) => {
  test("[2E-END-02] the order is: abilities at the start, abilities during the phase, green tokens, orange tokens, charges", () => {
    const { seen, cards } = witness();
    const table = ending({ tokens: TOKENS }, { edition, cards });
    expect([...new Set(seen)]).toEqual(["startOfEnd: 1 focus, 1 tractor, 0 Force", "duringEnd: 1 focus, 1 tractor, 0 Force"]);
    const states = table.events.flatMap((event) =>
      "change" in event && event.change === "ship" && event.ship === "A1" ? [event.set] : [],
    );
    const green = states.findIndex(({ tokens }) => tokens?.focus === 0 && tokens.evade === 0 && tokens.calculate === 0);
    const orange = states.findIndex(({ tokens }) => tokens?.tractor === 0);
    const force = states.findIndex((set) => set.force === 1);
    expect([green >= 0, green < orange, orange < force]).toEqual([true, true, true]);
  });

  test("[2E-END-03] ships in reserve also lose tokens and recover charges", () => {
    const ships = [
      [
        { pilot: "lukeskywalker", pose: undefined, status: "reserve", force: 0, tokens: { evade: 1 } },
        { pilot: "redsquadronveteran", pose: at(400, 300) },
      ],
      [FOE],
    ] as const;
    const table = ending({}, { edition, ships });
    expect([table.ship("A1").tokens.evade, table.ship("A1").force]).toEqual([0, 1]);
  });

  test("[2E-END-04] the End phase still runs if the last enemy is destroyed in the Engagement phase, and then the game ends", () => {
    const fatal: Ability = {
      windows: [
        {
          at: "startOfCombat",
          optional: false,
          when: () => true,
          perform: (game) => destroy(game, shipOf(game.state, "B1"), "destroyed"),
        },
      ],
    };
    const table = ending({ tokens: { focus: 1 } }, { edition, phase: "combat", cards: { "pilot:lukeskywalker": fatal } });
    expect([table.game.state.outcome?.ending, table.ship("A1").tokens.focus]).toEqual(["elimination", 0]);
  });

  test("[2E-END-13] if the game isn't over, the next round's Planning phase follows", () => {
    const table = ending({}, { edition, state: { round: 4 } });
    expect([table.game.state.round, table.game.state.cursor.phase, table.asks[0]?.kind]).toEqual([5, "planning", "dial"]);
  });
});
