/** A client that lets the guide know what is answered, and changes nothing. */
import type { Input } from "@broadside/protocol";
import type { Client } from "../../game-worker/client.ts";

export const noting = (client: Client, note: (inputs: readonly Input[]) => void): Client => ({
  ...client,
  give: (inputs, seats) => {
    note(inputs);
    return client.give(inputs, seats);
  },
});

/** What the guide would have answered, by question, until that is answered. */
export class Advised {
  private readonly wanted = new Map<number, string>();

  advise(ask: number, key: string): void {
    this.wanted.set(ask, key);
  }

  /** Whether one of the answers is another than the guide's. */
  differs(inputs: readonly Input[]): boolean {
    return inputs.some((input) => {
      if (input.input !== "answer" || !("key" in input)) return false;
      const wanted = this.wanted.get(input.ask);
      this.wanted.delete(input.ask);
      return wanted !== undefined && wanted !== input.key;
    });
  }
}
