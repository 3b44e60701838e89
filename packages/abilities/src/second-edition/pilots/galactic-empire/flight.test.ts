import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { beside, flown, LATER, printings, tokens, use, X_WING } from "../pilots.testing.ts";

describe("maneuvers", () => {
  test("Countess Ryad turns a straight into a Koiogran turn, which is one step harder", () => {
    const table = flown("countessryad", "3FB").say(use("countessryad"));
    expect([table.ship("A1").pose?.heading, tokens(table).stress]).toEqual([180_000, 0]);
    expect(tokens(flown("countessryad", "1FW", { pose: at(400, 300) }).say(use("countessryad"))).stress).toBe(1);
    expect(flown("countessryad", "2BB").kind).toBe("action");
  });

  test("Ved Foslo flies one speed faster or slower", () => {
    const table = flown("vedfoslo", "3FB").say(use("vedfoslo")).say("faster");
    expect(table.ship("A1").speed).toBe(4);
    expect(flown("vedfoslo", "3FB").pass().ship("A1").speed).toBe(3);
  });

  test.each(["countessryad", "vedfoslo"])("[2E-ACTIV-13] %s can't change the maneuver of an ionized ship", (id) => {
    expect(flown(id, "3FB", {}, { edition: "2.5" }).kind).toBe("use at beforeManeuver");
    const ionized = flown(id, "3FB", { tokens: { ion: 1 } }, { edition: "2.5" });
    expect([ionized.kind, ionized.ship("A1").speed, ionized.ship("A1").pose?.heading]).toEqual(["action", 1, 0]);
  });

  test.each(printings("nightbeast", "nightbeast-swz105"))("%s focuses after a blue maneuver", (id, more) => {
    expect(flown(id, "2FB", {}, more).say(use(id)).keys).toContain("focus");
    expect(flown(id, "4FW", {}, more).kind).toBe("action");
  });

  test("Commandant Goran lets a friendly ship of lower initiative focus after another ship stopped it", () => {
    const wall = { pilot: X_WING, pose: at(400, 420), activated: true };
    const stopped = (friends: readonly (typeof wall)[]) =>
      flown("alphasquadronpilot", "2BB", {}, { friends: [beside("commandantgoran", { pose: at(480, 300), activated: true }), ...friends] });
    expect(stopped([wall]).kind).toBe("action");
    const table = flown("alphasquadronpilot", "2FB", {}, { friends: [beside("commandantgoran", { activated: true }), wall] });
    expect(table.say(use("commandantgoran", "A2")).keys).toContain("focus");
  });

  test("Rampage strains a ship in the turret arc after a fast maneuver, twice while damaged", () => {
    const near = { pilot: X_WING, pose: at(400, 540), activated: true };
    const strained = (some: object) => tokens(flown("rampage", "3FW", some, { ...LATER, foes: [near] }).say(use("rampage")), "B1").strain;
    expect([strained({}), strained({ damage: [{ card: 0, faceup: false, since: 0 }] })]).toEqual([1, 2]);
    expect(flown("rampage", "2FB", {}, { ...LATER, foes: [{ ...near, pose: at(400, 500) }] }).kind).not.toContain("use at");
  });
});

describe("ailerons", () => {
  test("Duchess may use or skip them, even while stressed", () => {
    const table = flown("duchess", "2FB", { tokens: { stress: 1 } });
    expect(table.keys).toContain(use("duchess"));
    expect(table.pass().ship("A1").pose?.y).toBe(at(400, 420).y);
    const boosted = flown("duchess", "2FB", {}, LATER).say(use("duchess"));
    expect(boosted.keys).toContain("straight");
  });

  test("Vagabond drops a device after them", () => {
    const table = flown("vagabond", "2FB", { upgrades: ["protonbombs"] }).say("1FW");
    expect(table.say(use("vagabond")).game.state.devices.length).toBe(1);
    expect(flown("vagabond", "2FB", { upgrades: ["protonbombs"], active: [0] }).say("1FW").kind).toBe("action");
  });

  test("Vagabond, in 2.5, drops a device after boosting with them", () => {
    const boosted = (some: object) => flown("vagabond", "2FB", { upgrades: ["protonbombs"], ...some }, LATER).say("straight");
    expect(boosted({}).say("drop a device").game.state.devices.length).toBe(1);
    expect(boosted({}).say("none").game.state.devices.length).toBe(0);
    expect(boosted({ active: [0] }).kind).toBe("action");
  });

  test("Vizier coordinates after them instead of performing an action", () => {
    const friends = [beside(X_WING, { pose: at(480, 300), activated: true })];
    const table = flown("vizier", "2FB", {}, { friends }).say("1FW").say(use("vizier"));
    table.say("coordinate");
    expect(table.ship("A1").skipsAction || table.keys.includes("focus")).toBe(true);
    expect(flown("vizier", "2FB", {}, { friends }).say("1FW").pass().game.open[0]?.ask).toMatchObject({
      kind: "action",
      about: { ship: "A1" },
    });
    const later = flown("vizier", "2FB", {}, { ...LATER, friends })
      .say(use("vizier"))
      .say("straight");
    expect(later.keys).toContain("coordinate");
  });
});

