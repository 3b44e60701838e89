import { pilotSkill } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, attackFaces, cardTable, defenseFaces, diceRolled, duel, faceup, flying, shoot } from "../../card-table.testing.ts";

const target = { pilot: "academypilot" };
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });

test("Adaptability: raises the skill by 1, or lowers it by 1 on its other side", () => {
  const { game } = cardTable([
    [
      { ...rookie("adaptability"), pose: at(300, 300) },
      { ...rookie("adaptability"), pose: at(400, 300) },
    ],
    [{ ...target, pose: at(400, 490, 180) }],
  ]);
  const [, second] = game.state.ships;
  if (second) game.setShip(second, { upgrades: [{ id: "adaptability", faceup: true, side: "back", energy: 0, charges: 0 }] });
  expect(game.state.ships.map((ship) => pilotSkill(game, ship))).toEqual([3, 1, 1]);
});

test("Advanced Sensors: allow a free action before the dial is revealed, and then no other action", () => {
  const table = flying(rookie("advancedsensors"), "2FG").say("A1/upgrade:advancedsensors/0").say("focus");
  expect(table.asks).toMatchObject([{ kind: "action", seat: 1 }]);
  expect(table.ship("A1")).toMatchObject({ actions: ["focus"], skipsAction: true });
});

test("Advanced Targeting Computer: adds a critical, and the lock can't be spent", () => {
  const table = duel({ ...rookie("advtargetingcomputer"), locks: ["B1"] }, target)
    .attackDice("blank", "blank", "blank")
    .say("primary>B1");
  expect(table.keys).toEqual(["done", "lock", "A1/upgrade:advtargetingcomputer/0"]);
  table.defenseDice("blank", "blank", "blank").nextDamage(1, "Damaged Engine").say("A1/upgrade:advtargetingcomputer/0");
  expect(table.ship("B1").damage).toMatchObject([{ faceup: true }]);
  expect(table.ship("A1").locks).toEqual(["B1"]);
});

test("Attanni Mindlink: gives a focus token to other linked ships that have none, and to no others", () => {
  const linked = { pilot: "mandalorianmercenary", upgrades: ["attannimindlink"] };
  const table = cardTable(
    [
      [
        { ...linked, pose: at(300, 300), dial: "2FG" },
        { ...linked, pose: at(400, 300), activated: true },
        { ...linked, pose: at(500, 300), activated: true, tokens: { focus: 1 } },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  );
  table.say("focus");
  expect(["A1", "A2", "A3"].map((id) => table.ship(id).tokens.focus)).toEqual([1, 1, 1]);
});

test("Autothrusters: can change a blank to an evade beyond Range 2", () => {
  const keys = (gap: number) =>
    duel({ pilot: "wedgeantilles" }, rookie("autothrusters"), { gap })
      .attackDice("hit", "hit", "hit")
      .defenseDice("blank", "blank")
      .say("primary>B1").keys;
  expect(keys(250)).toEqual(["done", "B1/upgrade:autothrusters/0"]);
  expect(keys(150)).not.toContain("B1/upgrade:autothrusters/0");
});

test("Concord Dawn Protector: adds an evade, nose to nose at Range 1", () => {
  const table = duel({ pilot: "wedgeantilles" }, { pilot: "zealousrecruit", upgrades: ["concorddawnprotector"] }, { gap: 50 });
  shoot(table, ["hit", "blank", "blank", "blank"], ["blank", "blank"]);
  expect(table.ship("B1").damage).toEqual([]);
});

test("Crack Shot: is discarded to cancel an evade", () => {
  const table = shoot(duel({ pilot: "wedgeantilles", upgrades: ["crackshot"] }, target), ["hit", "blank", "blank"], ["evade", "blank"]);
  table.say("A1/upgrade:crackshot/0");
  expect(table.ship("B1").damage).toHaveLength(1);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
});

test("Emperor Palpatine: sets a die of a friendly roll to a named result, which can't be rerolled", () => {
  const table = duel({ pilot: "wedgeantilles", upgrades: ["emperorpalpatine"], locks: ["B1"] }, target).say("primary>B1");
  table.attackDice("blank", "blank", "blank").say("A1/upgrade:emperorpalpatine/0").say("crit").say("2 blank");
  expect(attackFaces(table)).toEqual(["blank", "crit", "blank"]);
  expect(table.say("lock").keys).not.toContain("crit");
});

test("Glitterstim: is discarded, with a stress token, to change all focus results this round", () => {
  const table = duel(rookie("glitterstim"), target).say("A1/upgrade:glitterstim/0");
  expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, upgrades: [{ faceup: false }] });
  table.attackDice("focus", "focus", "blank").say("primary>B1");
  const [, key = ""] = table.keys;
  table.defenseDice("blank", "blank", "blank").say(key);
  expect(table.ship("B1").damage).toHaveLength(2);
});

