/** The summary of a record: who won and why, what was lost when, the turning points, and the luck of the dice. */
import { type Result, success } from "@broadside/kit";
import type { GameStory, ShipId, StoryEnding, StoryRound, StorySide } from "@broadside/protocol";
import type { Content, GameRecord } from "@broadside/rules";
import { type Language, type Wording, wordingIn } from "../language.ts";
import type { CountedMatch } from "./counted-match.ts";
import { endingRule } from "./ending-rules.ts";
import { roundsOf } from "./losses.ts";
import { diceCount } from "./luck.ts";
import { positionOf } from "./position.ts";
import { type Timeline, timelineOf } from "./timeline.ts";
import { decisiveOf, greatestOf, turningPointsOf, turnsOf } from "./turning-points.ts";

export interface StorySource {
  readonly record: GameRecord;
  readonly content: Content;
  /** The game as an event would count it; present only if it is over. */
  readonly counted?: CountedMatch | undefined;
  readonly language?: Language;
}

/** Returns a record's story. Fails if the record can't be shown. */
export function storyOf({ record, content, counted, language = "en" }: StorySource): Result<GameStory> {
  const wording = wordingIn(language);
  const walked = timelineOf(record, content);
  if (!walked.ok) return walked;
  const timeline = walked.value;
  const { game } = timeline;
  const rounds = roundsOf(timeline, wording);
  const sides = sidesIn(timeline, rounds, wording);
  const turns = turnsOf(timeline, sides, rounds);
  return success({
    unit: wording.accountOf(game).unit,
    sides,
    ending: endingOf(timeline, sides, counted, wording),
    decided: wording.decidedInWords(game, sides, rounds, decisiveOf(turns, sides)),
    rounds,
    turningPoints: turningPointsOf({ record, content, timeline, wording }, greatestOf(turns)),
    luck: wording.luckInWords(sides),
    position: positionOf(game),
    event: game.state.outcome && counted && wording.eventInWords(counted, sides, broughtBy(timeline)),
  });
}

function sidesIn({ game, dice }: Timeline, rounds: readonly StoryRound[], wording: Wording): readonly StorySide[] {
  const losses = rounds.flatMap((round) => round.losses);
  const owners = new Map([...game.state.ships, ...game.state.remotes].map(({ id, seat }) => [id, seat]));
  return wording.accountOf(game).sides.map(({ team, seats, name, score, won }) => {
    const isOf = (ship: ShipId): boolean => seats.includes(owners.get(ship) ?? -1);
    return {
      team,
      seats,
      name,
      score,
      won,
      lost: losses.reduce((sum, { seat, points }) => (seat !== undefined && seats.includes(seat) ? sum + points : sum), 0),
      hits: diceCount(dice, "attack", isOf),
      evades: diceCount(dice, "defense", isOf),
    };
  });
}

function endingOf(
  { game }: Timeline,
  sides: readonly StorySide[],
  counted: CountedMatch | undefined,
  wording: Wording,
): StoryEnding | undefined {
  const { outcome, round, seats } = game.state;
  if (!outcome) return undefined;
  const { ending } = outcome;
  const isDraw = !sides.some(({ won }) => won);
  const result = counted?.sides[sides.findIndex(({ won }) => won)]?.result;
  return {
    ...wording.endingInWords({
      ending,
      round,
      sides,
      conceded: sides.filter((side) => side.seats.every((seat) => seats[seat]?.status === "conceded")),
      result: !counted?.isPod && (result === "win" || result === "modified win") ? result : undefined,
      tiebreaks: wording.accountOf(game).tiebreaks,
    }),
    rule: endingRule(game, { ending, isDraw, isModified: result === "modified win" }),
  };
}

/** The total cost of each seat's list. */
const broughtBy = ({ game }: Timeline): readonly number[] =>
  game.setup.squads.map(({ ships }) => ships.reduce((sum, { points }) => sum + points, 0));
