import { MULTISETS } from "./multisets.ts";

/** Memory for the values of states. The next shot reuses it once nothing needs the current one. */
export class Memory {
  values = new Float64Array(8192);
  /** The best use in the step for each state; `NO_USE` if using nothing is best. */
  choices = new Int8Array(8192);
  /** The place of the next state after that choice. */
  to = new Int32Array(8192);
  /** The chance of each state, if requested. */
  #chances = new Float64Array(8192);
  /** Scratch space with one place for each pool. */
  readonly scratch = new Int32Array(MULTISETS.attack.size.length);
  used = 0;

  clear(): this {
    this.used = 0;
    return this;
  }

  /** Makes room for this many values. The room isn't cleared, so it may still contain old numbers. */
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

  /** Returns an array with a chance of 0 for each state. */
  noChances(): Float64Array {
    if (this.#chances.length < this.used) this.#chances = new Float64Array(this.values.length);
    return this.#chances.fill(0, 0, this.used);
  }
}

export const NO_USE = -1;
