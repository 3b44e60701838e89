import { describe, expect, test } from "vitest";
import { at } from "../../card-table.testing.ts";
import { chargesLeft, inSystem, LATER, lost, tokens, use } from "../upgrades.testing.ts";
import { AWAY, down, inPhase, near, up } from "./crew.testing.ts";

/** A Damage card that doesn't turn itself facedown. */
const HULL_BREACH =
  inSystem("perceptivecopilot").game.facts.ships[0]?.damageCards.findIndex(({ key }) => key.endsWith("/Hull Breach")) ?? 0;

describe("in the Activation phase", () => {
  test("Sabine Wren: a ship damaged by her player's bomb gains one of four tokens, each usable once", () => {
    const exploded = (seat: number, used: readonly string[] = []) =>
      inPhase(
        "activation",
        { upgrades: ["sabinewren"], activated: true, usedThisGame: used, pose: at(100, 100) },
        [],
        [near(400, 480, { activated: true })],
        { state: { devices: [{ id: "bomb 1", kind: "proton bomb", token: "standardBomb", seat, pose: at(400, 400) }] } },
      );
    const table = exploded(0).until("use at deviceDetonated").say(use("sabinewren"));
    expect(table.keys).toEqual(["ion", "jam", "stress", "tractor"]);
    table.say("stress");
    expect(tokens(table, "B1").stress).toBe(1);
    const again = exploded(0, table.ship("A1").usedThisGame).until("use at deviceDetonated").say(use("sabinewren"));
    expect(again.keys).toEqual(["ion", "jam", "tractor"]);
    expect(exploded(1).kind).not.toBe("use at deviceDetonated");
  });
});