describe("other ways to move", () => {
  test("Echo can decloak with a bank template", () => {
    const table = (pilot: string) =>
      cardTable([[{ pilot, pose: at(400, 300), tokens: { cloak: 1 } }], [{ pilot: X_WING, pose: at(850, 850) }]], { phase: "system" });
    expect(table("echo").keys).toEqual([
      "done",
      ...["forward left", "forward right", "left ahead", "left astern", "right ahead", "right astern"].map((way) => `decloak ${way}`),
    ]);
    const moved = table("echo").say("decloak forward left");
    expect([tokens(moved).cloak, moved.ship("A1").pose?.heading]).toEqual([0, 315_000]);
    expect(table("whisper").keys).toContain("decloak forward");
  });

  test("Captain Hark can sideslip instead of stopping, which flips his Swivel Wing", () => {
    const hark = (dial: string) => flown("captainhark", dial, { upgrades: ["swivelwing"] }, LATER);
    const table = hark("0OR").say("left");
    expect([table.ship("A1").upgrades[0]?.side, table.ship("A1").pose?.heading, tokens(table).stress]).toEqual(["back", 315_000, 1]);
    expect(hark("2FB").ship("A1").upgrades[0]?.side).toBe("front");
  });
});

describe("actions", () => {
  test.each(printings("darthvader", "darthvader-swz105"))("%s spends Force to perform another action", (id, more) => {
    const table = flown(id, "2FB", {}, more).say("focus").say(use(id));
    expect([table.ship("A1").force, table.keys.includes("barrel-roll")]).toEqual([2, true]);
    expect(flown(id, "2FB", { force: 0 }, more).say("focus").keys).not.toContain(use(id));
  });

  test("Redline holds two locks, and can lock after an action", () => {
    const foes = [
      { pilot: X_WING, pose: at(400, 600), activated: true },
      { pilot: X_WING, pose: at(480, 600), activated: true },
    ];
    const table = flown("redline", "1FB", { locks: ["B1"] }, { foes })
      .say("focus")
      .say(use("redline"))
      .say("B2");
    expect(table.ship("A1").locks).toEqual(["B1", "B2"]);
  });

  test.each(printings("tomaxbren", "tomaxbren-swz105"))("%s recovers a talent's charge when he reloads", (id, more) => {
    const reloaded = (active: readonly number[]) =>
      flown(id, "1FB", { upgrades: ["crackshot", "concussionmissiles"], active }, more).say("reload");
    expect(reloaded([0, 0]).say(use(id)).ship("A1").upgrades[0]?.charges).toBe(1);
    expect(reloaded([1, 0]).keys).not.toContain(use(id));
  });

  test("Lieutenant Sai performs the action of the ship that he coordinated", () => {
    const friends = [beside(X_WING, { activated: true, pose: at(480, 360) })];
    const table = flown("lieutenantsai", "1FB", {}, { friends }).say("coordinate").say("focus").say(use("lieutenantsai"));
    expect(table.keys).toEqual(["skip", "focus"]);
    const alone = flown("lieutenantsai", "1FB", {}, { friends }).say("coordinate").say("skip");
    expect(alone.kind).not.toContain("use at");
  });

  test("Lieutenant Sai can perform the coordinated action, but not the action linked to it", () => {
    const friends = [beside("tempestsquadronpilot", { activated: true, pose: at(480, 360) })];
    const table = flown("lieutenantsai", "1FB", {}, { friends }).say("coordinate").say("focus");
    table.say("barrel-roll").say("right");
    table.until("use at coordinated");
    expect(tokens(table, "A2").stress).toBe(1);
    expect(table.say(use("lieutenantsai")).keys).toEqual(["skip", "focus"]);
  });

  test("Vult Skerris can gain strain to recover his charge", () => {
    for (const pilot of ["vultskerris", "vultskerris-tieininterceptor"]) {
      const table = flown(pilot, "2FB", { charges: 0 }, LATER).say(`pilot:${pilot}`);
      expect([table.ship("A1").charges, tokens(table).strain]).toEqual([1, 1]);
      expect(flown(pilot, "2FB", { charges: 1 }, LATER).keys).not.toContain(`pilot:${pilot}`);
    }
  });

  test("Lieutenant Lorrir can barrel roll with a bank template", () => {
    const table = flown("lieutenantlorrir", "2FB", {}, LATER).say("barrel-roll");
    expect(table.keys).toContain("left ahead");
  });

  test("Lieutenant Karsabi can gain stress to remove the disarm token of a reload", () => {
    const table = flown("lieutenantkarsabi", "1FB", { upgrades: ["concussionmissiles"], active: [0] })
      .say("reload")
      .say(use("lieutenantkarsabi"));
    expect([tokens(table).disarm, tokens(table).stress]).toEqual([0, 1]);
  });

  test("Deathrain performs an action after placing a device", () => {
    const table = cardTable(
      [[{ pilot: "deathrain", pose: at(400, 400), upgrades: ["protonbombs"] }], [{ pilot: X_WING, pose: at(850, 850) }]],
      { phase: "system" },
    );
    table.say("protonbombs@0");
    expect(table.until("use at devicePlaced").say(use("deathrain")).keys).toContain("focus");
  });

  test("Deathrain performs only one action after placing a set of mines", () => {
    const table = cardTable(
      [[{ pilot: "deathrain", pose: at(400, 400), upgrades: ["clustermines"] }], [{ pilot: X_WING, pose: at(850, 850) }]],
      { phase: "system" },
    );
    table.say("clustermines@0").until("use at devicePlaced").say(use("deathrain")).say("focus");
    expect(table.game.state.devices.length).toBe(3);
    expect(table.kind).not.toBe("use at devicePlaced");
  });

  test("Colonel Jendon lets friendly ships lock only beyond range 3", () => {
    const friends = [beside(X_WING, { dial: "1FB", engaged: false })];
    const foes = [
      { pilot: X_WING, pose: at(480, 600), activated: true },
      { pilot: X_WING, pose: at(480, 880), activated: true },
    ];
    const used = () => flown("coloneljendon", "1FB", { activated: true }, { friends, foes }).say(use("coloneljendon"));
    expect(used().until("action").say("lock").ship("A2").locks).toEqual(["B2"]);
    const gone = used();
    gone.give({ input: "set", reason: "test", changes: [{ change: "ship", ship: "A1", set: { status: "destroyed" } }] });
    expect(gone.ship("A1").status).toBe("destroyed");
    expect(gone.until("action").say("lock").ship("A2").locks).toEqual(["B2"]);
  });
});

describe("the End phase", () => {
  test("Morna Kee spends a charge to flip a reinforce token and keep it", () => {
    const ending = (charges: number) =>
      cardTable(
        [[{ pilot: "mornakee", pose: at(400, 300), charges, tokens: { reinforceFore: 1 } }], [{ pilot: X_WING, pose: at(850, 850) }]],
        { phase: "end" },
      );
    const table = ending(3).say(use("mornakee")).untilPhase("planning");
    expect(table.ship("A1")).toMatchObject({ charges: 2, tokens: { reinforceFore: 0, reinforceAft: 1 } });
    expect(ending(0).kind).not.toContain("use at");
  });

  test("Major Mianda boosts or barrel rolls, and so do two small friendly ships", () => {
    const mianda = "majormianda-battleoverendor";
    const table = cardTable([[{ pilot: mianda, pose: at(400, 300) }, beside("academypilot")], [{ pilot: X_WING, pose: at(850, 850) }]], {
      phase: "end",
      ...LATER,
    });
    expect(table.say(use(mianda)).keys).toEqual(["skip", "barrel-roll", "boost"]);
    expect(table.say("skip").game.open[0]?.ask.about?.ship).toBe("A2");
  });
});
