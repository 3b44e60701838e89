/** Plays randomly with every card in the deck faceup. No errors may occur, and no game may get stuck. */
import { randomStream } from "@broadside/kit";
import { isPlaceAsk } from "@broadside/rules";
import { startTable } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { ABILITIES_2_0 } from "../../index.ts";
import { at, coreDeck, faceup } from "./deck.testing.ts";

for (const edition of ["2.0", "2.5"] as const)
  test(`${edition}: random games with every kind of Damage card on a ship`, { timeout: 60_000 }, () => {
    const names = (coreDeck?.cards ?? []).map(({ name }) => name);
    const squad = (seat: number, y: number, heading: number) =>
      [0, 1, 2].map((number) => ({
        pilot: "outerrimsmuggler",
        pose: at(200 + 200 * number, y, heading),
        shields: 0,
        damage: names.filter((_, kind) => kind % 6 === number + 3 * seat).map((name) => faceup(name)),
      }));
    const table = startTable({
      edition,
      registry: ABILITIES_2_0,
      key: `deck ${edition}`,
      setup: { roundLimit: 4 },
      ships: [squad(0, 250, 0), squad(1, 650, 180)],
    });
    const random = randomStream(7);
    for (let given = 0; given < 250 && !table.game.state.outcome; given += 1) {
      const open = table.game.open.filter(({ answer }) => !answer);
      const { ask, number } = open[random(open.length)] ?? {};
      if (!ask || number === undefined) throw new Error("nobody is asked");
      const answer = { input: "answer", seat: ask.seat, ask: number } as const;
      const refused = table.give(
        isPlaceAsk(ask) ? { ...answer, pose: ask.witness } : { ...answer, key: ask.options[random(ask.options.length)]?.key ?? "" },
      );
      expect(refused).toBeUndefined();
    }
    expect(table.notes("used").length).toBeGreaterThan(5);
    expect([...table.notes("the rules lost their place"), ...table.notes("the game stands still")]).toEqual([]);
  });
