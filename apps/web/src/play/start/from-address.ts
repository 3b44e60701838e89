/** What the address wants before anybody fills in the form: a game that begins at once. */
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { storedDrafts } from "../../build/drafts/draft-store.ts";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { lastChoice } from "../../home/last-choice.ts";
import { askToKeep } from "../../kept/persistence.ts";
import { WORDS } from "../../words/parts.ts";
import { START } from "../../words/play/start.ts";
import { PEOPLE, type StartAddress } from "./start-address.ts";
import { begin, layOut } from "./wanted-game.ts";

interface FromAddressProps {
  readonly client: Client;
  readonly seed: string | undefined;
  open(outcome: GameReply): void;
}

const route = getRouteApi("/play");

/** Whether the address wants something; then that is done once, and the address becomes that of the game, or of the form. */
export function useAddressedStart({ client, seed, open }: FromAddressProps): boolean {
  const { play, edition, list, against } = route.useSearch();
  const navigate = route.useNavigate();
  const done = useRef<string>(undefined);
  const key = JSON.stringify({ play, edition, list, against });
  const isWanted = play !== undefined;
  const carryOut = async (wanted: StartAddress): Promise<void> => {
    const outcome = await beginWanted(client, wanted, seed).catch((): GameReply => ({ refused: WORDS.notLoaded }));
    if (outcome.scene) {
      askToKeep();
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
  const laid = await layOut(client, { play, edition: played, list }, storedDrafts());
  if (!laid.ok) return { refused: START.noGame };
  return begin(client, laid.value, against === PEOPLE ? undefined : (against ?? lastChoice().level), seed);
}
