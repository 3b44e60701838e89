/**
 * Rulings on how spending a token differs from removing, moving or limiting tokens. A ship that can't spend tokens can still lose them or
 * pass them on.
 */
import type { TargetId } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const TOKENS = { focus: 1, evade: 1 };
/** Carnor Jax, beside ships that he stops from spending tokens. */
const jax = { pilot: "carnorjax", engaged: true, activated: true };

describe("removing tokens near Carnor Jax", () => {
  test("Grand Moff Tarkin can remove a focus token from an enemy that can't spend it", () => {
    const table = cardTable([
      [
        { pilot: "gozanticlasscruiser", upgrades: ["grandmofftarkin"], pose: at(450, 300) },
        { ...jax, pose: at(400, 700) },
      ],
      [{ ...academy, pose: at(450, 780, 180), engaged: true, tokens: TOKENS }],
    ]).say("A1/upgrade:grandmofftarkin/0");
    expect(table.say("B1").say("remove focus").ship("B1").tokens.focus).toBe(0);
  });

  test("Grand Moff Tarkin can still decline if only one choice is left", () => {
    const table = cardTable([
      [{ pilot: "gozanticlasscruiser", upgrades: ["grandmofftarkin"], pose: at(450, 300) }],
      [{ ...academy, pose: at(450, 780, 180), engaged: true }],
    ]).say("A1/upgrade:grandmofftarkin/0");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["none", "give focus"] }]);
    expect(table.say("none").ship("B1").tokens.focus).toBe(0);
  });

  test("Suppressor can remove a token from a locked enemy that can't spend it, or one of its locks", () => {
    const locked = () =>
      cardTable(
        [
          [
            { pilot: "gozanticlasscruiser", upgrades: ["suppressor"], pose: at(450, 300), dial: "1F1" },
            { ...jax, pose: at(400, 560) },
          ],
          [{ ...academy, pose: at(450, 620, 180), activated: true, tokens: TOKENS, locks: ["A1:fore", "A2"] }],
        ],
        { phase: "activation" },
      )
        .until("action")
        .say("lock")
        .until("use at lockAcquired")
        .say("A1/upgrade:suppressor/0");
    expect(locked().keys).toEqual(["focus", "evade", "lock"]);
    expect(locked().say("focus").ship("B1").tokens).toMatchObject({ focus: 0, evade: 1 });
    const table = locked().say("lock");
    expect(table.asks).toMatchObject([{ kind: "remove lock", seat: 0, keys: ["A1:fore", "A2"] }]);
    expect(table.say("A2").ship("B1").locks).toEqual(["A1:fore"]);
  });

  test("Wes Janson can remove a token from a defender that can't spend it", () => {
    const table = cardTable([
      [
        { pilot: "wesjanson", pose: at(400, 300) },
        { ...jax, pose: at(500, 470) },
      ],
      [{ ...academy, pose: at(400, 490, 180), tokens: TOKENS }],
    ]);
    shoot(table, ["blank", "blank", "blank"], ["blank", "blank", "blank"]).say("A1/pilot:wesjanson");
    expect(table.say("evade").ship("B1").tokens).toEqual(expect.objectContaining({ focus: 1, evade: 0 }));
  });

  test("Kyle Katarn can pass on a focus token that he can't spend", () => {
    const table = cardTable([
      [
        { pilot: "kylekatarn", pose: at(400, 300), tokens: { focus: 1 } },
        { pilot: "rookiepilot", pose: at(400, 200) },
      ],
      [{ ...jax, pose: at(400, 400, 180) }],
    ]).say("A1/pilot:kylekatarn");
    expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
  });

  test("Advanced Optics and Comm Relay still limit the ship to one token near an enemy Carnor Jax", () => {
    const given = (upgrade: string, token: "focus" | "evade", name: string) => {
      const ship = { pilot: "omegasquadronpilot", upgrades: [upgrade, name], tokens: { [token]: 1 }, dial: "2FG" };
      return cardTable(
        [
          [{ ...ship, pose: at(400, 300) }],
          [
            { ...jax, pose: at(460, 380, 180) },
            { pilot: "wedgeantilles", pose: at(850, 850), dial: "1FG" },
          ],
        ],
        { phase: "activation" },
      )
        .defenseDice("evade", "blank")
        .say(`upgrade:${name}`);
    };
    expect(given("advancedoptics", "focus", "rage").ship("A1").tokens.focus).toBe(1);
    expect(given("commrelay", "evade", "landocalrissian").ship("A1").tokens.evade).toBe(1);
  });
});

describe("Keyan Farlander removes his stress token", () => {
  const keyan = (stress: number, upgrades: readonly string[], recruit: ReturnType<typeof at>) =>
    cardTable([
      [
        { pilot: "keyanfarlander", upgrades, pose: at(400, 300), tokens: { stress } },
        { pilot: "rookiepilot", upgrades: ["inspiringrecruit"], pose: recruit, engaged: true },
      ],
      [{ ...academy, pose: at(400, 490, 180) }],
    ])
      .attackDice("focus", "blank", "blank")
      .say("primary>B1")
      .say("A1/pilot:keyanfarlander");

  test("Kyle Katarn aboard gives him a focus token for it", () => {
    const table = keyan(1, ["kylekatarn"], at(400, 850));
    expect(table.kind).toBe("use at stressRemoved");
    expect(table.say("A1/upgrade:kylekatarn/0").ship("A1").tokens).toMatchObject({ stress: 0, focus: 1 });
  });

  test("an Inspiring Recruit at Range 1-2 lets him remove another stress token", () => {
    expect(keyan(2, [], at(400, 140)).say("A2/upgrade:inspiringrecruit/0").ship("A1").tokens.stress).toBe(0);
    const far = keyan(2, [], at(400, 50));
    expect(far.ship("A1").tokens.stress).toBe(1);
    expect(far.kind).not.toBe("use at stressRemoved");
  });
});

