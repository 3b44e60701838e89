import { expect, test } from "vitest";
import { duel, noteTexts, says, windowCard } from "../abilities/cards.testing.ts";
import { attack } from "../attack/attack.ts";
import type { Ability } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { withRemotes } from "../remotes/remotes.testing.ts";
import type { Ship } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

const WING = { pilot: "redsquadronveteran" };
const TIE = { pilot: "academypilot" };
const EDITIONS = ["2.0", "2.5"] as const;

/** Returns the ships that attacked, in order. */
const attackers = (table: Table): readonly (string | undefined)[] => table.notes("attacks").map((event) => event.ship);

/** Plays combat, attacking whenever a question offers it. */
function fight(table: Table): Table {
  for (let step = 0; step < 200 && table.game.state.cursor.phase === "combat" && table.game.open.length > 0; step += 1)
    table.say(table.kind === "attack" ? (table.keys[1] as string) : (table.keys[0] as string));
  return table;
}

test("[2E-ENGAGE-01] the ship with the highest initiative engages first, and on a tie the first player's ship", () => {
  for (const edition of EDITIONS) {
    const facing = (pilot: string, x: number): TestShip => ({ pilot, pose: at(x, 300, 0) });
    const faced = (pilot: string, x: number): TestShip => ({ pilot, pose: at(x, 490, 180), shields: 9 });
    const table = startTable({
      edition,
      phase: "combat",
      ships: [
        [facing("bluesquadronescort", 200), { ...facing("redsquadronveteran", 300), shields: 9 }],
        [faced("wedgeantilles", 200), faced("redsquadronveteran", 300)],
      ],
    });
    expect(attackers(fight(table))).toEqual(["B1", "A2", "B2", "A1"]);
  }
});

test("[2E-ENGAGE-02] a ship makes at most one standard attack when it engages", () => {
  for (const edition of EDITIONS) {
    const ships = [
      [{ ...WING, pose: at(400, 300, 0) }],
      [
        { pilot: "omicrongrouppilot", tokens: { disarm: 1 }, pose: at(350, 520, 180) },
        { pilot: "omicrongrouppilot", tokens: { disarm: 1 }, pose: at(450, 520, 180) },
      ],
    ];
    const table = startTable({ edition, phase: "combat", ships }).say("primary>B1");
    fight(table);
    expect(attackers(table)).toEqual(["A1"]);
  }
});

test("[2E-ENGAGE-03, 2E-ENGAGE-07] a disarmed ship and a ship on an asteroid engage without attacking", () => {
  const cards = {
    "pilot:redsquadronveteran": windowCard("attackOpportunityOver", {
      when: ({ ship }, occasion) => occasion.ship === ship.id,
      does: says("engaged"),
    }),
  };
  const obstacles = [{ token: "coreasteroid0", pose: at(400, 300) }] as const;
  for (const edition of EDITIONS) {
    const disarmed = duel({ ...WING, tokens: { disarm: 1 } }, { ...TIE, tokens: { disarm: 1 } }, { edition, cards });
    const onRock = duel(WING, { ...TIE, tokens: { disarm: 1 } }, { edition, cards, obstacles });
    for (const table of [disarmed, onRock]) {
      expect(noteTexts(table.madeUp("says"))).toEqual(["engaged"]);
      expect(table.notes("attacks")).toHaveLength(0);
    }
  }
});

/** Makes two ships facing each other that a single hit destroys. */
const brittle = (pilot: string, hull: number): TestShip & { pilot: string } => ({
  pilot,
  pose: undefined,
  shields: 0,
  damage: Array.from({ length: hull - 1 }, (_, card) => ({ card, faceup: false, since: 1 })),
});
const facing = (ship: TestShip, y: number, heading: number): TestShip => ({ ...ship, pose: at(400, y, heading) });

test("[2E-ENGAGE-04, 2E-DMG-15] a ship destroyed at its own initiative still attacks, and is removed when that initiative is over", () => {
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "combat",
      ships: [[facing(brittle("redsquadronveteran", 4), 300, 0)], [facing(brittle("redsquadronveteran", 4), 490, 180)]],
    });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1");
    expect(table.ship("B1")).toMatchObject({ status: "inPlay", doomed: true });
    expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
    table.attackDice("blank", "blank", "blank").defenseDice("blank", "blank").say("primary>A1");
    expect([table.ship("A1").status, table.ship("B1").status]).toEqual(["inPlay", "destroyed"]);
  }
});

test("[2E-ENGAGE-04, 2E-ENGAGE-06] a ship of lower initiative that is destroyed is removed without attacking", () => {
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "combat",
      ships: [
        [facing(brittle("wedgeantilles", 4), 300, 0), { pilot: "lukeskywalker", pose: at(800, 300, 0) }],
        [facing(brittle("redsquadronveteran", 4), 490, 180)],
      ],
    });
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1");
    expect(table.ship("B1").status).toBe("destroyed");
    expect(table.notes("attacks")).toHaveLength(1);
  }
});

test("[2E-ENGAGE-05] a ship destroyed just before it engages still engages", () => {
  const fire = windowCard("becameActive", {
    when: ({ ship }, occasion) => occasion.ship === ship.id,
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle" }),
  });
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "combat",
      cards: { "pilot:redsquadronveteran": fire },
      ships: [[facing(brittle("redsquadronveteran", 4), 300, 0)], [{ ...TIE, pose: at(400, 490, 180) }]],
    });
    expect(table.ship("A1").doomed).toBe(true);
    expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
    table.say("none");
    expect(table.ship("A1").status).toBe("destroyed");
  }
});

