/** Rulings on actions that follow other actions, on the stress that they cause, and on skills passed from ship to ship. */
import { pilotSkill } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";

const PUSH = "A1/upgrade:pushthelimit/0";

test("ruling 222.1 Push the Limit: it can follow a free action from Squad Leader", () => {
  const table = cardTable(
    [
      [
        { pilot: "darthvader", upgrades: ["squadleader"], pose: at(400, 300), dial: "2FG" },
        { pilot: "turrphennir", upgrades: ["pushthelimit"], pose: at(480, 400), activated: true },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }],
    ],
    { phase: "activation" },
  );
  table.say("upgrade:squadleader").say("focus");
  expect(table.keys).toEqual(["pass", "A2/upgrade:pushthelimit/0"]);
  table.say("A2/upgrade:pushthelimit/0").say("evade");
  expect(table.ship("A2")).toMatchObject({ actions: ["focus", "evade"], tokens: { stress: 1 } });
});

test("ruling 222.2 Push the Limit: it can interrupt Experimental Interface, which is finished afterwards", () => {
  const table = flying({ pilot: "soontirfel", upgrades: ["experimentalinterface", "marksmanship", "pushthelimit"] }, "2FG");
  table.say("focus").say("A1/upgrade:experimentalinterface/0").say("upgrade:marksmanship").say("A1/upgrade:pushthelimit/2");
  expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["free action", 0]);
  table.say("evade");
  expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["use at tokenAssigned", 1]);
  expect(table.pass().pass().ship("A1").tokens.stress).toBe(2);
});

test("rulings 222.3 and 222.4 Push the Limit: effects of its free action come before its stress", () => {
  const table = cardTable(
    [
      [{ pilot: "theinquisitor", upgrades: ["pushthelimit", "tiev1"], pose: at(400, 300), dial: "2FG" }],
      [{ pilot: "wedgeantilles", pose: at(400, 650, 180), activated: true }],
    ],
    { phase: "activation" },
  );
  table.say("boost").say("straight").say(PUSH).say("lock");
  if (table.keys.includes("B1")) table.say("B1");
  expect(table.keys).toEqual(["pass", "A1/upgrade:tiev1/1"]);
  expect(table.ship("A1").tokens.stress).toBe(0);
  expect(table.say("A1/upgrade:tiev1/1").say("evade").ship("A1").tokens).toMatchObject({ evade: 1, stress: 1 });
});

test("ruling 222.5 Push the Limit: if an action fails, the ship can perform another, or none and get no stress", () => {
  const failed = () =>
    flying({ pilot: "greensquadronpilot", upgrades: ["pushthelimit"] }, "2FG")
      .say("focus")
      .say(PUSH)
      .say("lock");
  expect(failed().keys).toEqual(["skip", "boost", "evade"]);
  expect(failed().say("evade").ship("A1")).toMatchObject({ actions: ["focus", "evade"], tokens: { stress: 1 } });
  const none = failed().say("skip").ship("A1");
  expect(none.tokens.stress).toBe(0);
  expect(none.usedThisRound).not.toContain(PUSH);
});

test("ruling 241.1 Rage: the two stress tokens arrive one after the other", () => {
  const table = flying({ pilot: "soontirfel", upgrades: ["rage"] }, "2FG").say("upgrade:rage");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  expect(table.keys).toEqual(["pass", "A1/pilot:soontirfel"]);
  expect(table.pass().ship("A1").tokens.stress).toBe(2);
});

test("ruling 241.2 Rage: Soontir Fel gets a focus token for each of them", () => {
  const table = flying({ pilot: "soontirfel", upgrades: ["rage"] }, "2FG").say("upgrade:rage");
  table.say("A1/pilot:soontirfel").say("A1/pilot:soontirfel");
  expect(table.ship("A1").tokens).toMatchObject({ focus: 3, stress: 2 });
});

/** A ship with Chopper aboard and 2 shields. */
const chopper = (stress: number, ...upgrades: readonly string[]) =>
  flying({ pilot: "rookiepilot", upgrades: ["chopper", ...upgrades], tokens: { stress } }, "3FW");

test("Chopper: damages the ship only if it was stressed before the action, not by Rage", () => {
  expect(chopper(0, "rage").say("upgrade:rage").ship("A1")).toMatchObject({ shields: 2, tokens: { stress: 2 } });
  expect(chopper(1, "rage").say("upgrade:rage").ship("A1")).toMatchObject({ shields: 1, tokens: { stress: 3 } });
  expect(chopper(1).say("focus").ship("A1").shields).toBe(1);
});

test("Chopper: doesn't damage the ship for stress from Push the Limit after the action", () => {
  const table = flying({ pilot: "greensquadronpilot", upgrades: ["pushthelimit", "chopper"] }, "2FG")
    .say("focus")
    .say(PUSH)
    .say("evade");
  expect(table.ship("A1")).toMatchObject({ shields: 2, actions: ["focus", "evade"], tokens: { stress: 1 } });
});

/** Places three ships in a row, 60 mm apart. */
const swarm = () =>
  cardTable([
    [
      { pilot: "howlrunner", upgrades: ["swarmtactics"], pose: at(300, 300) },
      { pilot: "blacksquadronpilot", upgrades: ["swarmtactics"], pose: at(420, 300) },
      { pilot: "academypilot", pose: at(540, 300) },
    ],
    [{ pilot: "rookiepilot", pose: at(420, 490, 180) }],
  ]);
const skills = ({ game }: ReturnType<typeof swarm>) => game.state.ships.map((ship) => pilotSkill(game, ship));

test("ruling 142.1 Swarm Tactics: a friend at Range 1 has the ship's skill for the Combat phase", () => {
  const table = swarm().say("A1/upgrade:swarmtactics/0");
  if (table.keys.includes("A2")) table.say("A2");
  expect(skills(table).slice(0, 3)).toEqual([8, 8, 1]);
  table.until("dial");
  expect(skills(table).slice(0, 3)).toEqual([8, 4, 1]);
});

test("ruling 142.2 Swarm Tactics: a ship that got the skill can pass it on", () => {
  const table = swarm().say("A1/upgrade:swarmtactics/0");
  if (table.keys.includes("A2")) table.say("A2");
  table.say("A2/upgrade:swarmtactics/0");
  expect(table.keys).toEqual(["A1", "A3"]);
  expect(skills(table.say("A3")).slice(0, 3)).toEqual([8, 8, 8]);
});
