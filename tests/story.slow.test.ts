/** The story of whole games of every kind: two sides, teams, everybody on their own, scenarios, and games in which much was undone. */
import { contentFor } from "@broadside/content";
import { type Content, type GameRecord, recordOf, stillFromRecord, teamScores } from "@broadside/rules";
import { type GameStory, storyOf } from "@broadside/telling";
import { contentOf } from "@broadside/tools/soak/content";
import { replayed } from "@broadside/tools/soak/kept-game";
import { beforeAll, describe, expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "./kept-games.ts";
import { sampleRecords } from "./sample-records.ts";

interface ToldGame {
  readonly name: string;
  readonly record: GameRecord;
  readonly content: Content;
  readonly story: GameStory;
}

const games: ToldGame[] = [];

function tell(name: string, record: GameRecord, content: Content): void {
  const story = storyOf({ record, content });
  if (!story.ok) throw new Error(`${name}: ${JSON.stringify(story.problems)}`);
  games.push({ name, record, content, story: story.value });
}

const SEEDS = [
  EPIC_GAMES.slice(1, 3),
  KEPT_GAMES.slice(0, 4),
  KEPT_GAMES.slice(45, 46),
  SECOND_GAMES.slice(5, 7),
  SECOND_GAMES.slice(9, 12),
].flat();

beforeAll(async () => {
  for (const kept of SEEDS) {
    const record = JSON.parse(JSON.stringify(recordOf(replayed(kept)))) as GameRecord;
    tell(`${kept.setup.format ?? kept.setup.scenario} ${kept.seed}`, record, contentOf(kept.setup));
  }
  for (const { name, record } of await sampleRecords()) {
    const content = await contentFor(record.setup);
    if (content) tell(name, record, content);
  }
}, 120_000);

describe("law:", () => {
  test("all losses together are the scores", () => {
    for (const { name, story } of games) {
      const losses = story.rounds.flatMap((round) => round.losses);
      const sums = story.sides.map((_, side) => losses.reduce((sum, { sides, points }) => (sides.includes(side) ? sum + points : sum), 0));
      expect(sums, name).toEqual(story.sides.map(({ score }) => score));
    }
  });

  test("losses up to a round are the scores after it, and the lead of two sides is their difference", () => {
    for (const { name, story } of games) {
      const sums = story.sides.map(() => 0);
      for (const { round, losses, scores, lead } of story.rounds) {
        for (const { sides, points } of losses) for (const side of sides) sums[side] = (sums[side] ?? 0) + points;
        expect(scores, `${name}, round ${round}`).toEqual(sums);
        const [one = 0, other = 0] = scores;
        expect(lead, `${name}, round ${round}`).toBe(scores.length === 2 ? one - other : undefined);
      }
    }
  });

  test("the scores are those of the game at the last moment of each round", () => {
    for (const { name, record, content, story } of games)
      for (const { round, scores } of story.rounds.slice(1)) {
        const next = record.keyframes.find(({ state }) => state.round === round + 1);
        const still = stillFromRecord(record, next?.number ?? 0, content);
        if (!next || !still.ok) continue;
        // The keyframe stands at the start of the round: nothing has been lost in it yet.
        still.value.state = next.state;
        expect(
          teamScores(still.value).map(({ score }) => score),
          `${name}, round ${round}`,
        ).toEqual(scores);
      }
  });

  test("turning points are at most four, in their order, of the rounds that swung most, and a replay can go there", () => {
    for (const { name, record, story } of games) {
      const shown = story.turningPoints;
      const swing = (round: number): number => {
        const at = story.rounds.findIndex((one) => one.round === round);
        const gains = (story.rounds[at]?.scores ?? []).map((score, side) => score - (story.rounds[at - 1]?.scores[side] ?? 0));
        return Math.max(...gains) - Math.min(...gains);
      };
      expect(shown.length, name).toBeLessThanOrEqual(4);
      expect(shown.map(({ round }) => round)).toEqual(shown.map(({ round }) => round).toSorted((a, b) => a - b));
      const least = Math.min(...shown.map(({ round }) => swing(round)));
      const others = story.rounds.filter(({ round }) => !shown.some((turn) => turn.round === round)).map(({ round }) => swing(round));
      if (shown.length === 4) expect(Math.max(0, ...others), name).toBeLessThanOrEqual(least);
      else
        expect(
          others.every((one) => one === 0),
          name,
        ).toBe(true);
      const last = record.entries.at(-1)?.number ?? 0;
      for (const { number } of shown) expect(number >= 0 && number < last, `${name}: ${number}`).toBe(true);
    }
  });

  test("every die that a ship rolls in an attack counts, and a rerolled one at most once more", () => {
    for (const { name, record, story } of games) {
      const events = record.entries.flatMap((entry) => entry.events);
      if (events.some((event) => "note" in event && event.note === "undone")) continue;
      // Remotes that nobody controls roll dice as well.
      const ships = record.keyframes[0]?.state.ships.map(({ id }) => id) ?? [];
      let rolled = 0;
      for (const event of events)
        if ("note" in event && event.note === "rolled" && /^(attack|defense)$/.test(event.reason) && ships.includes(event.ship ?? ""))
          rolled += event.faces.length;
      const counted = story.sides.reduce((sum, { hits, evades }) => sum + hits.dice + evades.dice, 0);
      expect(counted, name).toBeGreaterThanOrEqual(rolled);
      expect(counted, name).toBeLessThanOrEqual(2 * rolled);
    }
  });
});
