/** The account of a game: each side's score with its items, who won and how, and the tie-break if one decided the game. */
import type { GameAccount } from "@broadside/protocol";
import { type Game, type Outcome, type ScoreItem, type Seat, sidesOf, teamScores } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { itemsOf } from "../score-items.ts";
import { counterName, reasonName } from "./events.ts";
import { inUnits, type Names, seatName, shipName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { tiebreakInWords } from "./scenario-words.ts";

export type { GameAccount } from "@broadside/protocol";

export function accountOf(game: Game, words: Words): GameAccount {
  const { state, content } = game;
  const { outcome } = state;
  const names = namesOf(game, words);
  const items = itemsOf(game);
  const scores = teamScores(game);
  const called = content.scenario?.counterName;
  const counter = called === undefined ? words.account.counter : counterName(called, words);
  const unit = content.scenario?.unit?.(game) ?? "point";
  return {
    verdict: outcome && verdictInWords(game, outcome, names),
    unit: unit === "counter" ? counter : unit,
    sides: sidesOf(game).map(({ team, seats }, at) => ({
      team,
      seats,
      name: words.account.side({ players: seatNames(names, seats) }),
      score: scores[at]?.score ?? 0,
      won: outcome?.winners.includes(team) === true && !outcome.draw,
      lines: (items[at] ?? []).map((item) => ({ score: item.score, text: itemInWords(item, game, seats, counter, names) })),
    })),
    tiebreaks: isParted(game, outcome) ? (content.scenario?.tiebreaks?.(game) ?? []).map((at) => tiebreakInWords(game, at, words)) : [],
  };
}

const seatNames = (names: Names, seats: readonly Seat[]): readonly string[] => seats.map((seat) => seatName(names, seat));

/** Whether a tie-break decided the game: one side won although another has the same score. */
function isParted(game: Game, outcome: Outcome | undefined): boolean {
  const [winner, ...more] = outcome?.winners ?? [];
  if (winner === undefined || more.length > 0) return false;
  const scores = teamScores(game);
  const best = scores.find(({ team }) => team === winner)?.score;
  return scores.some(({ team, score }) => team !== winner && score === best);
}

function itemInWords(item: ScoreItem, game: Game, seats: readonly Seat[], counter: string, names: Names): string {
  const { account } = names.words;
  switch (item.item) {
    case "ships":
      return account.losses[item.as]({ ships: item.ships.map((ship) => shipName(names, ship)).join(", ") });
    case "counters": {
      const counters = inUnits(item.count, counter, names.words);
      if (item.onCards) return account.counters.onCards({ counters });
      const reasons = reasonsFor(game, seats, item.count);
      if (reasons.length === 0) return counters;
      return account.counters.reasons({
        counters,
        reasons: reasons.map((one) => account.counters.reason({ ...one, reason: reasonName(one.reason, names) })).join("; "),
      });
    }
    case "mission points":
      return account.missionPoints({ reason: reasonName(item.text, names) });
  }
}

interface CounterReason {
  readonly reason: string;
  readonly counters: number;
}

/** The reasons for scored counters, read from the log. Empty if they don't add up to the score, for example after an undo. */
function reasonsFor({ log }: Game, seats: readonly Seat[], count: number): readonly CounterReason[] {
  const reasons = new Map<string, number>();
  for (const { events } of log)
    for (const event of events)
      if ("note" in event && event.note === "victory counters" && seats.includes(event.seat))
        reasons.set(event.reason, (reasons.get(event.reason) ?? 0) + event.counters);
  const scored = [...reasons].filter(([, counters]) => counters !== 0).map(([reason, counters]) => ({ reason, counters }));
  return scored.reduce((sum, { counters }) => sum + counters, 0) === count ? scored : [];
}

function verdictInWords(game: Game, { winners, draw, ending }: Outcome, names: Names): string {
  const { verdict, endings } = names.words.account;
  const said = { rounds: game.state.round, ending: endings[ending] };
  const seats = sidesOf(game).flatMap((side) => (winners.includes(side.team) ? side.seats : []));
  return draw || seats.length === 0 ? verdict.draw(said) : verdict.won({ ...said, winners: seatNames(names, seats) });
}
