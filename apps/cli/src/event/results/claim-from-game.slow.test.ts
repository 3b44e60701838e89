/**
 * Tests that a game and its event agree on the winner and the score, by entering records of every scenario and format. With SHOW=1 it plays
 * the games to the end and prints a table of all of them.
 */
import { SCENARIOS } from "@broadside/formats";
import { teamScores } from "@broadside/rules";
import { afterAll, describe, expect, test } from "vitest";
import { columns } from "../../terminal/columns.ts";
import {
  type ClaimOutcome,
  entered,
  eventOf,
  formatMatch,
  type PlayedMatch,
  pairUp,
  scenarioMatch,
  scoresIn,
  winnersIn,
} from "./match-record.testing.ts";

/** Time is called after this many rounds. */
const ROUNDS = process.env["SHOW"] ? 20 : 3;

type Teams = readonly (number | undefined)[];
const alone = (seats: number): Teams => Array.from({ length: seats }, () => undefined);
const inTeams = (seats: number): Teams => Array.from({ length: seats }, (_, seat) => (seat % 2) + 1);

const TABLES: readonly (readonly [scenario: string, edition: "2.0" | "2.5", event: string, teams: Teams])[] = [
  ["dogfight", "2.5", "scenario-event", alone(2)],
  ["dogfight", "2.0", "epic-battles", alone(2)],
  ["dogfight", "2.0", "epic-battles", inTeams(4)],
  ["dogfight", "2.0", "free-for-all", alone(3)],
  ["assault-at-the-satellite-array", "2.5", "scenario-event", alone(2)],
  ["chance-engagement", "2.5", "scenario-event", alone(2)],
  ["salvage-mission", "2.5", "scenario-event", alone(2)],
  ["scramble-the-transmissions", "2.5", "scenario-event", alone(2)],
  ["epic-escalation", "2.0", "epic-battles", alone(2)],
  ["epic-escalation", "2.0", "free-for-all", alone(4)],
  ["fog-of-war", "2.0", "epic-battles", alone(2)],
  ["fog-of-war", "2.0", "free-for-all", alone(3)],
  ["aces-high", "2.0", "free-for-all", alone(5)],
  ["aces-high", "2.0", "epic-battles", alone(3)],
  ["atmospheric-entry", "2.0", "epic-battles", alone(2)],
  ["passing-engagement", "2.0", "epic-battles", alone(2)],
  ["key-cargo-retrieval", "2.0", "epic-battles", alone(2)],
  ["cover-the-evacuation", "2.0", "epic-battles", inTeams(4)],
  ["cover-the-evacuation", "2.0", "epic-battles", alone(2)],
  ["intel-pickup", "2.0", "epic-battles", alone(2)],
  ["intel-pickup", "2.0", "free-for-all", alone(4)],
  ["strategic-salvo", "2.0", "epic-battles", inTeams(4)],
  ["all-wings-report-in", "2.0", "epic-battles", inTeams(4)],
  ["fortified-position", "2.0", "epic-battles", inTeams(3)],
];

/** Returns the game's result, in the event's order of sides, which is reversed. */
function inGame({ game }: PlayedMatch): { readonly scores: readonly number[]; readonly winners: readonly number[] } {
  const sides = teamScores(game).toReversed();
  const { outcome } = game.state;
  return {
    scores: sides.map(({ score }) => score),
    winners: sides.flatMap(({ team }, at) => (outcome && !outcome.draw && outcome.winners.includes(team) ? [at] : [])),
  };
}

const rows: (readonly string[])[] = [];
function compare(name: string, event: string, played: PlayedMatch, log = eventOf(event, played), round = 1): ClaimOutcome {
  pairUp(log, round);
  const told = entered(log, played, round);
  const { scores, winners } = inGame(played);
  rows.push([name, event, scores.join(" : "), scoresIn(told).join(" : "), place(winners), place(winnersIn(told))]);
  expect(winnersIn(told)).toEqual(winners);
  return told;
}

/** Also checks that the score is the same. */
function compareAll(name: string, event: string, played: PlayedMatch): void {
  expect(scoresIn(compare(name, event, played))).toEqual(inGame(played).scores);
}

const place = (winners: readonly number[]): string => winners.map((at) => `side ${at + 1}`).join(", ") || "draw";

test("every scenario is tested", () => {
  expect([...new Set(TABLES.map(([scenario]) => scenario))]).toEqual(SCENARIOS.map(({ id }) => id));
});

test.each(TABLES)("%s in %s: %s counts the game's result", async (scenario, edition, event, teams) => {
  compareAll(`${scenario} (${teams.length})`, event, await scenarioMatch(scenario, edition, teams, { rounds: ROUNDS }));
});

describe("first-edition formats", () => {
  test.each([
    ["epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"]],
    ["team-epic", ["1e-team-alliance-fleet", "1e-team-imperial-hammer"]],
  ] as const)("%s: its event counts the game's result", async (format, lists) => {
    compareAll(format, format, await formatMatch(format, lists, 0, { rounds: ROUNDS }));
  });

  test("each Escalation tier counts the game's result in its round, and a destroyed squad counts as the whole limit", async () => {
    const lists = ["1e-escalation-rebel", "1e-escalation-imperial"];
    const first = await formatMatch("escalation", lists, 0, { rounds: 6 });
    const log = eventOf("escalation", first);
    for (const tier of [0, 1, 2, 3]) {
      const played = tier === 0 ? first : await formatMatch("escalation", lists, tier, { rounds: 6 });
      const told = compare(`escalation, tier ${tier + 1}`, "escalation", played, log, tier + 1);
      const limit = log.event.settings.rounds[tier]?.limit;
      expect(scoresIn(told)).toEqual(inGame(played).scores.map((score, at) => (told.claim.wiped?.includes(1 - at) ? limit : score)));
    }
  });
});

afterAll(() => {
  const header = ["game", "event", "score in the game", "score in the event", "won in the game", "won in the event"];
  if (process.env["SHOW"]) process.stdout.write(`${columns([header, ...rows], []).join("\n")}\n`);
});
