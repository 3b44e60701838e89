/**
 * Nobody receives what they mustn't know. In random games of all editions, everything that players, spectators, judges and bots receive is
 * searched for secrets. In addition, worlds that differ only in a secret must send the same messages to whoever doesn't know it.
 */
import { type GameChoice, prepareGame } from "@broadside/content";
import { agreementsOf } from "@broadside/formats";
import { canonicalJson, jsonDifference, randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { randomPlayer } from "@broadside/players";
import type { ClientMessage, Input, PlayQuestion, Scene } from "@broadside/protocol";
import { type Game, type GameSetup, imagine, newGame, recordOf, type Seat, view } from "@broadside/rules";
import { sceneOf } from "@broadside/telling";
import { randomEpic, randomStandard } from "@broadside/tools/soak/random-format";
import { randomScenario } from "@broadside/tools/soak/random-scenario";
import { expect, test } from "vitest";
import { type Canaries, knows, leaksInMessage, leaksInScene, leaksInView, type Receiver } from "./leaks.ts";
import { idOf, type SecretTable, type Spy, secretTable, WATCHING } from "./secret-tables.ts";
import { duel, teams } from "./small-tables.ts";

const GAMES = runs(100, 20);
const GAMES_AT_ONCE = 5;
/** The first game of each test. */
const STARTS = Array.from({ length: GAMES / GAMES_AT_ONCE }, (_, at) => at * GAMES_AT_ONCE);
/** Points in each game, and how many things happen at each of them while everything is searched. */
const POINTS = 2;
const STEPS = 12;
/** A point is fewer inputs than this into a game. */
const LATEST = 200;

const DICE = { seed: "the seed of the dice", salts: ["the salt of one", "the salt of two"] };
/** The name of the first player, who withdraws it. */
const NAME = "Canarella";
const CHAT = { players: "said among players", spectators: "said among spectators" } as const;

type Random = (below: number) => number;
type Kind = (seed: number) => { readonly choice: GameChoice; readonly setup?: Partial<GameSetup> };

/** Seeds of games with a card that brings secret Conditions into play. */
const CONDITIONS = { "2.0": 438, "2.5": 1714 } as const;

/** Two seats, and four in two teams with and without shared dials, in all editions. */
const KINDS: readonly Kind[] = [
  () => ({ choice: duel() }),
  () => ({ choice: teams({ aids: "strict", undo: "free" }) }),
  () => ({ choice: randomScenario(CONDITIONS["2.0"]) }),
  () => ({ choice: teams(), setup: { sharedDials: "team" } }),
  (seed) => ({ choice: randomScenario(seed, { scenario: "salvage-mission" }) }),
  (seed) => ({ choice: randomScenario(seed, { scenario: "cover-the-evacuation", seats: 4 }) }),
  (seed) => ({ choice: randomEpic(seed * 3) }),
  () => ({ choice: randomScenario(CONDITIONS["2.5"]) }),
  (seed) => ({ choice: randomScenario(seed) }),
];
/** One game has eight seats. */
const WITH_EIGHT_SEATS = 50;
const EIGHT_SEATS: Kind = () => ({ choice: randomStandard(3) });
const kindOf = (seed: number): Kind | undefined => (seed === WITH_EIGHT_SEATS ? EIGHT_SEATS : KINDS[seed % KINDS.length]);

async function gameOf(seed: number): Promise<Game> {
  const made = kindOf(seed)?.(seed);
  if (!made) throw new Error("there is no such kind of game");
  const found = await prepareGame(made.choice);
  if ("problems" in found) throw new Error(JSON.stringify(found.problems));
  const seats = found.setup.seats.map((seat, at) => ({ ...seat, player: `player-${at + 1}` }));
  const game = newGame({ ...found.setup, ...made.setup, seats }, found.content, DICE);
  game.names = { "player-1": NAME };
  return game;
}

// ── Searching ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a spy must not find in any message. */
function canariesFor({ receiver, guest: { visitor } }: Spy, { spies }: SecretTable, { key }: Game, isWithdrawn: boolean): Canaries {
  const ids = spies.flatMap(({ receiver: { name } }) => (name === receiver.name ? [] : [[`an id of ${name}`, `id of ${name}:`] as const]));
  return {
    "the seed": DICE.seed,
    "a salt": "the salt of",
    "the key": key,
    ...Object.fromEntries(ids),
    ...(isWithdrawn && { "a withdrawn name": NAME }),
    ...(!visitor.isJudge && { "what others say": visitor.seats.length > 0 ? CHAT.spectators : CHAT.players }),
  };
}

/** Whether a dial of the seat's team is facedown, or the team decides something in secret. */
function hasSecrets({ setup, state, open }: Game, seat: Seat): boolean {
  const isTeam = (other: Seat): boolean => setup.seats[other]?.team === setup.seats[seat]?.team;
  return (
    state.ships.some((ship) => ship.dial !== undefined && ship.status === "inPlay" && isTeam(ship.seat)) ||
    open.some(({ ask }) => ask.secret !== undefined && isTeam(ask.seat))
  );
}

const reasonsOf = (scene: Scene | undefined, seat: Seat): number =>
  scene?.log.reduce((sum, line) => sum + (line.seat === seat ? line.reasons.length : 0), 0) ?? 0;

/** Bots give their reasons only when their teams have no secrets left, and never with tournament assistance. */
function reasonsTooEarly({ host, spies }: SecretTable, before: Game, after: Game, counts: readonly number[]): boolean {
  const scene = spies[0]?.guest.scene;
  const isPlanning = (game: Game): boolean => game.state.cursor.phase === "planning" && game.state.round === before.state.round;
  return host.players.some(({ bot }, seat) => {
    const count = reasonsOf(scene, seat);
    if (agreementsOf(after.setup).aids === "strict") return count > 0;
    const isSecret = [before, after].every((game) => isPlanning(game) && hasSecrets(game, seat));
    return bot !== undefined && isSecret && count > (counts[seat] ?? 0);
  });
}

// ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Something that a guest does; mostly answers. */
function deedOf(spy: Spy, id: () => string, random: Random): ClientMessage | undefined {
  const { guest } = spy;
  const { scene, visitor } = guest;
  const [seat] = visitor.seats;
  const give = (...inputs: readonly Input[]): ClientMessage => ({
    message: "give",
    id: id(),
    inputs: inputs.map((input) => ({ id: id(), input })),
  });
  if (!scene) return undefined;
  if (seat === undefined) return { message: "chat", id: id(), text: visitor.isJudge ? "the judge speaks" : CHAT.spectators };
  const question = guest.questions[0];
  const key = question?.options[random(question.options.length)]?.key;
  switch (random(10)) {
    case 0:
      return { message: "chat", id: id(), text: CHAT.players };
    case 1:
      return { message: "look", id: id(), seat };
    case 2:
      return { message: "uncover", id: id(), seat, at: "cover" };
    case 3:
      return question && key !== undefined ? give({ input: "standing", seat, kind: question.kind, key }) : undefined;
    case 4:
      return scene.undo?.seat === seat ? give({ input: "undo", seat, to: scene.undo.to }) : undefined;
    default: {
      const answer = guest.randomAnswer(random);
      return answer && give(answer);
    }
  }
}

/** Lets things happen, and returns everything that somebody learned although they mustn't know it. */
async function leaksAt(table: SecretTable, random: Random): Promise<readonly string[]> {
  const found: string[] = [];
  const { spies, host, clock } = table;
  let before = await table.truth();
  let ids = 0;
  for (let step = 0; step < STEPS && !before.state.outcome; step += 1) {
    const isWithdrawn = step > STEPS / 2;
    const counts = host.players.map((_, seat) => reasonsOf(spies[0]?.guest.scene, seat));
    for (const { messages } of spies) messages.length = 0;
    const seenBefore = table.views.length;
    const deciding = spies.filter(({ guest }) => guest.questions.length > 0);
    const spy = random(4) === 0 ? spies[random(spies.length)] : deciding[random(deciding.length)];
    const newId = (): string => {
      ids += 1;
      return spy ? idOf(spy, ids) : "";
    };
    const deed = spy && deedOf(spy, newId, random);
    if (spy && deed && "id" in deed) await spy.guest.ask(deed);
    if (step === STEPS / 2) await host.setName("player-1", undefined);
    await clock.pass(0);
    const game = await table.truth();
    // When a game is over, nothing is secret any more.
    if (game.state.outcome) break;
    const report = (leaks: readonly string[], { name }: Receiver): void =>
      void found.push(...leaks.map((leak) => `${leak} to ${name} after input ${game.number} (${JSON.stringify(deed)})`));
    for (const one of spies) {
      const { receiver, guest, messages } = one;
      const canaries = canariesFor(one, table, game, isWithdrawn);
      for (const message of messages) report(leaksInMessage(message, game, receiver, canaries), receiver);
      if (guest.scene) report(leaksInScene(guest.scene, game, receiver), receiver);
      report(guest.problems, receiver);
    }
    for (const seen of table.views.slice(seenBefore)) {
      const receiver = { name: `the bot at ${seen.seats}`, seats: seen.seats };
      report(leaksInView(seen, game, receiver, { "the seed": DICE.seed, "the key": game.key, "an id": "id of " }), receiver);
    }
    if (reasonsTooEarly(table, before, game, counts)) found.push(`the reasons of a bot after input ${game.number}`);
    before = game;
  }
  return found;
}

// ── Worlds that differ in a secret ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A question that is answered in secret while others are still open, so that nothing happens yet. */
function secretQuestion({ spies, host }: SecretTable, { open }: Game) {
  const people = open.filter(({ ask, answer }) => !answer && !host.players[ask.seat]?.bot);
  if (people.length < 2) return undefined;
  for (const { ask, number } of people) {
    const shown = spies[ask.seat]?.guest.questions.find((question) => question.number === number);
    if (ask.secret !== undefined && shown && shown.options.length > 1) return { ...shown, isVote: ask.secret !== true };
  }
  return undefined;
}

/** What everybody receives while a seat answers in secret, undoes that, answers again, and sets a standing order. */
async function worldWith({ content, rows }: SecretTable, { seat, number, kind, about: { ship } }: PlayQuestion, key: string) {
  const table = await secretTable(content, { rows });
  const spy = table.spies[seat];
  if (!spy) throw new Error("there is no such seat");
  for (const { messages } of table.spies) messages.length = 0;
  let ids = 100;
  const give = async (input: Input): Promise<void> => {
    const id = (): string => {
      ids += 1;
      return idOf(spy, ids);
    };
    await spy.guest.ask({ message: "give", id: id(), inputs: [{ id: id(), input }] });
    await table.clock.pass(0);
  };
  await give({ input: "answer", seat, ask: number, key });
  const undo = spy.guest.scene?.undo;
  if (undo?.seat === seat && undo.isFree) {
    await give({ input: "undo", seat, to: undo.to });
    await give({ input: "answer", seat, ask: number, key });
  }
  // An order for other ships would be used at once, and everybody is told which ships it is used for.
  if (ship !== undefined) await give({ input: "standing", seat, kind, ship, key });
  await table.host.close();
  return table;
}

/** Returns what a secret answer tells those who mustn't know it. Also counts what was compared. */
async function differences(table: SecretTable, game: Game): Promise<readonly string[] | undefined> {
  const question = secretQuestion(table, game);
  if (!question) return undefined;
  const { options, seat, isVote } = question;
  const [one, other] = [
    await worldWith(table, question, options[0]?.key ?? ""),
    await worldWith(table, question, options.at(-1)?.key ?? ""),
  ];
  const strangers = one.spies.flatMap(({ receiver }, at) =>
    (isVote ? receiver.seats.includes(seat) : knows(game, receiver, seat)) ? [] : [at],
  );
  const told = strangers.flatMap((at) => {
    const difference = jsonDifference(one.spies[at]?.messages, other.spies[at]?.messages);
    return difference
      ? [`${question.kind} of seat ${seat} to ${one.spies[at]?.receiver.name} at ${difference.path}: ${canonicalJson(difference)}`]
      : [];
  });
  const seen = [one, other].map(({ views }) =>
    canonicalJson(views.filter(({ seats }) => !seats.some((own) => knows(game, { name: "", seats: [own] }, seat)))),
  );
  return seen[0] === seen[1] ? told : [...told, `${question.kind} of seat ${seat} to a bot`];
}

/** A scene without its history, which an imagined game doesn't have. */
const present = ({ log: _log, undo: _undo, standing: _standing, result: _result, ...scene }: Scene) => scene;
const sceneFor = (game: Game, seats: readonly Seat[]): Scene => sceneOf({ id: "", game, seats, log: [], isKept: true, asked: new Map() });

/** Returns what a scene tells about hidden cards, conditions, dials and answers: it is another one if they are imagined. */
function imaginedDifferences(game: Game, receivers: readonly Receiver[], seed: number): readonly string[] {
  return receivers.flatMap(({ name, seats }) => {
    const worlds = [game, imagine(view(game, seats), game.content, seed), imagine(view(game, seats), game.content, seed + 1)];
    const [one, ...others] = worlds.map((world) => present(sceneFor(world, seats)));
    return others.flatMap((other) => {
      const difference = jsonDifference(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
      return difference ? [`the scene of ${name} at ${difference.path}`] : [];
    });
  });
}

/** How much has been searched and compared in all games. */
const counted = { searched: 0, compared: 0, facedown: 0, conditions: 0, views: 0 };

async function play(seed: number): Promise<void> {
  const random = randomStream(seed);
  const game = await gameOf(seed);
  const player = randomPlayer(seed);
  for (let point = 0; point < POINTS; point += 1) {
    const until = game.number + 1 + random(LATEST / POINTS);
    // The first point is one at which several seats decide in secret.
    const isThere = (): boolean =>
      game.number >= until && (point > 0 || game.open.filter(({ ask, answer }) => ask.secret && !answer).length > 1);
    while (!isThere() && !game.state.outcome) expect(game.give(player(game))).toBeUndefined();
    if (game.state.outcome) break;
    const levels = game.setup.seats.map((_, seat) => (seat > 0 && (seed + point + seat) % 3 === 0 ? WATCHING : undefined));
    const table = await secretTable(game.content, { record: recordOf(game, DICE), levels });
    const truth = await table.truth();
    const where = `in game ${seed} after input ${game.number}`;
    const receivers = table.spies.map(({ receiver }) => receiver);
    expect(imaginedDifferences(truth, receivers, seed), where).toEqual([]);
    const told = await differences(table, truth);
    expect(told ?? [], where).toEqual([]);
    expect(await leaksAt(table, random), where).toEqual([]);
    await table.host.close();
    counted.searched += 1;
    counted.compared += told ? 1 : 0;
    counted.views += table.views.length;
    counted.conditions += truth.state.effects.filter(({ secret }) => secret !== undefined).length;
    counted.facedown += truth.state.ships.filter(({ damage }) => damage.some(({ faceup }) => !faceup)).length;
  }
}

test.each(STARTS)("nobody receives what they mustn't know in games from %i on", async (start) => {
  for (let seed = start; seed < start + GAMES_AT_ONCE; seed += 1) await play(seed);
});

test("these games have enough secrets", () => {
  for (const [what, count] of Object.entries(counted)) expect(count, what).toBeGreaterThan(0);
});
