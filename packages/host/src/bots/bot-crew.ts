/**
 * Runs bots in workers. To the host, the crew looks like any other set of bots. A worker answers one question at a time. If a worker dies
 * or takes too long, it is ended, and a new worker gets the next question. The caller opens the workers, so this file works with any kind
 * of worker.
 */
import { BOTS, type BotAnswer, type BotPlayer } from "@broadside/players";
import type { Clock } from "../clocks/clock.ts";
import type { ThinkReply, ThinkRequest } from "./bot-thinker.ts";
import type { Bots } from "./bots.ts";

export interface BotWorker {
  post(asked: ThinkRequest): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

/** Opens a worker that runs a `botThinker`, passes on its replies, and reports if it dies. */
export type OpenBotWorker = (answered: (reply: ThinkReply) => void, died: (why: string) => void) => BotWorker;

interface Job {
  readonly id: number;
  /** `aborted` is true if the answer is no longer needed. */
  readonly signal: { readonly aborted: boolean };
  readonly milliseconds: number;
  /** True if the worker has loaded its cards and is thinking. */
  isBegun: boolean;
  resolve(answered: BotAnswer): void;
  reject(why: Error): void;
  callOff(): void;
}

interface Member {
  readonly worker: BotWorker;
  job: Job | undefined;
}

/**
 * Extra time on top of a bot's budget. It is longer than the extra time that the host allows, so the host is the first to notice a slow
 * bot.
 */
const GRACE = 500;
/** How long a worker may take to load the rules and cards. This is generous, because a replacement would take just as long. */
const LOADING = 60_000;

const FORGOTTEN = "nobody waits for it";

export class BotCrew {
  readonly bots: Bots;
  private readonly open: OpenBotWorker;
  private readonly clock: Clock;
  private readonly members = new Set<Member>();
  private asked = 0;

  /** Offers bots at these levels; the workers must know them. */
  constructor(open: OpenBotWorker, clock: Clock, levels: readonly string[] = Object.keys(BOTS)) {
    this.open = open;
    this.clock = clock;
    this.bots = Object.fromEntries(levels.map((level) => [level, (seed: number) => this.botAt(level, seed)]));
  }

  /** Ends all workers. Every open request is rejected. */
  close(): void {
    for (const member of this.members) this.end(member, "the workers were ended");
  }

  private botAt(level: string, seed: number): BotPlayer {
    return (view, _content, budget, signal) =>
      new Promise((resolve, reject) => {
        this.asked += 1;
        const id = this.asked;
        const member = this.idleMember();
        const { milliseconds } = budget;
        member.job = { id, signal, milliseconds, isBegun: false, resolve, reject, callOff: this.endAfter(LOADING, member) };
        try {
          member.worker.post({ id, level, seed, view, budget });
        } catch (error) {
          this.end(member, error instanceof Error ? error.message : String(error));
        }
      });
  }

  private endAfter(milliseconds: number, member: Member): () => void {
    return this.clock.after(milliseconds, () => this.end(member, "it took too long"));
  }

  /**
   * Returns a worker that is idle, or one that is still loading for a cancelled request. If there is neither, opens a new worker. Ends
   * workers that are thinking about a cancelled request.
   */
  private idleMember(): Member {
    for (const member of this.members) {
      const { job } = member;
      if (!job) return member;
      if (!job.signal.aborted) continue;
      if (job.isBegun) this.end(member, FORGOTTEN);
      else {
        this.dismiss(member, FORGOTTEN);
        return member;
      }
    }
    const member: Member = {
      worker: this.open(
        (reply) => this.take(member, reply),
        (why) => this.end(member, why),
      ),
      job: undefined,
    };
    this.members.add(member);
    return member;
  }

  private take(member: Member, reply: ThinkReply): void {
    const { job } = member;
    if (!job || job.id !== reply.id) return;
    job.callOff();
    if ("begun" in reply) {
      job.isBegun = true;
      job.callOff = this.endAfter(job.milliseconds + GRACE, member);
      return;
    }
    member.job = undefined;
    if ("answered" in reply) job.resolve(reply.answered);
    else job.reject(new Error(reply.failed));
  }

  private end(member: Member, why: string): void {
    this.members.delete(member);
    member.worker.close();
    this.dismiss(member, why);
  }

  private dismiss(member: Member, why: string): void {
    const { job } = member;
    member.job = undefined;
    job?.callOff();
    job?.reject(new Error(why));
  }
}
