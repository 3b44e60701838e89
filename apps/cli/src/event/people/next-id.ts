/** New ids: o for organisers, j for judges, p for players, t for teams, each with a number. */
import type { TournamentEvent } from "@broadside/tournament";

type Letter = "j" | "o" | "p" | "t";

/** Returns a function that generates new ids, starting above the highest number in use. */
export function newIds(event: TournamentEvent, letter: Letter): () => string {
  let highest = 0;
  for (const id of letter === "t" ? event.teams.keys() : event.people.keys())
    if (id.startsWith(letter) && /^\d{1,9}$/.test(id.slice(1))) highest = Math.max(highest, Number(id.slice(1)));
  return () => {
    highest += 1;
    return `${letter}${highest}`;
  };
}

export const nextId = (event: TournamentEvent, letter: Letter): string => newIds(event, letter)();
