/** The game on the table: its worker, its client, its scene, and the pieces that are selected. Every part of the page reads them here. */
import type { GameClient } from "@broadside/client";
import type { Input } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { useCallback } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { requiredContext } from "../../browser/required-context.ts";
import type { GameWorker } from "../../game-worker/page/game-worker.ts";
import type { ActionReply } from "../../game-worker/shared/action-reply.ts";

interface GameParts {
  readonly worker: GameWorker;
  /** Undefined in a replay. */
  readonly client?: GameClient | undefined;
  readonly scene: Scene;
  /** Called with the answers that the player gives. */
  readonly noteAnswers?: ((inputs: readonly Input[]) => void) | undefined;
}

export interface OpenGame extends GameParts {
  /** The pieces selected on the table. */
  readonly selected: readonly string[];
}

const [GameContext, useOpenGame] = requiredContext<StoreApi<OpenGame>>("game");

export { GameContext };

export const openGame = (game: GameParts): StoreApi<OpenGame> => createStore(() => ({ ...game, selected: [] }));

/** The worker that runs the game. */
export const useWorker = (): GameWorker => useStore(useOpenGame(), ({ worker }) => worker);

/** The client of the game, which isn't a replay. */
export function useClient(): GameClient {
  const client = useStore(useOpenGame(), (game) => game.client);
  if (!client) throw new Error("a replay has no client");
  return client;
}

export const useNoteAnswers = (): OpenGame["noteAnswers"] => useStore(useOpenGame(), ({ noteAnswers }) => noteAnswers);

/** What is on the table. With `select`, the component is drawn again only when the selected part changes. */
export function useScene(): Scene;
export function useScene<Part>(select: (scene: Scene) => Part): Part;
export function useScene(select: (scene: Scene) => unknown = (scene) => scene): unknown {
  return useStore(useOpenGame(), ({ scene }) => select(scene));
}

/** Shows a later scene of the game. */
export function useShowScene(): (scene: Scene) => void {
  const { setState } = useOpenGame();
  return useCallback((scene) => setState({ scene }), [setState]);
}

export const useSelected = (): readonly string[] => useStore(useOpenGame(), ({ selected }) => selected);

/** The first ship or remote that is selected. */
export const useSelectedShip = (): string | undefined =>
  useStore(useOpenGame(), ({ scene, selected }) =>
    selected.find((id) => [...scene.ships, ...scene.remotes].some((ship) => ship.id === id)),
  );

/** The ways out of the game on the table. */
export interface Exits {
  /** Opens another game. */
  open(outcome: ActionReply): void;
  /** Opens the replay of this game, at its start or after an input. */
  watch(from?: number): void;
  leave(): void;
}

export const [ExitsContext, useExits] = requiredContext<Exits>("game");

/** Selects pieces instead of those selected before. */
export function useSelect(): (...selected: readonly string[]) => void {
  const { setState } = useOpenGame();
  return useCallback((...selected) => setState({ selected }), [setState]);
}
