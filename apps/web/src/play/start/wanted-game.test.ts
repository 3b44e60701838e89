/** A game that is wanted in a word: every ready-made list begins one, and what nobody has said is as usual. */
import { EDITIONS } from "@broadside/formats";
import { describe, expect, test } from "vitest";
import type { Draft } from "../../build/drafts/drafts.ts";
import { localClient } from "../../game-worker/client.testing.ts";
import { gameOfList } from "./game-of-list.ts";
import { type ReadyMadeList, readyMadeLists } from "./ready-made.ts";
import { begin, layOut, listsFor } from "./wanted-game.ts";

const client = localClient();
const all = (await Promise.all(EDITIONS.map(readyMadeLists))).flat();

describe("ready-made lists", () => {
  const playable = all.filter(({ entry }) => gameOfList(entry));

  test("are for a game that can be played, but for missions that people lead", () => {
    expect(all.filter((list) => !playable.includes(list)).map(({ entry }) => entry.format)).toEqual(["cinematic"]);
  });

  test.each(playable.map((list) => [list.id, list] as const))(
    "%s is flown by the first seat, and nothing stands against it",
    async (_, list) => {
      const laid = await laidOut(list);
      expect(laid.faults).toEqual([]);
      expect(laid.choice.seats[0]?.squad).toEqual(list.entry.squads[0]);
      expect(laid.source).toBe("Ready-made");
      expect(laid.lists[0]?.title).toBe(list.title);
    },
  );

  test("a team’s squads are flown by its members", async () => {
    const team = playable.find(({ entry }) => entry.squads.length > 2 && entry.format === "epic-battles");
    if (!team) throw new Error("no team");
    const { choice } = await laidOut(team);
    const own = choice.seats.filter(({ team: side }) => side === choice.seats[0]?.team);
    expect(own.map(({ squad }) => squad)).toEqual(team.entry.squads);
    expect(choice.seats.length).toBeGreaterThan(own.length);
  });

  async function laidOut({ id, entry }: ReadyMadeList) {
    const game = gameOfList(entry);
    const laid = game && (await layOut(client, { ...game, list: id }, []));
    if (!laid?.ok) throw new Error(`no game for ${id}`);
    return laid.value;
  }
});

const DRAFT: Draft = {
  id: "mine",
  name: "Two X-wings",
  entry: {
    format: "standard-100",
    squads: [{ faction: "rebel", ships: ["wedgeantilles", "lukeskywalker"].map((pilot) => ({ pilot, upgrades: [] })) }],
  },
  changed: 1,
};

describe("a wanted game", () => {
  test("without a list has that of the line-up, and the other side flies another faction", async () => {
    const laid = await layOut(client, { play: "epic-dogfight", edition: "1e" }, []);
    if (!laid.ok) throw new Error("not laid out");
    const { choice, lists, source, squads } = laid.value;
    expect(source).toBeUndefined();
    expect(lists).toHaveLength(2);
    expect(new Set(choice.seats.map(({ squad }) => squad.faction)).size).toBe(2);
    expect(squads[0]?.counts).toMatch(/points$/);
  });

  test("with a draft flies the draft", async () => {
    const laid = await layOut(client, { play: "standard-100", edition: "1e", list: "draft mine" }, [DRAFT]);
    expect(laid).toMatchObject({
      ok: true,
      value: { source: "My drafts", faults: [], choice: { seats: [{ squad: DRAFT.entry.squads[0] }, {}] } },
    });
  });

  test("with a draft that is not legal says why", async () => {
    const [squad] = DRAFT.entry.squads;
    const twice: Draft = {
      ...DRAFT,
      entry: { ...DRAFT.entry, squads: squad ? [{ ...squad, ships: [...squad.ships, ...squad.ships] }] : [] },
    };
    const laid = await layOut(client, { play: "standard-100", edition: "1e", list: "draft mine" }, [twice]);
    expect(laid.ok && laid.value.faults.join()).toMatch(/\([A-Z0-9]+-[A-Z]+-\d+\)/);
  });

  test("with a list that is gone has that of the line-up", async () => {
    const laid = await layOut(client, { play: "standard-100", edition: "1e", list: "draft gone" }, []);
    expect(laid).toMatchObject({ ok: true, value: { source: undefined, faults: [] } });
  });

  test.each([
    ["unheard-of", "1e"],
    ["dogfight", "1e"],
  ] as const)("%s in %s is refused", async (play, edition) => {
    expect((await layOut(client, { play, edition }, [])).ok).toBe(false);
  });

  test("offers the drafts of its format before ready-made lists", async () => {
    const lists = await listsFor(client, { play: "standard-100", edition: "1e" }, [DRAFT]);
    expect(lists[0]).toMatchObject({ id: "draft mine", source: "My drafts" });
    expect(lists.slice(1).map(({ source }) => source)).toContain("Ready-made");
    expect((await listsFor(client, { play: "epic-dogfight", edition: "1e" }, [DRAFT])).map(({ id }) => id)).not.toContain("draft mine");
  });

  test("begins with programs at all seats but the first, or with people at all", async () => {
    const laid = await layOut(client, { play: "standard-100", edition: "1e" }, []);
    if (!laid.ok) throw new Error("not laid out");
    const against = await begin(client, laid.value, "random", "seed");
    expect(against.scene?.programs).toMatchObject([{ seat: 1, level: "random" }]);
    const together = await begin(client, laid.value, undefined, "seed");
    expect(together.scene?.programs).toEqual([]);
  });
});
