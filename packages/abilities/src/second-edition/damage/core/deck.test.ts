import type { Ability, DamageCard } from "@broadside/rules";
import { dealDamageCard, sufferDamage } from "@broadside/rules/procedures";
import { describe, expect, test } from "vitest";
import { ABILITIES_2_0 } from "../../index.ts";
import { at, cardsOf, coreDeck, deckTable, faceup, facing, flying, hurt } from "./deck.testing.ts";

/** Damages the ship at the start of its activation. */
const struck = (hits: number, crits: number): Ability => ({
  windows: [
    {
      at: "beforeReveal",
      optional: false,
      when: (_, self, { ship }) => ship === self.ship.id,
      perform: (game, self) => sufferDamage(game, self.ship, { hits, crits, reason: "obstacle" }),
    },
  ],
});
/** Deals the ship a faceup card at the start of its activation. */
const dealt: Ability = {
  windows: [
    {
      at: "beforeReveal",
      optional: false,
      when: (_, self, { ship }) => ship === self.ship.id,
      perform: (game, self) => dealDamageCard(game, self.ship, true),
    },
  ],
};
const withPilot = (ability: Ability) => ({
  registry: new Map([...ABILITIES_2_0, ["pilot:redsquadronveteran", ability]]),
});
const actionOf = (name: string, number = 0) => `damage:core/${name}#${faceup(name, number).card}`;
const hasDie = (table: ReturnType<typeof flying>, name: string) =>
  table.notes("rolled").some((note) => note.reason === `damage:core/${name}`);

test("[2E-DECK-01] the deck has 33 cards of 14 kinds, 8 with the Pilot trait and 25 with the Ship trait, and all are implemented", () => {
  const cards = coreDeck?.cards ?? [];
  const count = (trait: string) => cards.filter((card) => card.trait === trait).reduce((sum, { copies }) => sum + copies, 0);
  expect([cards.length, count("pilot"), count("ship")]).toEqual([14, 8, 25]);
  expect(facing(hurt()).game.state.decks[0]?.cards).toHaveLength(33);
  expect(cards.filter(({ name }) => !ABILITIES_2_0.has(`damage:core/${name}`))).toEqual([]);
});

test("[2E-DECK-17] eight kinds of cards offer an action that repairs them", () => {
  const kinds = (coreDeck?.cards ?? []).map(({ name }) => name);
  const offered = kinds.filter((name) => flying(hurt(faceup(name)), "2FB").keys.includes(actionOf(name)));
  expect(offered).toHaveLength(8);
  for (const name of offered) {
    const table = flying(hurt(faceup(name)), "2FB");
    expect([name, cardsOf(table.say(actionOf(name)))]).toEqual([name, [0, 1]]);
  }
  const none = ["Panicked Pilot", "Stunned Pilot", "Damaged Engine", "Structural Damage", "Disabled Power Regulator", "Direct Hit!"];
  expect(kinds.filter((name) => !offered.includes(name))).toEqual(none);
});

describe("pilot cards", () => {
  test("[2E-DECK-02] Panicked Pilot: the ship gains two stress tokens, and the card turns facedown", () => {
    const table = flying(hurt(), "2FW", { ...withPilot(dealt), draws: [0] });
    expect([table.ship("A1").tokens.stress, cardsOf(table)]).toEqual([2, [0, 1]]);
  });

  test("[2E-DECK-03] Blinded Pilot: only Force can modify the ship's attack dice, focus tokens and locks can't", () => {
    const table = facing(
      { pilot: "lukeskywalker", damage: [faceup("Blinded Pilot")], tokens: { focus: 1 }, locks: ["B1"], force: 1 },
      { pilot: "academypilot" },
    );
    table.attackDice("focus", "focus", "blank").say("primary>B1").until("modify attack dice");
    expect(table.keys).toEqual(["done", "force"]);
    const seeing = facing({ pilot: "lukeskywalker", tokens: { focus: 1 }, locks: ["B1"], force: 1 });
    seeing.attackDice("focus", "focus", "blank").say("primary>B1").until("modify attack dice");
    expect(seeing.keys).toContain("focus");
    expect(seeing.keys).toContain("lock");
  });

  test("[2E-DECK-03] Blinded Pilot: the ship can still modify its defense dice", () => {
    const table = facing({ pilot: "academypilot" }, { ...hurt(faceup("Blinded Pilot")), tokens: { focus: 1 }, engaged: true });
    table.attackDice("hit", "hit").defenseDice("focus", "blank").until("attack").say("primary>B1").until("modify defense dice");
    expect(table.keys).toContain("focus");
  });

  test("[2E-DECK-04] Wounded Pilot: the ship rolls a die for stress after an action, but not after the one that repairs the card", () => {
    const after = (face: "hit" | "crit" | "focus") =>
      flying(hurt(faceup("Wounded Pilot")), "2FW")
        .attackDice(face)
        .say("focus")
        .ship("A1").tokens.stress;
    expect([after("hit"), after("crit"), after("focus")]).toEqual([1, 1, 0]);
    const repaired = flying(hurt(faceup("Wounded Pilot")), "2FW").say(actionOf("Wounded Pilot"));
    expect(hasDie(repaired, "Wounded Pilot")).toBe(false);
  });

  test("[2E-DECK-05] Stunned Pilot: moving through debris has its usual effect and also deals 1 hit damage", () => {
    const through = (obstacles: boolean) =>
      flying(hurt(faceup("Stunned Pilot")), "4FW", {
        ...(obstacles && { obstacles: [{ token: "pomdebris1", pose: at(400, 380) }] }),
        draws: [0, 0, 0],
      });
    const stunned = through(true);
    expect([stunned.ship("A1").tokens.stress, cardsOf(stunned)]).toEqual([1, [1, 1]]);
    expect(cardsOf(through(false))).toEqual([1, 0]);
  });
});

