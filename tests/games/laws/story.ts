/** Laws for the story of any game: two sides, teams, free-for-all, scenarios, and games with many undos. */
import { type Content, frozenFromRecord, type GameRecord, recordOf, teamScores } from "@broadside/rules";
import { type GameStory, storyOf } from "@broadside/telling";
import type { RecordedGame } from "@broadside/tools/soak/saved-game";
import { expect } from "vitest";
import type { GameLaw } from "./game-law.ts";

export interface GameWithStory {
  readonly record: GameRecord;
  readonly content: Content;
  readonly story: GameStory;
}

export function withStory(record: GameRecord, content: Content): GameWithStory {
  const story = storyOf({ record, content });
  if (!story.ok) throw new Error(JSON.stringify(story.problems));
  return { record, content, story: story.value };
}

export const STORY_LAWS: Readonly<Record<string, (game: GameWithStory) => void>> = {
  "all losses together are the scores": ({ story }) => {
    const losses = story.rounds.flatMap((round) => round.losses);
    const sums = story.sides.map((_, side) => losses.reduce((sum, { sides, points }) => (sides.includes(side) ? sum + points : sum), 0));
    expect(sums).toEqual(story.sides.map(({ score }) => score));
  },

  "losses up to a round are the scores after it, and the lead of two sides is their difference": ({ story }) => {
    const sums = story.sides.map(() => 0);
    for (const { round, losses, scores, lead } of story.rounds) {
      for (const { sides, points } of losses) for (const side of sides) sums[side] = (sums[side] ?? 0) + points;
      expect(scores, `round ${round}`).toEqual(sums);
      const [one = 0, other = 0] = scores;
      expect(lead, `round ${round}`).toBe(scores.length === 2 ? one - other : undefined);
    }
  },

  "the scores are those of the game at the last moment of each round": ({ record, content, story }) => {
    for (const { round, scores } of story.rounds.slice(1)) {
      const next = record.keyframes.find(({ state }) => state.round === round + 1);
      const still = frozenFromRecord(record, next?.number ?? 0, content);
      if (!next || !still.ok) continue;
      // Compare with the state in the keyframe, which is from the start of the next round. The input that ended this round may already have
      // cost points in the next one.
      still.value.state = next.state;
      expect(
        teamScores(still.value).map(({ score }) => score),
        `round ${round}`,
      ).toEqual(scores);
    }
  },

  "turning points are at most four, in their order, of the rounds that swung most, and a replay can go there": ({ record, story }) => {
    const shown = story.turningPoints;
    const swing = (round: number): number => {
      const at = story.rounds.findIndex((one) => one.round === round);
      const gains = (story.rounds[at]?.scores ?? []).map((score, side) => score - (story.rounds[at - 1]?.scores[side] ?? 0));
      return Math.max(...gains) - Math.min(...gains);
    };
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(shown.map(({ round }) => round)).toEqual(shown.map(({ round }) => round).toSorted((a, b) => a - b));
    const least = shown.length === 4 ? Math.min(...shown.map(({ round }) => swing(round))) : 0;
    const others = story.rounds.filter(({ round }) => !shown.some((turn) => turn.round === round)).map(({ round }) => swing(round));
    expect(Math.max(0, ...others)).toBeLessThanOrEqual(least);
    const last = record.entries.at(-1)?.number ?? 0;
    for (const { number } of shown) expect(number >= 0 && number < last, `input ${number}`).toBe(true);
  },

  "every die that a ship rolls in an attack counts, and a rerolled one at most once more": ({ record, story }) => {
    const events = record.entries.flatMap((entry) => entry.events);
    if (events.some((event) => "note" in event && event.note === "undone")) return;
    // Remotes that nobody controls roll dice as well.
    const ships = record.keyframes[0]?.state.ships.map(({ id }) => id) ?? [];
    let rolled = 0;
    for (const event of events)
      if (
        "note" in event &&
        event.note === "rolled" &&
        /^(attack|defense)$/.test(event.reason) &&
        event.ship !== undefined &&
        ships.includes(event.ship)
      )
        rolled += event.faces.length;
    const counted = story.sides.reduce((sum, { hits, evades }) => sum + hits.dice + evades.dice, 0);
    expect(counted).toBeGreaterThanOrEqual(rolled);
    expect(counted).toBeLessThanOrEqual(2 * rolled);
  },
};

/** Laws for recorded games; each game's story is made once for all of them. */
export function storyLaws(isAbout: (kept: RecordedGame) => boolean): readonly GameLaw[] {
  const made = new WeakMap<object, GameWithStory>();
  return Object.entries(STORY_LAWS).map(([title, holds]) => ({
    title: `law of its story: ${title}`,
    isAbout,
    watch: () => ({
      end: (game) => {
        const known = made.get(game) ?? withStory(JSON.parse(JSON.stringify(recordOf(game))) as GameRecord, game.content);
        made.set(game, known);
        holds(known);
      },
    }),
  }));
}
