/** How a game stands or ended, told by side: the score and what it is made of, who won and how, and the tie-break if one decided. */
import type { GameAccount } from "@broadside/protocol";
import { type Ending, type Game, type LostAs, type Outcome, type ScoreItem, type Seat, sidesOf, teamScores } from "@broadside/rules";
import { itemsOf } from "../score-items.ts";
import { inUnits, listed, type Names, shipName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";

export type { AccountLine, GameAccount, SideAccount } from "@broadside/protocol";

export function accountOf(game: Game): GameAccount {
  const { state, content } = game;
  const { outcome } = state;
  const names = namesOf(game);
  const items = itemsOf(game);
  const scores = teamScores(game);
  const counter = content.scenario?.counterName ?? "victory counter";
  const unit = content.scenario?.unit?.(game) ?? "point";
  return {
    verdict: outcome && verdictInWords(game, outcome),
    unit: unit === "counter" ? counter : unit,
    sides: sidesOf(game).map(({ team, seats }, at) => ({
      team,
      seats,
      name: namesOfSeats(names, seats),
      score: scores[at]?.score ?? 0,
      won: outcome?.winners.includes(team) === true && !outcome.draw,
      lines: (items[at] ?? []).map((item) => ({
        score: item.score,
        text: `${itemInWords(item, names, counter)}${item.item === "counters" && !item.onCards ? reasonsInWords(game, seats, item.count) : ""}`,
      })),
    })),
    tiebreaks: isParted(game, outcome) ? (content.scenario?.tiebreaks?.(game) ?? []) : [],
  };
}

const namesOfSeats = ({ seats: known }: Names, seats: readonly Seat[]): string => listed(seats.map((seat) => known[seat] ?? ""));

/** One side won, and another has as much. */
function isParted(game: Game, outcome: Outcome | undefined): boolean {
  const [winner, ...more] = outcome?.winners ?? [];
  if (winner === undefined || more.length > 0) return false;
  const scores = teamScores(game);
  const best = scores.find(({ team }) => team === winner)?.score;
  return scores.some(({ team, score }) => team !== winner && score === best);
}

function itemInWords(item: ScoreItem, names: Names, counter: string): string {
  switch (item.item) {
    case "ships":
      return lossInWords(item.ships.map((ship) => shipName(names, ship)).join(", "), item.as);
    case "counters":
      return `${inUnits(item.count, counter)}${item.onCards ? " on the cards of ships" : ""}`;
    case "mission points":
      return item.text;
  }
}

/** For what counters were scored, by the log; nothing where that does not come to their number, as when something was undone or set by hand. */
function reasonsInWords({ log }: Game, seats: readonly Seat[], count: number): string {
  const reasons = new Map<string, number>();
  for (const { events } of log)
    for (const event of events)
      if ("note" in event && event.note === "victory counters" && seats.includes(event.seat))
        reasons.set(event.reason, (reasons.get(event.reason) ?? 0) + event.counters);
  const told = [...reasons].filter(([, counters]) => counters !== 0);
  if (told.reduce((sum, [, counters]) => sum + counters, 0) !== count) return "";
  return ` (${told.map(([reason, counters]) => `${reason}: ${counters}`).join("; ")})`;
}

function lossInWords(ships: string, as: LostAs): string {
  if (as === "fore crippled" || as === "aft crippled") return `${as.replace(" crippled", "")} section of ${ships} crippled`;
  return `${ships} ${as}`;
}

/** How it ended, after "won" or "a draw". */
const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  elimination: "by elimination",
  time: "by score when time was up",
  rounds: "by score after the last round",
  concession: "by concession",
  goal: "by reaching the goal",
  judge: "by a judge's decision",
};

function verdictInWords(game: Game, { winners, draw, ending }: Outcome): string {
  const names = namesOf(game);
  const seats = sidesOf(game).flatMap((side) => (winners.includes(side.team) ? side.seats : []));
  const who = draw || winners.length === 0 ? "A draw" : `${namesOfSeats(names, seats)} won`;
  return `${who} after ${inUnits(game.state.round, "round")}, ${ENDING_WORDS[ending]}`;
}
