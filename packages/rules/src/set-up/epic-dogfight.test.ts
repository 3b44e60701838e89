import { mm, PLAY_AREAS } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { dealDamageCard } from "../damage/damage.ts";
import { pilotSkill } from "../queries/figures.ts";
import { shipOf } from "../state/state.ts";
import { at, startSetUp, startTable, type Table, type TestList } from "../testing.ts";
import { decksAllowed, setUpFormatOf } from "./formats.ts";
import { SET_UPS } from "./steps-first-edition.ts";

/** Sets up a game in which seat 1 has the bottom edge and fewer points. */
const dogfight = (first: Partial<TestList> = {}, second: Partial<TestList> = {}, more: Parameters<typeof startSetUp>[1] = {}): Table =>
  startSetUp(
    [
      { ships: ["rookiepilot"], points: 296, ...first },
      { ships: ["academypilot"], points: 300, ...second },
    ],
    { ...more, setup: { format: "epic-dogfight", table: "6x3", ...more.setup } },
  );

/** Returns the ships in the order in which they are placed. */
function placedInOrder(table: Table): readonly (string | undefined)[] {
  while (table.game.state.cursor.phase === "setup") table.pass();
  return table.notes("placed").map((note) => note.ship);
}

describe("the table of an Epic Dogfight", () => {
  test("[ET-TABLE-02, ET-TABLE-51-Q] is 1828.8 by 914.4 mm, twice as wide as high", () => {
    const { width, height } = PLAY_AREAS[setUpFormatOf("epic-dogfight").table];
    expect([width, height, width / height]).toEqual([mm(1828.8), mm(914.4), 2]);
  });

  test("[ET-TABLE-03, ET-DEPLOY-03] has its long edges as player edges, and these are known before anything is placed", () => {
    const table = dogfight().until("obstacle");
    expect(table.game.state.seats.map(({ edge }) => edge)).toEqual(["bottom", "top"]);
    expect(table.game.state.ships.map(({ pose }) => pose)).toEqual([undefined, undefined]);
  });
});

