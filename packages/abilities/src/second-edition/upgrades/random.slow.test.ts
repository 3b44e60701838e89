/**
 * Plays randomly with weapons, devices, gunners and astromechs on every ship. No errors may occur, and no game may get stuck without a
 * question.
 */
import { randomStream } from "@broadside/kit";
import { isPlaceAsk, type TokenKind } from "@broadside/rules";
import { startTable, type Table, type TestShip } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at } from "../card-table.testing.ts";
import { ABILITIES_2_0, ABILITIES_2_5 } from "../index.ts";
import { upgradesIn } from "./upgrades.testing.ts";

type Random = (below: number) => number;
const PILOTS = ["redsquadronveteran", "outerrimsmuggler", "squadsevenveteran", "omegasquadronexpert", "goldsquadronveteran"];
const TOKENS: readonly TokenKind[] = ["focus", "calculate", "evade", "stress", "strain", "tractor"];
const REGISTRIES = { "2.0": ABILITIES_2_0, "2.5": ABILITIES_2_5 };
const FOLDERS = ["weapons", "gunners", "astromechs", "devices"];

const GAMES = 2;
const INPUTS = 150;

function tableOf(edition: "2.0" | "2.5", seed: number, random: Random, known: (id: string) => boolean): Table {
  const one = (folder: string): readonly string[] => {
    const ids = upgradesIn(folder).filter(known);
    return [ids[random(ids.length)] ?? ""];
  };
  const ship = (x: number, y: number, heading: number, enemy: "A" | "B"): TestShip => ({
    pilot: PILOTS[random(PILOTS.length)] ?? "",
    upgrades: [...FOLDERS.flatMap(one), ...one("weapons"), "dorsalturret", "protonbombs"],
    pose: at(x, y, heading),
    locks: [`${enemy}${1 + random(3)}`],
    tokens: { [TOKENS[random(TOKENS.length)] ?? "focus"]: 1, focus: random(2) },
    force: 1,
  });
  return startTable({
    edition,
    registry: REGISTRIES[edition],
    key: `upgrades ${edition} ${seed}`,
    phase: "system",
    setup: {
      roundLimit: 4,
      remotes: [0, 1].flatMap((seat) => (["probeDroid", "buzzDroidSwarm"] as const).map((kind) => ({ kind, number: seat + 1, seat }))),
    },
    obstacles: [{ token: "coreasteroid0", pose: at(400, 450) }],
    ships: [[200, 400, 600].map((x) => ship(x, 300, 0, "B")), [220, 420, 620].map((x) => ship(x, 600, 180, "A"))],
  });
}

for (const edition of ["2.0", "2.5"] as const)
  test(`${edition}: random games with upgrades in any combination`, { timeout: 60_000 }, () => {
    let used = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const random = randomStream(seed);
      const pack = startTable({ edition, ships: [[], []] }).game.content.catalogue.upgrades;
      const table = tableOf(edition, seed, random, (id) => pack.has(id));
      for (let given = 0; given < INPUTS && !table.game.state.outcome; given += 1) {
        const open = table.game.open.filter(({ answer }) => !answer);
        const { ask, number } = open[random(open.length)] ?? {};
        if (!ask || number === undefined) throw new Error(`nobody is asked (${seed})`);
        const answer = { input: "answer", seat: ask.seat, ask: number } as const;
        const refused = table.give(
          isPlaceAsk(ask) ? { ...answer, pose: ask.witness } : { ...answer, key: ask.options[random(ask.options.length)]?.key ?? "" },
        );
        expect(refused).toBeUndefined();
      }
      used += table.notes("used").length;
      expect([...table.notes("the rules lost their place"), ...table.notes("the game stands still")]).toEqual([]);
    }
    expect(used).toBeGreaterThan(10);
  });