describe("in the Engagement phase", () => {
  test("0-0-0: the ship gains a calculate token unless the enemy takes stress", () => {
    const asked = () => inPhase("combat", { upgrades: ["000"] }, [], [near(440, 420)]).say(use("000"));
    expect([asked().asks[0]?.seat, asked().keys]).toEqual([1, ["calculate", "stress"]]);
    expect([tokens(asked().say("calculate")).calculate, tokens(asked().say("stress"), "B1").stress]).toEqual([1, 1]);
    expect(inPhase("combat", { upgrades: ["000"] }, [], [near(440, 520)]).kind).not.toBe("use at startOfCombat");
  });

  test("Agent Terex: he gives away three calculate tokens, then flips and passes tokens on", () => {
    const table = inPhase("combat", { upgrades: ["agentterex"], active: [1] }, [near(440, 400)], [AWAY]);
    table.say(use("agentterex")).say("A2");
    expect(table.notes("token")).toMatchObject([{ ship: "A2", token: "calculate" }]);
    expect(table.ship("A1").upgrades[0]).toMatchObject({ side: "back", charges: 0 });
    table.attackDice("hit");
    while (!table.keys.includes("upgrade:agentterex")) table.pass();
    table.say("upgrade:agentterex");
    expect(table.notes("token").at(-1)).toMatchObject({ ship: "A2", token: "calculate" });
  });

  test("Amilyn Holdo: before she engages, ships exchange tokens that the other one lacks", () => {
    const table = inPhase(
      "combat",
      { upgrades: ["amilynholdo"], tokens: { focus: 1, stress: 1 } },
      [near(440, 430, { tokens: { evade: 1, stress: 1 }, engaged: true })],
      [near(400, 490)],
    );
    table.until("use at becameActive").say(use("amilynholdo"));
    expect(table.keys).toEqual(["none", "focus"]);
    table.say("focus").say("evade");
    expect([tokens(table).evade, tokens(table, "A2").focus]).toEqual([1, 1]);
  });

  test("Captain Phasma: unstressed enemies next to the ship gain stress", () => {
    const others = [
      near(440, 420, { engaged: true }),
      near(360, 420, { tokens: { stress: 1 }, engaged: true }),
      near(400, 700, { engaged: true }),
    ];
    const table = inPhase("combat", { upgrades: ["captainphasma"], engaged: true }, [], others);
    expect(["B1", "B2", "B3"].map((id) => tokens(table, id).stress)).toEqual([1, 1, 0]);
  });

  test("Darth Vader: the chosen ship suffers a hit unless it removes a green token", () => {
    const asked = () =>
      inPhase("combat", { upgrades: ["darthvader"] }, [], [near(400, 480, { tokens: { focus: 1 } })]).say(use("darthvader"));
    expect([asked().asks[0]?.seat, asked().keys]).toEqual([1, ["suffer", "token"]]);
    expect([lost(asked().say("suffer"), "B1"), tokens(asked().say("token"), "B1").focus]).toEqual([1, 0]);
    expect(inPhase("combat", { upgrades: ["darthvader"] }, [], [near(600, 300)]).kind).not.toBe("use at startOfCombat");
  });

  test("Fenn Rau: a friendly ship close to an enemy in front removes a red token", () => {
    const friend = (revealed: string) => near(440, 300, { revealed, tokens: { strain: 1 } });
    const engaged = (revealed: string) =>
      inPhase("combat", { upgrades: ["fennrau"], engaged: true }, [friend(revealed)], [near(440, 420, { engaged: true })], LATER);
    expect(tokens(engaged("2FB").say(use("fennrau")), "A2").strain).toBe(0);
    expect(engaged("0OR").kind).not.toBe("use at becameActive");
  });

  test("Minister Tua: a damaged ship performs a red reinforce action", () => {
    const table = inPhase("combat", { upgrades: ["ministertua"], damage: [down(1)] }, [], [AWAY]);
    table.say(use("ministertua")).say("reinforce");
    expect(table.notes("token").map((note) => note.token)).toContain("stress");
    expect(inPhase("combat", { upgrades: ["ministertua"] }, [], [near(400, 480)]).kind).not.toBe("use at startOfCombat");
  });

  test("Kit Fisto: Force lets a friendly ship next to this ship perform a red evade", () => {
    const table = inPhase(
      "combat",
      { upgrades: ["kitfisto"], engaged: true },
      [near(460, 300, { engaged: true })],
      [near(400, 800)],
      LATER,
    );
    table.say(use("kitfisto")).say("A2").say("evade");
    expect(table.notes("token")).toMatchObject([
      { ship: "A2", token: "stress" },
      { ship: "A2", token: "evade" },
    ]);
    const weak = { upgrades: ["kitfisto"], engaged: true, force: 0 };
    expect(inPhase("combat", weak, [near(460)], [near(400, 800)], LATER).kind).not.toBe("use at startOfCombat");
  });
});

