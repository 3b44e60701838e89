/** Starts games in one step: every ready-made list can start a game, with defaults for everything else. */
import { EDITIONS } from "@broadside/formats";
import { type ReadyMadeList, readyMadeLists } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { localClient } from "../game-worker/client.testing.ts";
import type { Draft } from "../lists/drafts/drafts.ts";
import { gameOfList } from "./game-of-list.ts";
import { listsFor, prepareWantedGame, startReadyGame } from "./wanted-game.ts";

const client = localClient();
const all = (await Promise.all(EDITIONS.map(readyMadeLists))).flat();

describe("ready-made lists", () => {
  const playable = all.filter(({ entry }) => gameOfList(entry));

  test("belong to a playable game, unless they are for missions that a person must run", () => {
    expect(all.filter((list) => !playable.includes(list)).map(({ entry }) => entry.format)).toEqual(["cinematic"]);
  });

  test.each(playable.map((list) => [list.id, list] as const))("%s can be flown by the first seat without problems", async (_, list) => {
    const ready = await readyGame(list);
    expect(ready.problems).toEqual([]);
    expect(ready.choice.seats[0]?.squad).toEqual(list.entry.squads[0]);
    expect(ready.source).toBe("Ready-made");
    expect(ready.lists[0]?.title).toBe(list.title);
  });

  test("with several squads give one to each member of the team", async () => {
    const team = playable.find(({ entry }) => entry.squads.length > 2 && entry.format === "epic-battles");
    if (!team) throw new Error("no team");
    const { choice } = await readyGame(team);
    const own = choice.seats.filter(({ team: side }) => side === choice.seats[0]?.team);
    expect(own.map(({ squad }) => squad)).toEqual(team.entry.squads);
    expect(choice.seats.length).toBeGreaterThan(own.length);
  });

  async function readyGame({ id, entry }: ReadyMadeList) {
    const game = gameOfList(entry);
    const ready = game && (await prepareWantedGame(client, { ...game, list: id }, []));
    if (!ready?.ok) throw new Error(`no game for ${id}`);
    return ready.value;
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
  test("uses the default list if none is chosen, and gives the other side another faction", async () => {
    const ready = await prepareWantedGame(client, { play: "epic-dogfight", edition: "1e" }, []);
    if (!ready.ok) throw new Error("not ready");
    const { choice, lists, source, squads } = ready.value;
    expect(source).toBeUndefined();
    expect(lists).toHaveLength(2);
    expect(new Set(choice.seats.map(({ squad }) => squad.faction)).size).toBe(2);
    expect(squads[0]?.counts).toMatch(/points$/);
  });

  test("flies a chosen draft", async () => {
    const ready = await prepareWantedGame(client, { play: "standard-100", edition: "1e", list: "draft mine" }, [DRAFT]);
    expect(ready).toMatchObject({
      ok: true,
      value: { source: "My drafts", problems: [], choice: { seats: [{ squad: DRAFT.entry.squads[0] }, {}] } },
    });
  });

  test("lists the problems with an illegal draft", async () => {
    const [squad] = DRAFT.entry.squads;
    const twice: Draft = {
      ...DRAFT,
      entry: { ...DRAFT.entry, squads: squad ? [{ ...squad, ships: [...squad.ships, ...squad.ships] }] : [] },
    };
    const ready = await prepareWantedGame(client, { play: "standard-100", edition: "1e", list: "draft mine" }, [twice]);
    expect(ready.ok && ready.value.problems.join()).toMatch(/\([A-Z0-9]+-[A-Z]+-\d+\)/);
  });

  test("uses the default list if the chosen list was deleted", async () => {
    const ready = await prepareWantedGame(client, { play: "standard-100", edition: "1e", list: "draft gone" }, []);
    expect(ready).toMatchObject({ ok: true, value: { source: undefined, problems: [] } });
  });

  test.each([
    ["unheard-of", "1e"],
    ["dogfight", "1e"],
  ] as const)("%s in %s is refused", async (play, edition) => {
    expect((await prepareWantedGame(client, { play, edition }, [])).ok).toBe(false);
  });

  test("offers drafts in its format before ready-made lists", async () => {
    const lists = await listsFor(client, { play: "standard-100", edition: "1e" }, [DRAFT]);
    expect(lists[0]).toMatchObject({ id: "draft mine", source: "My drafts" });
    expect(lists.slice(1).map(({ source }) => source)).toContain("Ready-made");
    expect((await listsFor(client, { play: "epic-dogfight", edition: "1e" }, [DRAFT])).map(({ id }) => id)).not.toContain("draft mine");
  });

  test("starts with bots in all seats except the first, or with people in all seats", async () => {
    const ready = await prepareWantedGame(client, { play: "standard-100", edition: "1e" }, []);
    if (!ready.ok) throw new Error("not ready");
    await startReadyGame(client, ready.value, "random", "seed");
    expect((await client.join()).bots).toMatchObject([{ seat: 1, level: "random" }]);
    await startReadyGame(client, ready.value, undefined, "seed");
    expect((await client.join()).bots).toEqual([]);
  });
});
