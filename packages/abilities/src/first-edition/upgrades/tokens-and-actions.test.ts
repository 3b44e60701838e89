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

test("Darth Vader, crew: its ship suffers two damage to deal the defender a critical damage", () => {
  const table = shoot(duel(wes("darthvader"), rookie()), ["blank", "blank", "blank"], ["blank", "blank"]).say(own("darthvader"));
  expect([table.ship("A1").shields, table.ship("B1").shields]).toEqual([0, 1]);
});

test("[1E-ATK-15] Darth Vader, crew: an attacker that he destroys stays until effects after its attack are resolved", () => {
  const table = duel(
    { ...wes("darthvader", "firecontrolsystem"), shields: 0, damage: [...hurt, { card: 1, faceup: false, since: 1 }] },
    rookie(),
  );
  shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]).say(own("darthvader"));
  expect([table.ship("A1").status, table.kind]).toEqual(["inPlay", "use at afterAttack"]);
  expect(table.say("pass").ship("A1").status).toBe("destroyed");
});

test("K4 Security Droid and Targeting Astromech: allow a lock after a green or a red maneuver", () => {
  const lock = (upgrade: string, dial: string) =>
    cardTable([[{ ...rookie(upgrade), pose: at(400, 300), dial }], [{ pilot: "wedgeantilles", pose: at(600, 500, 180), dial: "1FG" }]], {
      phase: "activation",
    })
      .say(own(upgrade))
      .ship("A1").locks;
  expect([lock("k4securitydroid", "2FG"), lock("targetingastromech", "4KR")]).toEqual([["B1"], ["B1"]]);
});

test("Outlaw Tech: gives a focus token after a red maneuver", () => {
  expect(flying(rookie("outlawtech"), "4KR").say(own("outlawtech")).ship("A1").tokens.focus).toBe(1);
});

test("R3-A2: takes a stress token to give the defender one", () => {
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

test("Wingman: a friend at Range 1 removes a stress token when combat starts", () => {
  expect(withFriend(wes("wingman"), { ...rookie(), tokens: { stress: 2 } }).ship("A2").tokens.stress).toBe(1);
});

test("Ysanne Isard: allows a free evade action when damaged and without shields", () => {
  const table = duel({ ...rookie("ysanneisard"), shields: 0, damage: hurt }, academy)
    .say(own("ysanneisard"))
    .say("evade");
  expect(table.ship("A1").tokens.evade).toBe(1);
});

test("Magva Yarro, crew: can lock the attacker", () => {
  const table = shoot(duel(wes(), rookie("magvayarro")), ["blank", "blank", "blank"], ["blank", "blank"]).say("B1/upgrade:magvayarro/0");
  expect(table.ship("B1").locks).toEqual(["A1"]);
});

test("Captain Rex, crew: gives a focus token after a miss", () => {
  expect(
    shoot(duel(wes("captainrex"), academy), ...MISS)
      .say(own("captainrex"))
      .ship("A1").tokens.focus,
  ).toBe(1);
});

test("Bossk, crew: after a miss, the ship gets a stress token, a focus token and a lock", () => {
  const table = shoot(duel(wes("bossk"), academy), ...MISS);
  expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1, focus: 1 }, locks: ["B1"] });
});

test("Recon Specialist: a focus action gives two focus tokens", () => {
  expect(flying(rookie("reconspecialist"), "2FG").say("focus").ship("A1").tokens.focus).toBe(2);
});

test("Pulsed Ray Shield: takes an ion token to recover a shield in the End phase", () => {
  const table = duel({ ...rookie("pulsedrayshield"), shields: 1 }, { ...academy, pose: at(850, 850) }, { phase: "end" }).say(
    own("pulsedrayshield"),
  );
  expect(table.ship("A1")).toMatchObject({ shields: 2, tokens: { ion: 1 } });
});

test("TIE/v1: allows a free evade action after a lock", () => {
  const table = cardTable(
    [[{ ...rookie("tiev1"), pose: at(400, 300), dial: "2FG" }], [{ pilot: "wedgeantilles", pose: at(500, 500, 180), dial: "1FG" }]],
    { phase: "activation" },
  );
  table.say("lock");
  while (table.kind !== "use at lockAcquired") table.say(table.keys.find((key) => key === "B1") ?? "");
  expect(table.say(own("tiev1")).keys).toEqual(["skip", "evade"]);
});