describe("in the End phase", () => {
  test("Gamut Key: two charges let a ship keep its circular tokens", () => {
    const table = inPhase("end", { upgrades: ["gamutkey"] }, [], [near(440, 420, { tokens: { focus: 1, tractor: 1, evade: 2 } })]);
    table.say(use("gamutkey"));
    expect([tokens(table, "B1"), chargesLeft(table)]).toMatchObject([{ focus: 1, tractor: 1, evade: 2 }, 1]);
  });

  test("ISB Slicer: enemies at range 1-2 keep their jam tokens", () => {
    const jam = (y: number) =>
      tokens(inPhase("end", { upgrades: ["isbslicer"] }, [], [near(400, y, { tokens: { jam: 1, tractor: 1 } })]), "B1");
    expect([jam(500), jam(800)]).toMatchObject([
      { jam: 1, tractor: 0 },
      { jam: 0, tractor: 0 },
    ]);
  });

  test("Novice Technician: a faceup card is repaired, and on a hit result a card is exposed", () => {
    const closing = (face: "hit" | "blank") =>
      inPhase("end", { upgrades: ["novicetechnician"], damage: [up(HULL_BREACH)] }, [], [AWAY])
        .until("use at roundCloses")
        .attackDice(face)
        .say(use("novicetechnician"))
        .ship("A1").damage[0]?.faceup;
    expect([closing("hit"), closing("blank")]).toEqual([true, false]);
    expect(inPhase("end", { upgrades: ["novicetechnician"], damage: [down(0)] }, [], [AWAY]).kind).toBe("dial + dial");
  });

  test("R2-D2: a damaged ship without shields recovers a shield, but may have to expose a card", () => {
    const ended = (shields: number) => inPhase("end", { upgrades: ["r2d2-crew"], damage: [down(HULL_BREACH)], shields }, [], [AWAY]);
    const table = ended(0).attackDice("hit").say(use("r2d2-crew"));
    expect([table.ship("A1").shields, table.ship("A1").damage[0]?.faceup]).toEqual([1, true]);
    expect(ended(1).kind).toBe("dial + dial");
  });

  test("Jabba the Hutt: his charge recovers a charge of a nearby friendly ship's illicit card", () => {
    const ended = (x: number) =>
      inPhase(
        "end",
        { upgrades: ["jabbathehutt"] },
        [near(x, 300, { upgrades: ["inertialdampeners", "contrabandcybernetics"], active: [1, 0] })],
        [AWAY],
      );
    const table = ended(500).say(use("jabbathehutt"));
    expect([chargesLeft(table, "A2", 1), chargesLeft(table)]).toEqual([1, 3]);
    expect(ended(850).kind).toBe("dial + dial + dial");
  });

  test("Ketsu Onyo: an enemy in the ship's arc keeps its tractor tokens", () => {
    const ended = (y: number) => inPhase("end", { upgrades: ["ketsuonyo"] }, [], [near(400, y, { tokens: { tractor: 1, jam: 1 } })]);
    const table = ended(480).say(use("ketsuonyo"));
    expect(tokens(table, "B1")).toMatchObject({ tractor: 1, jam: 0 });
    expect(ended(100).kind).toBe("dial + dial");
  });

  test("Plo Koon: while reinforced, the ship removes a token from a friendly ship beside it, or repairs it", () => {
    const ended = (x: number, y: number, reinforceFore: number) =>
      inPhase(
        "end",
        { upgrades: ["plokoon"], tokens: { reinforceFore } },
        [near(x, y, { tokens: { strain: 1 }, damage: [up(0)] })],
        [AWAY],
      );
    expect(tokens(ended(500, 300, 1).say(use("plokoon")).say("token"), "A2").strain).toBe(0);
    expect(ended(500, 300, 1).say(use("plokoon")).say("repair").ship("A2").damage[0]?.faceup).toBe(false);
    expect(ended(400, 400, 1).kind).toBe("dial + dial + dial");
    expect(ended(500, 300, 0).kind).toBe("dial + dial + dial");
  });

  test("Cikatro Vizago: two friendly ships nearby exchange illicit cards, which then work on their new ships", () => {
    const ended = (x: number) =>
      inPhase(
        "end",
        { upgrades: ["cikatrovizago", "inertialdampeners"] },
        [near(x, 300, { upgrades: ["contrabandcybernetics"] })],
        [AWAY],
        LATER,
      );
    const table = ended(480).say(use("cikatrovizago"));
    table.say(table.keys[1] ?? "");
    expect(["A1", "A2"].map((id) => table.ship(id).upgrades.map((card) => card.id))).toEqual([
      ["cikatrovizago", "contrabandcybernetics"],
      ["inertialdampeners"],
    ]);
    expect([chargesLeft(table, "A1", 1), table.game.factsOf(table.ship("A2")).upgradeKeys]).toEqual([1, ["upgrade:inertialdampeners"]]);
    while (!table.keys.includes(use("contrabandcybernetics", "A1", 1))) table.pass();
    expect(table.kind).toBe("use at beforeActivation");
    expect(ended(800).kind).toBe("dial + dial + dial");
  });
});
