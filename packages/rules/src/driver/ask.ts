/**
 * How the rules ask questions. A procedure yields nothing but batches of ask builders. An ask builder is a function that builds a question
 * from the current game. The driver builds and numbers the questions, collects and checks the answers, and resumes the procedure with the
 * answers' values in list order.
 */
import { type Pose, samePose } from "@broadside/geometry";
import type { PlaceRefusal, PlaceRegion, QuestionKind, RuleName, Subject } from "@broadside/protocol";
import type { Ask, AskBuilder, ChoiceAsk, Option, PlaceAsk, Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";

/**
 * Returns where a piece goes by default: the good place, if the question finds one and it is legal; otherwise the witness (see `PlaceAsk`).
 */
export function defaultPlace(ask: PlaceAsk): Pose {
  const good = ask.goodPlace?.();
  return good && !ask.refusal(good) ? good : ask.witness;
}

interface PlaceSearch extends Omit<PlaceAsk, "witness" | "goodPlace"> {
  readonly about: Subject;
  seek(): Pose;
  seekGood?(): Pose | undefined;
}

/** A question about a place. Its witness and good place are each searched for only once, when needed. */
export class LazyPlaceAsk implements PlaceAsk {
  readonly kind: QuestionKind;
  readonly seat: Seat;
  readonly rule: RuleName;
  readonly about: Subject;
  readonly place: PlaceRegion;
  private readonly judge: PlaceAsk["refusal"];
  private readonly seek: () => Pose;
  private readonly seekGood: (() => Pose | undefined) | undefined;
  private found: Pose | undefined;
  private good: { readonly pose: Pose | undefined } | undefined;
  private accepted: Pose | undefined;

  constructor({ kind, seat, rule, about, place: region, refusal, seek, seekGood }: PlaceSearch) {
    this.kind = kind;
    this.seat = seat;
    this.rule = rule;
    this.about = about;
    this.place = region;
    this.judge = refusal;
    this.seek = seek;
    this.seekGood = seekGood;
    this.found = undefined;
    this.good = undefined;
    this.accepted = undefined;
  }

  /**
   * A place already found legal isn't checked again when a player gives it. The witness is accepted even if it is illegal: if a change by
   * hand has left no legal place, the piece goes there.
   */
  refusal(pose: Pose): PlaceRefusal | undefined {
    if (this.accepted && samePose(this.accepted, pose)) return undefined;
    const refused = this.judge(pose);
    if (refused && !samePose(this.witness, pose)) return refused;
    this.accepted = { x: pose.x, y: pose.y, heading: pose.heading };
    return undefined;
  }

  get witness(): Pose {
    this.found ??= this.seek();
    return this.found;
  }

  goodPlace(): Pose | undefined {
    this.good ??= { pose: this.seekGood?.() };
    return this.good.pose;
  }
}

export const isPlaceAsk = (ask: Ask): ask is PlaceAsk => "place" in ask;

/** A procedure that has already finished, for functions that usually have nothing to do. */
export const NOTHING: Procedure = {
  next: () => OVER,
  return: () => OVER,
  throw: (error) => {
    throw error;
  },
  [Symbol.iterator]: () => NOTHING,
};
const OVER = { done: true, value: undefined } as const;

/** One question. It is an iterator written by hand, because creating a generator would cost more than asking the question. */
class OneQuestion<Value> implements Procedure<Value> {
  private readonly build: AskBuilder;
  private isAsked = false;

  constructor(build: AskBuilder) {
    this.build = build;
  }

  next(...[answers]: [] | [readonly unknown[]]): IteratorResult<readonly AskBuilder[], Value> {
    if (this.isAsked) return { done: true, value: answers?.[0] as Value };
    this.isAsked = true;
    return { done: false, value: [this.build] };
  }

  return(value: Value): IteratorResult<readonly AskBuilder[], Value> {
    return { done: true, value };
  }

  throw(error: unknown): never {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/** Asks one seat one question. */
export const choose = <Value>(build: (game: Situation) => ChoiceAsk<Value>): Procedure<Value> => new OneQuestion(build);

/** Asks where to place a piece. */
export const place = (build: (game: Situation) => PlaceAsk): Procedure<Pose> => new OneQuestion(build);

/**
 * Asks several questions at once, of any seats, which may answer in any order. Once all are answered, returns the answers in list order.
 */
export function* together<Value>(builds: readonly ((game: Situation) => ChoiceAsk<Value>)[]): Procedure<readonly Value[]> {
  return builds.length === 0 ? [] : ((yield builds) as readonly Value[]);
}

/** Runs one small procedure per seat, all in parallel. A branch must not roll dice, and may change only what belongs to its own seat. */
export function* sideBySide(branches: readonly Procedure[]): Procedure {
  let running = branches.map((branch) => ({ branch, step: branch.next([]) })).filter(({ step }) => !step.done);
  while (running.length > 0) {
    const answers = yield running.flatMap(({ step }) => step.value as readonly AskBuilder[]);
    let at = 0;
    running = running
      .map(({ branch, step }) => {
        const count = (step.value as readonly AskBuilder[]).length;
        const own = answers.slice(at, at + count);
        at += count;
        return { branch, step: branch.next(own) };
      })
      .filter(({ step }) => !step.done);
  }
}

export const NO = { key: "no", value: false } as const;
export const YES = { key: "yes", value: true } as const;

/** The default is no. */
export const yesOrNo: ChoiceAsk<boolean>["options"] = [NO, YES];

/** Returns the options of a list with at least one entry. */
export function optionsOf<Value>(list: readonly Option<Value>[]): ChoiceAsk<Value>["options"] {
  if (list.length === 0) throw new Error("a question needs an answer");
  return list as ChoiceAsk<Value>["options"];
}
