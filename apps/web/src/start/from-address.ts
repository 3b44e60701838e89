/** Starts a game directly from the address, without the form. */
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PEOPLE, type StartAddress } from "../addresses/start.ts";
import { askForPersistence } from "../browser/persistence.ts";
import type { Client, GameReply } from "../game-worker/page/client.ts";
import { storedDrafts } from "../lists/drafts/draft-store.ts";
import { WORDS } from "../words/parts.ts";
import { START } from "../words/play/start.ts";
import { lastChoice } from "./last-choice.ts";
import { prepareWantedGame, startReadyGame } from "./wanted-game.ts";

interface FromAddressProps {
  readonly client: Client;
  readonly seed: string | undefined;
  open(outcome: GameReply): void;
}

const route = getRouteApi("/play");

/**
 * Returns whether the address asks for a game. If so, starts that game once, and replaces the address with the new game's address. If the
 * game can't start, replaces the address with the form's address.
 */
export function useStartFromAddress({ client, seed, open }: FromAddressProps): boolean {
  const { play, edition, list, against } = route.useSearch();
  const navigate = route.useNavigate();
  const done = useRef<string>(undefined);
  const key = JSON.stringify({ play, edition, list, against });
  const isWanted = play !== undefined;
  const carryOut = async (wanted: StartAddress): Promise<void> => {
    const outcome = await beginWanted(client, wanted, seed).catch((): GameReply => ({ refused: WORDS.notLoaded }));
    if (outcome.scene) {
      askForPersistence();
      await navigate({ search: { game: outcome.scene.game }, replace: true });
    } else {
      open(outcome);
      await navigate({ search: { scenario: wanted.play }, replace: true });
    }
  };
  useEffect(() => {
    if (!isWanted || done.current === key) return;
    done.current = key;
    void carryOut(JSON.parse(key) as StartAddress);
  });
  return isWanted;
}

async function beginWanted(
  client: Client,
  { play = "", edition, list, against }: StartAddress,
  seed: string | undefined,
): Promise<GameReply> {
  const offer = (await client.offers("all")).find(({ id }) => id === play);
  const [usual] = offer?.editions ?? [];
  const played = edition ?? usual;
  if (played === undefined) return { refused: START.noGame };
  const ready = await prepareWantedGame(client, { play, edition: played, list }, storedDrafts());
  if (!ready.ok) return { refused: START.noGame };
  return startReadyGame(client, ready.value, against === PEOPLE ? undefined : (against ?? lastChoice().level), seed);
}
