/** Large games for the bench of the app, as records: forty ships at a table, and an Epic game of twelve rounds. */
import { invariant, randomStream } from "@broadside/kit";
import { defaultPlayer, type Player, playOut, randomPlayer } from "@broadside/players";
import { type Contender, type Game, newGame, recordOf, setupFor } from "@broadside/rules";
import type { Format, ShipDraft } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { ship } from "../shown/old-meta.ts";
import { formatOf, legal, readyMadeSide, type ShownSide } from "../shown/shown-game.ts";
import { CATALOGUE, CONTENT } from "../soak/content.ts";

const DICE = { seed: "bench", salts: [] };

/** Twenty ships a side are more than an event allows. */
const LARGE: Format = { ...formatOf("epic-dogfight"), points: [600], epicPoints: 10 };

const times = (count: number, one: ShipDraft): readonly ShipDraft[] => Array.from({ length: count }, () => one);

function side(player: string, faction: string, ships: readonly ShipDraft[]): ShownSide {
  const entry = { format: LARGE.id, squads: [{ faction, ships, player }] };
  return { players: [player], entry, squads: legal(entry, LARGE, CATALOGUE) };
}

/** Forty ships, two of them huge, at the first question of the second round's Activation phase, when most are in range of each other. */
export function fortyShips(): string {
  const game = gameOf([
    side("Ana", "rebel", [ship("cr90corvette"), ...times(12, ship("banditsquadronpilot")), ...times(7, ship("rookiepilot"))]),
    side("Ben", "imperial", [ship("raiderclasscorvette"), ...times(12, ship("academypilot")), ...times(7, ship("alphasquadronpilot"))]),
  ]);
  const isReached = (): boolean => game.state.round === 2 && game.state.cursor.phase === "activation";
  while (!isReached()) {
    const waiting = game.open.find(({ answer }) => !answer);
    invariant(waiting, "the game waits for nobody");
    const refused = game.give(defaultPlayer(game, waiting.ask.seat));
    invariant(!refused, "a default is refused");
  }
  invariant(game.state.ships.length === 40, "there are not forty ships");
  return recordText(game);
}

const ROUNDS = 12;

/** A game that lasts twelve rounds, between two ready-made Epic lists. Some tries end earlier, so it plays until one lasts. */
export function twelveRounds(): string {
  const sides = (["1e-tantive-and-transport", "1e-raider-and-escort"] as const).map((id, at) =>
    readyMadeSide(READY_MADE, CATALOGUE, id, [`Player ${at + 1}`]),
  );
  for (let tries = 1; tries <= 50; tries += 1) {
    const game = gameOf(sides);
    playOut(game, [wavering(tries), wavering(tries + 1)], { mostRounds: ROUNDS });
    if (game.state.round >= ROUNDS) return recordText(game);
  }
  throw new Error(`no game lasts ${ROUNDS} rounds`);
}

/** Takes the default for two questions in three, and a random answer otherwise. */
function wavering(seed: number): Player {
  const random = randomPlayer(seed);
  const draw = randomStream(seed);
  return (game, seat) => (draw(3) > 0 ? defaultPlayer(game, seat) : random(game, seat));
}

function gameOf(sides: readonly ShownSide[]): Game {
  const contenders = sides.flatMap(({ squads }, at): readonly Contender[] =>
    squads.map((squad) => ({ player: `player-${at + 1}`, squad, team: at + 1 })),
  );
  const game = newGame(setupFor({ edition: "1e", format: LARGE.id, catalogue: CATALOGUE }, contenders), CONTENT, DICE);
  game.names = Object.fromEntries(sides.map(({ players }, at) => [`player-${at + 1}`, players[0] ?? ""]));
  return game;
}

const recordText = (game: Game): string => JSON.stringify(recordOf(game, DICE));
