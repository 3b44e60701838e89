import { MULTISETS } from "./multisets.ts";

/** Room for the values of states. Taken again for the next shot, where nobody asks this one any more. */
export class Memory {
  values = new Float64Array(8192);
  /** Which of the uses of its step is best in a state; `DONE` where none is. */
  choices = new Int8Array(8192);
  /** The place that a state leads to then. */
  to = new Int32Array(8192);
  /** How likely each state is, when that is asked. */
  #chances = new Float64Array(8192);
  /** Places, for somebody who needs some for a moment: one for each pool there is. */
  readonly scratch = new Int32Array(MULTISETS.attack.size.length);
  used = 0;

  clear(): this {
    this.used = 0;
    return this;
  }

  /** Room for so many, whatever lies there. */
  take(count: number): number {
    const from = this.used;
    this.used += count;
    if (this.used > this.values.length) {
      const length = Math.max(this.used, 2 * this.values.length);
      const [values, choices, to] = [new Float64Array(length), new Int8Array(length), new Int32Array(length)];
      values.set(this.values);
      choices.set(this.choices);
      to.set(this.to);
      this.values = values;
      this.choices = choices;
      this.to = to;
    }
    return from;
  }

  /** None for each state. */
  noChances(): Float64Array {
    if (this.#chances.length < this.used) this.#chances = new Float64Array(this.values.length);
    return this.#chances.fill(0, 0, this.used);
  }
}

export const DONE = -1;
