/** Plays one game from a plan, with a bot in each seat that sees only what the seat sees, and records the result. */
import { invariant, scramble } from "@broadside/kit";
import { BOTS, type BotPlayer, type Budget } from "@broadside/players";
import {
  type Answer,
  type Content,
  claimOf,
  defaultAnswer,
  type Game,
  lossOf,
  newGameWithKey,
  type OpenAsk,
  type Seat,
  type Ship,
  teamScores,
  view,
} from "@broadside/rules";
import type { MatchResult, ShipFate } from "./match-result.ts";
import { type Match, matchOf, ownSide, type Plan, type SeatedTable } from "./plan.ts";

/** A game that takes more answers than this counts as endless. */
const MOST_ANSWERS = 200_000;

/** Bots stop after a number of simulations, not after a time, so that a game is the same on every machine. */
const UNHURRIED = { milliseconds: Number.MAX_SAFE_INTEGER };
const NOT_STOPPED = { aborted: false };

/** Called after every answer to give other work a turn. If it throws, the game is abandoned. */
export type Pause = () => Promise<void> | undefined;

export async function playMatch(plan: Plan, number: number, content: Content, pause?: Pause): Promise<MatchResult> {
  const match = matchOf(plan, number);
  const { setup } = match.table;
  const game = newGameWithKey(setup, content, match.key);
  const budget: Budget = { ...UNHURRIED, ...(plan.simulations !== undefined && { simulations: plan.simulations }) };
  const bots = setup.seats.map((_, seat) => botAt(plan, match, seat));
  const account = new MatchAccount(game, match.table);
  let answers = 0;
  let defaults = 0;
  while (!game.state.outcome) {
    invariant(answers < MOST_ANSWERS, `game ${number} doesn't end: ${answers} answers by round ${game.state.round}`);
    if (setup.roundLimit === undefined && game.state.round >= plan.mostRounds && !game.state.timeCalled) game.give({ input: "time" });
    const waiting = game.open.find(({ answer }) => !answer);
    if (!waiting) break;
    const answer = await answerOf(bots[waiting.ask.seat], game, waiting, budget);
    if (!answer || game.give(answer)) {
      defaults += 1;
      const refused = game.give(defaultAnswer(waiting));
      invariant(!refused, `game ${number}: a default was refused in round ${game.state.round}`);
    }
    answers += 1;
    account.follow();
    const pausing = pause?.();
    if (pausing) await pausing;
  }
  return { game: number, ...account.close(), answers, defaults };
}

/** No two bots in a game use the same random numbers. The bot that flies a list uses the same numbers in whichever seat it plays. */
function botAt({ pilots }: Plan, { seed, table }: Match, seat: Seat): BotPlayer {
  const opponent = table.opponents[seat];
  const level = opponent === undefined ? pilots.list : pilots.field;
  const bots: Readonly<Record<string, (seed: number) => BotPlayer>> = BOTS;
  const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
  invariant(bot, `there is no bot "${level}"`);
  const place = opponent === undefined ? -1 - table.own.indexOf(seat) : opponent;
  return bot(scramble(seed, place));
}

/** Undefined if the bot fails to answer. */
async function answerOf(bot: BotPlayer | undefined, game: Game, { ask }: OpenAsk, budget: Budget): Promise<Answer | undefined> {
  try {
    return (await bot?.(view(game, [ask.seat]), game.content, budget, NOT_STOPPED))?.answer;
  } catch {
    return undefined;
  }
}

/** Follows a game round by round and records its result. */
class MatchAccount {
  private readonly game: Game;
  private readonly table: SeatedTable;
  private readonly first: Seat[] = [];
  private readonly scores: (readonly number[])[] = [];
  private readonly goneIn = new Map<Ship["id"], number>();
  private round = 0;
  private goesFirst: Seat = 0;

  constructor(game: Game, table: SeatedTable) {
    this.game = game;
    this.table = table;
  }

  /**
   * Called after every answer, because the answer may have started another round. Remembers who goes first, because the game's state
   * doesn't contain that any more once the round is over.
   */
  follow(): void {
    const { round, initiative } = this.game.state;
    if (round !== this.round) this.endRound();
    this.round = round;
    this.goesFirst = initiative[0] ?? 0;
  }

  private endRound(): void {
    if (this.round === 0) return;
    this.first.push(this.goesFirst);
    this.scores.push(teamScores(this.game).map(({ score }) => score));
    for (const ship of this.ownShips()) if (isGone(ship) && !this.goneIn.has(ship.id)) this.goneIn.set(ship.id, this.round);
  }

  private ownShips(): readonly Ship[] {
    return this.table.own.flatMap((seat) => this.game.state.ships.filter((ship) => ship.seat === seat));
  }

  close(): Pick<MatchResult, "first" | "scores" | "ending" | "winners" | "ships" | "losses"> {
    const { state, log } = this.game;
    const { outcome } = state;
    invariant(outcome, `the game stopped in round ${state.round}`);
    this.endRound();
    const lost = log.flatMap(({ events }) => events.filter((event) => "note" in event && event.note === "the rules lost their place"));
    const { first, scores } = this;
    const claim = claimOf(this.game);
    return { first, scores, ending: outcome.ending, winners: claim.outcome?.winners ?? [], ships: this.fates(claim), losses: lost.length };
  }

  private fates({ lost = [] }: ReturnType<typeof claimOf>): readonly ShipFate[] {
    const { state, facts } = this.game;
    const losses = lost[ownSide(this.table)] ?? [];
    const team = this.game.setup.seats.flatMap(({ team: one }, seat) =>
      one === this.game.setup.seats[this.table.own[0] ?? 0]?.team ? [seat] : [],
    );
    return this.table.own.flatMap((seat) =>
      state.ships
        .filter((ship) => ship.seat === seat)
        .map((ship, place): ShipFate => {
          const loss = losses.find(({ member, ship: at }) => team[member] === seat && at === place);
          const round = this.goneIn.get(ship.id);
          const points = facts.ships[ship.place]?.points ?? 0;
          const part = lossOf(facts, ship)?.score ?? (loss?.as === "half" ? Math.ceil(points / 2) : 0);
          return { ...(loss && { as: loss.as }), ...(round !== undefined && { round }), lost: part };
        }),
    );
  }
}

const isGone = ({ status }: Ship): boolean => status === "destroyed" || status === "fled" || status === "escaped";
