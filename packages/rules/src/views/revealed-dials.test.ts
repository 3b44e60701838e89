import { expect, test } from "vitest";
import { at, startTable } from "../testing.ts";
import { imagine } from "./imagine.ts";
import { view } from "./view.ts";

test("an ionized enemy that has revealed its dial and drifted has the same pose in an imagined game", () => {
  const { game } = startTable({
    edition: "2.5",
    phase: "activation",
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(200, 100), dial: "2FB" }],
      [{ pilot: "academypilot", pose: at(600, 600), dial: "3TW", tokens: { ion: 1 } }],
    ],
  }).until("action");
  const [, enemy] = game.state.ships;
  expect(enemy?.revealed).toBe("3TW");
  const places = [1, 2, 3, 4, 5, 6].map((seed) => imagine(view(game, [0]), game.content, seed).state.ships[1]?.pose);
  for (const place of places) expect(place).toEqual(enemy?.pose);
});
