/** The start of a game: the games that the browser keeps, and a new one. */
import { getRouteApi } from "@tanstack/react-router";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { SEATS_IN_WORDS } from "../table/seats-in-words.ts";
import { useAddressedStart } from "./from-address.ts";
import { GameForm } from "./game-form.tsx";
import { KeptGames } from "./kept-list.tsx";
import { WORDS } from "./words.ts";

const route = getRouteApi("/play");

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
  const isStarting = useAddressedStart({ client, seed, open });
  const { edition } = route.useSearch();
  if (isStarting) return <p role="status">Setting up the table…</p>;
  return (
    <>
      <p className="lead">{SEATS_IN_WORDS}. The rules are kept, the dice are rolled, and nobody sees another’s dials.</p>
      <section aria-labelledby="new-game" className="play-start">
        <h2 id="new-game">{WORDS.newGame}</h2>
        <GameForm client={client} seed={seed} wanted={scenario} edition={edition} open={open} />
      </section>
      <KeptGames client={client} resume={resume} open={open} watch={watch} />
    </>
  );
}
