/** A cardboard token, by its outline. */
export interface Token<Kind extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  readonly outline: readonly number[];
}
