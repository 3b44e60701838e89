/** Rulings on Damage cards, on cards that affect them, and on recovering shields. */
import type { Effect, ShipFields, State } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, duel, faceup, shoot } from "../../card-table.testing.ts";

const wedge = { pilot: "wedgeantilles" };
const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades, tokens: { disarm: 1 } });

/** The second ship has the Condition. The picked card is the first in the deck. */
const darkSide = (damageCard = 0): { readonly effects: readonly Effect[]; readonly counted: number } => ({
  effects: [{ id: "condition:illshowyouthedarkside", ship: "B1", by: "A1", until: "game", since: 1, data: { damageCard } }],
  counted: 1,
});

test("ruling 153.1 I'll Show You the Dark Side: critical damage from an attack deals the picked card despite shields", () => {
  const table = shoot(duel(wedge, rookie(), { state: darkSide() }), ["crit", "hit", "blank"], ["blank"]);
  expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [{ card: 0, faceup: true }] });
});

test("ruling 153.2 I'll Show You the Dark Side: Darth Vader's critical damage comes after the attack, so it doesn't count", () => {
  const table = duel({ ...wedge, upgrades: ["darthvader"] }, rookie(), { state: darkSide() });
  shoot(table, ["blank", "blank", "blank"], ["blank"]).say("A1/upgrade:darthvader/0");
  expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [] });
  expect(table.game.state.effects).toHaveLength(1);
});

/** Kylo Ren is aboard a ship that performs an action. The Damage decks have only these cards left. */
const shown = (decks: State["decks"]) =>
  cardTable(
    [
      [{ pilot: "omicrongrouppilot", upgrades: ["kyloren"], pose: at(400, 300), dial: "1FG" }],
      [{ ...rookie(), pose: at(400, 600, 180), activated: true }],
    ],
    { phase: "activation", state: { decks } },
  ).say("upgrade:kyloren");

test("ruling 153.3 I'll Show You the Dark Side: if the deck has no Pilot card left, none is picked", () => {
  const { game } = duel(wedge, rookie());
  const [ship] = game.state.ships.filter(({ id }) => id === "B1");
  const withoutPilots = game.state.decks.map(({ cards, discards }) => {
    const left = cards.filter((card) => ship && game.damageFacts(ship, card).trait !== "pilot");
    return { cards: left, left: left.length, discards: [...discards, ...cards.filter((card) => !left.includes(card))] };
  });
  expect(shown(game.state.decks).kind).toBe("choose Damage card");
  const table = shown(withoutPilots);
  expect(table.kind).not.toBe("choose Damage card");
  expect(table.game.state.effects.filter(({ data }) => data)).toEqual([]);
});

test("ruling 231.1 Integrated Astromech: if R2-D6 is discarded, the elite card that it allowed stays", () => {
  const table = duel(wedge, { ...rookie("integratedastromech", "r2d6", "crackshot"), shields: 0 });
  shoot(table, ["crit", "blank", "blank"], ["blank"]).say("B1/upgrade:integratedastromech/0");
  expect(table.ship("B1").damage).toEqual([]);
  expect(table.ship("B1").upgrades.map((card) => card.faceup)).toEqual([true, false, true]);
});

const SALVAGED = "B1/upgrade:salvagedastromech/0";
const salvaged = (name: string) => {
  const table = duel(wedge, { ...rookie("salvagedastromech"), shields: 0 });
  table.attackDice("crit", "blank", "blank").defenseDice("blank").nextDamage(1, name).say("primary>B1");
  return table;
};

test("ruling 140.1 Salvaged Astromech: it can discard only a faceup Ship card, before that card takes effect", () => {
  expect(salvaged("Major Explosion").keys).toEqual(["pass", SALVAGED]);
  expect(salvaged("Major Explosion").notes("rolled")).toHaveLength(2);
  expect(salvaged("Blinded Pilot").keys).not.toContain(SALVAGED);
  expect(salvaged("Major Explosion").say(SALVAGED).ship("B1").damage).toEqual([]);
});

test("ruling 140.2 Salvaged Astromech: it is discarded itself", () => {
  const table = salvaged("Major Explosion").say(SALVAGED);
  expect(table.ship("B1").upgrades[0]?.faceup).toBe(false);
  expect(table.notes("rolled")).toHaveLength(2);
});

const isard = (ship: Partial<Pick<ShipFields, "damage">>, pilot = "darthvader") =>
  duel({ pilot, upgrades: ["ysanneisard"], shields: 0, ...ship }, rookie()).keys.some((key) => key.includes("ysanneisard"));

test("ruling 259.1 Ysanne Isard: Damaged Sensor Array stops an evade action that is on the action bar", () => {
  const array = faceup("Damaged Sensor Array", { deck: "core" });
  const inCore = (pilot: string, damage: ShipFields["damage"]) =>
    duel({ pilot, upgrades: ["ysanneisard"], shields: 0, damage }, rookie(), { deck: "core" }).keys.some((key) =>
      key.includes("ysanneisard"),
    );
  expect(isard({ damage: [faceup("Damaged Engine")] })).toBe(true);
  expect(inCore("darthvader", [array])).toBe(false);
  expect(inCore("omicrongrouppilot", [array])).toBe(true);
});

test("ruling 245.2 R2-D2: he helps his section even if the other one has shields", () => {
  const table = cardTable(
    [
      [{ pilot: "cr90corvette", upgrades: ["r2d2-swx22@fore"], shields: 0, aftShields: 3, pose: at(450, 200) }],
      [{ ...wedge, pose: at(450, 850, 180) }],
    ],
    { phase: "end" },
  );
  expect(table.keys).toEqual(["pass", "A1/upgrade:r2d2-swx22/0"]);
  table.attackDice("blank").say("A1/upgrade:r2d2-swx22/0");
  expect(table.ship("A1")).toMatchObject({ shields: 1, aftShields: 3 });
});

type Changes = Partial<Pick<ShipFields, "damage" | "status" | "pose">>;

/** Two Aggressors with the title, in the Activation phase. The first one has boosted. */
const aggressors = (first: Changes, second: Changes = {}) =>
  cardTable(
    [
      [
        { pilot: "ig88b", upgrades: ["ig2000"], pose: at(300, 300), dial: "2FG", ...first },
        { pilot: "ig88c", upgrades: ["ig2000"], pose: at(600, 300), dial: "2FG", ...second },
      ],
      [{ ...wedge, pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation", deck: "core" },
  );
const injured = { damage: [faceup("Injured Pilot", { deck: "core" })] };
const evadesAfterBoost = (table: ReturnType<typeof aggressors>, id: "A1" | "A2") => {
  if (table.kind === "next to activate" || table.keys.includes(id)) table.say(id);
  table.say("boost").say("straight");
  return table.keys.includes(`${id}/pilot:ig88c`);
};

test("ruling 232.1 IG-2000: others lose the ability of a destroyed Aggressor", () => {
  expect(evadesAfterBoost(aggressors({}), "A1")).toBe(true);
  expect(evadesAfterBoost(aggressors({}, { status: "destroyed", pose: undefined }), "A1")).toBe(false);
});

test("ruling 232.2 IG-2000: an Injured Pilot keeps the others' abilities, but they lose its ability", () => {
  expect(evadesAfterBoost(aggressors(injured), "A1")).toBe(true);
  expect(evadesAfterBoost(aggressors({}, injured), "A1")).toBe(false);
  expect(evadesAfterBoost(aggressors({}, injured), "A2")).toBe(false);
});
