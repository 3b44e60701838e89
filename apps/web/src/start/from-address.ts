/** Starts a game directly from the address, without the form. */
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PEOPLE, type StartAddress } from "../addresses/start.ts";
import { askForPersistence } from "../browser/persistence.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import { storedDrafts } from "../lists/drafts/draft-store.ts";
import { WORDS } from "../words/parts.ts";
import { START } from "../words/play/start.ts";
import { lastChoice } from "./last-choice.ts";
import { prepareWantedGame, startReadyGame } from "./wanted-game.ts";

interface FromAddressProps {
  readonly worker: GameWorker;
  readonly seed: string | undefined;
  open(outcome: ActionReply): void;
}

const route = getRouteApi("/play");

/**
 * Returns whether the address asks for a game. If so, starts that game once, and replaces the address with the new game's address. If the
 * game can't start, replaces the address with the form's address.
 */
export function useStartFromAddress({ worker, seed, open }: FromAddressProps): boolean {
  const { play, edition, list, against } = route.useSearch();
  const navigate = route.useNavigate();
  const done = useRef<string>(undefined);
  const key = JSON.stringify({ play, edition, list, against });
  const isWanted = play !== undefined;
  const carryOut = async (wanted: StartAddress): Promise<void> => {
    const outcome = await beginWanted(worker, wanted, seed).catch((): ActionReply => ({ refused: WORDS.notLoaded }));
    if (outcome.game !== undefined) {
      askForPersistence();
      await navigate({ search: { game: outcome.game }, replace: true });
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
  worker: GameWorker,
  { play = "", edition, list, against }: StartAddress,
  seed: string | undefined,
): Promise<ActionReply> {
  const offer = (await worker.offers("all")).find(({ id }) => id === play);
  const [usual] = offer?.editions ?? [];
  const played = edition ?? usual;
  if (played === undefined) return { refused: START.noGame };
  const ready = await prepareWantedGame(worker, { play, edition: played, list }, storedDrafts());
  if (!ready.ok) return { refused: START.noGame };
  return startReadyGame(worker, ready.value, against === PEOPLE ? undefined : (against ?? lastChoice().level), seed);
}