describe("the steps of an Epic Dogfight", () => {
  test("[ET-DEPLOY-02] are initiative, obstacles, huge ships and other ships, and nothing can be placed before its step", () => {
    const table = dogfight({ ships: ["cr90corvette", "rookiepilot"] });
    const kinds: string[] = [];
    for (; table.game.state.cursor.phase === "setup"; table.pass()) {
      const about = table.game.open[0]?.ask.about?.ship ?? "";
      const kind = `${table.kind} ${about}`.trim();
      if (table.kind === "obstacle") {
        const refused = table.give({
          input: "answer",
          seat: table.asks[0]?.seat ?? 0,
          ask: table.game.open[0]?.number ?? 0,
          pose: at(900, 112.5),
        });
        expect(refused?.refused).toBe("no such option");
      }
      if (!kinds.includes(kind)) kinds.push(kind);
    }
    expect(kinds).toEqual(["initiative", "obstacle", "place obstacle", "place ship A1", "place ship B1", "place ship A2"]);
  });

  test("[ET-DEPLOY-02] are in the printed order, with steps for cards before and after forces", () => {
    expect(SET_UPS["epic-dogfight"]?.map(({ name }) => name)).toEqual([
      "own edges",
      "reveal squads",
      "ID tokens",
      "damage decks",
      "initiative",
      "obstacles",
      "before forces",
      "huge ships",
      "ships",
      "after forces",
      "energy, shields and extras",
      "ships on obstacles",
    ]);
  });

  test("[ET-DEPLOY-04] reveal both squads before initiative is decided", () => {
    const table = dogfight();
    expect(table.kind).toBe("initiative");
    expect(table.notes("squad revealed")).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  test("[ET-DEPLOY-05] give ID tokens to duplicates on one side, but not to other ships", () => {
    const academy = ["academypilot", "academypilot", "academypilot", "howlrunner"];
    const { game } = dogfight({}, { ships: academy });
    expect(game.state.ships.map(({ label }) => label !== undefined)).toEqual([false, true, true, true, false]);
  });

  test("[ET-DEPLOY-06, ET-MIRROR-01, ET-MIRROR-04] give every ship an ID token if both sides play the same faction", () => {
    const table = dogfight({ ships: ["howlrunner"], faction: "imperial" }, { ships: ["darthvader", "academypilot"], faction: "imperial" });
    table.until("initiative");
    expect(table.game.state.ships.map(({ label }) => label)).toEqual(["white 1", "black 1", "black 2"]);
  });

  test("[ET-MIRROR-51-Q] count Rebels and Resistance as the same faction", () => {
    const table = dogfight({ ships: ["wedgeantilles"], faction: "rebel" }, { ships: ["poedameron"], faction: "rebel" });
    table.until("initiative");
    expect(table.game.state.ships.every(({ label }) => label !== undefined)).toBe(true);
    const order = dogfight({ ships: ["howlrunner"], faction: "imperial" }, { ships: ["omegaleader"], faction: "imperial" });
    expect(order.until("initiative").game.state.ships.every(({ label }) => label !== undefined)).toBe(true);
    const other = dogfight({ ships: ["wedgeantilles"], faction: "rebel" }, { ships: ["omegaleader"], faction: "imperial" });
    expect(other.until("initiative").game.state.ships.some(({ label }) => label !== undefined)).toBe(false);
  });

  test("[ET-MIRROR-06, ET-MIRROR-05, ET-DEPLOY-07] give white numerals to a coin toss winner if both sides want white", () => {
    const mirror = { faction: "imperial", ships: ["academypilot", "academypilot"] };
    const table = dogfight(mirror, mirror);
    expect(table.game.open[0]?.ask).toMatchObject({ kind: "numerals", rule: "ET-MIRROR-06" });
    table.script([1]).say("white").say("white");
    expect(table.game.state.ships.map(({ label }) => label)).toEqual(["black 1", "black 2", "white 1", "white 2"]);
  });

  test("[ET-DEPLOY-08] give a corvette's owner three Damage decks: core, fore and aft", () => {
    const notes = dogfight({ ships: ["cr90corvette", "rookiepilot"] }).notes("deck shuffled");
    expect(notes).toMatchObject([
      { seat: 0, deck: "core-tfa" },
      { seat: 1, deck: "core-tfa" },
      { seat: 0, ship: "A1", section: "fore" },
      { seat: 0, ship: "A1", section: "aft" },
    ]);
  });

  test("[ET-DEPLOY-09] let the opponent influence the shuffle of every deck, even a huge ship's", () => {
    const draws = (salt: string) => {
      const table = startTable({
        phase: "end",
        seeded: { seed: "seed", salts: ["mine", salt] },
        ships: [
          [
            { pilot: "cr90corvette", pose: at(400, 200) },
            { pilot: "rookiepilot", pose: at(600, 200) },
          ],
          [{ pilot: "academypilot", pose: at(400, 800) }],
        ],
        cards: {
          "pilot:cr90corvette": {
            windows: [
              {
                at: "startOfEnd",
                optional: false,
                when: () => true,
                *perform(now, { ship }) {
                  for (const section of ["fore", "aft", "fore", "aft"] as const) yield* dealDamageCard(now, ship, false, section);
                  for (let card = 0; card < 2; card += 1) yield* dealDamageCard(now, shipOf(now.state, "A2"), false);
                },
              },
            ],
          },
        },
      });
      const cards = (ship: string, of?: "fore" | "aft") =>
        table.ship(ship).damage.flatMap(({ card, section }) => (section === of ? [card] : []));
      return { core: cards("A2"), fore: cards("A1", "fore"), aft: cards("A1", "aft") };
    };
    expect(draws("his")).toEqual(draws("his"));
    for (const deck of ["core", "fore", "aft"] as const) {
      expect(draws("his")[deck], deck).toHaveLength(2);
      expect(new Set(["his", "b", "c", "d"].map((salt) => draws(salt)[deck].join())).size, deck).toBeGreaterThan(1);
    }
  });

  test("[ET-DEPLOY-10] let the side with 296 points decide initiative against one with 300, and it may choose the other", () => {
    const table = dogfight();
    expect(table.asks).toEqual([{ kind: "initiative", seat: 0, keys: ["seat 1", "seat 2"] }]);
    expect(table.say("seat 2").game.state.initiative[0]).toBe(1);
    expect(dogfight().say("seat 1").game.state.initiative[0]).toBe(0);
    const second = dogfight({ points: 300 }, { points: 299 });
    expect(second.asks).toEqual([{ kind: "initiative", seat: 1, keys: ["seat 2", "seat 1"] }]);
    expect(second.say("seat 1").game.state.initiative[0]).toBe(0);
  });

  test.each([0, 1])("[ET-DEPLOY-11] let the winner of a coin toss decide initiative if both sides have 300 points: %i", (winner) => {
    const table = dogfight({ points: 300 }, {}, { draws: [winner] });
    expect([table.asks[0], table.notes("coin")]).toMatchObject([
      { kind: "initiative", seat: winner },
      [{ seat: winner, rule: "ET-DEPLOY-11" }],
    ]);
  });

  test("[ET-DEPLOY-26] fill a huge ship and its weapons with energy", () => {
    const corvette = { pilot: "cr90corvette", upgrades: ["quadlasercannons@aft", "engineeringteam@fore"] };
    const ship = dogfight({ ships: [corvette] })
      .untilPhase("planning")
      .ship("A1");
    expect([ship.energy, ship.upgrades.map(({ energy }) => energy)]).toEqual([5, [2, 0]]);
    const raider = { pilot: "raiderclasscorvette", upgrades: ["ioncannonbattery@fore", "singleturbolasers@aft", "gunneryteam@aft"] };
    const fleet = dogfight({ ships: ["gr75mediumtransport"] }, { ships: [raider, "academypilot"] }).untilPhase("planning");
    expect(["A1", "B1", "B2"].map((id) => fleet.ship(id).energy)).toEqual([4, 6, 0]);
    expect(fleet.ship("B1").upgrades.map(({ energy }) => energy)).toEqual([2, 2, 0]);
  });

  test("[ET-DEPLOY-27] give every ship its shields, and the first round begins", () => {
    const table = dogfight({ ships: ["cr90corvette", "gr75mediumtransport", "rookiepilot"] }).untilPhase("planning");
    expect(table.game.state.ships.map(({ shields, aftShields }) => [shields, aftShields])).toEqual([
      [5, 3],
      [4, 0],
      [2, 0],
      [0, 0],
    ]);
    expect([table.game.state.round, table.kind.includes("dial")]).toEqual([1, true]);
  });
});

describe("Damage decks of an Epic Dogfight", () => {
  test("[ET-GEAR-03, ET-GEAR-04] are either core deck until the end of 2015, and only the later one after that", () => {
    expect(decksAllowed("epic-dogfight", "2015-12-31")).toEqual(["core-tfa", "core"]);
    expect(decksAllowed("epic-dogfight", "2016-01-01")).toEqual(["core-tfa"]);
  });

  test("[ET-GEAR-05] are separate ones for huge ships, whichever deck their player brings", () => {
    const decks = ["core", "core-tfa"].map((deck) => {
      const { game } = dogfight({ ships: ["cr90corvette"] }, {}, { setup: { decks: [deck, deck] } });
      return game.facts.decks.filter(({ ship }) => ship !== undefined).map(({ list, section }) => [list[0]?.deck, section]);
    });
    expect(decks[0]).toEqual(decks[1]);
    expect(decks[0]?.every(([deck]) => deck !== "core" && deck !== "core-tfa")).toBe(true);
  });

  test("[ET-TEAM-53-Q] follow the same date rule in Team Epic", () => {
    expect(["2015-12-31", "2016-01-01"].map((day) => decksAllowed("team-epic", day))).toEqual([["core-tfa", "core"], ["core-tfa"]]);
  });
});

describe("placing ships in an Epic Dogfight", () => {
  test("[ET-DEPLOY-22, ET-DEPLOY-24] huge ships come first by rising skill across both sides, then all others whatever their skill", () => {
    const table = dogfight({ ships: ["cr90corvette", "rookiepilot"] }, { ships: ["academypilot", "gozanticlasscruiser"] });
    expect(["A1", "B2"].map((id) => pilotSkill(table.game, table.ship(id)))).toEqual([4, 2]);
    expect(placedInOrder(table)).toEqual(["B2", "A1", "B1", "A2"]);
  });

  test("[ET-DEPLOY-24] small and large ships are placed by rising skill across both sides", () => {
    const table = dogfight(
      { ships: ["wedgeantilles", "cr90corvette", "rookiepilot", "outerrimsmuggler"] },
      { ships: ["howlrunner", "patrolleader"] },
    );
    const order = placedInOrder(table);
    expect(order.map((id) => pilotSkill(table.game, table.ship(id ?? "")))).toEqual([4, 1, 2, 3, 8, 9]);
    expect(order).toEqual(["A2", "A4", "A3", "B2", "B1", "A1"]);
  });

  test("[ET-DEPLOY-54-Q] if skills are tied, the side with initiative places all its ships with that skill first", () => {
    const pair = ["redsquadronpilot", "redsquadronpilot"];
    const table = dogfight({ ships: pair }, { ships: pair });
    expect(placedInOrder(table.say("seat 2"))).toEqual(["B1", "B2", "A1", "A2"]);
  });

  test("[ET-DEPLOY-56-Q] a ship with two cards is placed at the skill of its fore card", () => {
    const { game } = dogfight({ ships: ["cr90corvette"] }, { ships: ["raiderclasscorvette"] });
    expect(game.state.ships.map((ship) => pilotSkill(game, ship))).toEqual(game.facts.ships.map(({ pilot }) => pilot.initiative));
    expect(game.facts.ships.map(({ cards, skill }) => [cards !== undefined, skill])).toEqual([
      [true, 4],
      [true, 4],
    ]);
  });

  const atHuge = () =>
    dogfight({ ships: ["cr90corvette", "cr90corvette"] })
      .until("ship to place")
      .say("A1");
  const refused = (table: Table, x: number, y: number, heading = 0) =>
    table.give({ input: "answer", seat: table.asks[0]?.seat ?? 0, ask: table.game.open[0]?.number ?? 0, pose: at(x, y, heading) })?.refused;

  test("[ET-DEPLOY-23] a huge ship must touch its edge: 5 mm away is refused, on the edge is accepted", () => {
    const table = atHuge();
    expect([table.game.open[0]?.ask.rule, refused(table, 900, 117.5)]).toEqual(["ET-DEPLOY-23", "not a legal place"]);
    expect(refused(table, 900, 112.5)).toBeUndefined();
  });

  /**
   * When the ship is turned by 30 degrees, its lowest corner is 97.43 mm (from half its length) plus 20 mm (from half its width) below its
   * centre.
   */
  test("[ET-DEPLOY-55-Q] a huge ship may be at any angle with a corner on the edge, but not a millimetre outside", () => {
    const table = atHuge();
    expect(refused(table, 900, 116.43, 30)).toBe("not a legal place");
    expect(refused(table, 900, 117.43, 30)).toBeUndefined();
  });

  test("[ET-DEPLOY-25, ET-DEPLOY-53-Q] other ships must be wholly within Range 2 of the edge: 200 mm is accepted, 201 mm refused", () => {
    const table = dogfight().until("place ship").pass();
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 0 }]);
    expect(refused(table, 900, 181)).toBe("not a legal place");
    expect(refused(table, 900, 180)).toBeUndefined();
  });

  test("[ET-COMP-14] ships are placed one at a time, never as a whole formation", () => {
    const table = dogfight({ ships: ["rookiepilot", "rookiepilot", "rookiepilot"] }, { ships: ["darthvader"] }).until("ship to place");
    const standing = () => table.game.state.ships.filter(({ pose }) => pose).length;
    const counts = [standing()];
    for (; table.game.state.cursor.phase === "setup"; counts.push(standing())) table.until("place ship").pass();
    expect(counts).toEqual([0, 1, 2, 3, 4]);
  });

  test("there is room for more huge ships side by side than any list can have", () => {
    const table = dogfight({ ships: Array.from({ length: 12 }, () => "gr75mediumtransport") });
    expect(placedInOrder(table)).toHaveLength(13);
    expect(table.notes("no room to place")).toEqual([]);
  });
});