describe("ship cards in combat", () => {
  test("[2E-DECK-06] Console Fire: the ship rolls a die before it engages, and suffers damage only on a hit result", () => {
    const burning = (face: number) => facing(hurt(faceup("Console Fire")), { pilot: "academypilot" }, { draws: [face, 0, 0] });
    const faces = [0, 1, 2, 3, 4, 5, 6, 7].map((draw) => burning(draw));
    for (const table of faces) {
      const [rolled] = table.notes("rolled");
      const face = rolled && "faces" in rolled ? rolled.faces?.[0] : undefined;
      expect([face, cardsOf(table)]).toEqual([face, face === "hit" ? [1, 1] : [1, 0]]);
    }
    expect(faces.some((table) => cardsOf(table)[1] === 1)).toBe(true);
  });

  test("[2E-DECK-08] Weapons Failure: a ship with attack value 3 rolls 2 dice", () => {
    const table = facing(hurt(faceup("Weapons Failure"))).say("primary>B1");
    const [rolled] = table.notes("rolled");
    expect(rolled && "faces" in rolled && rolled.faces).toHaveLength(2);
  });

  test("[2E-DECK-10] Structural Damage: a ship with agility 2 rolls 1 defense die", () => {
    const table = facing(hurt(), { ...hurt(faceup("Structural Damage")), engaged: true });
    table.attackDice("hit", "hit", "hit").defenseDice("blank").say("primary>B1");
    for (let step = 0; step < 6 && table.notes("rolled").length < 2; step += 1) table.pass();
    const rolled = table.notes("rolled")[1];
    expect(rolled && "faces" in rolled && rolled.faces).toHaveLength(1);
  });

  test("[2E-DECK-13] Disabled Power Regulator: the ship gains an ion token before it engages, and an ion maneuver repairs the card", () => {
    expect(facing(hurt(faceup("Disabled Power Regulator"))).ship("A1").tokens.ion).toBe(1);
    const ionized = flying({ ...hurt(faceup("Disabled Power Regulator")), tokens: { ion: 1 } }, "2FB", { edition: "2.5" });
    expect([ionized.notes("ion maneuver").length, cardsOf(ionized)]).toEqual([1, [0, 1]]);
    expect(cardsOf(flying(hurt(faceup("Disabled Power Regulator")), "2FB"))).toEqual([1, 0]);
  });
});

