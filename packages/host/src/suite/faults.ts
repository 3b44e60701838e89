/** Tests that an error in the rules, in a bot or at a client is noticed, ends nothing, and leaves no question that nobody can answer. */

import { PROTOCOL_VERSION } from "@broadside/protocol";
import type { Content, GameSetup } from "@broadside/rules";
import type { Fault } from "../faults.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { RawClient } from "./raw-client.ts";
import { answerTo, openIn, playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

/** Rules in which the Activation Phase fails. In strict ones the error reaches the host. */
const failing =
  (world: World, isStrict: boolean) =>
  async (setup: GameSetup): Promise<Content | undefined> => {
    const content = await world.contentFor(setup);
    if (!content) return undefined;
    const { edition } = content;
    const [first, ...others] = edition.phases.activation;
    const broken = {
      ...there(first, "step"),
      run: () => {
        throw new Error("a broken step");
      },
    };
    return { ...content, strict: isStrict, edition: { ...edition, phases: { ...edition.phases, activation: [broken, ...others] } } };
  };

async function inTheRules(world: World, name: string): Promise<void> {
  const faults: Fault[] = [];
  const table = await tableOf(world, name, { contentFor: failing(world, false), onFault: (fault) => faults.push(fault) });
  const { watcher, seated, host } = table;
  await playUntil(seated, randomFrom(6), () => watcher.scene.state.round === 2);
  same(watcher.scene.state.round, 2, "the game goes on");
  holds(faults.length > 0, "the fault is noticed");
  const [fault] = faults;
  same([fault?.game, fault?.error.includes("a broken step")], ["game", true], "with the game and the error");
  holds(typeof fault?.input === "object" && fault.input !== null && "input" in fault.input, "with the input that failed");
  same(fault?.record.entries.at(-1)?.number !== undefined, true, "and with the game so far");
  same(host.unanswerable, 0, "no question is left that nobody can answer");
  shut(table);
}

async function inStrictRules(world: World, name: string): Promise<void> {
  const faults: Fault[] = [];
  const table = await tableOf(world, name, { contentFor: failing(world, true), onFault: (fault) => faults.push(fault) });
  const { watcher, seated, host, journal } = table;
  await playUntil(seated, randomFrom(6), () => watcher.scene.state.cursor.phase === "planning");
  let refused: unknown;
  for (let given = 0; given < 20 && refused === undefined; given += 1) {
    const seat = there(watcher.scene.waiting[0], "seat");
    const own = there(seated[seat], "seat");
    refused = (await own.client.give([answerTo(there(openIn(own.scene, seat)[0], "dial"), randomFrom(given))]))?.refused;
  }
  same(refused, "the rules failed", "the host says why it doesn't go on");
  same(faults.length, 1, "the fault is noticed");
  holds(watcher.scene.state.cursor.phase === "planning", "the game stays where it was");
  same(host.unanswerable, 0, "and its question can still be answered");
  const again = await tableFrom(world, await world.journal(await rowsIn(journal)));
  same(again.watcher.scene.state.cursor.phase, "planning", "the journal has the game before the fault");
  shut(again);
  shut(table);
}

async function atAClient(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { host, seated, watcher } = table;
  const broken = host.connect({ player: "broken", seats: [] }, () => {
    throw new Error("a broken client");
  });
  broken.receive({ message: "join", protocol: PROTOCOL_VERSION, language: "en" });
  const fine = new RawClient(host, { player: "fine", seats: [] }).join();
  await playUntil(seated, randomFrom(1), () => watcher.scene.number === 5);
  holds(fine.heard.length > 3, "the others hear everything");
  shut(table);
}

export const FAULT_CASES = (name: string): readonly SuiteCase[] => [
  { title: "an error in the rules reaches whoever runs the host, and the game goes on", run: (world) => inTheRules(world, name) },
  { title: "if the rules can't go on, the host says so and keeps the game as it was", run: (world) => inStrictRules(world, name) },
  { title: "an error at one client doesn't reach the others", run: (world) => atAClient(world, name) },
];
