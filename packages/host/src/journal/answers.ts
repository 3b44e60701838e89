/** The answers to all inputs and requests so far, so that each has its effect only once. They are found again in the journal. */
import type { AnyRefusal, GivenInput, LoggedInput, MessageId, PlayerId } from "@broadside/protocol";
import type { SideRow } from "./side-rows.ts";

/** Undefined if the input was accepted. */
interface Answer {
  readonly refusal: AnyRefusal | undefined;
}

type Sender = Pick<GivenInput, "id"> & { readonly by?: PlayerId | undefined };

export class Answers {
  private readonly known = new Map<string, Answer>();
  private refused = 0;

  constructor(log: readonly LoggedInput[], side: readonly SideRow[]) {
    for (const { given } of log) if (given) this.add(given, undefined);
    for (const row of side) if (row.given) this.add(row.given, row.row === "answered" ? row.refusal : undefined);
  }

  /** How many refusals the journal has. */
  get refusals(): number {
    return this.refused;
  }

  find(sender: Sender): Answer | undefined {
    return this.known.get(keyOf(sender));
  }

  /** The first answer to a message lasts, even if the message has several effects. */
  add(sender: Sender, refusal: AnyRefusal | undefined): void {
    const key = keyOf(sender);
    if (this.known.has(key)) return;
    this.known.set(key, { refusal });
    if (refusal) this.refused += 1;
  }
}

const keyOf = ({ id, by }: Sender): `${string} ${MessageId}` => `${by ?? ""} ${id}`;
