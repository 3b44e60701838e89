import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import { NOTHING } from "../driver/ask.ts";
import { SECOND_EDITION_ACTIONS } from "../editions/second-edition-actions.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { ACTIVATED, type Flight, fly, mayDo, must } from "./flight.testing.ts";
import { changeManeuver } from "./maneuver.ts";

const ION = (ion: number): Partial<TestShip> => ({ tokens: { ion } });
const listening = mayDo("dialRevealed", function* (): Procedure {
  yield* [];
});

describe("an ionized ship in 2.0", () => {
  const drift = (given: Partial<Flight> = {}) => fly({ edition: "2.0", ship: ION(2), ...given });

  test("[2E-ACTIV-08] executes a blue straight 1, may only focus, and then loses all ion tokens", () => {
    const table = drift({ ship: { tokens: { ion: 2, stress: 1 } } });
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 380), revealed: undefined, tokens: { ion: 2, stress: 0 } });
    expect([table.kind, table.keys]).toEqual(["action", ["skip", "focus"]]);
    table.say("focus");
    expect(table.ship("A1").tokens).toMatchObject({ ion: 0, focus: 1 });
  });

  test("[2E-ACTIV-08] may choose only focus among all actions", () => {
    const every = [...SECOND_EDITION_ACTIONS.keys()];
    const ability = { answers: { barActions: () => every.map((name) => `white ${name}`) } };
    // A ship that could perform each of these actions: it has a turret and a spent charge.
    const able = { pilot: "rebelscout", ship: { upgrades: ["concussionmissiles"], active: [0] }, ability };
    expect(fly({ edition: "2.0", ...able, dial: "1FB" }).keys.toSorted()).toEqual(["skip", ...every].sort());
    expect(drift({ ...able, ship: { ...able.ship, ...ION(2) } }).keys).toEqual(["skip", "focus"]);
  });

  test("[2E-ACTIV-03] doesn't reveal a dial, so abilities after a reveal can't be used", () => {
    const table = drift({ ability: { windows: [listening] } });
    expect([table.kind, table.notes("revealed")]).toEqual(["action", []]);
  });

  test("[2E-ACTIV-09] that was ionized after dials were set executes its dial", () => {
    const table = drift({ dial: "3FW", reference: "1.3.0" });
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 460), revealed: "3FW", tokens: { ion: 2 } });
    // The ship is still ionized in the next Planning phase, so it can't set a dial, and drifts.
    table.untilPhase("planning");
    expect(table.asks.flatMap(({ kind, seat }) => (kind.startsWith("dial") ? [seat] : []))).toEqual([1]);
    expect(table.untilPhase("activation").until(ACTIVATED).ship("A1")).toMatchObject({ pose: at(400, 540), revealed: undefined });
  });
});

describe.each(["2.0", "2.5"] as const)("an ionized ship's maneuver in %s", (edition) => {
  const drift = (given: Partial<Flight>, ion = 1) => fly({ edition, ship: ION(ion), ...(edition === "2.5" && { dial: "2FB" }), ...given });
  /** Makes a card that changes the maneuver before it is executed. */
  const altering = (code: string, colour: "white" | "red" | "blue") =>
    must("beforeManeuver", function* (game, { ship }): Procedure {
      changeManeuver(game, ship, code, colour);
      yield* [];
    });
  const flown = (table: ReturnType<typeof fly>) => table.notes("maneuver").map((event) => event.maneuver);

  test.each([
    ["speed", altering("3FB", "blue")],
    ["bearing", altering("1NB", "blue")],
    ["colour", altering("1FR", "red")],
  ])("[2E-ACTIV-13] keeps its %s", (_, window) => {
    const table = drift({ ability: { windows: [window] } });
    expect([flown(table), table.ship("A1").pose, table.ship("A1").tokens.stress]).toEqual([["1FB"], at(400, 380), 0]);
    const other = drift({ dial: "2FB", ability: { windows: [window] } }, 0);
    expect(flown(other)).not.toEqual(["2FB"]);
  });

  test("[2E-ACTIV-13] doesn't become harder or change colour", () => {
    const answers = { sums: { difficulty: () => 2 }, difficulty: () => "red" as const };
    const stress = (ion: number) => drift({ dial: edition === "2.5" || ion === 0 ? "2FB" : undefined, ability: { answers } }, ion);
    expect(stress(1).ship("A1")).toMatchObject({ pose: at(400, 380), tokens: { stress: 0 } });
    expect(stress(0).ship("A1")).toMatchObject({ pose: at(400, 420), tokens: { stress: 1 } });
  });

  test("[2E-ACTIV-13] doesn't allow cards that could only change it, but allows others", () => {
    const offered = (more: { readonly changesManeuver?: true }) => {
      const window = { ...mayDo("beforeManeuver", () => NOTHING), ...more };
      return [1, 0].map(
        (ion) => drift({ dial: edition === "2.5" || ion === 0 ? "2FB" : undefined, ability: { windows: [window] } }, ion).kind,
      );
    };
    expect(offered({ changesManeuver: true })).toEqual(["action", "use at beforeManeuver"]);
    expect(offered({})).toEqual(["use at beforeManeuver", "use at beforeManeuver"]);
  });
});

