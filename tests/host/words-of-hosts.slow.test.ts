/** A host's messages outside the game itself: notices about bots, refusals and aids, all in the reader's language. */
import { pack } from "@broadside/cards/1e";
import { contentFor } from "@broadside/content";
import { type Clock, memoryJournal, startHost } from "@broadside/host";
import { Seated } from "@broadside/host/suite";
import { type AnyRefusal, TABLE_REFUSALS } from "@broadside/protocol";
import type { Input } from "@broadside/rules";
import { type PlayQuestion, type Scene, wordingIn } from "@broadside/telling";
import { expect, test } from "vitest";
import { WORLD } from "../shared/host-world.ts";
import { speakInBrackets } from "../shared/pseudo-language.ts";
import { AIDS, namesIn, SCENE, straysIn } from "../shared/read-by-people.ts";

speakInBrackets();

const CLOCK: Clock = {
  now: () => 0,
  after: (_, run) => {
    const waiting = setImmediate(run);
    return () => clearImmediate(waiting);
  },
};

const DAMAGE_CARDS = pack.damageDecks.flatMap(({ cards }) => cards.map(({ name }) => name));

/** A game whose second seat belongs to a bot that is not available. */
async function opened() {
  const setup = WORLD.setups["epic-dogfight"];
  if (!setup) throw new Error("there is no such set-up");
  const host = await startHost(
    { id: "1", journal: memoryJournal([]), contentFor, clock: CLOCK, bots: {} },
    {
      setup,
      names: { "player-1": "Ana", "player-2": "Ben" },
      dice: { seed: "words", salts: [] },
      players: [{ id: "player-1" }, { id: "player-2", bot: { level: "nobody", seed: 1 } }],
    },
  );
  if (!host.ok) throw new Error(JSON.stringify(host.problems));
  const seated = new Seated(host.value, { seats: [0] });
  const { client } = seated;
  await client.joined;
  const scene = async (): Promise<Scene> => {
    await WORLD.rest();
    await client.refresh();
    return seated.scene;
  };
  return { host: host.value, client, scene };
}

/** The default answer to a question. */
const usual = ({ number, seat, options, place }: PlayQuestion): Input => {
  const chosen = options.find(({ isDefault }) => isDefault) ?? options[0];
  return { input: "answer", seat, ask: number, ...(place ? { pose: place.default } : { key: chosen?.key ?? "" }) };
};

test("notices, scenes, and why a fleet can't be placed somewhere", { timeout: 30_000 }, async () => {
  const { host, client, scene } = await opened();
  const found = new Set<string>();
  let now = await scene();
  const placing = (): PlayQuestion | undefined => now.questions.find(({ seat, place, about }) => seat === 0 && place && about.ship);
  for (let given = 0; given < 60 && !placing(); given += 1) {
    for (const stray of straysIn(now, SCENE, "scene", new Set([...namesIn(now), ...DAMAGE_CARDS]))) found.add(stray);
    const asked = now.questions.find(({ seat }) => seat === 0);
    if (asked) expect(await client.give([usual(asked)])).toBeUndefined();
    now = await scene();
  }
  expect([...found]).toEqual([]);
  expect(now.log.map(({ text }) => text).join()).toMatch(/⟦[^⟧]*'s bot isn't available here/);

  const pose = { x: -1000, y: -1000, heading: 0 };
  const places = now.ships.flatMap(({ id, seat }) => (seat === 0 ? [{ ship: id, pose }] : []));
  const reply = await client.aid({ aid: "fleet", question: placing()?.number ?? -1, places });
  if (!("aid" in reply) || reply.aid !== "fleet") throw new Error(JSON.stringify(reply));
  expect(reply.ships.some(({ refusal }) => refusal?.text.startsWith("⟦"))).toBe(true);
  expect(straysIn(reply, AIDS.fleet, "fleet")).toEqual([]);
  host.close();
});

test.each(TABLE_REFUSALS)("refused: %s", (refused) => {
  const refusal: AnyRefusal = { refused };
  expect(wordingIn("en").refusalInWords(refusal, {})).toMatch(/^⟦.*⟧$/);
});
