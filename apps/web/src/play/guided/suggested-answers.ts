import type { Input } from "@broadside/protocol";

/** The answers that the guide suggests, by question. Each is kept until its question is answered. */
export class SuggestedAnswers {
  private readonly wanted = new Map<number, string>();

  advise(ask: number, key: string): void {
    this.wanted.set(ask, key);
  }

  /** Whether one of the answers differs from the guide's suggestion. */
  differs(inputs: readonly Input[]): boolean {
    return inputs.some((input) => {
      if (input.input !== "answer" || !("key" in input)) return false;
      const wanted = this.wanted.get(input.ask);
      this.wanted.delete(input.ask);
      return wanted !== undefined && wanted !== input.key;
    });
  }
}
