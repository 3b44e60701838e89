/** First-edition upgrades that give tokens to their own side, or remove its tokens. */
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, flying, shoot } from "../../card-table.testing.ts";

type SomeShip = Parameters<typeof duel>[0];
const BLANKS = [
  ["blank", "blank", "blank"],
  ["blank", "blank", "blank"],
] as const;
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** Two ships in a corner that attack last, so that the round continues. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];

describe("Kyle Katarn", () => {
  const crewed = { pilot: "outerrimsmuggler", upgrades: ["kylekatarn"] };

  test("the ship can get a focus token when a green maneuver removes a stress token", () => {
    const table = flying({ ...crewed, tokens: { stress: 2 } }, "2FG").say("A1/upgrade:kylekatarn/0");
    expect(table.ship("A1").tokens).toMatchObject({ stress: 1, focus: 1 });
  });

  test("the player can decline", () => {
    const table = flying({ ...crewed, tokens: { stress: 1 } }, "2FG");
    expect(table.asks).toEqual([{ kind: "use at stressRemoved", seat: 0, keys: ["pass", "A1/upgrade:kylekatarn/0"] }]);
    expect(table.pass().ship("A1").tokens.focus).toBe(0);
  });

  test("it doesn't work without stress or after a white maneuver", () => {
    expect(flying(crewed, "2FG").kind).toBe("action");
    expect(flying({ ...crewed, tokens: { stress: 1 } }, "3FW").kind).not.toBe("use at stressRemoved");
  });

  test("passing on a stress token doesn't count as removing it", () => {
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

  test("a friend's focus action at Range 1-3 can give an evade token instead", () => {
    const table = focusing(at(500, 300)).say("A2/upgrade:janors/0");
    expect(table.ship("A1")).toMatchObject({ actions: ["focus"], tokens: { focus: 0, evade: 1 } });
  });

  test("it works once a round, and not beyond Range 3", () => {
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

  test("as the Activation phase starts, only the card's player sees the dial of an enemy at Range 1-2", () => {
    const table = looking(at(400, 480, 180)).say("A1/upgrade:intelligenceagent/0");
    const [open] = table.game.open;
    expect(open?.ask).toMatchObject({ kind: "look at dial", seat: 0, secret: true, about: { target: "B1", maneuver: "3BW" } });
    expect(table.events).not.toContainEqual(expect.objectContaining({ maneuver: "3BW" }));
    expect(table.say("seen").notes("maneuver")).toContainEqual(expect.objectContaining({ ship: "B1", maneuver: "3BW" }));
  });

  test("it doesn't work at Range 3", () => {
    expect(looking(at(400, 600, 180)).kind).not.toBe("use at startOfActivation");
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

  test("the chosen ship gets a focus token for each enemy in the firing arc at Range 1-3, at most three", () => {
    expect(acting(row.slice(0, 2)).say("A2").ship("A2").tokens.focus).toBe(2);
    expect(acting(row).say("A2").ship("A2").tokens.focus).toBe(3);
  });

  test("her own ship can be chosen, but a friend at Range 3 can't", () => {
    expect(acting(row.slice(0, 1)).say("A1").ship("A1").tokens.focus).toBe(1);
    const table = acting(row.slice(0, 1), at(700, 380));
    expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([1, 0]);
  });

  test("enemies outside the arc or beyond Range 3 don't count", () => {
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

  test("a friend at Range 1-2 that removes a stress token removes one more", () => {
    const table = flown(at(500, 400)).say("A1/upgrade:inspiringrecruit/0");
    expect(table.ship("A2").tokens.stress).toBe(1);
    expect(table.kind).not.toBe("use at stressRemoved");
  });

  test("the player can decline, and it isn't offered with no token left or beyond Range 2", () => {
    expect(flown(at(500, 400)).pass().ship("A2").tokens.stress).toBe(2);
    expect(flown(at(500, 400), { stress: 1 }).kind).toBe("action");
    expect(flown(at(800, 400)).ship("A2").tokens.stress).toBe(2);
  });

  test("it works once a round, and isn't used up if the friend declines", () => {
    const table = flown(at(500, 400), { stress: 3 }, [0, 0, 1]);
    expect(table.asks).toEqual([{ kind: "choose one", seat: 1, keys: ["none", "remove stress"] }]);
    expect(table.say("none").ship("A1").usedThisRound).toEqual([]);
    const taken = flown(at(500, 400), { stress: 3 }, [0, 0, 1]).say("remove stress");
    expect([taken.ship("B1").tokens.stress, taken.ship("A1").usedThisRound.length]).toEqual([1, 1]);
  });

  test("it also works for stress that another card removes, so Wingman removes two tokens", () => {
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

  test("a friend at Range 1-3 of a friend that missed, including the attacker, can get a focus token", () => {
    const table = missed(BLANKS[0]).say("A2/upgrade:operationsspecialist/0");
    expect(table.keys).toEqual(["A1", "A2", "A3"]);
    expect(table.say("A3").ship("A3").tokens.focus).toBe(1);
  });

  test("it doesn't work after a hit or beyond Range 2", () => {
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

  test("up to three friends at Range 1-2 get a focus token, one gets the Condition, and his ship gets stress", () => {
    const table = acting();
    expect(table.keys).toEqual(["A1", "A2", "A3", "A4"]);
    table.say("A2").say("A3").say("A4");
    expect(table.asks).toEqual([{ kind: "choose one", seat: 0, keys: ["A2", "A3", "A4"] }]);
    table.say("A3");
    expect(["A1", "A2", "A3", "A4", "A5"].map((id) => table.ship(id).tokens.focus)).toEqual([0, 1, 1, 1, 0]);
    expect(table.game.state.effects).toMatchObject([{ id: "condition:fanaticaldevotion", ship: "A3" }]);
    expect(table.ship("A1").tokens.stress).toBe(1);
  });

  test("one friend is enough, and it can be his own ship", () => {
    const table = acting().say("A1").say("none");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(table.game.state.effects).toMatchObject([{ ship: "A1" }]);
  });
});

describe("General Hux aboard a huge ship", () => {
  test("[HS-TOKEN-02] the ship gets no stress token and can't be chosen itself", () => {
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

  test("the ship suffers 1 damage to remove the stress token that it has just received", () => {
    const table = flying(baffled, "1TR").say("A1/upgrade:electronicbaffle/0");
    expect(table.ship("A1")).toMatchObject({ shields: 4, tokens: { stress: 0 } });
    expect(table.kind).toBe("action");
  });

  test("it can remove an ion token too", () => {
    const table = duel({ pilot: "bluesquadronpilot", upgrades: ["ioncannon"] }, baffled);
    shoot(table, ["hit", "hit", "hit"], ["blank"], "ioncannon@0").say("B1/upgrade:electronicbaffle/0");
    expect(table.ship("B1")).toMatchObject({ shields: 3, tokens: { ion: 0 } });
  });

  test("the player can decline, and it doesn't affect other tokens", () => {
    expect(flying(baffled, "1TR").pass().ship("A1").tokens.stress).toBe(1);
    expect(flying(baffled, "2FG").say("focus").ship("A1").tokens.focus).toBe(1);
  });
});

describe("Overclocked R4", () => {
  const crewed = { pilot: "cartelspacer", upgrades: ["overclockedr4"], tokens: { focus: 1 } };

  test("the ship can take a stress token to get back the focus token that it has spent", () => {
    const table = cardTable([
      [{ ...crewed, pilot: "syndicatethug", pose: at(400, 300) }, last],
      [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ]);
    table.attackDice("focus", "blank").defenseDice("blank", "blank", "blank").say("primary>B1").say("focus");
    table.say("A1/upgrade:overclockedr4/0");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("it works when defending too, and the player can decline", () => {
    const table = cardTable([
      [{ pilot: "academypilot", pose: at(400, 490, 180) }, last],
      [{ ...crewed, pilot: "syndicatethug", pose: at(400, 300), engaged: true }, lastEnemy],
    ]);
    table.attackDice("hit", "blank").defenseDice("focus").say("A1").say("primary>B1").until("modify defense dice").say("focus");
    expect(table.asks).toMatchObject([{ kind: "use at tokenSpent", seat: 1 }]);
    expect(table.pass().ship("B1").tokens).toMatchObject({ focus: 0, stress: 0 });
  });

  test("it doesn't work in the Activation phase", () => {
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

describe("Stygium Particle Accelerator", () => {
  const phantom = { pilot: "sigmasquadronpilot", upgrades: ["stygiumparticleaccelerator"] };

  test("the ship can perform a free evade action after a cloak action", () => {
    const table = flying(phantom, "2FG").say("cloak").say("A1/upgrade:stygiumparticleaccelerator/0").say("evade");
    expect(table.ship("A1")).toMatchObject({ actions: ["cloak", "evade"], tokens: { cloak: 1, evade: 1 } });
  });

  test("the ship can also do this when it decloaks, but not when it stays cloaked", () => {
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
