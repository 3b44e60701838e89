/**
 * Ships that spend other ships' tokens as if they were their own. If a rule forbids a ship to spend tokens, it can't spend those of other
 * ships either. The ship that uses a token counts as having spent it.
 */
import type { Effect } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, FIGHTER, HITS, LATER, rolling, shown, tokens, X_WING } from "./card-table.testing.ts";

const hurt = { damage: [{ card: 0, faceup: false, since: 1 }] } as const;
const FOCUS = ["focus", "focus", "blank"] as const;
const attacker = { pilot: X_WING, pose: at(400, 300) };
const defender = { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true };
const beside = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({
  pilot,
  pose: at(460, 490, 180),
  engaged: true,
  ...more,
});

/** B1 defends, with another ship of its player beside it. */
const defending = (one: Partial<TestShip>, two: Partial<TestShip>, friend: TestShip): Table =>
  cardTable([[{ ...attacker, ...one }], [{ ...defender, ...two }, friend]], LATER);
/** A1 attacks, with another ship of its player beside it. */
const attacking = (one: Partial<TestShip>, friend: TestShip, effects: readonly Effect[] = []): Table =>
  cardTable([[{ ...attacker, ...one }, friend], [defender]], { ...LATER, state: { effects, counted: 1 } });

/** True if this use is offered in the given dice modification step. */
function isOffered(table: Table, step: "attack" | "defense", key: string): boolean {
  while (table.kind.startsWith("modify") && table.kind !== `modify ${step} dice`) table.pass();
  return table.kind === `modify ${step} dice` && table.keys.includes(key);
}

describe("4-LOM's attack: the defender can't spend tokens of one kind", () => {
  const shotBy4Lom = (named: string, friend: TestShip): Table =>
    rolling(defending({ upgrades: ["4lom"] }, {}, friend), HITS, FOCUS)
      .say("A1/upgrade:4lom/0")
      .say(named);

  test("Born for This: it can't spend its own tokens of that kind, or a clone's", () => {
    const clone = beside("contrail-siegeofcoruscant", { tokens: { focus: 1, evade: 1 } });
    const key = "B2/ship:Born for This";
    expect(isOffered(shotBy4Lom("focus", clone), "defense", key)).toBe(false);
    expect(isOffered(shotBy4Lom("focus", clone), "defense", `${key}#1`)).toBe(true);
    expect(isOffered(shotBy4Lom("evade", clone), "defense", key)).toBe(true);
    expect(isOffered(shotBy4Lom("evade", clone), "defense", `${key}#1`)).toBe(false);
  });

  test("Jan Dodonna: it can't spend its own tokens of that kind, or those on his ship", () => {
    const dodonna = beside(X_WING, { upgrades: ["jandodonna"], tokens: { focus: 1, evade: 1 } });
    const key = "B2/upgrade:jandodonna/0";
    expect(isOffered(shotBy4Lom("focus", dodonna), "defense", `${key}#1`)).toBe(false);
    expect(isOffered(shotBy4Lom("focus", dodonna), "defense", `${key}#2`)).toBe(true);
    expect(isOffered(shotBy4Lom("evade", dodonna), "defense", `${key}#1`)).toBe(true);
    expect(isOffered(shotBy4Lom("evade", dodonna), "defense", `${key}#2`)).toBe(false);
  });

  test("Decoyed: a handmaiden can still spend her own evade token", () => {
    const decoyed: Effect = { id: "condition:decoyed", ship: "B1", by: "B2", until: "game", since: 1 };
    const table = cardTable(
      [[{ ...attacker, upgrades: ["4lom"] }], [defender, beside("naboohandmaiden", { pose: at(430, 560, 180), tokens: { evade: 1 } })]],
      { ...LATER, state: { effects: [decoyed], counted: 1 } },
    );
    rolling(table, HITS, FOCUS).say("A1/upgrade:4lom/0").say("evade");
    expect(isOffered(table, "defense", "B1/condition:decoyed/1#1")).toBe(true);
  });
});

