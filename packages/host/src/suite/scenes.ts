/** Tests scenes and their changes: at every step, a client's messages add up to the scene that the host would send now. */
import type { Scene } from "@broadside/telling";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { freshScene, playUntil, randomFrom, Seated, step } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

const ANSWERS = 120;

/** Returns the scene without the kinds of questions asked so far, which aren't saved. */
const comparable = ({ standing, ...scene }: Scene) => ({ ...scene, standing: standing && { ...standing, kinds: [] } });

async function changesLeadThere(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { host, seated, watcher } = table;
  const everyone = host.players.map((_, seat) => seat);
  const screen = new Seated(host, { seats: everyone, shown: [], isJudge: true });
  await host.record();
  const random = randomFrom(7);
  for (let given = 0; given < ANSWERS && (await step(seated, random)) === true; given += 1) {
    if (given % 5 > 0) continue;
    for (const [seat, one] of seated.entries())
      same(one.scene, await freshScene(host, { seats: [seat] }), `seat ${seat + 1} after ${given} answers`);
    same(watcher.scene, await freshScene(host, { seats: [] }), `a watcher after ${given} answers`);
    same(screen.scene, await freshScene(host, { seats: everyone, shown: [] }), `a shared screen after ${given} answers`);
  }
  holds(watcher.scene.number > ANSWERS / 2, "the game has progressed");
  holds(
    watcher.messages.every(({ message }, at) => (message === "scene") === (at === 0)),
    "only the first message is a whole scene",
  );
  shut(table);
}

async function reloadedAtEveryStep(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { host, seated } = table;
  const random = randomFrom(11);
  for (let given = 0; given < ANSWERS && (await step(seated, random)) === true; given += 1) {
    if (given % 4 > 0) continue;
    const again = await tableFrom(world, await world.journal(await rowsIn(table.journal)));
    for (const [seat, one] of again.seated.entries())
      same(
        comparable(one.scene),
        comparable(there(seated[seat], "seat").scene),
        `the scene of seat ${seat + 1}, loaded after ${given} answers`,
      );
    same(await again.host.record(), await host.record(), `the record, loaded after ${given} answers`);
    shut(again);
  }
  shut(table);
}

async function diceAreShown(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { host, seated, watcher } = table;
  await playUntil(seated, randomFrom(3), () => watcher.scene.state.round >= 4, 700);
  const { entries } = await host.record();
  const rolled = entries
    .filter(({ input }) => input)
    .flatMap(({ events }) =>
      events.flatMap((event) => ("note" in event && (event.note === "rolled" || event.note === "dice") ? [event.faces] : [])),
    );
  const told = watcher.messages.flatMap((message) =>
    message.message === "changed"
      ? message.happened.flatMap(({ happenings }) => happenings.flatMap((one) => (one.what === "dice" ? [one.faces] : [])))
      : [],
  );
  holds(rolled.length > 3, "dice were rolled");
  same(told, rolled, "the dice that the watcher was shown");
  shut(table);
}

async function missedNumbers(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher, host } = table;
  await playUntil(seated, randomFrom(1), () => watcher.messages.length > 5);
  await watcher.client.refresh();
  holds(watcher.last.message === "scene", "the client gets a whole scene");
  same(watcher.scene, await freshScene(host, { seats: [] }), "the scene is the current one");
  shut(table);
}

async function lookIsAnnounced(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher } = table;
  await playUntil(seated, randomFrom(2), () => watcher.scene.state.cursor.phase === "activation");
  const one = there(seated[0], "seat");
  same(await one.client.look(1), undefined, "a player can't see another player's dials");
  const dials = there(await one.client.look(0), "dials");
  holds(dials.length > 0, "the player sees their dials");
  holds(there(watcher.scene.log.at(-1), "line").text.includes("looks at their dials"), "the log says that the player looked");
  holds(!JSON.stringify(watcher.last).includes(there(dials[0], "dial").maneuver), "a watcher isn't told the maneuver");
  shut(table);
}

async function placesAreRefused(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher } = table;
  const placing = () => seated.findIndex(({ scene }, seat) => scene.questions.some((question) => question.seat === seat && question.place));
  await playUntil(seated, randomFrom(5), () => placing() >= 0);
  const seat = placing();
  const asked = there(seated[seat], "seat");
  const question = there(
    asked.scene.questions.find(({ place }) => place),
    "question of place",
  );
  const outside = { x: -1_000_000, y: -1_000_000, heading: 0 };
  const refusal = await asked.client.whyNot(question.number, outside);
  holds(refusal?.includes("-") === true, "a place outside the table is refused with a rule");
  same(await asked.client.whyNot(question.number, there(question.place, "place").default), undefined, "the suggested place isn't refused");
  same(await asked.client.whyNot(12345678, outside), "no longer open", "an unknown question gets no reason");
  same(await watcher.client.whyNot(question.number, outside), "not this client's seat", "a watcher gets no reason");
  same(await asked.client.takeOver(seat, "random"), undefined, "a bot takes the seat");
  same(await asked.client.whyNot(question.number, outside), "a program plays this seat", "the client of a bot's seat gets no reason");
  shut(table);
}

export const SCENE_CASES = (names: readonly string[]): readonly SuiteCase[] => [
  ...names.flatMap((name): readonly SuiteCase[] => [
    { title: `${name}: the changes sent to a client add up to the current scene`, run: (world) => changesLeadThere(world, name) },
    { title: `${name}: a game loaded from its journal at any point is the same`, run: (world) => reloadedAtEveryStep(world, name) },
    { title: `${name}: a watcher is shown the faces of every roll and every change of dice`, run: (world) => diceAreShown(world, name) },
  ]),
  { title: "a client can ask for the whole scene again", run: (world) => missedNumbers(world, there(names[0], "set-up")) },
  { title: "the log says when a player looks at their dials", run: (world) => lookIsAnnounced(world, there(names[0], "set-up")) },
  {
    title: "a client that asks why a place is illegal gets the rule",
    run: (world) => placesAreRefused(world, there(names[0], "set-up")),
  },
];
