/** Cards that keep a ship from being destroyed as soon as it has suffered enough damage. */
import type { DamageCard } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, nextDamages, shoot } from "../card-table.testing.ts";

const facedown = (count: number, from = 20) => Array.from({ length: count }, (_, card) => ({ card: card + from, faceup: false, since: 1 }));

describe("“Fel's Wrath”", () => {
  const shot = (pilot: string) =>
    cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }],
      [
        { pilot, pose: at(400, 490, 180), damage: facedown(2) },
        { pilot: "academypilot", pose: at(850, 850, 180), tokens: { disarm: 1 } },
      ],
    ])
      .attackDice("hit", "hit", "blank")
      .defenseDice("blank", "blank");

  test("he stays on the table and attacks, and is destroyed when the Combat phase ends", () => {
    const table = shoot(shot("felswrath"), [], []);
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank").say("primary>A1").untilPhase("planning");
    expect(table.notes("attacks")).toHaveLength(2);
    expect(table.ship("B1").status).toBe("destroyed");
  });

  test("another pilot of the same ship is destroyed at once", () => {
    expect(shoot(shot("alphasquadronpilot"), [], []).ship("B1").status).toBe("destroyed");
  });
});

describe("Tel Trevura", () => {
  const tel = (damage: readonly DamageCard[], more: object = {}) => ({
    pilot: "teltrevura",
    shields: 0,
    damage,
    tokens: { disarm: 1 },
    ...more,
  });
  const fresh = [{ faceup: false }, { faceup: false }, { faceup: false }, { faceup: false }];

  test("the first time, he discards all his Damage cards and is dealt 4 facedown ones", () => {
    const table = duel({ pilot: "redsquadronpilot" }, tel([...facedown(3), faceup("Blinded Pilot")]));
    shoot(table, ["hit", "hit", "hit"], ["blank", "blank"]);
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: false });
    expect(table.ship("B1").damage).toHaveLength(4);
    expect(table.ship("B1").damage).toMatchObject(fresh);
    expect(table.game.state.decks[1]?.discards).toHaveLength(7);
  });

  test("the second time, he is destroyed", () => {
    const table = duel({ pilot: "redsquadronpilot" }, tel(facedown(4), { usedThisGame: ["B1/pilot:teltrevura"] }));
    expect(shoot(table, ["hit", "blank", "blank"], ["blank", "blank"]).ship("B1").status).toBe("destroyed");
  });

  test("leftover damage is cancelled, even if a card from the same attack would have destroyed him earlier", () => {
    const table = duel({ pilot: "redsquadronpilot" }, tel(facedown(3)), { deck: "core" });
    table.attackDice("crit", "crit", "blank").defenseDice("blank", "blank");
    nextDamages(table, 1, "Minor Explosion").attackDice("hit");
    shoot(table, [], []);
    expect(table.ship("B1").damage).toMatchObject(fresh);
    expect(table.ship("B1").damage).toHaveLength(4);
    expect(table.game.state.effects).toEqual([]);
  });

  test("nothing happens while he has hull left", () => {
    const table = duel({ pilot: "redsquadronpilot" }, tel(facedown(3)));
    expect(shoot(table, ["hit", "blank", "blank"], ["blank", "blank"]).ship("B1").damage).toHaveLength(4);
    expect(table.notes("used")).toEqual([]);
  });
});
