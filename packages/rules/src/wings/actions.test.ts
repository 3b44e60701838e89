import { describe, expect, test } from "vitest";
import { freeAction } from "../actions/perform-action.ts";
import { attacksOpen } from "../attack/targets.ts";
import type { Ability } from "../contract/ability.ts";
import { SECOND_EDITION_ACTIONS } from "../editions/second-edition-actions.ts";
import { agility } from "../queries/figures.ts";
import { shipOf } from "../state/state.ts";
import { at, type TestShip } from "../testing.ts";
import { atStart, ENEMY, FLANKS, flown, flyWing, type Mates, splitShips, untilActs } from "./wing.testing.ts";

/** TIE/ph Phantoms cloak, and Star Wings SLAM; both ships are small. */
const PHANTOM = "imdaartestpilot";
const STARWING = "nusquadronpilot";

const of = (pilot: string, other: string): Mates => ({ leftFlank: { pilot }, rightFlank: { pilot }, rearSupport: { pilot: other } });

describe("actions in a wing", () => {
  test("[EB-WACT-01, EB-WACT-09] the leader may use its whole action bar, a wingmate only some of it", () => {
    const table = flyWing({ enemies: [{ ...ENEMY, pose: at(450, 600, 180) }] });
    expect(table.keys).toEqual(["skip", "focus", "lock", "barrel-roll"]);
    expect(untilActs(table, "A2").keys).toEqual(["skip", "focus", "lock"]);
  });

  test("[EB-WACT-09] of all actions a wingmate may perform five, while its leader and a split ship may perform all", () => {
    // A ship that could perform all of these actions, because it has a turret and a spent charge.
    const able = { pilot: "rebelscout", upgrades: ["concussionmissiles"], active: [0] };
    const every = [...SECOND_EDITION_ACTIONS.keys()];
    const shown = every.map((name) => `white ${name}`);
    const cards: Readonly<Record<string, Ability>> = {
      "pilot:rebelscout": { answers: { barActions: (_, self, { ship }) => (ship === self.ship ? shown : []) } },
    };
    const offeredTo = (id: string, mate: Partial<TestShip> = {}) =>
      untilActs(flyWing({ leader: able, mates: { leftFlank: { ...able, ...mate }, rightFlank: {} }, cards }), id).keys.toSorted();
    expect(offeredTo("A2")).toEqual(["calculate", "evade", "focus", "lock", "reinforce", "skip"]);
    expect(offeredTo("A1")).toEqual(["skip", ...every].sort());
    const split = { wing: { leader: "A1", position: "leftFlank", split: true }, dial: "2FB" } as const;
    expect(offeredTo("A2", split)).toEqual(["skip", ...every].sort());
  });

  test.each([
    ["droidtrifighter", "colicoidinterceptor", ["calculate", "evade", "lock"]],
    ["tierbheavy", "caridaacademycadet", ["focus", "reinforce", "lock"]],
  ])("[EB-WACT-09] from the action bar of a %s, a wingmate may use the permitted actions", (_, pilot, kept) => {
    const enemies = [{ ...ENEMY, pose: at(450, 700, 180) }];
    const table = untilActs(flyWing({ mates: { leftFlank: { pilot }, rightFlank: {} }, enemies }), "A2");
    expect(table.keys).toEqual(["skip", ...kept]);
  });

  test("[EB-WACT-10, EB-WACT-11] a granted action has the same limit, and the limit adds no actions", () => {
    const granted = atStart((game) => freeAction(game, shipOf(game.state, "A2"), { barOnly: true, rule: "2E-ACT-44" }) as never);
    const mates = { leftFlank: { pilot: "alphasquadronpilot" }, rightFlank: {} };
    const table = flyWing({ mates, cards: granted, leader: { pilot: "soontirfel" } });
    expect(table.asks).toEqual([{ kind: "free action", seat: 0, keys: ["skip", "focus", "evade"] }]);
  });

  test("[EB-WACT-12] the limit ends when a ship splits and returns when it joins", () => {
    const mates = { leftFlank: { wing: { leader: "A1", position: "leftFlank", split: true }, dial: "2FB" }, rightFlank: {} } as const;
    const table = flyWing({ mates });
    expect(table.game.open[0]?.ask.about?.ship).toBe("A2");
    expect(table.keys).toContain("barrel-roll");
    table.until("split or join wing").say("join", "A2").until("action");
    expect(untilActs(table, "A2").keys).not.toContain("barrel-roll");
  });

  test("[EB-WACT-15-Q] a wingmate performs a permitted action without its link to another action", () => {
    const linked = { pilot: "quickdraw", dial: "2FB" };
    const wing = { leader: "A1", position: "leftFlank", split: true } as const;
    const alone = untilActs(flyWing({ mates: { leftFlank: { ...linked, wing }, rightFlank: {} } }), "A2").say("focus");
    expect(alone.asks).toMatchObject([{ kind: "free action", keys: ["skip", "rotate-arc"] }]);
    const mate = untilActs(flyWing({ mates: { leftFlank: { ...linked, dial: undefined }, rightFlank: {} } }), "A2").say("focus");
    expect(mate.kind).not.toBe("free action");
  });

  test("[EB-WACT-02, EB-WACT-03, EB-SPLIT-14] after the leader's SLAM, wingmates without it split, and the others are disarmed", () => {
    const table = untilActs(flyWing({ leader: { pilot: STARWING, dial: "2FB" }, mates: of(STARWING, "academypilot") }), "A1");
    table.say("slam").until("slam").say("2FB");
    expect(splitShips(table)).toEqual(["A4"]);
    expect(["A2", "A3", "A4"].map((id) => table.ship(id).tokens.disarm)).toEqual([1, 1, 0]);
  });

  test("[EB-WACT-13-Q] wingmates don't execute the maneuver of their leader's SLAM", () => {
    const table = untilActs(flyWing({ leader: { pilot: STARWING, dial: "2FB" }, mates: of(STARWING, STARWING) }), "A1");
    flown(table.say("slam").until("slam").say("2NB"));
    expect(table.ship("A2")).toMatchObject({ revealed: "2FB", speed: 2, pose: { heading: 45_000 } });
  });

  test("[EB-WACT-07] a wingmate that splits after a SLAM executes a straight 2, doesn't act and gains 1 stress", () => {
    const table = untilActs(flyWing({ leader: { pilot: STARWING, dial: "2FB" }, mates: of(STARWING, "academypilot") }), "A1");
    flown(table.say("slam").until("slam").say("2FB"));
    expect(table.ship("A4")).toMatchObject({ pose: at(450, 360), tokens: { stress: 1 }, actions: [] });
  });

  test("[EB-WACT-14-Q] a leader's reload neither splits nor disarms its wing", () => {
    const upgrades = ["concussionmissiles"];
    const table = untilActs(flyWing({ leader: { pilot: STARWING, upgrades, dial: "2FB" }, mates: FLANKS, cards: spent() }), "A1");
    table.say("reload");
    flown(table);
    expect(table.ship("A1").actions).toContain("reload");
    expect([splitShips(table), table.ship("A2").tokens.disarm]).toEqual([[], 0]);
  });

  test("[EB-WACT-04, EB-WACT-05] after the leader's cloak, wingmates without it split, and the others count as cloaked", () => {
    const table = untilActs(flyWing({ leader: { pilot: PHANTOM }, mates: of(PHANTOM, "academypilot") }), "A1").say("cloak");
    expect(splitShips(table)).toEqual(["A4"]);
    const isCloaked = (id: string) => table.game.edition.isCloaked(table.ship(id), table.game);
    expect(["A1", "A2", "A3", "A4"].map(isCloaked)).toEqual([true, true, true, false]);
    expect(table.ship("A2").tokens.cloak).toBe(0);
  });

  test("[EB-WACT-06, EB-WACT-17] while their leader is cloaked, wingmates have 2 more agility and can't attack", () => {
    const enemies = [{ ...ENEMY, pose: at(390, 450, 180) }];
    const table = flyWing({ phase: "combat", leader: { pilot: PHANTOM, tokens: { cloak: 1 } }, mates: of(PHANTOM, PHANTOM), enemies });
    const mate = table.ship("A2");
    expect([agility(table.game, mate, undefined), attacksOpen(table.game, mate)]).toEqual([4, []]);
    const set = { change: "ship", ship: "A1", set: { tokens: { ...table.ship("A1").tokens, cloak: 0 } } } as const;
    table.give({ input: "set", reason: "test", changes: [set] });
    expect(agility(table.game, mate, undefined)).toBe(2);
    expect(attacksOpen(table.game, mate)).toMatchObject([{ weapon: "primary" }]);
  });
});

/** Spends the charges of all cards, as if the missiles had been fired. */
const spent = () =>
  atStart((game) => {
    const leader = shipOf(game.state, "A1");
    game.setShip(leader, { upgrades: leader.upgrades.map((card) => ({ ...card, charges: 0 })) });
    return undefined;
  });
