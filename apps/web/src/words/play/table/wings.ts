/** What the page says of wings. */
import { spoken } from "../../spoken.ts";

export const WORDS = spoken({
  wing: (leader: string) => `${leader}’s wing`,
  ships: (count: number) => `${count} ${count === 1 ? "ship" : "ships"}`,
  /** Where a wingmate finds no place in formation. */
  splits: (why: string) => `${why}: it splits`,
  place: (mate: string, leader: string) => `${mate}, its place in the wing of ${leader}`,
  after: (mate: string, maneuver: string) => `${mate}, after ${maneuver} of its leader`,
  misfits: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} would find no place and split.` : `${names.join(", ")} would find no place and split.`,
});