describe("an ionized ship in 2.5", () => {
  const drift = (dial: string, given: Partial<Flight> = {}) => fly({ edition: "2.5", dial, ship: ION(1), ...given });
  const flown = (dial: string, pilot = "redsquadronveteran"): string => {
    const [event] = drift(dial, { pilot }).notes("maneuver");
    return event?.maneuver ?? "";
  };

  test("[2E-ACTIV-10] reveals its dial, and executes a blue speed 1 maneuver in that direction", () => {
    const left = drift("3TW", { ship: { tokens: { ion: 1, strain: 1 } } });
    expect(left.ship("A1")).toMatchObject({ revealed: "3TW", tokens: { strain: 0 } });
    expect(["3TW", "2BB", "3YW", "4FW"].map((dial) => flown(dial))).toEqual(["1BB", "1BB", "1NB", "1FB"]);
    expect(flown("0OR")).toBe("1FB");
  });

  test("[2E-ACTIV-18-Q] banks to an advanced maneuver's side; a Koiogran turn or reverse straight goes straight", () => {
    // Tallon roll, Segnor's loop, loop with a turn, reverse bank, bank sideslip and turn sideslip.
    expect(["3ER", "2LR", "2CR", "1AR", "2HR", "2UR"].map((dial) => flown(dial))).toEqual(Array(6).fill("1BB"));
    expect(["3RR", "2PR", "2VR", "1DR", "2JR", "2IR"].map((dial) => flown(dial))).toEqual(Array(6).fill("1NB"));
    expect(["4KR", "1SR"].map((dial) => flown(dial))).toEqual(["1FB", "1FB"]);
  });

  test("[2E-ACTIV-11] loses all ion tokens at the end of its activation", () => {
    const table = drift("2FB", { ship: ION(4) }).until("action");
    expect(table.ship("A1").tokens.ion).toBe(4);
    table.say("skip");
    expect([table.kind, table.ship("A1").tokens.ion]).toEqual([ACTIVATED, 0]);
  });

  test("[2E-ACTIV-12] executes its dial if it is no longer ionized when it activates", () => {
    const cure = must("startOfActivation", function* (game, { ship }): Procedure {
      game.setShip(ship, { tokens: { ...ship.tokens, ion: 0 } });
      yield* [];
    });
    expect(drift("3FW", { ability: { windows: [cure] } }).ship("A1").pose).toEqual(at(400, 460));
    const large = drift("3FW", { pilot: "omicrongrouppilot", ship: ION(2) });
    expect(large.ship("A1")).toMatchObject({ pose: at(400, 500), tokens: { ion: 2 } });
  });

  test("[2E-ACTIV-14] reveals its dial without triggering abilities after a reveal, even an enemy's", () => {
    const own = drift("2FB", { ability: { windows: [listening] } });
    expect(own.kind).toBe("action");
    const enemy = { ...listening, when: () => true };
    const watch = (ion: number) =>
      startTable({
        edition: "2.5",
        phase: "activation",
        ships: [
          [{ pilot: "redsquadronveteran", pose: at(400, 300), dial: "2FB", tokens: { ion } }],
          [{ pilot: "bossk", pose: at(800, 800, 180), activated: true }],
        ],
        cards: { "pilot:bossk": { windows: [enemy] } },
      }).kind;
    expect([watch(0), watch(1)]).toEqual(["use at dialRevealed", "action"]);
  });
});
