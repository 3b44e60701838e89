/** Published rulings on tokens that are passed on, turned into other tokens, intercepted, or must be spent. */
import { facesDrawn } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying } from "../../card-table.testing.ts";

const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** Two ships in a corner that attack last, so that the round continues. */
const [last, lastEnemy] = [
  { pilot: "academypilot", pose: at(60, 60) },
  { pilot: "academypilot", pose: at(60, 200, 180) },
];

test("ruling 146.1 Manaroo: she passes all focus, evade and target lock tokens, but only to a friend at Range 1", () => {
  const handing = (x: number) =>
    cardTable([
      [
        { pilot: "manaroo", pose: at(400, 300), tokens: { focus: 1, evade: 2 }, locks: ["B1"], engaged: true },
        { pilot: "rookiepilot", pose: at(x, 300), engaged: true },
        last,
      ],
      [{ ...far, engaged: true }, lastEnemy],
    ]);
  const table = handing(500).say("A1/pilot:manaroo");
  expect(table.ship("A2")).toMatchObject({ tokens: { focus: 1, evade: 2 }, locks: ["B1"] });
  expect(handing(640).kind).not.toBe("use at startOfCombat");
});

/** Captain Yorr, who has already activated and engaged. */
const yorr = { pilot: "captainyorr", pose: at(560, 300), engaged: true, activated: true };