test("IG-2000: gives the ship the pilot abilities of others with the title", () => {
  const titled = { upgrades: ["ig2000"] };
  const table = cardTable(
    [
      [
        { pilot: "ig88b", ...titled, pose: at(300, 300), dial: "2FG" },
        { pilot: "ig88c", ...titled, pose: at(600, 300), activated: true },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  );
  table.say("boost").say("straight");
  expect(table.keys).toEqual(["pass", "A1/pilot:ig88c"]);
});

test("Integrated Astromech: discards the astromech together with the Damage card", () => {
  const table = duel({ pilot: "wedgeantilles" }, { ...rookie("integratedastromech", "r2d2"), shields: 0 });
  shoot(table, ["crit", "blank", "blank"], ["blank"]).say("B1/upgrade:integratedastromech/0");
  expect(table.ship("B1")).toMatchObject({ damage: [], upgrades: [{ faceup: true }, { faceup: false }] });
});

test("Predator: rerolls one die, or two against pilot skill 2 or lower", () => {
  const most = (pilot: string) => {
    const table = duel({ pilot: "wedgeantilles", upgrades: ["predator"] }, { pilot })
      .attackDice("blank", "blank", "blank")
      .say("primary>B1");
    return table.say("A1/upgrade:predator/0").keys;
  };
  expect(most("blacksquadronpilot")).toEqual(["none", "blank"]);
  expect(most("academypilot")).toEqual(["none", "blank", "blank blank"]);
});

test("Push the Limit: allows a free action on the action bar after an action, and then gives 1 stress token", () => {
  const table = flying({ pilot: "soontirfel", upgrades: ["pushthelimit"] }, "2FG")
    .say("focus")
    .say("A1/upgrade:pushthelimit/0")
    .say("evade");
  expect(table.ship("A1")).toMatchObject({ actions: ["focus", "evade"], tokens: { stress: 1 } });
});

test("[1E-ACT-29] Push the Limit: the stress token comes only after the free action", () => {
  const table = flying({ pilot: "soontirfel", upgrades: ["pushthelimit"] }, "2FG")
    .say("focus")
    .say("A1/upgrade:pushthelimit/0");
  expect(table.ship("A1").tokens.stress).toBe(0);
  expect(table.say("skip").ship("A1").tokens.stress).toBe(0);
});

test("[1E-MOVE-06] R2 Astromech: with a Damaged Engine, the harder colour counts", () => {
  expect(flying({ ...rookie("r2astromech"), damage: [faceup("Damaged Engine")] }, "2TW").ship("A1").tokens.stress).toBe(1);
});

test("R2-D2: recovers a shield after a green maneuver, up to the shield value", () => {
  expect(
    flying({ ...rookie("r2d2"), shields: 1 }, "2FG")
      .say("A1/upgrade:r2d2/0")
      .ship("A1").shields,
  ).toBe(2);
  expect(flying({ ...rookie("r2d2"), shields: 2 }, "2FG").kind).toBe("action");
});

test("R5-P9: spends a focus token to recover a shield at the end of combat", () => {
  const table = duel({ ...rookie("r5p9"), shields: 0, tokens: { focus: 1 } }, target)
    .say("none")
    .say("none")
    .say("A1/upgrade:r5p9/0");
  expect(table.ship("A1")).toMatchObject({ shields: 1, tokens: { focus: 0 } });
});

test("Stealth Device: adds a defense die until an attack hits", () => {
  const table = shoot(duel({ pilot: "wedgeantilles" }, rookie("stealthdevice")), ["hit", "blank", "blank"], ["blank", "blank"]);
  expect(diceRolled(table)).toEqual([3, 2]);
  expect(table.ship("B1").upgrades[0]?.faceup).toBe(false);
});

test("Swarm Tactics: gives a friend at Range 1 the same skill", () => {
  const table = cardTable([
    [
      { pilot: "howlrunner", upgrades: ["swarmtactics"], pose: at(400, 300) },
      { ...target, pose: at(460, 300) },
    ],
    [{ pilot: "lukeskywalker", pose: at(430, 490, 180) }],
  ]);
  table.say("A1/upgrade:swarmtactics/0");
  expect(table.game.state.ships.map((ship) => pilotSkill(table.game, ship))).toEqual([8, 8, 8]);
});

test("Tactical Jammer: makes its ship obstruct enemy attacks", () => {
  const dice = (...upgrades: readonly string[]) =>
    diceRolled(
      cardTable([
        [{ pilot: "wedgeantilles", pose: at(400, 300) }],
        [
          { ...target, pose: at(400, 540, 180) },
          { pilot: "omicrongrouppilot", upgrades, pose: at(400, 420, 180) },
        ],
      ])
        .attackDice("hit", "blank", "blank")
        .say("primary>B1"),
    )[1];
  expect([dice("tacticaljammer"), dice()]).toEqual([3, 2]);
});

test("Unkar Plutt: after overlapping an enemy, its ship can suffer 1 damage to perform a free action", () => {
  const table = cardTable(
    [
      [{ ...rookie("unkarplutt"), pose: at(400, 300), dial: "1FG" }],
      [
        { ...target, pose: at(400, 370), activated: true },
        { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" },
      ],
    ],
    { phase: "activation" },
  );
  table.say("A1/upgrade:unkarplutt/0").say("focus");
  expect(table.ship("A1")).toMatchObject({ shields: 1, tokens: { focus: 1 } });
});

test("Dead Man's Switch: every ship at Range 1 of the destroyed ship suffers 1 damage", () => {
  const table = cardTable([
    [{ pilot: "wedgeantilles", pose: at(400, 300) }],
    [
      { ...target, upgrades: ["deadmansswitch"], pose: at(400, 420, 180) },
      { ...target, pose: at(460, 420, 180) },
    ],
  ]);
  shoot(table, ["hit", "hit", "hit", "blank"], ["blank", "blank"]);
  while (table.kind === "choose ship") table.pass();
  expect([table.ship("B1").status, table.ship("A1").shields, table.ship("B2").damage.length]).toEqual(["destroyed", 1, 1]);
});

test("Feedback Array: instead of attacking, its ship takes 1 ion token and 1 damage to deal an enemy 1 damage", () => {
  const table = duel(rookie("feedbackarray"), target, { gap: 50 }).say("A1/upgrade:feedbackarray/0");
  expect(table.ship("A1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
  expect(table.ship("B1").damage).toHaveLength(1);
});

test("Fire-Control System: locks the defender after the attack", () => {
  const table = shoot(duel(rookie("firecontrolsystem"), target), ["blank", "blank", "blank"], ["blank", "blank", "blank"]);
  expect(table.say("A1/upgrade:firecontrolsystem/0").ship("A1").locks).toEqual(["B1"]);
});

test("Gunner: allows a primary attack after a miss, and no attack after that", () => {
  const table = shoot(duel(rookie("gunner"), target), ["blank", "blank", "blank"], ["blank", "blank", "blank"]).say("A1/upgrade:gunner/0");
  table.attackDice("blank", "blank", "blank").say("primary>B1");
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
});

test("Juke: with an evade token, changes one of the defender's evades to a focus result", () => {
  const table = duel({ ...rookie("juke"), tokens: { evade: 1 } }, { ...target, tokens: { focus: 1 } });
  table.attackDice("hit", "blank", "blank").defenseDice("evade", "blank", "blank").say("primary>B1").say("A1/upgrade:juke/0");
  expect(defenseFaces(table)).toEqual(["focus", "blank", "blank"]);
});

test("Lone Wolf: rerolls a blank with no friend at Range 1-2", () => {
  const table = duel(rookie("lonewolf"), target).attackDice("blank", "hit", "hit").say("primary>B1").say("A1/upgrade:lonewolf/0");
  expect(table.keys).toEqual(["none", "blank"]);
});

test("Marksmanship: changes one focus result to a critical and the others to hits this round", () => {
  const table = flying(rookie("marksmanship"), "2FG").say("upgrade:marksmanship");
  expect(table.game.state.effects).toMatchObject([{ id: "effect:marksmanship", ship: "A1", until: "round" }]);
  const effects = [{ id: "effect:marksmanship", ship: "A1", by: "A1", until: "round", since: 1 }] as const;
  const attack = duel({ ...rookie(), tokens: { focus: 1 } }, { ...target, tokens: { focus: 1 } }, { state: { effects, counted: 1 } });
  attack.attackDice("focus", "focus", "focus").say("primary>B1").say("A1/effect:marksmanship/1");
  expect(attackFaces(attack)).toEqual(["crit", "hit", "hit"]);
});

test("R5 Astromech: in the End phase, turns a faceup Ship card facedown, but not a Pilot card", () => {
  const damage = [faceup("Damaged Engine"), faceup("Damaged Cockpit")];
  const table = duel(
    { pilot: "wedgeantilles", upgrades: ["r5astromech"], damage },
    { ...target, pose: at(850, 850, 180) },
    { phase: "end" },
  );
  table.say("A1/upgrade:r5astromech/0");
  expect(table.ship("A1").damage.map((card) => card.faceup)).toEqual([false, true]);
});

test("StarViper Mk. II: can barrel roll with a bank template", () => {
  const table = flying({ pilot: "guri", upgrades: ["starvipermkii"] }, "2FG").say("barrel-roll");
  const headings = new Set<number | undefined>();
  const before = table.ship("A1").pose?.heading;
  while (table.asks[0]?.seat === 0) {
    const [first = ""] = table.keys;
    if (table.keys.length > 0) table.say(table.keys.find((key) => key !== "skip") ?? first);
    else table.pass();
  }
  headings.add(table.ship("A1").pose?.heading);
  expect(headings).not.toContain(before);
});

test("Cloaking Device: allows a free cloak action; in the End phase, a focus result removes the token and the card", () => {
  const table = flying(rookie("cloakingdevice"), "2FG").say("upgrade:cloakingdevice").say("cloak");
  expect(table.ship("A1").tokens.cloak).toBe(1);
  const end = duel(
    { ...rookie("cloakingdevice"), tokens: { cloak: 1 } },
    { ...target, pose: at(850, 850, 180) },
    { phase: "end", draws: [4] },
  );
  expect(end.notes("rolled")).toMatchObject([{ faces: ["focus"] }]);
  expect(end.kind).toBe("decloak");
  end.pass();
  expect(end.ship("A1")).toMatchObject({ tokens: { cloak: 0 }, upgrades: [{ faceup: false }] });
});

test("Cloaking Device: a ship that isn't cloaked rolls no die", () => {
  const end = duel(rookie("cloakingdevice"), { ...target, pose: at(850, 850, 180) }, { phase: "end", draws: [4] });
  expect(end.notes("rolled")).toEqual([]);
  expect(end.ship("A1").upgrades).toMatchObject([{ faceup: true }]);
});