test("TIE/x7: allows a free evade action after a fast maneuver", () => {
  expect(flying(rookie("tiex7"), "3FW").say(own("tiex7")).keys).toEqual(["skip", "evade"]);
  expect(flying(rookie("tiex7"), "2FG").kind).toBe("action");
});

test("Advanced Cloaking Device: allows a free cloak action after the attack", () => {
  const table = shoot(duel(wes("advancedcloakingdevice"), academy), ...MISS)
    .say(own("advancedcloakingdevice"))
    .say("cloak");
  expect(table.ship("A1").tokens.cloak).toBe(1);
});

test("Shadow Caster: gives a tractor beam token after a hit in the mobile arc", () => {
  const table = shoot(
    duel({ pilot: "asajjventress", upgrades: ["shadowcaster"], usedThisRound: [] }, rookie()).pass(),
    ["hit", "blank", "blank"],
    ["blank", "blank"],
  );
  table.say("A1/upgrade:shadowcaster/0");
  expect(table.notes("token")).toMatchObject([{ ship: "B1", token: "tractor" }]);
});

test("TIE/D: allows a primary attack after an attack with a cheap cannon", () => {
  const table = shoot(duel(wes("ioncannon", "tied"), academy), ...MISS, "ioncannon@0").say("A1/upgrade:tied/1");
  expect(table.keys).toEqual(["none", "primary>B1"]);
});

