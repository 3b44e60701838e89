import type { Scene } from "@broadside/telling";

/** The short name of a ship or a remote. If there is no such piece, the id. */
export const shortName = ({ ships, remotes }: Pick<Scene, "ships" | "remotes">, id: string): string =>
  [...ships, ...remotes].find((piece) => piece.id === id)?.shortName ?? id;
