import { agility, primaryValue } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";

const academy = { pilot: "academypilot" };
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const wes = (...upgrades: readonly string[]) => ({ pilot: "wesjanson", upgrades });
const MISS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
const own = (upgrade: string) => `A1/upgrade:${upgrade}/0`;
const hurt = [{ card: 0, faceup: false, since: 1 }];

const withFriend = (first: Parameters<typeof duel>[0], friend: Parameters<typeof duel>[0], enemy: Parameters<typeof duel>[0] = academy) =>
  cardTable([
    [
      { pose: at(400, 300), ...first },
      { pose: at(460, 300), ...friend },
    ],
    [{ pose: at(400, 490, 180), ...enemy }],
  ]);

test("Darth Vader, crew: two damage for a critical damage to the defender", () => {
  const table = shoot(duel(wes("darthvader"), rookie()), ["blank", "blank", "blank"], ["blank", "blank"]).say(own("darthvader"));
  expect([table.ship("A1").shields, table.ship("B1").shields]).toEqual([0, 1]);
});

test("[1E-ATK-15] Darth Vader, crew: an attacker that destroys itself with him is kept until the effects after its attack are done", () => {
  const table = duel(
    { ...wes("darthvader", "firecontrolsystem"), shields: 0, damage: [...hurt, { card: 1, faceup: false, since: 1 }] },
    rookie(),
  );
  shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]).say(own("darthvader"));
  expect([table.ship("A1").status, table.kind]).toEqual(["inPlay", "use at afterAttack"]);
  expect(table.say("pass").ship("A1").status).toBe("destroyed");
});

test("K4 Security Droid and Targeting Astromech: a lock after a green, after a red maneuver", () => {
  const lock = (upgrade: string, dial: string) =>
    cardTable([[{ ...rookie(upgrade), pose: at(400, 300), dial }], [{ pilot: "wedgeantilles", pose: at(600, 500, 180), dial: "1FG" }]], {
      phase: "activation",
    })
      .say(own(upgrade))
      .ship("A1").locks;
  expect([lock("k4securitydroid", "2FG"), lock("targetingastromech", "4KR")]).toEqual([["B1"], ["B1"]]);
});

test("Outlaw Tech: a focus token after a red maneuver", () => {
  expect(flying(rookie("outlawtech"), "4KR").say(own("outlawtech")).ship("A1").tokens.focus).toBe(1);
});

test("R3-A2: a stress token for a stress token of the defender", () => {
  const table = duel(wes("r3a2"), academy).say("primary>B1").say(own("r3a2"));
  expect([table.ship("A1").tokens.stress, table.ship("B1").tokens.stress]).toEqual([1, 1]);
});

test("Rebel Captive: the first attacker of the round gets a stress token, the second does not", () => {
  const table = withFriend(wes(), { pilot: "biggsdarklighter", engaged: false }, { ...rookie("rebelcaptive") }).pass();
  shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]);
  shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]);
  expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.stress]).toEqual([1, 0]);
});

test("Tactician: a defender in arc at Range 2 gets a stress token", () => {
  expect(shoot(duel(wes("tactician"), academy), ...MISS).ship("B1").tokens.stress).toBe(1);
});

test("Mara Jade: unstressed enemies at Range 1 get a stress token when combat ends", () => {
  const table = duel(wes("marajade"), academy, { gap: 50 }).say("none");
  expect([table.kind, table.ship("B1").tokens.stress]).toEqual(["attack", 0]);
  expect(table.say("none").ship("B1").tokens.stress).toBe(1);
});

test("Wingman: a friend at Range 1 loses a stress token when combat starts", () => {
  expect(withFriend(wes("wingman"), { ...rookie(), tokens: { stress: 2 } }).ship("A2").tokens.stress).toBe(1);
});

test("Ysanne Isard: a free evade action without shields and with damage", () => {
  const table = duel({ ...rookie("ysanneisard"), shields: 0, damage: hurt }, academy)
    .say(own("ysanneisard"))
    .say("evade");
  expect(table.ship("A1").tokens.evade).toBe(1);
});