describe("Ember's attack: the defender can't spend focus or calculate tokens", () => {
  const shotByEmber = (pilot: string, damage: Partial<TestShip>, friend: TestShip): Table =>
    rolling(defending({ pilot: "ember" }, { pilot, ...damage }, friend), HITS, FOCUS);

  test("Networked Calculations: it can't spend a friendly ship's tokens either", () => {
    const droid = beside("technounionbomber", { tokens: { calculate: 1 } });
    const key = "B1/ship:Networked Calculations#1";
    expect(isOffered(shotByEmber("technounionbomber", hurt, droid), "defense", key)).toBe(false);
    expect(isOffered(shotByEmber("technounionbomber", {}, droid), "defense", key)).toBe(true);
  });

  test("DIS-T81: it can't spend tokens of friendly ships in the attacker's arc either", () => {
    const droid = beside("technounionbomber", { tokens: { calculate: 1 } });
    const key = "B1/pilot:dist81#1";
    expect(isOffered(shotByEmber("dist81", hurt, droid), "defense", key)).toBe(false);
    expect(isOffered(shotByEmber("dist81", {}, droid), "defense", key)).toBe(true);
  });

  test("Ronith Blario: it can't spend a friendly ship's focus token either", () => {
    const gunner = beside("greensquadronexpert", { quarter: "front", tokens: { focus: 1 } });
    const key = "B1/pilot:ronithblario#1";
    expect(isOffered(shotByEmber("ronithblario", hurt, gunner), "defense", key)).toBe(false);
    expect(isOffered(shotByEmber("ronithblario", {}, gunner), "defense", key)).toBe(true);
  });
});

describe("Fenn Rau's ability: the attacker can't spend tokens to modify dice", () => {
  const prey: Effect = { id: "effect:fenn rau", ship: "A1", by: "B1", until: "phase", since: 1 };
  const friend = (pilot: string, more: Partial<TestShip>) => beside(pilot, { pose: at(460, 300), ...more });

  test("Networked Calculations: it can't spend a friendly ship's tokens either", () => {
    const droid = friend("technounionbomber", { tokens: { calculate: 1 } });
    const fires = (effects: readonly Effect[]) =>
      isOffered(
        rolling(attacking({ pilot: "technounionbomber" }, droid, effects), ["focus", "blank"]),
        "attack",
        "A1/ship:Networked Calculations",
      );
    expect(fires([prey])).toBe(false);
    expect(fires([])).toBe(true);
  });

  test("Lieutenant LeHuse: it can't spend a friendly ship's lock either", () => {
    const locking = friend("epsilonsquadroncadet", { locks: ["B1"] });
    const fires = (effects: readonly Effect[]) =>
      isOffered(
        rolling(attacking({ pilot: "lieutenantlehuse" }, locking, effects), ["blank", "blank"]),
        "attack",
        "A1/pilot:lieutenantlehuse",
      );
    expect(fires([prey])).toBe(false);
    expect(fires([])).toBe(true);
  });

  test("an attacker without that limit can spend the token of a friendly ship that has it", () => {
    const droid = friend("technounionbomber", { tokens: { calculate: 1 } });
    const table = rolling(attacking({ pilot: "technounionbomber" }, droid, [{ ...prey, ship: "A2" }]), ["focus", "blank"]);
    expect(shown(table.say("A1/ship:Networked Calculations"))).toEqual(["hit", "blank"]);
  });
});

describe("the ship that counts as having spent the token", () => {
  test("Esege Tuketu: Garven Dreis spent the token, so he transfers one", () => {
    const table = attacking({ pilot: "garvendreis" }, beside("esegetuketu", { pose: at(520, 300), tokens: { focus: 1 } }));
    rolling(table, FOCUS).say("A2/pilot:esegetuketu");
    expect(tokens(table, "A2").focus).toBe(0);
    expect(table.say("A1/pilot:garvendreis").notes("token")).toMatchObject([{ ship: "A2", token: "focus" }]);
  });

  test("Lieutenant LeHuse: with Fire-Control System, he can't spend his own lock but can spend another ship's", () => {
    const locking = beside("epsilonsquadroncadet", { pose: at(460, 300), locks: ["B1"] });
    const table = attacking({ pilot: "lieutenantlehuse", upgrades: ["firecontrolsystem"], locks: ["B1"] }, locking);
    rolling(table, ["blank", "blank"]).attackDice("blank").say("A1/upgrade:firecontrolsystem/0");
    expect(table.keys).toContain("A1/pilot:lieutenantlehuse");
    expect(table.keys).not.toContain("lock");
  });
});
