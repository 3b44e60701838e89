/** Time as a host is given it: packages read no clock themselves. */
export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  /** Calls once when so much time has passed; what it returns calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}
