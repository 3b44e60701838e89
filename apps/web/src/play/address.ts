/** The address of play: `/play` starts a game, `/play?game=…` goes on with one, `seed` makes its dice known beforehand. */
export interface PlayAddress {
  readonly game?: string | undefined;
  readonly seed?: string | undefined;
}

export const parsePlayAddress = ({ game, seed }: Record<string, unknown>): PlayAddress => ({
  ...(typeof game === "string" && game !== "" && { game }),
  ...(typeof seed === "string" && seed !== "" && { seed }),
});
