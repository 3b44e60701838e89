/** The start of a game: the games that the browser keeps, and a new one. */
import type { Client, GameReply } from "../../game-worker/client.ts";
import { SEATS_IN_WORDS } from "../seats-in-words.ts";
import { GameForm } from "./game-form.tsx";
import { KeptGames } from "./kept-list.tsx";

interface StartPageProps {
  readonly client: Client;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly scenario: string | undefined;
  open(outcome: GameReply): void;
  watch(record: string): void;
  resume(game: string): void;
}

export function StartPage({ client, seed, scenario, open, watch, resume }: StartPageProps) {
  return (
    <>
      <p className="lead">{SEATS_IN_WORDS}. The rules are kept, the dice are rolled, and nobody sees another’s dials.</p>
      <KeptGames client={client} resume={resume} open={open} watch={watch} />
      <section aria-labelledby="new-game" className="play-start">
        <h2 id="new-game">New game</h2>
        <GameForm client={client} seed={seed} wanted={scenario} open={open} />
      </section>
    </>
  );
}
