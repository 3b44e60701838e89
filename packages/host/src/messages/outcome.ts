/** What a client's request led to. */
import type { AnyRefusal, MessageId, ReplyContent } from "@broadside/protocol";

export interface Outcome {
  readonly refusal?: AnyRefusal | undefined;
  /** Which of several inputs was refused. */
  readonly input?: MessageId | undefined;
  readonly content?: ReplyContent | undefined;
}

export const DONE: Outcome = {};

export const refusing = (refusal: AnyRefusal | undefined): Outcome => (refusal ? { refusal } : DONE);