test("Magva Yarro, crew: a lock on the attacker", () => {
  const table = shoot(duel(wes(), rookie("magvayarro")), ["blank", "blank", "blank"], ["blank", "blank"]).say("B1/upgrade:magvayarro/0");
  expect(table.ship("B1").locks).toEqual(["A1"]);
});

test("Captain Rex, crew: a focus token after a miss", () => {
  expect(
    shoot(duel(wes("captainrex"), academy), ...MISS)
      .say(own("captainrex"))
      .ship("A1").tokens.focus,
  ).toBe(1);
});

test("Bossk, crew: after a miss a stress token, a focus token and a lock", () => {
  const table = shoot(duel(wes("bossk"), academy), ...MISS);
  expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1, focus: 1 }, locks: ["B1"] });
});

test("Recon Specialist: a focus action gives two tokens", () => {
  expect(flying(rookie("reconspecialist"), "2FG").say("focus").ship("A1").tokens.focus).toBe(2);
});

test("Pulsed Ray Shield: an ion token for a shield in the End phase", () => {
  const table = duel({ ...rookie("pulsedrayshield"), shields: 1 }, { ...academy, pose: at(850, 850) }, { phase: "end" }).say(
    own("pulsedrayshield"),
  );
  expect(table.ship("A1")).toMatchObject({ shields: 2, tokens: { ion: 1 } });
});

test("TIE/v1: a free evade action after a lock", () => {
  const table = cardTable(
    [[{ ...rookie("tiev1"), pose: at(400, 300), dial: "2FG" }], [{ pilot: "wedgeantilles", pose: at(500, 500, 180), dial: "1FG" }]],
    { phase: "activation" },
  );
  table.say("lock");
  while (table.kind !== "use at lockAcquired") table.say(table.keys.find((key) => key === "B1") ?? "");
  expect(table.say(own("tiev1")).keys).toEqual(["skip", "evade"]);
});

test("TIE/x7: a free evade action after a fast maneuver that overlapped nothing", () => {
  expect(flying(rookie("tiex7"), "3FW").say(own("tiex7")).keys).toEqual(["skip", "evade"]);
  expect(flying(rookie("tiex7"), "2FG").kind).toBe("action");
});

test("Advanced Cloaking Device: a free cloak action after the attack", () => {
  const table = shoot(duel(wes("advancedcloakingdevice"), academy), ...MISS)
    .say(own("advancedcloakingdevice"))
    .say("cloak");
  expect(table.ship("A1").tokens.cloak).toBe(1);
});

test("Shadow Caster: a tractor beam token after a hit in the mobile arc", () => {
  const table = shoot(
    duel({ pilot: "asajjventress", upgrades: ["shadowcaster"], usedThisRound: [] }, rookie()).pass(),
    ["hit", "blank", "blank"],
    ["blank", "blank"],
  );
  table.say("A1/upgrade:shadowcaster/0");
  expect(table.notes("token")).toMatchObject([{ ship: "B1", token: "tractor" }]);
});

test("TIE/D: a primary attack after one with a cheap cannon", () => {
  const table = shoot(duel(wes("ioncannon", "tied"), academy), ...MISS, "ioncannon@0").say("A1/upgrade:tied/1");
  expect(table.keys).toEqual(["none", "primary>B1"]);
});

test("Cool Hand: a stress token lets it be discarded for a focus or evade token", () => {
  const table = flying(rookie("coolhand"), "4KR").say(own("coolhand"));
  expect(table.keys).toEqual(["focus", "evade"]);
  expect(table.say("evade").ship("A1")).toMatchObject({ tokens: { evade: 1 }, upgrades: [{ faceup: false }] });
});

