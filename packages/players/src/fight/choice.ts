/** The key of an option, and why it is taken. */
export interface Choice {
  readonly key: string;
  readonly reason: string;
}