describe("spending tokens", () => {
  test("a weapon that costs a focus token can't be fired near Carnor Jax", () => {
    const keys = (pose: ReturnType<typeof at>) =>
      cardTable([
        [{ pilot: "kylekatarn", upgrades: ["blasterturret"], pose: at(400, 300), tokens: { focus: 1 } }],
        [
          { ...jax, pose },
          { ...academy, pose: at(400, 490, 180) },
        ],
      ]).keys;
    expect(keys(at(850, 850))).toContain("blasterturret@0>B2");
    expect(keys(at(400, 380)).filter((key) => key.startsWith("blasterturret"))).toEqual([]);
  });

  test("Deadeye can pay for a missile with focus only if focus can be spent", () => {
    const keys = (pose: ReturnType<typeof at>) =>
      cardTable([
        [{ pilot: "greensquadronpilot", upgrades: ["deadeye", "concussionmissiles"], pose: at(400, 300), tokens: { focus: 1 } }],
        [
          { ...jax, pose },
          { ...academy, pose: at(400, 540, 180) },
        ],
      ]).keys;
    expect(keys(at(850, 850))).toContain("concussionmissiles@1>B2");
    expect(keys(at(400, 380, 90)).filter((key) => key.startsWith("concussion"))).toEqual([]);
  });

  test("Esege Tuketu's focus token can pay for a weapon and for Calculation, even if the ship has its own", () => {
    const table = (upgrades: readonly string[], focus: number) =>
      cardTable([
        [
          { pilot: "rookiepilot", upgrades, pose: at(400, 300), tokens: { focus } },
          { pilot: "esegetuketu", pose: at(500, 300), tokens: { focus: 1 }, engaged: true },
        ],
        [{ ...academy, pose: at(400, 490, 180) }],
      ]);
    const turret = table(["blasterturret"], 0).say("blasterturret@0>B1");
    expect(turret.ship("A2").tokens.focus).toBe(0);
    const both = table(["calculation"], 1);
    both.attackDice("focus", "focus", "blank").say("primary>B1").say("A1/upgrade:calculation/0");
    expect(both.asks).toEqual([{ kind: "whose focus token", seat: 0, keys: ["A1", "A2"] }]);
    expect([both.say("A2").ship("A1").tokens.focus, both.ship("A2").tokens.focus]).toEqual([1, 0]);
  });
});

describe("an attacker that Fenn Rau has chosen", () => {
  const prey = (upgrades: readonly string[], isPrey = true) =>
    duel(
      { pilot: "greensquadronpilot", upgrades, tokens: { focus: 1 }, locks: ["B1"] },
      { pilot: "rookiepilot", engaged: true },
      {
        state: isPrey ? { effects: [{ id: "effect:fennrau", ship: "A1", by: "B1", until: "round", since: 1 }], counted: 1 } : {},
      },
    );

  test("can't spend tokens on its attack dice", () => {
    const keys = (isPrey: boolean) => prey([], isPrey).attackDice("focus", "blank").say("primary>B1").keys;
    expect(keys(false)).toEqual(["done", "lock", "focus"]);
    expect(keys(true)).not.toContain("focus");
  });

  test("can pay for a weapon with its lock", () => {
    const table = prey(["concussionmissiles"]);
    expect(table.keys).toContain("concussionmissiles@0>B1");
    expect(table.say("concussionmissiles@0>B1").ship("A1").locks).toEqual([]);
  });

  test("can spend a focus token on Lieutenant Kestal's ability, because it cancels results", () => {
    const table = duel(
      { pilot: "lieutenantkestal", tokens: { focus: 1 } },
      { pilot: "rookiepilot", engaged: true },
      { state: { effects: [{ id: "effect:fennrau", ship: "A1", by: "B1", until: "round", since: 1 }], counted: 1 } },
    );
    table.attackDice("hit", "blank").defenseDice("focus", "blank").say("primary>B1");
    expect(table.keys).toContain("A1/pilot:lieutenantkestal");
  });
});

test("ruling 189.2 Omega Leader: Heavy Laser Cannon can't change criticals, because its ship can't modify dice", () => {
  const faces = (locks: readonly TargetId[]) => {
    const table = duel({ pilot: "wedgeantilles", upgrades: ["heavylasercannon"] }, { pilot: "omegaleader", locks, tokens: { focus: 1 } });
    table.attackDice("crit", "crit", "blank", "blank").say("heavylasercannon@0>B1");
    return table.game.state.attack?.attackDice.map(({ face }) => face);
  };
  expect(faces(["A1"])).toEqual(["crit", "crit", "blank", "blank"]);
  expect(faces([])).toEqual(["hit", "hit", "blank", "blank"]);
});
