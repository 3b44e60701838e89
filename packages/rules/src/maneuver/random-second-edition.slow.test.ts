/** Plays random flights over a crowded table. Now and then, a judge moves, ionizes or removes a ship while something is in progress. */
import { randomStream } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import type { Change } from "../state/change.ts";
import type { Reference } from "../state/setup.ts";
import { NO_TOKENS, type PlacedObstacle } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { randomKey } from "../testing-random.ts";

const PILOTS = [
  ["redsquadronveteran", "anakinskywalker-eta2actis", "omicrongrouppilot", "ig88a"],
  ["academypilot", "alphasquadronpilot", "kyloren", "bossk"],
] as const;
const TOKENS = ["coreasteroid0", "yt2400debris0", "gascloud1", "gascloud3", "electrochaff", "blaze", "loosecargo", "cargodrift"] as const;

/** Sets up ships in two rows, so close that they soon meet, with an obstacle of every kind between them. */
function crowded(reference: Reference, seed: number): Table {
  const random = randomStream(seed);
  const shipsOf = (seat: number): readonly TestShip[] =>
    (PILOTS[seat] ?? []).map((pilot, place) => ({
      pilot,
      pose: at(200 + 130 * place, seat === 0 ? 300 : 560, seat === 0 ? 0 : 180),
      tokens: { ion: random(4) === 0 ? random(3) : 0, stress: random(3) === 0 ? 1 : 0 },
    }));
  const obstacles: readonly PlacedObstacle[] = TOKENS.map((token, number) => ({
    id: `obstacle ${number + 1}`,
    token,
    pose: at(150 + 90 * number, 380 + random(120), random(360)),
    ...(random(2) === 0 && { fuses: 1 }),
  }));
  const edition = reference.startsWith("1.4") ? "2.5" : "2.0";
  return startTable({
    edition,
    reference,
    ships: [shipsOf(0), shipsOf(1)],
    key: `${reference} ${seed}`,
    state: { obstacles },
    setup: { roundLimit: 3 },
  });
}

function judged(table: Table, random: (below: number) => number): Change {
  const { ships } = table.game.state;
  const ship = ships[random(ships.length)]?.id ?? "A1";
  const sets = [
    { pose: at(100 + random(700), 100 + random(700), random(360)) },
    { tokens: { ...NO_TOKENS, ion: random(4), stress: random(2) } },
    { dial: undefined },
    { status: "destroyed", pose: undefined },
  ] as const;
  return { change: "ship", ship, set: sets[random(sets.length)] ?? {} };
}

describe("random flights", () => {
  for (const reference of ["1.1.0", "1.3.2", "1.4.0", "1.4.5"] as const)
    for (const seed of [1, 2, 3])
      test(`reference ${reference}, seed ${seed}`, { timeout: 60_000 }, () => {
        const table = crowded(reference, seed);
        const next = randomKey(seed);
        const random = randomStream(seed + 100);
        for (let given = 0; given < 250 && !table.game.state.outcome; given += 1) {
          expect(table.game.open.length).toBeGreaterThan(0);
          if (random(12) === 0) table.give({ input: "set", changes: [judged(table, random)], reason: "at random" });
          else next(table);
        }
        expect(table.notes("met obstacle").length + table.notes("overlapped").length).toBeGreaterThan(0);
      });
});
