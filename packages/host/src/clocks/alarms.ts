/** Rings when something is due: a clock, the end of a request, or a look at who is still here. */
import type { Input, Seat } from "@broadside/rules";
import { agreedStandIn } from "../agreed.ts";
import type { HostedGame } from "../hosted-game.ts";
import { DONE, type Outcome } from "../messages/outcome.ts";
import { HOST } from "../messages/sender.ts";
import { setAway } from "../people/seat-changes.ts";
import { awayLimit } from "../table/consent.ts";
import { absentDeciding, proposalLeft, requestLeft } from "../waiting.ts";

/** After an alarm that changed nothing, the next one comes no sooner than this, in milliseconds. */
const PAUSE = 1000;

export class Alarms {
  private readonly hosted: HostedGame;
  private cancelNext: () => void = () => undefined;
  /** True if the last alarm changed nothing. */
  private isFruitless = false;

  constructor(hosted: HostedGame) {
    this.hosted = hosted;
  }

  /** Sets the next alarm. */
  follow(): void {
    this.cancel();
    const next = this.timeLeft();
    if (next === undefined) return;
    const time = next === 0 && this.isFruitless ? PAUSE : next;
    this.cancelNext = this.hosted.options.clock.after(time, () => void this.ring());
  }

  cancel(): void {
    this.cancelNext();
  }

  /** The milliseconds until something is due at the table; undefined if nothing is. */
  timeLeft(): number | undefined {
    const { live, keeper, presence, now, isOver } = this.hosted;
    if (isOver) return undefined;
    const times = [
      keeper.nextAlarm(live.game),
      presence.nextAlarm(now),
      proposalLeft(this.hosted),
      requestLeft(this.hosted),
      ...absentDeciding(this.hosted)
        .map((seat) => awayLimit(live.game.setup) - keeper.waited(seat))
        .filter((left) => left > 0),
    ].filter((time) => time !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Does what is due. */
  private ring(): Promise<unknown> {
    const { hosted } = this;
    return hosted.inTurn(async () => {
      if (!hosted.isInCharge || hosted.isOver) return;
      const { rows } = hosted.live;
      await this.endRequest();
      await this.endProposal();
      await this.ringClocks();
      await hosted.change(HOST, () => DONE);
      this.isFruitless = hosted.live.rows === rows;
    });
  }

  /** If another host has continued the game meanwhile, what was due may no longer be. */
  private change(what: string, job: () => void): Promise<Outcome> {
    const { hosted } = this;
    const { number } = hosted.live.game;
    return hosted.change({ id: `clock ${what} ${number}` }, () => {
      if (hosted.live.game.number === number) job();
      return DONE;
    });
  }

  private async endRequest(): Promise<void> {
    const { request } = this.hosted.live.table;
    if (request && requestLeft(this.hosted) === 0)
      await this.change(`lapse ${request.number}`, () => this.hosted.addAct({ act: "lapse", request: request.number }));
  }

  private async endProposal(): Promise<void> {
    const number = this.hosted.live.game.proposal?.number;
    if (number !== undefined && proposalLeft(this.hosted) === 0)
      await this.change(`refuse ${number}`, () => this.hosted.carryOut({ input: "agree", seat: "clock", proposal: number, yes: false }));
  }

  private async ringClocks(): Promise<void> {
    const { keeper, live } = this.hosted;
    const due = keeper.due(live.game);
    if (due?.due === "time") await this.change("time", () => this.hosted.carryOut({ input: "time" } satisfies Input));
    else if (due?.due === "hurry") await this.change("hurry", () => this.hurry(due.seats));
    else if (due) await this.change(`out ${due.seat}`, () => this.endTime(due.seat));
  }

  private hurry(seats?: readonly Seat[]): void {
    const { number } = this.hosted.live.game;
    this.hosted.carryOut({ input: "hurry", seat: "clock", number, ...(seats && { seats }) } satisfies Input);
  }

  /** A seat has used all its time, so a bot or the default answers play for it, as agreed. */
  private endTime(seat: Seat): void {
    const { live } = this.hosted;
    if (agreedStandIn(live.game.setup) === undefined || setAway(this.hosted, seat, true)) this.hurry([seat]);
    else this.hosted.addAct({ act: "replaced", seat });
  }
}