/** A critical from Wes Janson deals this card to an unshielded ship. */
const dealt = (upgrade: string, name: string, more: Partial<ReturnType<typeof rookie>> = {}) =>
  duel(wes(), { ...rookie(upgrade), ...more, shields: 0 })
    .attackDice("crit", "blank", "blank")
    .defenseDice("blank", "blank")
    .nextDamage(1, name)
    .say("primary>B1");

test("Determination: a Pilot card is discarded at once, a Ship card is not", () => {
  expect(dealt("determination", "Damaged Cockpit").ship("B1").damage).toEqual([]);
  expect(dealt("determination", "Damaged Engine").ship("B1").damage).toHaveLength(1);
});

test("Salvaged Astromech: it takes a Ship card with it", () => {
  const table = dealt("salvagedastromech", "Damaged Engine").say("B1/upgrade:salvagedastromech/0");
  expect(table.ship("B1")).toMatchObject({ damage: [], upgrades: [{ faceup: false }] });
});

test("Chewbacca, crew: the card is discarded and a shield recovered", () => {
  const table = dealt("chewbacca", "Damaged Engine").say("B1/upgrade:chewbacca/0");
  expect(table.ship("B1")).toMatchObject({ damage: [], shields: 1, upgrades: [{ faceup: false }] });
});

test("Bodyguard: a focus token raises the agility of a better friend at Range 1", () => {
  const table = withFriend({ ...rookie("bodyguard"), tokens: { focus: 1 } }, wes()).say(own("bodyguard"));
  expect(agility(table.game, table.ship("A2"), undefined)).toBe(3);
});

test("BB-8: a free barrel roll when a green maneuver is revealed", () => {
  expect(flying(rookie("bb8"), "2FG").say(own("bb8")).keys).toEqual(["skip", "barrel-roll"]);
  expect(flying(rookie("bb8"), "3FW").kind).toBe("action");
});

test("Chopper, crew: actions under stress cost 1 damage", () => {
  expect(
    flying({ ...rookie("chopper"), tokens: { stress: 1 } }, "3FW")
      .say("focus")
      .ship("A1").shields,
  ).toBe(1);
});

test("Primed Thrusters: boosts under one or two stress tokens", () => {
  const keys = (stress: number) => flying({ ...rookie("primedthrusters", "engineupgrade"), tokens: { stress } }, "3FW").keys;
  expect(keys(2)).toEqual(["skip", "boost"]);
  expect(keys(3)).not.toContain("boost");
});

test("Deadeye: a focus token stands for the lock", () => {
  const table = duel({ ...wes("deadeye", "protontorpedoes"), tokens: { focus: 1 } }, academy).say("protontorpedoes@1>B1");
  expect(table.ship("A1").tokens.focus).toBe(0);
});