test("ruling 161.1 Captain Yorr: if he receives a stress token that pays for another ship's effect, that effect doesn't happen", () => {
  const opportunist = () =>
    cardTable([
      [{ pilot: "howlrunner", upgrades: ["opportunist"], pose: at(400, 300) }, yorr, last],
      [{ pilot: "rookiepilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
    ])
      .say("primary>B1")
      .say("A1/upgrade:opportunist/0");
  const paid = opportunist().pass();
  expect([paid.ship("A1").tokens.stress, diceRolled(paid)[0]]).toEqual([1, 3]);
  const intercepted = opportunist().say("A2/pilot:captainyorr");
  expect([intercepted.ship("A1").tokens.stress, intercepted.ship("A2").tokens.stress, diceRolled(intercepted)[0]]).toEqual([0, 1, 2]);
});

/** Lorrir barrel rolls, with Yorr at Range 1. */
const lorrirRolls = () =>
  cardTable(
    [
      [
        { pilot: "lieutenantlorrir", pose: at(400, 300), dial: "2FG" },
        { ...yorr, pose: at(560, 400) },
      ],
      [far],
    ],
    { phase: "activation" },
  )
    .until("action")
    .say("barrel-roll")
    .say("left ahead");

test("ruling 161.1 Captain Yorr: if he receives Lieutenant Lorrir’s stress token, Lorrir rolls with the straight template", () => {
  const table = lorrirRolls().say("A2/pilot:captainyorr");
  expect(table.ship("A2").tokens.stress).toBe(1);
  expect(table.asks).toMatchObject([{ kind: "barrel roll", keys: ["left", "right"] }]);
  expect(table.say("left").until("action").ship("A1")).toMatchObject({ actions: ["barrel-roll"], tokens: { stress: 0 } });
});

test("ruling 161.1 Captain Yorr: if he leaves the stress token to Lieutenant Lorrir, it pays for the bank", () => {
  const table = lorrirRolls().pass();
  expect(table.ship("A1").tokens.stress).toBe(1);
  expect(table.kind).toBe("barrel roll template");
});

test("ruling 161.1 Captain Yorr: if he receives Soontir Fel's stress token, Soontir gets no focus token", () => {
  const table = cardTable(
    [
      [
        { pilot: "soontirfel", pose: at(400, 300), dial: "3KR" },
        { ...yorr, pose: at(500, 500) },
      ],
      [far],
    ],
    {
      phase: "activation",
    },
  ).say("A2/pilot:captainyorr");
  expect(table.ship("A1").tokens).toMatchObject({ stress: 0, focus: 0 });
  expect(table.kind).not.toBe("use at tokenAssigned");
});

test("ruling 161.2 Captain Yorr: he receives stress from an ability after that ability is resolved", () => {
  const table = cardTable(
    [
      [
        { pilot: "soontirfel", upgrades: ["pushthelimit"], pose: at(400, 300), dial: "2FG" },
        { ...yorr, pose: at(500, 500) },
      ],
      [far],
    ],
    { phase: "activation" },
  );
  table.until("action").say("focus").say("A1/upgrade:pushthelimit/0").say("evade").say("A2/pilot:captainyorr");
  expect(table.ship("A1")).toMatchObject({ actions: ["focus", "evade"], tokens: { focus: 1, evade: 1, stress: 0 } });
  expect(table.ship("A2").tokens.stress).toBe(1);
  expect(table.kind).not.toBe("use at actionPerformed");
});

/** Garven is beside a friend, with the enemy ahead of both. */
const garvenBeside = (garven: object, friend: object) =>
  cardTable([
    [{ pilot: "garvendreis", pose: at(400, 300), ...garven }, { pilot: "rookiepilot", pose: at(460, 300), engaged: true, ...friend }, last],
    [{ pilot: "academypilot", pose: at(400, 490, 180), engaged: true }, lastEnemy],
  ]);

test("ruling 175.1 Garven Dreis: a friend that has performed a focus action this round can still get his token", () => {
  const table = garvenBeside({ tokens: { focus: 1 } }, { actions: ["focus"], tokens: { focus: 1 } });
  table.attackDice("focus", "blank", "blank").say("primary>B1").say("focus").say("A1/pilot:garvendreis");
  expect(table.ship("A2").tokens.focus).toBe(2);
});

test("ruling 175.3 Garven Dreis: R5-P9 can spend his token even with full shields, and he can pass it on", () => {
  const table = cardTable([
    [
      { pilot: "garvendreis", upgrades: ["r5p9"], pose: at(400, 300), tokens: { focus: 1 }, engaged: true },
      { pilot: "rookiepilot", upgrades: ["moldycrow"], pose: at(460, 300), engaged: true },
    ],
    [{ ...far, engaged: true }],
  ]);
  expect(table.ship("A1").shields).toBe(2);
  table.say("A1/upgrade:r5p9/0").say("A1/pilot:garvendreis");
  expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
});

const hotshot = { pilot: "outerrimsmuggler", upgrades: ["hotshotcopilot"] };

test("ruling 230.1 Hotshot Co-pilot: the defender has until the end of its step for modifying dice", () => {
  const table = duel(hotshot, { pilot: "rookiepilot", tokens: { focus: 1, evade: 1 }, engaged: true });
  table.attackDice("hit", "blank").defenseDice("focus", "blank").say("primary>B1");
  expect(table.asks).toEqual([{ kind: "modify defense dice", seat: 1, keys: ["focus", "evade"] }]);
  expect(table.ship("B1").tokens.focus).toBe(1);
  // The defender can use something else first.
  expect(table.say("evade").ship("B1").tokens).toMatchObject({ focus: 0, evade: 0 });
});

test("ruling 230.2 Hotshot Co-pilot: a token that the attacker spends to declare its target doesn't count", () => {
  const table = duel({ pilot: "kylekatarn", upgrades: ["blasterturret"], tokens: { focus: 2 } }, hotshot);
  table.attackDice("hit", "blank", "blank").say("blasterturret@0>B1");
  expect([table.ship("A1").tokens.focus, table.unused]).toEqual([0, 0]);
  const cheap = duel({ pilot: "kylekatarn", tokens: { focus: 2 } }, hotshot)
    .attackDice("hit")
    .say("primary>B1");
  expect(cheap.ship("A1").tokens.focus).toBe(1);
});

test("ruling 230.3 Hotshot Co-pilot: a focus token spent on another effect counts", () => {
  const table = duel({ pilot: "wedgeantilles", upgrades: ["calculation"], tokens: { focus: 2 } }, hotshot);
  table.attackDice("focus", "focus", "blank").say("primary>B1");
  expect(table.keys).toEqual(["focus", "A1/upgrade:calculation/0"]);
  expect(table.say("A1/upgrade:calculation/0").keys).toEqual(["done", "focus"]);
  expect(table.ship("A1").tokens.focus).toBe(1);
});

test("ruling 230.4 Hotshot Co-pilot: a ship that can't modify dice spends nothing", () => {
  const table = duel(
    { pilot: "rookiepilot", tokens: { focus: 1 } },
    { pilot: "omegaleader", upgrades: ["hotshotcopilot"], locks: ["A1"], engaged: true },
  );
  table.attackDice("focus", "hit", "blank").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect([table.notes("spent"), table.notes("rolled").length]).toEqual([[], 2]);
});

test("ruling 236.1 Jan Ors: her own ship's focus token, from an action or another card, can become an evade token", () => {
  const acted = flying({ pilot: "outerrimsmuggler", upgrades: ["janors"] }, "2FG")
    .say("focus")
    .say("A1/upgrade:janors/0");
  expect(acted.ship("A1").tokens).toMatchObject({ focus: 0, evade: 1 });
  const given = cardTable([
    [
      { pilot: "kylekatarn", pose: at(400, 300), tokens: { focus: 1 }, engaged: true },
      { pilot: "outerrimsmuggler", upgrades: ["janors"], pose: at(500, 300), engaged: true },
      last,
    ],
    [lastEnemy],
  ]);
  given.say("A1/pilot:kylekatarn").say("A2/upgrade:janors/0");
  expect(given.ship("A2").tokens).toMatchObject({ focus: 0, evade: 1 });
});

test("ruling 236.2 Jan Ors: with Recon Specialist, one of the two focus tokens can become an evade token", () => {
  const focusing = () => flying({ pilot: "outerrimsmuggler", upgrades: ["reconspecialist", "janors"] }, "2FG").say("focus");
  expect(focusing().say("A1/upgrade:janors/1").ship("A1").tokens).toMatchObject({ focus: 1, evade: 1 });
  expect(focusing().pass().say("A1/upgrade:janors/1").ship("A1").tokens).toMatchObject({ focus: 1, evade: 1 });
});

test("ruling 252.1 Stygium Particle Accelerator: a ship that its Cloaking Device decloaks keeps the evade token", () => {
  const table = cardTable(
    [
      [
        {
          pilot: "scimitarsquadronpilot",
          upgrades: ["cloakingdevice", "stygiumparticleaccelerator"],
          pose: at(400, 300),
          tokens: { cloak: 1, focus: 1 },
        },
      ],
      [far],
    ],
    { phase: "end", draws: facesDrawn("focus") },
  );
  table.until("decloak").say("forward").say("A1/upgrade:stygiumparticleaccelerator/1").say("evade");
  expect(table.ship("A1").tokens).toMatchObject({ cloak: 0, focus: 0, evade: 1 });
  expect(table.game.state).toMatchObject({ round: 2, cursor: { phase: "planning" } });
});

test("ruling 258.2 Wingman: a ship doesn't itself remove the stress that Wingman removes, so Kyle Katarn gives nothing", () => {
  const table = cardTable([
    [
      { pilot: "redsquadronpilot", upgrades: ["wingman"], pose: at(400, 300), engaged: true },
      { pilot: "outerrimsmuggler", upgrades: ["kylekatarn"], pose: at(490, 300), tokens: { stress: 1 }, engaged: true },
      last,
    ],
    [lastEnemy],
  ]);
  expect([table.ship("A2").tokens, table.kind]).toMatchObject([{ stress: 0, focus: 0 }, "attack"]);
});
