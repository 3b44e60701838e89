import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { attacked, beside, dice, finish, firing, HITS, LATER, MISS, rolling, use, X_WING } from "../pilots.testing.ts";

const ROCK = { token: "coreasteroid0", pose: at(400, 400) } as const;
const CLOSE = { foe: { pose: at(400, 400, 180) } };

/** Returns the number of dice the attacker rolls. If a pilot is given, uses that pilot's ability before the roll. */
const attackDice = (table: ReturnType<typeof firing>, pilot?: string): number | undefined => {
  table.say("primary>B1");
  if (pilot) table.say(use(pilot));
  return dice(table)[0];
};
/** Returns the number of dice that A1 rolls when B1 attacks it. */
const defenseDice = (table: ReturnType<typeof firing>, pilot?: string): number | undefined => {
  rolling(table, HITS, [], "primary>A1");
  if (pilot) table.until("use at beforeRoll").say(use(pilot));
  return dice(finish(table))[1];
};
type Attack = ReturnType<typeof firing>;
const shot = (table: Attack, faces: readonly ("hit" | "blank" | "crit")[] = MISS) => finish(rolling(table, faces, MISS));
const defended = (table: Attack, faces: readonly ("hit" | "blank")[] = MISS) => finish(rolling(table, faces, MISS, "primary>A1"));
const gained = (table: Attack, ship: string, token: string) =>
  table.notes("token").filter((note) => note.ship === ship && note.token === token).length;

describe("numbers of dice", () => {
  test("Han Solo can roll one more die if an obstacle obstructs the attack", () => {
    expect(attackDice(firing("hansolo", { quarter: "front" }, { obstacles: [ROCK] }), "hansolo")).toBe(3);
    expect(attackDice(firing("hansolo", { quarter: "front" }))).toBe(2);
    expect(defenseDice(attacked("hansolo", {}, { obstacles: [ROCK] }), "hansolo")).toBe(3);
  });

  test("Fenn Rau can roll one more die at range 1", () => {
    expect(attackDice(firing("fennrau", {}, CLOSE), "fennrau")).toBe(5);
    expect(firing("fennrau").say("primary>B1").kind).not.toContain("beforeRoll");
    expect(defenseDice(attacked("fennrau", {}, CLOSE), "fennrau")).toBe(4);
  });

  test("Talonbane Cobra rolls one more attack die at range 1, and one more defense die at range 3", () => {
    expect([attackDice(firing("talonbanecobra", {}, CLOSE)), attackDice(firing("talonbanecobra"))]).toEqual([5, 3]);
    const far = { foe: { pose: at(400, 590, 180) } };
    expect([defenseDice(attacked("talonbanecobra", {}, far)), defenseDice(attacked("talonbanecobra"))]).toEqual([4, 2]);
  });

  test("Graz rolls one more die behind the enemy", () => {
    expect([attackDice(firing("graz", {}, { foe: { pose: at(400, 490) } })), attackDice(firing("graz"))]).toEqual([4, 3]);
    const seen = attacked("graz", {}, { foe: { pilot: "kavil", pose: at(400, 490), quarter: "rear", upgrades: ["ioncannonturret"] } });
    seen.defenseDice(...MISS).say("ioncannonturret@0>A1");
    expect(dice(finish(seen))[1]).toBe(3);
    expect(attackDice(firing("graz", {}, { foe: { pose: at(400, 490, 90) } }))).toBe(3);
  });

  test("Kath Scarlet rolls one more die if a non-limited friendly ship is in contact with the defender", () => {
    const held = (friend: string) => firing("kathscarlet", {}, { friends: [beside(friend, { pose: at(440, 490), touching: ["B1"] })] });
    expect([attackDice(held(X_WING)), attackDice(held("wedgeantilles")), attackDice(firing("kathscarlet"))]).toEqual([4, 3, 3]);
  });

  test("Kavil rolls one more die with his turret", () => {
    const kavil = (weapon: string) => {
      const table = firing("kavil", { upgrades: ["ioncannonturret"], quarter: "front" }).defenseDice(...MISS);
      return dice(finish(table.say(`${weapon}>B1`)))[0];
    };
    expect([kavil("ioncannonturret@0"), kavil("primary")]).toEqual([4, 2]);
  });

  test("Joy Rekkoff spends a torpedo charge to remove a die from the defender", () => {
    const joy = (active: number) => firing("joyrekkoff", { upgrades: ["protontorpedoes"], active: [active] });
    const table = finish(rolling(joy(1), HITS, ["evade", "evade"])).say(use("joyrekkoff"));
    expect([dice(table)[1], table.ship("A1").upgrades[0]?.charges]).toEqual([2, 0]);
    expect(dice(finish(rolling(joy(0), HITS, MISS)))[1]).toBe(3);
  });

  test("Sarco Plank can use his last speed as his agility", () => {
    expect([defenseDice(attacked("sarcoplank", { speed: 3 }), "sarcoplank"), defenseDice(attacked("sarcoplank"))]).toEqual([3, 2]);
  });

  test("N'dru Suhlak rolls one more die with no friendly ships nearby", () => {
    expect(dice(shot(firing("ndrusuhlak")))[0]).toBe(3);
    expect(dice(shot(firing("ndrusuhlak", {}, { friends: [beside()] })))[0]).toBe(2);
  });

  test("Zuckuss can roll one more die, and then the defender also rolls one more", () => {
    expect(dice(finish(firing("zuckuss").say("primary>B1").say(use("zuckuss"))))).toEqual([4, 4]);
    expect(dice(finish(firing("zuckuss").say("primary>B1").pass()))).toEqual([3, 3]);
  });

  test("Ahhav rolls one more die against a larger ship", () => {
    expect(dice(shot(firing("ahhav", {}, { foe: { pilot: "captainkagi" } })))[0]).toBe(3);
    expect(dice(shot(firing("ahhav")))[0]).toBe(2);
    expect(dice(defended(attacked("ahhav", {}, { foe: { pilot: "captainkagi" } })))[1]).toBe(4);
  });

  test("Kanan Jarrus spends Force to remove a die from an attack on him or a ship in his turret arc", () => {
    const kanan = "kananjarrus-hwk290lightfreighter";
    const attack = (force: number) => attacked(kanan, { force }, LATER).say("primary>A1");
    expect(dice(finish(attack(1).say(use(kanan))))[0]).toBe(2);
    expect(attack(0).kind).not.toContain("use at");
    const covered = (y: number) => attacked(X_WING, {}, { ...LATER, friends: [beside(kanan, { pose: at(400, y) })] }).say("primary>A1");
    expect(covered(180).keys).toContain(use(kanan, "A2"));
    expect(covered(620).keys).not.toContain(use(kanan, "A2"));
  });

  test("Captain Seevor spends a charge to jam an enemy if he isn't in its bullseye arc", () => {
    const aside = (charges: number) => firing("captainseevor", { charges }, { foe: { pose: at(450, 490, 180) } }).say("primary>B1");
    expect(gained(aside(1).say(use("captainseevor")), "B1", "jam")).toBe(1);
    expect(aside(0).kind).not.toContain("use at");
    expect(firing("captainseevor").say("primary>B1").kind).not.toContain("use at");
    const defends = attacked("captainseevor", {}, { foe: { pose: at(450, 490, 180) } })
      .say("primary>A1")
      .say(use("captainseevor"));
    expect(gained(defends, "B1", "jam")).toBe(1);
  });
});
