import { expect, test } from "vitest";
import { at, cardTable } from "../../../card-table.testing.ts";

/** Places “Youngster” with his elite card, and another ship that is about to perform an action. */
const acting = (pilot: string, elite: readonly string[], more: object = {}, pose = at(400, 420)) =>
  cardTable(
    [
      [
        { pilot: "youngster", upgrades: elite, pose: at(400, 300), activated: true },
        { pilot, pose, dial: "2FG", ...more },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  ).until("action");
const offered = (...given: Parameters<typeof acting>) => acting(...given).keys.includes(`upgrade:${given[1][0]}`);

test("“Youngster”: a friendly TIE fighter at Range 1-3 can perform the action on his elite card for itself", () => {
  const table = acting("academypilot", ["expose"]).say("upgrade:expose");
  expect(table.ship("A2").actions).toEqual(["upgrade:expose"]);
  expect(table.game.state.effects).toMatchObject([{ id: "effect:expose", ship: "A2" }]);
});

test("“Youngster”: he can use the action himself, and a friend can't beyond Range 3 or while stressed", () => {
  const own = cardTable(
    [
      [{ pilot: "youngster", upgrades: ["expose"], pose: at(400, 300), dial: "2FG" }],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  ).until("action");
  expect(own.keys).toContain("upgrade:expose");
  expect(offered("academypilot", ["expose"])).toBe(true);
  expect(offered("academypilot", ["expose"], {}, at(400, 800))).toBe(false);
  const stressed = acting("academypilot", ["expose"], { tokens: { stress: 1 }, dial: "4FW" });
  expect(stressed.asks[0]?.seat).toBe(1);
});

test("“Youngster”: teammates' ships are friendly, but enemies' ships aren't", () => {
  const teams = (...numbers: readonly number[]) =>
    cardTable(
      [
        [{ pilot: "youngster", upgrades: ["expose"], pose: at(400, 300), activated: true }],
        [{ pilot: "academypilot", pose: at(400, 420), dial: "2FG" }],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
      ],
      { phase: "activation", teams: numbers },
    )
      .until("action")
      .keys.includes("upgrade:expose");
  expect([teams(0, 0, 1), teams(0, 1, 1)]).toEqual([true, false]);
});

test("ruling 200.1 “Youngster”: works for TIE, TIE/fo and TIE/sf fighters, but for no other TIE", () => {
  expect(
    ["academypilot", "epsilonsquadronpilot", "zetaspecialist", "alphasquadronpilot", "gammasquadronpilot"].map((pilot) =>
      offered(pilot, ["expose"]),
    ),
  ).toEqual([true, true, true, false, false]);
});

test("ruling 200.2 “Youngster”: works only for an elite card with an Action header", () => {
  expect(offered("academypilot", ["marksmanship"])).toBe(true);
  expect(offered("academypilot", ["pushthelimit"])).toBe(false);
  expect(acting("academypilot", ["marksmanship"]).say("upgrade:marksmanship").ship("A2").actions).toEqual(["upgrade:marksmanship"]);
});
