import { NOBODY, type Ship } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { localClient } from "../../../game-worker/client.testing.ts";
import { at, pieceOf, playUntil, startGame } from "../../board/scenario-game.testing.ts";
import { type ByHand, changeOf } from "./by-hand.ts";

const SHIP = {
  id: "A1",
  tokens: { focus: 1, evade: 0 },
  shields: 2,
  damage: [
    { card: 7, faceup: true, since: 1 },
    { card: -1, faceup: false, since: 0 },
  ],
} as unknown as Ship;

describe("a change by hand", () => {
  test("sets only what the player changed, and keeps other tokens", () => {
    expect(changeOf(SHIP, { tokens: { evade: 1 } })).toEqual({ change: "ship", ship: "A1", set: { tokens: { focus: 1, evade: 1 } } });
    expect(changeOf(SHIP, { shields: 0 })).toEqual({ change: "ship", ship: "A1", set: { shields: 0 } });
  });

  test("can turn over, discard and deal Damage cards that nobody has seen", () => {
    const change = changeOf(SHIP, { turn: [0], discard: [1], deal: { facedown: 1, faceup: 1 } });
    expect(change.set).toEqual({
      damage: [
        { card: 7, faceup: false, since: 1 },
        { card: -1, faceup: false, since: 0 },
        { card: -1, faceup: true, since: 0 },
      ],
    });
  });

  test("changes nothing else about a ship that leaves the game", () => {
    expect(changeOf(SHIP, { status: "destroyed", shields: 3 }).set).toEqual({ status: "destroyed" });
  });

  test("[HS-DMG-03] sets a huge ship's aft shields, energy, crippled section, and the section of a Damage card", () => {
    const upgrades = [{ id: "quadlasercannons", faceup: true, side: "front", energy: 2 }];
    const change = changeOf({ ...SHIP, upgrades, damage: [] } as unknown as Ship, {
      aftShields: 1,
      energy: 4,
      cardEnergy: { 0: 1 },
      crippled: "fore",
      deal: { facedown: 1, faceup: 0, section: "aft" },
    });
    expect(change.set).toEqual({
      aftShields: 1,
      energy: 4,
      upgrades: [{ id: "quadlasercannons", faceup: true, side: "front", energy: 1 }],
      crippled: "fore",
      damage: [{ card: -1, section: "aft", faceup: false, since: 0 }],
    });
  });
});

describe("a remote changed by hand", () => {
  test("can be moved, damaged, given to another player and then removed, when the other side agrees", async () => {
    const engine = localClient();
    const planning = await playUntil(
      engine,
      await startGame(engine, "passing-engagement", 2),
      ({ state }) => state.cursor.phase === "planning",
    );
    const remote = planning.state.remotes.find(({ status, seat }) => status === "inPlay" && seat === 0);
    if (!remote) throw new Error("no remote on the table");
    const agreed = async (change: ByHand): Promise<Scene> => {
      const changes = [changeOf(remote, change)];
      const { scene: asked, refused } = await engine.give([{ input: "propose", seat: 0, reason: "test", changes }], []);
      expect(refused).toBeUndefined();
      const proposal = asked?.proposal?.number ?? 0;
      const { scene } = await engine.give([{ input: "agree", seat: 1, proposal, yes: true }], []);
      if (!scene) throw new Error("not agreed");
      return scene;
    };
    const place = at(333, 444, 12);
    const after = await agreed({ pose: place, seat: NOBODY, deal: { facedown: 2, faceup: 0 } });
    const sheet = after.remotes.find(({ id }) => id === remote.id);
    expect(sheet).toMatchObject({ seat: NOBODY, hull: { left: (sheet?.hull.of ?? 0) - 2 } });
    expect(pieceOf(after, remote.id)?.pose).toEqual(place);
    expect((await agreed({ status: "destroyed" })).remotes.some(({ id }) => id === remote.id)).toBe(false);
  });
});
