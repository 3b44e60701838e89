import { baseAt, degrees, EDGES, epicHugeShipRules, keepsRules, mm, PLAY_AREAS } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { pushToEdge } from "./placing.ts";

const TABLE = PLAY_AREAS["6x3"];
const DROPPED = { x: mm(700.3), y: mm(333.3), heading: 0 };

describe("placing a piece by hand", () => {
  test("[ET-DEPLOY-23] pushes a huge ship straight to its edge, wherever it is dropped and at every angle", () => {
    for (const edge of EDGES)
      for (let heading = 0; heading < 360; heading += 7) {
        const dropped = { ...DROPPED, heading: degrees(heading) };
        const pose = pushToEdge(TABLE, { shape: "strip", edge, depth: mm(225), touching: true }, "cr90", dropped);
        expect(keepsRules(TABLE, [baseAt("cr90", pose)], epicHugeShipRules(edge)), `${edge}, ${heading}`).toBe(true);
        expect(pose).toMatchObject(edge === "left" || edge === "right" ? { y: dropped.y } : { x: dropped.x });
      }
  });

  test("leaves other ships where they are dropped", () => {
    expect(pushToEdge(TABLE, { shape: "strip", edge: "bottom", depth: mm(200) }, "small", DROPPED)).toBe(DROPPED);
  });
});
