/** Upgrades that give tokens, take them away, or answer to them. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];

const BLANKS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** Two ships in a corner that attack last, so that the round goes on. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];

describe("Kyle Katarn", () => {
  const crewed = { pilot: "outerrimsmuggler", upgrades: ["kylekatarn"] };

  test("a focus token after a stress token that a green maneuver removes", () => {
    const table = flying({ ...crewed, tokens: { stress: 2 } }, "2FG").say("A1/upgrade:kylekatarn/0");
    expect(table.ship("A1").tokens).toMatchObject({ stress: 1, focus: 1 });
  });

  test("it may be left", () => {
    const table = flying({ ...crewed, tokens: { stress: 1 } }, "2FG");
    expect(table.asks).toEqual([{ kind: "use at stressRemoved", seat: 0, keys: ["pass", "A1/upgrade:kylekatarn/0"] }]);
    expect(table.pass().ship("A1").tokens.focus).toBe(0);
  });

  test("not without stress, and not after a white maneuver", () => {
    expect(flying(crewed, "2FG").kind).toBe("action");
    expect(flying({ ...crewed, tokens: { stress: 1 } }, "3FW").kind).not.toBe("use at stressRemoved");
  });

  test("a stress token that was spent or handed on has not been removed", () => {
    const table = cardTable(
      [
        [{ pilot: "4lom", upgrades: ["kylekatarn"], pose: at(400, 300), tokens: { stress: 1 } }],
        [{ pilot: "wedgeantilles", pose: at(460, 300) }],
      ],
      { phase: "end" },
    ).say("A1/pilot:4lom");
    expect([table.ship("A1").tokens.stress, table.ship("B1").tokens.stress]).toEqual([0, 1]);
    expect(table.kind).not.toBe("use at stressRemoved");
  });
});

describe("Jan Ors", () => {
  const focusing = (pose: ReturnType<typeof at>, more: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [
          { pilot: "rookiepilot", pose: at(400, 300), dial: "2FG", ...more },
          { pilot: "chewbacca", upgrades: ["janors"], pose, activated: true },
        ],
        [far],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("focus");

  test("a friend's focus action at Range 1-3 gives an evade token instead", () => {
    const table = focusing(at(500, 300)).say("A2/upgrade:janors/0");
    expect(table.ship("A1")).toMatchObject({ actions: ["focus"], tokens: { focus: 0, evade: 1 } });
  });

  test("once a round, and not beyond Range 3", () => {
    const table = cardTable(
      [
        [
          { pilot: "garvendreis", pose: at(400, 300), dial: "2FG" },
          { pilot: "rookiepilot", pose: at(460, 300), dial: "2FG" },
          { pilot: "chewbacca", upgrades: ["janors"], pose: at(560, 300), activated: true },
        ],
        [far],
      ],
      { phase: "activation" },
    );
    table.until("action").say("focus").say("A3/upgrade:janors/0").until("action").say("focus");
    expect([table.ship("A1").tokens, table.ship("A2").tokens]).toMatchObject([
      { focus: 1, evade: 0 },
      { focus: 0, evade: 1 },
    ]);
    expect(focusing(at(800, 300)).ship("A1").tokens.focus).toBe(1);
  });
});

describe("Intelligence Agent", () => {
  const looking = (pose: ReturnType<typeof at>) =>
    cardTable(
      [
        [{ pilot: "outerrimsmuggler", upgrades: ["intelligenceagent"], pose: at(400, 300), dial: "2FG" }],
        [{ pilot: "wedgeantilles", pose, dial: "3BW" }],
      ],
      { phase: "activation" },
    );

  test("the dial of an enemy at Range 1-2 is shown to the card's player alone, as the Activation phase starts", () => {
    const table = looking(at(400, 480, 180)).say("A1/upgrade:intelligenceagent/0");
    const [open] = table.game.open;
    expect(open?.ask).toMatchObject({ kind: "look at dial", seat: 0, secret: true, about: { target: "B1", maneuver: "3BW" } });
    expect(table.events).not.toContainEqual(expect.objectContaining({ maneuver: "3BW" }));
    expect(table.say("seen").notes("maneuver")).toContainEqual(expect.objectContaining({ ship: "B1", maneuver: "3BW" }));
  });

  test("not at Range 3", () => {
    expect(looking(at(400, 600, 180)).kind).not.toBe("use at startOfActivation");
  });
});

describe("Ketsu Onyo", () => {
  const ending = (target: Partial<SomeShip>) =>
    cardTable(
      [
        [{ pilot: "outerrimsmuggler", upgrades: ["ketsuonyo"], pose: at(400, 300) }],
        [{ pilot: "academypilot", pose: at(400, 480, 180), tokens: { tractor: 2, focus: 1 }, ...target }, far],
      ],
      { phase: "end" },
    );

  test("an enemy in the firing arc at Range 1-2 keeps its tractor beam tokens, and nothing else", () => {
    const table = ending({}).say("A1/upgrade:ketsuonyo/0");
    expect(table.ship("B1").tokens).toMatchObject({ tractor: 2, focus: 0 });
    expect(table.game.state.effects).toEqual([]);
  });

  test("not beside the arc, at Range 3, or when she is silent", () => {
    expect(ending({ pose: at(550, 300) }).ship("B1").tokens.tractor).toBe(0);
    expect(ending({ pose: at(400, 600) }).ship("B1").tokens.tractor).toBe(0);
    expect(ending({}).pass().ship("B1").tokens.tractor).toBe(0);
  });
});

describe("Jyn Erso", () => {
  const acting = (foes: readonly ReturnType<typeof at>[], friend: ReturnType<typeof at> = at(480, 380)) =>
    cardTable(
      [
        [
          { pilot: "outerrimsmuggler", upgrades: ["jynerso"], pose: at(400, 300), dial: "2FG" },
          { pilot: "rookiepilot", pose: friend, activated: true },
        ],
        foes.map((pose) => ({ pilot: "academypilot", pose, activated: true })),
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("upgrade:jynerso");
  const row = [at(320, 650, 180), at(380, 650, 180), at(440, 650, 180), at(500, 650, 180)];

  test("a focus token for each enemy in the firing arc at Range 1-3, at most three", () => {
    expect(acting(row.slice(0, 2)).say("A2").ship("A2").tokens.focus).toBe(2);
    expect(acting(row).say("A2").ship("A2").tokens.focus).toBe(3);
  });

  test("her own ship may be the one, a friend at Range 3 may not", () => {
    expect(acting(row.slice(0, 1)).say("A1").ship("A1").tokens.focus).toBe(1);
    const table = acting(row.slice(0, 1), at(700, 380));
    expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([1, 0]);
  });

  test("enemies outside the arc or beyond Range 3 do not count", () => {
    expect(
      acting([...row.slice(0, 1), at(700, 380), at(400, 850, 180)])
        .say("A2")
        .ship("A2").tokens.focus,
    ).toBe(1);
  });
});

describe("Inspiring Recruit", () => {
  const flown = (pose: ReturnType<typeof at>, tokens: SomeShip["tokens"] = { stress: 3 }, teams?: readonly number[]) => {
    const recruit = { pilot: "outerrimsmuggler", upgrades: ["inspiringrecruit"], pose, activated: true };
    const mover = { pilot: "rookiepilot", pose: at(400, 300), dial: "2FG", ...(tokens && { tokens }) };
    return cardTable(teams ? [[recruit], [mover], [far]] : [[recruit, mover], [far]], { phase: "activation", ...(teams && { teams }) });
  };

  test("a friend at Range 1-2 that removes stress removes one token more", () => {
    const table = flown(at(500, 400)).say("A1/upgrade:inspiringrecruit/0");
    expect(table.ship("A2").tokens.stress).toBe(1);
    expect(table.kind).not.toBe("use at stressRemoved");
  });

  test("it may be left, and is not offered with no token left or beyond Range 2", () => {
    expect(flown(at(500, 400)).pass().ship("A2").tokens.stress).toBe(2);
    expect(flown(at(500, 400), { stress: 1 }).kind).toBe("action");
    expect(flown(at(800, 400)).ship("A2").tokens.stress).toBe(2);
  });

  test("once a round, by a friend that kept its token not used up", () => {
    const table = flown(at(500, 400), { stress: 3 }, [0, 0, 1]);
    expect(table.asks).toEqual([{ kind: "choose one", seat: 1, keys: ["none", "remove stress"] }]);
    expect(table.say("none").ship("A1").usedThisRound).toEqual([]);
    const taken = flown(at(500, 400), { stress: 3 }, [0, 0, 1]).say("remove stress");
    expect([taken.ship("B1").tokens.stress, taken.ship("A1").usedThisRound.length]).toEqual([1, 1]);
  });

  test("what it removes from another ship counts too: Wingman takes two", () => {
    const table = cardTable([
      [
        { pilot: "redsquadronpilot", upgrades: ["wingman"], pose: at(400, 300), engaged: true },
        { pilot: "rookiepilot", pose: at(460, 300), tokens: { stress: 3 }, engaged: true },
        { pilot: "outerrimsmuggler", upgrades: ["inspiringrecruit"], pose: at(560, 300), engaged: true },
        last,
      ],
      [lastEnemy],
    ]);
    table.until("use at stressRemoved").say("A3/upgrade:inspiringrecruit/0");
    expect(table.ship("A2").tokens.stress).toBe(1);
  });
});

describe("Operations Specialist", () => {
  const missed = (attack: readonly ("hit" | "blank")[], specialist: ReturnType<typeof at> = at(480, 300)) =>
    shoot(
      cardTable([
        [
          { pilot: "rookiepilot", pose: at(400, 300) },
          { pilot: "outerrimsmuggler", upgrades: ["operationsspecialist"], pose: specialist, engaged: true },
          { pilot: "rookiepilot", pose: at(400, 40), engaged: true },
          last,
        ],
        [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
      ]),
      attack,
      BLANKS[1],
    );

  test("a focus token to a friend at Range 1-3 of a friend that missed, the attacker included", () => {
    const table = missed(BLANKS[0]).say("A2/upgrade:operationsspecialist/0");
    expect(table.keys).toEqual(["A1", "A2", "A3"]);
    expect(table.say("A3").ship("A3").tokens.focus).toBe(1);
  });

  test("not after a hit, and not beyond Range 2", () => {
    expect(missed(["hit", "blank", "blank"]).kind).not.toBe("use at afterAttack");
    expect(missed(BLANKS[0], at(720, 300)).kind).not.toBe("use at afterAttack");
  });
});

describe("General Hux", () => {
  const acting = () =>
    cardTable(
      [
        [
          { pilot: "starkillerbasepilot", upgrades: ["generalhux"], pose: at(400, 300), dial: "2FW" },
          ...[at(520, 380), at(520, 440), at(520, 500), at(800, 300)].map((pose) => ({
            pilot: "epsilonsquadronpilot",
            pose,
            activated: true,
          })),
        ],
        [far],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("upgrade:generalhux");

  test("a focus token each to up to three friends at Range 1-2, the Condition to one of them, then a stress token", () => {
    const table = acting();
    expect(table.keys).toEqual(["A1", "A2", "A3", "A4"]);
    table.say("A2").say("A3").say("A4");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["A2", "A3", "A4"] }]);
    table.say("A3");
    expect(["A1", "A2", "A3", "A4", "A5"].map((id) => table.ship(id).tokens.focus)).toEqual([0, 1, 1, 1, 0]);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:fanaticaldevotion", ship: "A3" }]);
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("one friend is enough, and he himself may be it", () => {
    const table = acting().say("A1").say("none");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(table.game.state.effects).toMatchObject([{ ship: "A1" }]);
  });
});

describe("General Hux aboard a huge ship", () => {
  test("[HS-TOKEN-02] it gets no stress token, and is none of those that he chooses", () => {
    const table = cardTable(
      [
        [
          { pilot: "gozanticlasscruiser", upgrades: ["generalhux"], pose: at(450, 300), dial: "1F1" },
          { pilot: "epsilonsquadronpilot", pose: at(560, 450), activated: true },
          { ...last, activated: true },
        ],
        [{ ...lastEnemy, activated: true }],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("upgrade:generalhux");
    expect(table.ship("A2").tokens.focus).toBe(1);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:fanaticaldevotion", ship: "A2" }]);
    expect(table.ship("A1")).toMatchObject({ actions: ["upgrade:generalhux"], tokens: { focus: 0, stress: 0 } });
  });
});

describe("Electronic Baffle", () => {
  const baffled = { pilot: "bluesquadronpilot", upgrades: ["electronicbaffle"] };

  test("1 damage, and the stress token that came is gone, not the old one", () => {
    const table = flying(baffled, "1TR").say("A1/upgrade:electronicbaffle/0");
    expect(table.ship("A1")).toMatchObject({ shields: 4, tokens: { stress: 0 } });
    expect(table.kind).toBe("action");
  });

  test("an ion token too", () => {
    const table = duel({ pilot: "bluesquadronpilot", upgrades: ["ioncannon"] }, baffled);
    shoot(table, ["hit", "hit", "hit"], ["blank"], "ioncannon@0").say("B1/upgrade:electronicbaffle/0");
    expect(table.ship("B1")).toMatchObject({ shields: 3, tokens: { ion: 0 } });
  });

  test("it may be left, and other tokens are none of its business", () => {
    expect(flying(baffled, "1TR").pass().ship("A1").tokens.stress).toBe(1);
    expect(flying(baffled, "2FG").say("focus").ship("A1").tokens.focus).toBe(1);
  });
});

describe("Ion Dischargers", () => {
  const hit = (gap = 80) => {
    const table = duel(
      { pilot: "bluesquadronpilot", upgrades: ["ioncannon"] },
      { pilot: "cartelspacer", upgrades: ["iondischargers"] },
      { gap },
    );
    return shoot(table, ["hit", "hit", "hit"], ["blank", "blank", "blank"], "ioncannon@0");
  };

  test("the token goes; an enemy at Range 1 that receives one in its place costs the card", () => {
    const table = hit().say("B1/upgrade:iondischargers/0");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["refuse", "receive ion"] }]);
    table.say("receive ion");
    expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([1, 0]);
    expect(table.ship("B1").upgrades[0]?.faceup).toBe(false);
  });

  test("one that refuses leaves the card where it is", () => {
    const table = hit().say("B1/upgrade:iondischargers/0").say("refuse");
    expect([table.ship("A1").tokens.ion, table.ship("B1").tokens.ion]).toEqual([0, 0]);
    expect(table.ship("B1").upgrades[0]?.faceup).toBe(true);
  });

  test("two of them hand the token on once each, and both are gone", () => {
    const table = duel(
      { pilot: "cartelspacer", upgrades: ["iondischargers", "ioncannon"] },
      { pilot: "cartelspacer", upgrades: ["iondischargers"] },
      { gap: 80 },
    );
    shoot(table, ["hit", "hit", "hit"], ["blank", "blank", "blank"], "ioncannon@1");
    table.say("B1/upgrade:iondischargers/0").say("receive ion").say("A1/upgrade:iondischargers/0").say("receive ion");
    expect([table.ship("A1"), table.ship("B1")]).toMatchObject([{ tokens: { ion: 0 } }, { tokens: { ion: 1 } }]);
    expect([table.ship("A1").upgrades[0]?.faceup, table.ship("B1").upgrades[0]?.faceup]).toEqual([false, false]);
    expect(table.keys).not.toContain("B1/upgrade:iondischargers/0");
  });

  test("not without an enemy at Range 1", () => {
    expect(hit(150).ship("B1").tokens.ion).toBe(1);
  });
});

describe("Overclocked R4", () => {
  const crewed = { pilot: "cartelspacer", upgrades: ["overclockedr4"], tokens: { focus: 1 } };

  test("a stress token gives back the focus token that was spent", () => {
    const table = cardTable([
      [{ ...crewed, pilot: "syndicatethug", pose: at(400, 300) }, last],
      [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ]);
    table.attackDice("focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
    table.say("A1/upgrade:overclockedr4/0");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("when it defends too, and it may be left", () => {
    const table = cardTable([
      [{ pilot: "academypilot", pose: at(400, 490, 180) }, last],
      [{ ...crewed, pilot: "syndicatethug", pose: at(400, 300), engaged: true }, lastEnemy],
    ]);
    table.attackDice("hit", "blank").defenseDice("focus").say("A1").say("primary>B1").until("modify defense dice").say("focus");
    expect(table.asks).toMatchObject([{ kind: "use at tokenSpent", seat: 1 }]);
    expect(table.pass().ship("B1").tokens).toMatchObject({ focus: 0, stress: 0 });
  });

  test("not in the Activation phase", () => {
    const table = cardTable(
      [
        [{ ...crewed, pilot: "syndicatethug", pose: at(400, 300), dial: "1FG" }],
        [{ pilot: "blacksquadronpilot", upgrades: ["snapshot"], pose: at(400, 460, 180), activated: true }],
      ],
      { phase: "activation" },
    ).say("B1/upgrade:snapshot/0");
    table.attackDice("hit", "blank").defenseDice("focus").say("snapshot@0>A1").say("focus");
    expect([table.ship("A1").tokens.focus, table.kind]).toEqual([0, "action"]);
  });
});

describe("ISB Slicer", () => {
  const jamming = (second: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [{ pilot: "scarifbasepilot", upgrades: ["isbslicer"], pose: at(400, 300), dial: "2FW" }],
        [
          { pilot: "rookiepilot", pose: at(400, 620, 180), activated: true },
          { pilot: "academypilot", pose: at(460, 680, 180), activated: true, ...second },
        ],
      ],
      { phase: "activation" },
    )
      .until("action")
      .say("jam");

  test("a ship next to the jammed one, which is not jammed itself, gets a jam token", () => {
    const table = jamming().say("A1/upgrade:isbslicer/0");
    expect([table.ship("B1").tokens.jam, table.ship("B2").tokens.jam]).toEqual([1, 1]);
  });

  test("not one that is jammed, or at Range 2 of the first", () => {
    expect(jamming({ tokens: { jam: 1 } }).kind).not.toBe("use at jammed");
    expect(jamming({ pose: at(600, 700, 180) }).kind).not.toBe("use at jammed");
  });
});

describe("Kylo Ren's Shuttle", () => {
  const shuttle = { pilot: "starkillerbasepilot", upgrades: ["kylorensshuttle"], pose: at(400, 300), engaged: true };
  const first = { pilot: "rookiepilot", pose: at(400, 520), engaged: true };
  const second = { pilot: "rookiepilot", pose: at(520, 520), engaged: true };
  const ending = (one: Partial<SomeShip> = {}, other: Partial<SomeShip> = {}) =>
    cardTable([
      [shuttle],
      [
        { ...first, ...one },
        { ...second, ...other },
      ],
    ]);
  const stress = (table: ReturnType<typeof ending>) => [table.ship("B1").tokens.stress, table.ship("B2").tokens.stress];

  test("the owner of an unstressed enemy at Range 1-2 gives it the stress token, or another near by", () => {
    const table = ending();
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["B1", "B2"] }]);
    table.say("B2");
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 1, keys: ["B2", "B1"] }]);
    expect(stress(table.say("B1"))).toEqual([1, 0]);
  });

  test("a stressed one is not chosen, but may be given the token", () => {
    expect(stress(ending({ tokens: { stress: 1 } }).say("B1"))).toEqual([2, 0]);
  });

  test("with one ship near by there is nothing to choose; at Range 3 nobody gets anything", () => {
    expect(stress(ending({}, { pose: at(800, 800) }))).toEqual([1, 0]);
    expect(stress(ending({ pose: at(400, 600) }, { pose: at(800, 800) }))).toEqual([0, 0]);
  });

  test("a ship of a team-mate is not the owner's to give it to", () => {
    const table = cardTable([[shuttle], [first], [second]], { teams: [0, 1, 1] });
    expect(table.asks).toMatchObject([{ kind: "choose ship", seat: 0, keys: ["B1", "C1"] }]);
    table.say("C1");
    expect([table.ship("B1").tokens.stress, table.ship("C1").tokens.stress]).toEqual([0, 1]);
  });

  test("[HS-TOKEN-01] a huge ship has no stress and may be chosen: another ship of its owner gets it, if there is one", () => {
    const huge = { pilot: "gr75mediumtransport", pose: at(400, 520) };
    expect(stress(ending(huge, { tokens: { stress: 1 } }))).toEqual([0, 2]);
    expect(stress(ending(huge, { pose: at(800, 800) }))).toEqual([0, 0]);
  });
});

describe("Death Troopers", () => {
  const attacked = (troopers: ReturnType<typeof at>) =>
    cardTable([
      [{ pilot: "wedgeantilles", pose: at(400, 300) }, last],
      [
        { pilot: "academypilot", pose: at(400, 490, 180), engaged: true },
        { pilot: "scarifbasepilot", upgrades: ["deathtroopers"], pose: troopers, engaged: true },
        lastEnemy,
      ],
    ]).say("primary>B1");

  test("who attacks another friend at Range 1 of them, with them in its firing arc, gets a stress token", () => {
    expect(attacked(at(480, 520, 180)).ship("A1").tokens.stress).toBe(1);
  });

  test("not at Range 2 of that friend, and not outside the attacker's arc", () => {
    expect(attacked(at(640, 700, 180)).ship("A1").tokens.stress).toBe(0);
    expect(attacked(at(560, 420, 180)).ship("A1").tokens.stress).toBe(0);
  });

  test("not when they are the target themselves", () => {
    const table = duel({ pilot: "wedgeantilles" }, { pilot: "scarifbasepilot", upgrades: ["deathtroopers"] }).say("primary>B1");
    expect(table.ship("A1").tokens.stress).toBe(0);
  });
});

describe("Enforcer", () => {
  const attackedFrom = (pose: ReturnType<typeof at>) =>
    shoot(
      cardTable([
        [{ pilot: "wedgeantilles", pose }],
        [{ pilot: "cartelexecutioner", upgrades: ["enforcer"], pose: at(400, 490, 180), engaged: true }],
      ]),
      ["blank", "blank", "blank"],
      ["blank"],
    ).ship("A1").tokens.stress;

  test("an attacker in the bullseye arc gets a stress token, one beside it does not", () => {
    expect([attackedFrom(at(400, 300)), attackedFrom(at(460, 300))]).toEqual([1, 0]);
  });
});

describe("Spacetug Tractor Array", () => {
  const towing = (target: Partial<SomeShip>, isFriend: boolean) => {
    const tug = { pilot: "jakkugunrunner", upgrades: ["spacetugtractorarray"], pose: at(400, 300), dial: "2FW" };
    const near = { pilot: "academypilot", pose: at(400, 460, 180), activated: true, ...target };
    return cardTable(isFriend ? [[tug, near], [far]] : [[tug], [near, far]], { phase: "activation" }).until("action");
  };

  test("an enemy in the firing arc at Range 1 gets a tractor beam token and is moved", () => {
    const table = towing({}, false).say("upgrade:spacetugtractorarray");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
    expect(table.say("stay").ship("B1").tokens.tractor).toBe(1);
  });

  test("a friend is moved by its own side, too", () => {
    const table = towing({}, true).say("upgrade:spacetugtractorarray");
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 0 }]);
  });

  test("not at Range 2, and not outside the arc", () => {
    expect(towing({ pose: at(400, 570, 180) }, false).keys).not.toContain("upgrade:spacetugtractorarray");
    expect(towing({ pose: at(300, 380, 180) }, false).keys).not.toContain("upgrade:spacetugtractorarray");
  });

  test("another card of the same ship leaves a friend to the enemy", () => {
    const tug = { pilot: "unkarplutt", upgrades: ["spacetugtractorarray"], pose: at(400, 300), activated: true, touching: ["A2"] };
    const near = { pilot: "academypilot", pose: at(400, 340, 180), dial: "2FG", touching: ["A1"], activated: true };
    const table = cardTable([[tug, near], [{ ...far, activated: true }]], { phase: "activation" });
    expect(table.asks).toMatchObject([{ kind: "tractor move", seat: 1 }]);
  });
});

describe("Hotshot Co-pilot", () => {
  const crewed = { pilot: "outerrimsmuggler", upgrades: ["hotshotcopilot"] };

  test("attacked with the primary weapon a defender with focus cannot leave it unspent", () => {
    const table = duel(crewed, { pilot: "rookiepilot", tokens: { focus: 1, evade: 1 }, engaged: true });
    table.attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["focus", "evade"] }]);
    expect(table.say("focus").keys).toEqual(["done", "evade"]);
    expect(table.ship("B1").tokens).toMatchObject({ focus: 0, evade: 1 });
  });

  test("not with a secondary weapon", () => {
    const turret = duel(
      { pilot: "kylekatarn", upgrades: ["hotshotcopilot", "ioncannonturret"] },
      { pilot: "rookiepilot", tokens: { focus: 1 } },
    );
    turret.attackDice("hit", "blank", "blank").defenseDice("blank", "blank").say("ioncannonturret@1>B1");
    expect(turret.until("modify defense dice").keys).toEqual(["done", "focus"]);
  });

  test("an attacker with focus spends one against it, with whatever weapon", () => {
    const table = duel({ pilot: "rookiepilot", tokens: { focus: 2 }, locks: ["B1"] }, crewed);
    table.attackDice("hit", "blank", "blank").say("primary>B1");
    expect(table.asks).toEqual([{ kind: "modify attack dice", seat: 0, keys: ["focus", "lock"] }]);
    expect(table.say("focus").keys).toContain("done");
    expect(table.ship("A1").tokens.focus).toBe(1);
  });

  test("without a focus token, or one that may be spent, the dice are left as they are", () => {
    const none = duel(crewed, { pilot: "rookiepilot", tokens: { evade: 1 }, engaged: true });
    none.attackDice("hit", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(none.keys).toEqual(["done", "evade"]);
    const muffled = cardTable([
      [{ ...crewed, pose: at(400, 300) }, { pilot: "carnorjax", pose: at(460, 490), engaged: true }, last],
      [{ pilot: "rookiepilot", pose: at(400, 490, 180), tokens: { focus: 1 }, engaged: true }, lastEnemy],
    ]);
    muffled.attackDice("hit", "blank").defenseDice("blank", "blank").until("attack").say("primary>B1");
    while (muffled.kind.startsWith("modify")) muffled.pass();
    expect(muffled.ship("B1").tokens.focus).toBe(1);
  });
});

describe("Stygium Particle Accelerator", () => {
  const phantom = { pilot: "sigmasquadronpilot", upgrades: ["stygiumparticleaccelerator"] };

  test("a free evade action after a cloak action", () => {
    const table = flying(phantom, "2FG").say("cloak").say("A1/upgrade:stygiumparticleaccelerator/0").say("evade");
    expect(table.ship("A1")).toMatchObject({ actions: ["cloak", "evade"], tokens: { cloak: 1, evade: 1 } });
  });

  test("and when it decloaks, but not when it stays", () => {
    const table = flying({ ...phantom, tokens: { cloak: 1 } }, "2FG")
      .until("decloak")
      .say("forward");
    expect(table.say("A1/upgrade:stygiumparticleaccelerator/0").say("evade").ship("A1").tokens).toMatchObject({ cloak: 0, evade: 1 });
    expect(
      flying({ ...phantom, tokens: { cloak: 1 } }, "2FG")
        .until("decloak")
        .pass().kind,
    ).toBe("action");
  });
});

describe("Black Market Slicer Tools", () => {
  const acting = (face: "hit" | "crit" | "focus", target: Partial<SomeShip> = {}) => {
    const table = cardTable(
      [
        [{ pilot: "cartelspacer", upgrades: ["blackmarketslicertools"], pose: at(400, 300), dial: "2FG" }],
        [{ pilot: "rookiepilot", pose: at(400, 540, 180), activated: true, tokens: { stress: 2 }, ...target }, far],
      ],
      { phase: "activation" },
    ).until("action");
    return table.keys.includes("upgrade:blackmarketslicertools") ? table.attackDice(face).say("upgrade:blackmarketslicertools") : table;
  };

  test.each(["hit", "crit"] as const)(
    "on a %s a stressed enemy loses a stress token and is dealt a facedown card past its shields",
    (face) => {
      expect(acting(face).ship("B1")).toMatchObject({ shields: 2, tokens: { stress: 1 }, damage: [{ faceup: false }] });
    },
  );

  test("on any other result nothing happens", () => {
    expect(acting("focus").ship("B1")).toMatchObject({ tokens: { stress: 2 }, damage: [] });
  });

  test("not on an unstressed enemy, nor at Range 3", () => {
    expect(acting("hit", { tokens: {} }).kind).toBe("action");
    expect(acting("hit", { pose: at(400, 680, 180) }).kind).toBe("action");
  });
});

describe("Targeting Scrambler", () => {
  const planning = (foe: Partial<SomeShip> = {}) =>
    cardTable(
      [
        [{ pilot: "cartelmarauder", upgrades: ["targetingscrambler"], pose: at(400, 300) }],
        [{ pilot: "rookiepilot", pose: at(400, 480, 180), ...foe }],
      ],
      { phase: "planning" },
    );

  test("a weapons disabled token, and a ship at Range 1-3 is Scrambled", () => {
    const table = planning().say("A1/upgrade:targetingscrambler/0").say("B1");
    expect(table.ship("A1").tokens.disarm).toBe(1);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:scrambled", ship: "B1", by: "A1" }]);
  });

  test("it may be left, and reaches no farther than Range 3", () => {
    expect(planning().pass().ship("A1").tokens.disarm).toBe(0);
    const table = planning({ pose: at(400, 800, 180) }).say("A1/upgrade:targetingscrambler/0");
    expect(table.game.state.effects).toMatchObject([{ ship: "A1" }]);
  });
});
