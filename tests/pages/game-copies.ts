/** Plays the start of a scenario once for several tests. Each test continues with a separate copy, so none sees what another did. */
import { type Game, type GameRecord, gameFromRecord } from "@broadside/rules";
import { isAsked, isPhase, playedUntil, savedGame, scenario } from "../shared/made-games.ts";

const played = new Map<string, { readonly content: Game["content"]; readonly saved: string }>();

/** The game when a phase of the first round begins. */
export const scenarioInPhase = (id: string, seats: number, phase: string): Promise<Game> =>
  copyOf(`${id} ${seats} in ${phase}`, async () => playedUntil(await scenario(id, seats), isPhase(phase)));

/** The game at the first question of a kind. */
export const scenarioAsking = (id: string, seats: number, kind: string): Promise<Game> =>
  copyOf(`${id} ${seats} asking ${kind}`, async () => playedUntil(await scenario(id, seats), isAsked(kind)));

async function copyOf(which: string, play: () => Promise<Game>): Promise<Game> {
  const known = played.get(which) ?? saved(await play());
  played.set(which, known);
  const record: GameRecord = JSON.parse(known.saved);
  const copy = gameFromRecord(record, known.content);
  if (!copy.ok) throw new Error(JSON.stringify(copy.problems));
  return copy.value;
}

const saved = (game: Game) => ({ content: game.content, saved: savedGame(game) });
