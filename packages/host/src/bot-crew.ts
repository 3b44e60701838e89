/**
 * Programs in workers, as a host is given them. A worker answers one question at a time and is kept for the next; one that dies, or is not done
 * in time, is ended, and the next question gets a new one. Nothing here knows what a worker is: whoever has them opens them.
 */
import { BOTS, type BotAnswer, type BotPlayer } from "@broadside/players";
import type { ThinkReply, ThinkRequest } from "./bot-thinker.ts";
import type { Bots } from "./bots.ts";
import type { Clock } from "./clock.ts";

export interface BotWorker {
  post(asked: ThinkRequest): void;
  /** Ends it, whatever it does. */
  close(): void;
}

/** Opens a worker that runs a `botThinker`. It tells what that answers, and when it has died. */
export type OpenBotWorker = (answered: (reply: ThinkReply) => void, died: (why: string) => void) => BotWorker;

interface Job {
  readonly id: number;
  /** Whether nobody waits for it any more. */
  readonly signal: { readonly aborted: boolean };
  readonly milliseconds: number;
  /** Its cards are loaded, and it thinks. */
  isBegun: boolean;
  resolve(answered: BotAnswer): void;
  reject(why: Error): void;
  callOff(): void;
}

interface Member {
  readonly worker: BotWorker;
  job: Job | undefined;
}

/** Later than a host gives up, so that it is the host that says why. */
const GRACE = 500;
/** Loading the rules and the cards may take a while, and would take as long again in another worker. */
const LOADING = 60_000;

const FORGOTTEN = "nobody waits for it";

export class BotCrew {
  readonly bots: Bots;
  private readonly open: OpenBotWorker;
  private readonly clock: Clock;
  private readonly members = new Set<Member>();
  private asked = 0;

  /** With the levels that its workers know. */
  constructor(open: OpenBotWorker, clock: Clock, levels: readonly string[] = Object.keys(BOTS)) {
    this.open = open;
    this.clock = clock;
    this.bots = Object.fromEntries(levels.map((level) => [level, (seed: number) => this.botAt(level, seed)]));
  }

  /** Ends all workers; who waits is told that there is no answer. */
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

  /** One that has nothing to do or still loads for nobody, else a new one. Those that think about what nobody waits for are ended. */
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