test("Moldy Crow, Advanced Optics, Comm Relay: tokens stay in the End phase", () => {
  const tokens = (upgrade: string) => {
    const table = duel({ ...rookie(upgrade), tokens: { focus: 1, evade: 1 } }, { ...academy, pose: at(850, 850) }, { phase: "end" });
    const { focus, evade } = table.ship("A1").tokens;
    return [focus, evade];
  };
  expect([tokens("moldycrow"), tokens("advancedoptics"), tokens("commrelay")]).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

test("Advanced Optics: never more than one focus token", () => {
  expect(
    flying({ ...rookie("advancedoptics"), tokens: { focus: 1 } }, "2FG")
      .say("focus")
      .ship("A1").tokens.focus,
  ).toBe(1);
});

test("Comm Relay: never more than one evade token", () => {
  expect(
    flying({ pilot: "academypilot", upgrades: ["commrelay"], tokens: { evade: 1 } }, "2FG")
      .say("evade")
      .ship("A1").tokens.evade,
  ).toBe(1);
});

test("R2-F2: agility one up this round", () => {
  const table = flying(rookie("r2f2"), "2FG").say("upgrade:r2f2");
  expect(agility(table.game, table.ship("A1"), undefined)).toBe(3);
});

test("Expose: primary weapon one up, agility one down this round", () => {
  const table = flying(rookie("expose"), "2FG").say("upgrade:expose");
  expect([primaryValue(table.game, table.ship("A1")), agility(table.game, table.ship("A1"), undefined)]).toEqual([4, 1]);
});

/** The ship flies and performs an action, with a friend beside it. */
const actWithFriend = (first: Parameters<typeof duel>[0], friend: Parameters<typeof duel>[0]) =>
  cardTable(
    [
      [
        { pose: at(400, 300), dial: "2FG", ...first },
        { pose: at(480, 400), activated: true, ...friend },
      ],
      [{ pilot: "wedgeantilles", pose: at(600, 560, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  );

test("Squad Leader: a friend of lower skill may act", () => {
  const table = actWithFriend(wes("squadleader"), rookie()).say("upgrade:squadleader").say("focus");
  expect(table.ship("A2").tokens.focus).toBe(1);
});

test("Squad Leader: a friend of the same skill may not", () => {
  const keys = (friend: string) => actWithFriend(wes("squadleader"), { pilot: friend }).keys;
  expect(keys("garvendreis")).toContain("upgrade:squadleader");
  expect(keys("lukeskywalker")).not.toContain("upgrade:squadleader");
});

test("Fleet Officer: focus tokens for up to two friends, a stress token for it", () => {
  const table = actWithFriend(rookie("fleetofficer"), rookie()).say("upgrade:fleetofficer").say("A2").say("none");
  expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.focus]).toEqual([1, 1]);
});

test("Lando Calrissian, crew: two defence dice for focus and evade tokens", () => {
  const table = flying(rookie("landocalrissian"), "2FG").defenseDice("focus", "evade").say("upgrade:landocalrissian");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 1, evade: 1 });
});

test("Leebo, crew: a free boost, then an ion token", () => {
  const table = flying(rookie("leebo"), "2FG").say("upgrade:leebo").say("boost").say("straight");
  expect(table.ship("A1").tokens.ion).toBe(1);
});

test("Rage: a focus token and two stress tokens, and three rerolls this round", () => {
  const table = flying(rookie("rage"), "2FG").say("upgrade:rage");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 2 });
  expect(table.game.state.effects).toMatchObject([{ id: "effect:rage", until: "round" }]);
});

test("Kylo Ren, crew: an enemy at Range 1-3 gets I'll Show You the Dark Side, with a Pilot card picked for it", () => {
  const table = actWithFriend(rookie("kyloren"), rookie()).say("upgrade:kyloren");
  expect(table.keys).toContain("Damaged Cockpit");
  table.say("Damaged Cockpit");
  expect(table.game.state.decks[1]?.discards).toHaveLength(1);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:illshowyouthedarkside", ship: "B1" }]);
});

test("R5-D8: an evade or focus result discards a facedown Damage card", () => {
  const table = flying({ ...rookie("r5d8"), damage: hurt }, "2FG")
    .defenseDice("focus")
    .say("upgrade:r5d8");
  expect(table.ship("A1").damage).toEqual([]);
});

test("EMP Device: two ion tokens for every ship at Range 1", () => {
  const table = duel(wes("empdevice"), academy, { gap: 50 }).say(own("empdevice"));
  while (table.kind === "choose ship") table.pass();
  expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([2, 2]);
});

test("Inertial Dampeners: a white stop in place of the maneuver, then a stress token", () => {
  const table = flying(rookie("inertialdampeners"), "4FW");
  const before = table.ship("A1").pose;
  table.say(own("inertialdampeners"));
  expect(table.ship("A1").pose).toEqual(before);
  expect(table.ship("A1").tokens.stress).toBe(1);
});

test("Contraband Cybernetics: actions and red maneuvers under stress this round", () => {
  const table = flying(rookie("contrabandcybernetics"), "4KR").say(own("contrabandcybernetics"));
  expect(table.notes("maneuver")).toMatchObject([{ maneuver: "4KR" }]);
  expect(table.keys).toContain("focus");
});
