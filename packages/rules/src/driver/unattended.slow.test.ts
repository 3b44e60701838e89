import { canonicalJson } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { pendingOf, restore } from "../records/pending.ts";
import { recordOf } from "../records/record.ts";
import { verify } from "../records/verify.ts";
import { apply, isChange } from "../state/change.ts";
import { clone } from "../state/state.ts";
import { HOLDS, randomDice, randomGame, restless } from "../testing-random.ts";
import { eventsFor } from "../views/events-for.ts";
import { imagine } from "../views/imagine.ts";
import { type View, view } from "../views/view.ts";
import type { Game } from "./game.ts";

/** Players agree to a draw in the first game. */
const SEEDS = [13, 2, 1, 8].slice(0, runs(4, 2));
const sent = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;
const pictureOf = ({ state, open, number, learnt }: Game): string =>
  canonicalJson([state, number, learnt, open.map(({ number: ask, answer }) => [ask, answer?.key, answer?.value])]);
const comparable = ({ canUndo: _canUndo, ...seen }: View): string => canonicalJson(seen);

const TEAMS = {
  lists: ["wedgeantilles", "howlrunner", "lukeskywalker", "maulermithel"].map((pilot, seat) => ({ ships: [pilot], team: seat % 2 })),
  setup: { format: "team-epic", table: "6x3", sharedDials: "team", sharedDeck: "team", roundLimit: 6 },
  besides: restless,
} as const;

test.each(SEEDS)("a game that is reloaded at every step stays the same, whatever players do (game %i)", (seed) => {
  let twin: Game | undefined;
  const game = randomGame(
    seed,
    (now) => {
      if (twin && now.number > twin.number) {
        const input = now.log.at(-1)?.input;
        expect(twin.give(input)).toBeUndefined();
      }
      twin = restore(sent(pendingOf(twin ?? now)), now.content);
      expect(pictureOf(twin)).toBe(pictureOf(now));
    },
    seed % 2 === 0 ? TEAMS : { besides: restless },
  );
  expect(verify(sent(recordOf(game, randomDice(seed))), game.content, HOLDS).verdict).toBe("same");
});

test.each(SEEDS)("every view can be followed and imagined, and hides other teams' standing orders (game %i)", (seed) => {
  let before: View | undefined;
  let uses = 0;
  randomGame(
    seed,
    (game) => {
      const seats = before?.seats ?? [seed % 2];
      const seen = view(game, seats);
      uses += seen.since.uses.length;
      const isMate = (seat: number) => seats.some((own) => own === seat || (seed % 2 === 0 && own % 2 === seat % 2));
      expect(seen.state.standing?.every(({ seat }) => isMate(seat)) ?? true).toBe(true);
      if (before) {
        const followed = clone(before.state);
        for (const { events } of sent(eventsFor(game, seats, before.number)))
          for (const event of events) if (isChange(event)) apply(followed, event);
        expect(canonicalJson(followed)).toBe(canonicalJson(seen.state));
      }
      expect(comparable(view(imagine(sent(seen), game.content, seed), seats))).toBe(comparable(seen));
      before = seen;
    },
    seed % 2 === 0 ? TEAMS : { besides: restless },
  );
  expect(uses).toBeGreaterThan(0);
});

test.each(SEEDS)("a game can be undone to any moment (game %i)", (seed) => {
  const pictures = new Map<number, string>();
  const game = randomGame(seed, (now) => void pictures.set(now.number, canonicalJson(now.state)), { besides: restless });
  for (let to = game.number - 1; to >= 0; to -= 7) {
    expect(game.give({ input: "undo", seat: "judge", to })).toBeUndefined();
    expect(canonicalJson(game.state)).toBe(pictures.get(to));
  }
});

const FORMATS = [
  ["standard-100", "3x3"],
  ["escalation", "3x3"],
  ["epic-dogfight", "6x3"],
  ["team-epic", "6x3"],
] as const;
test.each(FORMATS)("only players with a real choice are asked: %s", (format, table) => {
  const lists =
    format === "team-epic"
      ? TEAMS.lists
      : [{ ships: ["wedgeantilles", "cr90corvette", "rookiepilot"] }, { ships: ["howlrunner", "academypilot"] }];
  for (const seed of [1, 2]) {
    let asked = 0;
    randomGame(
      seed,
      ({ open }) => {
        for (const { ask, answer } of open) {
          if (answer || ask.secret === true) continue;
          asked += 1;
          if ("options" in ask) expect(ask.options.length).toBeGreaterThan(1);
        }
      },
      { lists, setup: { format, table, roundLimit: 5 } },
    );
    expect(asked).toBeGreaterThan(10);
  }
});