test("[2E-ENGAGE-08] an effect at an initiative resolves before the ships with that or a lower initiative engage", () => {
  const gunner = windowCard("initiativeReached", {
    when: ({ ship }, { initiative }, { state }) => initiative === 7 && ship.status === "inPlay" && state.round === 1,
    does: says("at seven"),
  });
  for (const edition of EDITIONS) {
    const table = duel({ pilot: "wedgeantilles" }, { pilot: "academypilot" }, { edition, cards: { "pilot:academypilot": gunner } });
    expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "primary>B1"] }]);
    expect(noteTexts(table.madeUp("says"))).toEqual(["at seven"]);
    expect(table.game.state.cursor.skill).toBe(6);
    table.untilPhase("end");
    expect(noteTexts(table.madeUp("says"))).toEqual(["at seven"]);
  }
});

test("[2E-ENGAGE-09] a remote engages at its own initiative, after ships with initiative 1", () => {
  for (const edition of EDITIONS) {
    const ships = [[{ ...WING, tokens: { disarm: 1 }, pose: at(400, 300, 0) }], [{ ...TIE, pose: at(400, 490, 180) }]];
    const table = withRemotes([{ kind: "turret", seat: 1, pose: at(460, 490, 180) }], { edition, phase: "combat", ships });
    expect(attackers(fight(table))).toEqual(["B1", "R1"]);
  }
});

/** Makes a card that grants a bonus attack after its own attack, on the given terms. */
const bonusAfter = (allowed: Partial<Parameters<typeof attack>[2]> = {}): Ability => ({
  windows: [
    {
      at: "afterAttack",
      optional: true,
      bonusAttack: true,
      when: (_game, { ship }, occasion) => occasion.ship === ship.id,
      *perform(game, { ship }) {
        yield* attack(game, ship, { rule: "2E-ENGAGE-10", mayDecline: true, ...allowed });
      },
    },
  ],
});
/** A card that grants an attack in the Activation phase. */
const early: Ability = windowCard("startOfActivation", { does: (game, { ship }) => fire(game, ship) });
const fire = function* (game: Situation, ship: Ship) {
  yield* attack(game, ship, { rule: "2E-ENGAGE-10", mayDecline: true });
};

test("[2E-ENGAGE-10] a ship makes only one bonus attack a round, whichever effect grants it", () => {
  const tough = { pilot: "omicrongrouppilot", tokens: { disarm: 1 }, pose: at(400, 520, 180), shields: 20 };
  for (const edition of EDITIONS) {
    const cards = { "pilot:redsquadronveteran": { windows: [...(early.windows ?? []), ...(bonusAfter().windows ?? [])] } };
    const ships = [[{ ...WING, pose: at(400, 300, 0), dial: "1FB" }], [{ ...tough, dial: "0OR" }]];
    const used = startTable({ edition, phase: "activation", cards, ships });
    used.say("primary>B1").until("attack").say("primary>B1");
    expect(used.ship("A1").usedThisRound).toContain("bonus attack");
    expect(attackers(fight(used))).toEqual(["A1", "A1"]);
    const fresh = startTable({ edition, phase: "combat", cards, ships });
    fresh.say("primary>B1").until("use at afterAttack").say("A1/pilot:redsquadronveteran").say("primary>B1");
    fresh.untilPhase("planning");
    expect(attackers(fresh)).toEqual(["A1", "A1"]);
    expect(fresh.ship("A1").usedThisRound).toEqual([]);
  }
});

test("[2E-ENGAGE-11] a bonus attack with the same weapon needs its arc, range and charge, but not a requirement that is waived", () => {
  const cluster: Ability = {
    weapon: { needs: "lock", charges: 1 },
    ...bonusAfter({ waived: "needs", weapons: (weapon) => weapon === 0 }),
  };
  const target = (x: number, y: number): TestShip => ({
    pilot: "omicrongrouppilot",
    tokens: { disarm: 1 },
    pose: at(x, y, 180),
    shields: 20,
  });
  for (const edition of EDITIONS) {
    const table = startTable({
      edition,
      phase: "combat",
      cards: { "upgrade:clustermissiles": cluster },
      ships: [
        [{ ...WING, pose: at(400, 300, 0), upgrades: ["clustermissiles"], locks: ["B1"] }],
        // The targets are ahead at range 2, ahead at range 3, and behind at range 2.
        [target(380, 500), target(500, 480), target(400, 600), target(400, 100)],
      ],
    });
    table.say("clustermissiles@0>B1").until("use at afterAttack").say("A1/upgrade:clustermissiles/0");
    expect(table.keys).toEqual(["none", "clustermissiles@0>B1", "clustermissiles@0>B2"]);
    table.say("clustermissiles@0>B2");
    expect(table.ship("A1").upgrades[0]?.charges).toBe(2);
  }
});

test("[2E-ENGAGE-13] a card that grants an attack at a trigger can also be used as an ordinary special weapon", () => {
  const snap: Ability = { weapon: {}, ...windowCard("startOfActivation", { may: true, does: (game, { ship }) => fire(game, ship) }) };
  for (const edition of EDITIONS) {
    const table = duel({ ...WING, upgrades: ["snapshot"] }, TIE, { edition, cards: { "upgrade:snapshot": snap } });
    expect(table.keys).toEqual(["none", "primary>B1", "snapshot@0>B1"]);
  }
});
