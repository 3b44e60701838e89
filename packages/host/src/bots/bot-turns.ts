/** Takes the bots' part in a game: asks those who must answer, gives their answers, and lets them vote on proposals. */
import type { BotReason } from "@broadside/protocol";
import { defaultAnswer, type OpenAsk, type Seat } from "@broadside/rules";
import type { Notice } from "@broadside/telling";
import type { HostedGame } from "../hosted-game.ts";
import { DONE, type Outcome } from "../messages/outcome.ts";
import { isBot } from "../people/seat-player.ts";
import { askedToAgree } from "../waiting.ts";
import { type BotResult, BotRunner, openQuestionOf } from "./bots.ts";
import { Reasons, reasonOf } from "./reasons.ts";

export class BotTurns {
  readonly runner: BotRunner;
  readonly reasons = new Reasons();
  private readonly hosted: HostedGame;
  private readonly noticedMissing = new Set<Seat>();

  constructor(hosted: HostedGame) {
    this.hosted = hosted;
    this.runner = new BotRunner(hosted.options, (...answered) => void this.take(...answered));
  }

  /** Lets the bots go on, or stop during a pause. */
  follow(): void {
    const { live } = this.hosted;
    if (live.table.paused) {
      this.runner.stop();
      return;
    }
    this.runner.follow(live.game, live.players);
    const bot = askedToAgree(live).find((seat) => isBot(live.players, seat));
    if (bot !== undefined) void this.vote(bot);
  }

  /** Bots agree to what others propose, except to draws. At an event they agree to nothing. Either way, nobody has to wait. */
  private vote(seat: Seat): Promise<Outcome> {
    const { hosted } = this;
    const asked = hosted.live.game.proposal?.number;
    return hosted.inTurn(() =>
      hosted.change({ id: `bot ${seat} agrees ${asked}` }, () => {
        const { proposal } = hosted.live.game;
        const yes = !hosted.options.isOfEvent && proposal !== undefined && !("draw" in proposal.what);
        if (proposal && askedToAgree(hosted.live).includes(seat)) hosted.carryOut({ input: "agree", seat, proposal: proposal.number, yes });
        return DONE;
      }),
    );
  }

  private take(seat: Seat, ask: number, result: BotResult): Promise<Outcome> {
    const { hosted } = this;
    return hosted.inTurn(() =>
      hosted.change({ id: `bot ${seat} ${ask}` }, () => {
        this.runner.settle(seat, ask);
        const open = openQuestionOf(hosted.live.game, seat);
        if (open?.number === ask && isBot(hosted.live.players, seat)) this.answer(open, result);
        return DONE;
      }),
    );
  }

  private answer(open: OpenAsk, result: BotResult): void {
    const { seat } = open.ask;
    const answer = "answer" in result ? result.answer : undefined;
    const refused = answer?.input === "answer" && answer.seat === seat ? this.hosted.carryOut(answer) : NO_ANSWER;
    if (!refused) {
      if ("reasons" in result) this.keepReasons(open, result.reasons);
    } else if (refused.refused !== "the rules failed") {
      this.notice(seat, "failed" in result ? result.failed : "bot was refused");
      this.hosted.carryOut(defaultAnswer(open));
    }
  }

  private keepReasons(open: OpenAsk, reasons: readonly BotReason[]): void {
    const { live } = this.hosted;
    const reason = reasonOf(live.game.number, open, reasons);
    if (!reason) return;
    live.reasons = [...live.reasons, reason];
    this.reasons.add(reason, open);
  }

  /** Reports a missing bot only once for each seat. */
  private notice(seat: Seat, notice: Notice): void {
    if (notice === "no such bot" && this.noticedMissing.has(seat)) return;
    this.noticedMissing.add(seat);
    this.hosted.clients.notice(this.hosted.live, notice, seat);
  }
}

const NO_ANSWER = { refused: "not understood" } as const;