describe("ship cards in flight", () => {
  test("[2E-DECK-07] Damaged Engine: turns are one step harder, but red turns stay red and banks don't change", () => {
    const stress = (dial: string) => flying(hurt(faceup("Damaged Engine")), dial).ship("A1").tokens.stress;
    expect([stress("3TW"), stress("3TR"), stress("3BW")]).toEqual([1, 1, 0]);
    const blue = flying({ ...hurt(faceup("Damaged Engine")), tokens: { stress: 1 } }, "2TB");
    expect(blue.ship("A1").tokens.stress).toBe(1);
  });

  test("[2E-DECK-11] Damaged Sensor Array: the ship can perform only focus actions and actions on Damage cards", () => {
    const { keys } = flying(hurt(faceup("Damaged Sensor Array")), "2FB");
    expect(keys).toEqual(["skip", "focus", actionOf("Damaged Sensor Array")]);
    expect(flying(hurt(), "2FB").keys).toContain("lock");
  });

  test("[2E-DECK-11] Damaged Sensor Array: of all actions on the bar or on cards, only focus and those on Damage cards are left", () => {
    // A ship that is able to perform every action, because it has a turret, a spent charge and a ship to lock. A card offers it one more
    // action.
    const able = { pilot: "rebelscout", shields: 0, upgrades: ["concussionmissiles"], active: [0] };
    const every = [...flying(hurt(), "2FB").game.edition.actions.keys()];
    const everyAction: Ability = {
      answers: { barActions: (_, self, { ship }) => (ship === self.ship ? every.map((name) => `white ${name}`) : []) },
      actions: [{ name: "pilot:rebelscout", when: () => true, *perform() {} }],
    };
    const registry = new Map([...ABILITIES_2_0, ["pilot:rebelscout", everyAction]]);
    const offered = (...damage: readonly DamageCard[]) => flying({ ...able, damage }, "2FB", { registry }).keys.toSorted();
    const [failure, array] = [actionOf("Weapons Failure"), actionOf("Damaged Sensor Array")];
    expect(offered(faceup("Weapons Failure"))).toEqual(["skip", ...every, "pilot:rebelscout", failure].sort());
    expect(offered(faceup("Weapons Failure"), faceup("Damaged Sensor Array"))).toEqual(["skip", "focus", failure, array].sort());
  });

  test("[2E-DECK-12] Loose Stabilizer: after a bank, the ship suffers 1 hit and the card is repaired; a straight does nothing", () => {
    expect(cardsOf(flying(hurt(faceup("Loose Stabilizer")), "2BB"))).toEqual([0, 2]);
    expect(cardsOf(flying(hurt(faceup("Loose Stabilizer")), "2FB"))).toEqual([1, 0]);
  });
});

describe("damage that affects other damage", () => {
  test("[2E-DECK-09, 2E-DECK-16] Hull Breach: all hits of one attack or effect become criticals", () => {
    const breached = flying(hurt(faceup("Hull Breach")), "2FB", { ...withPilot(struck(2, 0)), draws: [8, 8] });
    expect(breached.notes("dealt faceup")).toHaveLength(2);
    const whole = flying(hurt(), "2FB", { ...withPilot(struck(2, 0)), draws: [0, 0] });
    expect(whole.notes("dealt faceup")).toHaveLength(0);
  });

  test("[2E-DECK-14] Fuel Leak: after a critical, the ship suffers 1 more hit and the card is repaired; hits don't trigger it", () => {
    // Damages a ship with a Fuel Leak. The card that a critical deals has no effect in this test.
    const leaking = (hits: number, crits: number) =>
      flying(hurt(faceup("Fuel Leak")), "2FB", { ...withPilot(struck(hits, crits)), draws: [10, 0] });
    expect(cardsOf(leaking(0, 1))).toEqual([1, 2]);
    expect(cardsOf(leaking(1, 0))).toEqual([1, 1]);
  });

  test("[2E-DECK-14] Fuel Leak: the damage that dealt the card doesn't trigger it", () => {
    const place = faceup("Fuel Leak").card;
    const table = flying(hurt(), "2FB", { ...withPilot(struck(0, 1)), draws: [place] });
    expect(cardsOf(table)).toEqual([1, 0]);
  });

  test("[2E-DECK-18-Q] Fuel Leak: a critical that a shield absorbs triggers it", () => {
    const table = flying({ ...hurt(faceup("Fuel Leak")), shields: 1 }, "2FB", { ...withPilot(struck(0, 1)), draws: [0] });
    expect([table.ship("A1").shields, cardsOf(table)]).toEqual([0, [0, 2]]);
  });

  test("[2E-DECK-19-Q] Fuel Leak: one critical triggers both of two such cards", () => {
    const ship = { ...hurt(faceup("Fuel Leak", 0), faceup("Fuel Leak", 1)), shields: 1 };
    const table = flying({ ...ship, pilot: "redsquadronveteran" }, "2FB", { ...withPilot(struck(0, 1)), draws: [0, 0] });
    while (table.kind.startsWith("use at")) table.pass();
    expect([table.ship("A1").status, table.notes("turned facedown").length, table.notes("damage").length]).toEqual(["destroyed", 2, 3]);
  });

  test("[2E-DECK-15] Direct Hit!: the ship suffers 1 hit, and then the card is repaired", () => {
    const place = faceup("Direct Hit!").card;
    const table = flying(hurt(), "2FB", { ...withPilot(dealt), draws: [place, 0] });
    expect(cardsOf(table)).toEqual([0, 2]);
  });
});

test("[2E-DECK-09] Hull Breach: damage from an asteroid is dealt faceup", () => {
  const table = deckTable(
    [
      [{ ...hurt(faceup("Hull Breach")), pose: at(400, 300), dial: "4FW" }],
      [{ pilot: "academypilot", pose: at(850, 850, 180), activated: true }],
    ],
    { phase: "activation", edition: "2.5", obstacles: [{ token: "core2asteroid0", pose: at(400, 400) }] },
  );
  expect(table.notes("dealt faceup").length).toBeGreaterThan(0);
});
