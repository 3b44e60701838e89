import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";

describe("Emon Azzameen", () => {
  test("ruling 172.1 Emon Azzameen: the template and direction are declared before the bomb is dropped", () => {
    const table = flying({ pilot: "emonazzameen", upgrades: ["seismiccharges"] }, "2FG").say("A1/upgrade:seismiccharges/0");
    expect(table.kind).toBe("place device");
    expect(table.game.state.devices).toEqual([]);
  });

  test("ruling 172.2 Emon Azzameen: the declared drop is carried out even if the bomb lands outside the play area", () => {
    const table = cardTable(
      [
        [{ pilot: "emonazzameen", upgrades: ["seismiccharges"], pose: at(400, 60), dial: "2FG" }],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
      ],
      { phase: "activation" },
    );
    table.say("A1/upgrade:seismiccharges/0").say("drop straight 3");
    expect(table.game.state.devices).toMatchObject([{ pose: at(400, 60 - 40 - 120 - 14.2) }]);
    expect(table.kind).toBe("action");
  });
});

test("ruling 134.1 “Genius”: a bomb dropped when the dial is revealed can be dropped after the maneuver instead", () => {
  const table = flying({ pilot: "syndicatethug", upgrades: ["protonbombs", "genius"] }, "2FG");
  expect(table.keys).toEqual(["pass", "A1/upgrade:protonbombs/0"]);
  table.say("pass").say("A1/upgrade:genius/1");
  expect(table.game.state.devices).toMatchObject([{ kind: "proton bomb", pose: at(400, 420 - 20 - 40 - 14.2) }]);
  expect(table.ship("A1").upgrades[0]?.faceup).toBe(false);
});
