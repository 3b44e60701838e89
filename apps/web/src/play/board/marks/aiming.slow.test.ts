import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { expect, test } from "vitest";
import { localClient } from "../../../game-worker/client.testing.ts";
import { aimingOf } from "./aiming.ts";

test("law: the judge finds an open shot at every section that the game offers", async () => {
  const engine = localClient();
  const seats = ["1e-raider-and-escort", "1e-tantive-and-transport"].map((id, at) => {
    const squad = READY_MADE.find((list) => list.id === id)?.entry.squads[0];
    if (!squad) throw new Error(`no list ${id}`);
    return { name: `Player ${at + 1}`, team: at + 1, squad };
  });
  let { scene } = await engine.start({ edition: "1e", format: "epic-dogfight", seats }, "judge");
  if (!scene) throw new Error("no game");
  const seen: (readonly string[])[] = [];
  for (let step = 0; step < 350 && !scene.result; step += 1) {
    const covered = scene.covered[0];
    const asked = covered === undefined ? scene.questions : (await engine.view([covered])).questions.filter(({ secret }) => secret);
    for (const question of asked)
      for (const { sections } of aimingOf(scene, question))
        for (const { options, reasons } of sections) if (options.length > 0) seen.push(reasons.map(({ rule }) => rule));
    // Always attacks; other answers vary.
    const inputs = (covered === undefined ? asked.slice(0, 1) : asked).map(({ seat, number, kind, options, place }) => {
      const key = options[kind === "attack" ? options.length - 1 : (step * 7 + number) % options.length]?.key ?? "";
      return { input: "answer" as const, seat, ask: number, ...(place ? { pose: place.default } : { key }) };
    });
    ({ scene } = await engine.give(inputs, []));
  }
  expect(seen.length).toBeGreaterThan(10);
  // The first reason says why the section can be attacked. The second is the measurement, which only an allowed shot has.
  for (const rules of seen) expect(rules.length).toBeGreaterThan(1);
});