test("Cool Hand: can be discarded for a focus or evade token when the ship gets stress", () => {
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

test("Determination: discards a Pilot card at once, but not a Ship card", () => {
  expect(dealt("determination", "Damaged Cockpit").ship("B1").damage).toEqual([]);
  expect(dealt("determination", "Damaged Engine").ship("B1").damage).toHaveLength(1);
});

test("Salvaged Astromech: is discarded together with a Ship card", () => {
  const table = dealt("salvagedastromech", "Damaged Engine").say("B1/upgrade:salvagedastromech/0");
  expect(table.ship("B1")).toMatchObject({ damage: [], upgrades: [{ faceup: false }] });
});

test("Chewbacca, crew: discards the Damage card and recovers a shield", () => {
  const table = dealt("chewbacca", "Damaged Engine").say("B1/upgrade:chewbacca/0");
  expect(table.ship("B1")).toMatchObject({ damage: [], shields: 1, upgrades: [{ faceup: false }] });
});

test("Bodyguard: spends a focus token to raise the agility of a more skilled friend at Range 1", () => {
  const table = withFriend({ ...rookie("bodyguard"), tokens: { focus: 1 } }, wes()).say(own("bodyguard"));
  expect(agility(table.game, table.ship("A2"), undefined)).toBe(3);
});

test("BB-8: allows a free barrel roll when a green maneuver is revealed", () => {
  expect(flying(rookie("bb8"), "2FG").say(own("bb8")).keys).toEqual(["skip", "barrel-roll"]);
  expect(flying(rookie("bb8"), "3FW").kind).toBe("action");
});

test("Chopper, crew: actions while stressed cost 1 damage", () => {
  expect(
    flying({ ...rookie("chopper"), tokens: { stress: 1 } }, "3FW")
      .say("focus")
      .ship("A1").shields,
  ).toBe(1);
});

test("Primed Thrusters: allow a boost with two stress tokens, but not with three", () => {
  const keys = (stress: number) => flying({ ...rookie("primedthrusters", "engineupgrade"), tokens: { stress } }, "3FW").keys;
  expect(keys(2)).toEqual(["skip", "boost"]);
  expect(keys(3)).not.toContain("boost");
});

test("Deadeye: a focus token can be spent instead of the lock", () => {
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

test("Advanced Optics: the ship can't have more than one focus token", () => {
  expect(
    flying({ ...rookie("advancedoptics"), tokens: { focus: 1 } }, "2FG")
      .say("focus")
      .ship("A1").tokens.focus,
  ).toBe(1);
});

test("Comm Relay: the ship can't have more than one evade token", () => {
  expect(
    flying({ pilot: "academypilot", upgrades: ["commrelay"], tokens: { evade: 1 } }, "2FG")
      .say("evade")
      .ship("A1").tokens.evade,
  ).toBe(1);
});

test("R2-F2: raises agility by 1 this round", () => {
  const table = flying(rookie("r2f2"), "2FG").say("upgrade:r2f2");
  expect(agility(table.game, table.ship("A1"), undefined)).toBe(3);
});

test("Expose: raises the primary weapon by 1 and lowers agility by 1 this round", () => {
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

test("Squad Leader: a friend with lower skill can act", () => {
  const table = actWithFriend(wes("squadleader"), rookie()).say("upgrade:squadleader").say("focus");
  expect(table.ship("A2").tokens.focus).toBe(1);
});

test("Squad Leader: a friend with the same skill can't act", () => {
  const keys = (friend: string) => actWithFriend(wes("squadleader"), { pilot: friend }).keys;
  expect(keys("garvendreis")).toContain("upgrade:squadleader");
  expect(keys("lukeskywalker")).not.toContain("upgrade:squadleader");
});

test("Fleet Officer: gives a friend a focus token, and its ship gets a stress token", () => {
  const table = actWithFriend(rookie("fleetofficer"), rookie()).say("upgrade:fleetofficer").say("A2").say("none");
  expect([table.ship("A1").tokens.stress, table.ship("A2").tokens.focus]).toEqual([1, 1]);
});

test("Lando Calrissian, crew: rolls two defense dice for focus and evade tokens", () => {
  const table = flying(rookie("landocalrissian"), "2FG").defenseDice("focus", "evade").say("upgrade:landocalrissian");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 1, evade: 1 });
});

test("Leebo, crew: allows a free boost, and then gives an ion token", () => {
  const table = flying(rookie("leebo"), "2FG").say("upgrade:leebo").say("boost").say("straight");
  expect(table.ship("A1").tokens.ion).toBe(1);
});

test("Rage: gives a focus token, two stress tokens and an effect for this round", () => {
  const table = flying(rookie("rage"), "2FG").say("upgrade:rage");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 2 });
  expect(table.game.state.effects).toMatchObject([{ id: "effect:rage", until: "round" }]);
});

test("Kylo Ren, crew: assigns I'll Show You the Dark Side to an enemy and picks a Pilot card for it", () => {
  const table = actWithFriend(rookie("kyloren"), rookie()).say("upgrade:kyloren");
  expect(table.keys).toContain("Damaged Cockpit");
  table.say("Damaged Cockpit");
  expect(table.game.state.decks[1]?.discards).toHaveLength(1);
  expect(table.game.state.effects).toMatchObject([{ id: "condition:illshowyouthedarkside", ship: "B1" }]);
});

test("R5-D8: discards a facedown Damage card on a focus result", () => {
  const table = flying({ ...rookie("r5d8"), damage: hurt }, "2FG")
    .defenseDice("focus")
    .say("upgrade:r5d8");
  expect(table.ship("A1").damage).toEqual([]);
});

test("EMP Device: gives every ship at Range 1 two ion tokens", () => {
  const table = duel(wes("empdevice"), academy, { gap: 50 }).say(own("empdevice"));
  while (table.kind === "choose ship") table.pass();
  expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([2, 2]);
});

test("Inertial Dampeners: fly a white stop instead of the maneuver, and then give a stress token", () => {
  const table = flying(rookie("inertialdampeners"), "4FW");
  const before = table.ship("A1").pose;
  table.say(own("inertialdampeners"));
  expect(table.ship("A1").pose).toEqual(before);
  expect(table.ship("A1").tokens.stress).toBe(1);
});

test("Contraband Cybernetics: allow actions and red maneuvers while stressed", () => {
  const table = flying(rookie("contrabandcybernetics"), "4KR").say(own("contrabandcybernetics"));
  expect(table.notes("maneuver")).toMatchObject([{ maneuver: "4KR" }]);
  expect(table.keys).toContain("focus");
});
