/** Checks the chosen game, and starts it. */
import type { GameChoice } from "@broadside/content";
import { askForPersistence } from "../browser/persistence.ts";
import { useAction } from "../browser/use-action.ts";
import { useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import { WORDS } from "../words/parts.ts";
import { unnamedPlayer } from "../words/seats.ts";
import { withBotNames } from "./bot-names.ts";
import { newSeed } from "./new-seed.ts";
import { isPinOrNone } from "./pin-field.tsx";
import { gameChoice } from "./table-choice.ts";
import type { ListsOfSeats } from "./use-lists.ts";
import type { TableForm } from "./use-table-form.ts";

interface Starting {
  readonly worker: GameWorker;
  readonly seed: string | undefined;
  open(outcome: ActionReply): void;
}

export function useStart({ worker, seed, open }: Starting, { table, seats }: TableForm, lists: ListsOfSeats | undefined) {
  const flown = seats.flatMap((_, at) => lists?.chosen(at) ?? []);
  const names = seats.map(({ name }, at) => name.trim() || unnamedPlayer(at));
  const choice: GameChoice | undefined = flown.length === seats.length ? gameChoice(table, names, flown) : undefined;
  const { isPlayable } = table.offer;
  const checking = useLoading(isPlayable ? choice : undefined, worker.check);
  const { run, isBusy } = useAction();
  const isShared = seats.filter(({ level }) => level === undefined).length > 1;
  /** A PIN is ignored if the player is alone against bots and has nobody to hide secrets from. */
  const pins = seats.map(({ level, pin = "" }) => (isShared && level === undefined && pin !== "" ? pin : undefined));
  const play = async (chosen: GameChoice) => {
    const levels = seats.map(({ level }) => level);
    open(await run(() => worker.start(withBotNames(chosen, levels), seed ?? newSeed(), levels, pins), WORDS.notLoaded));
    askForPersistence();
  };
  return {
    checking,
    /** Whether several people share the screen. */
    isShared,
    mayStart: isPlayable && checking.answer?.problems.length === 0 && !isBusy && pins.every(isPinOrNone),
    play: () => choice && void play(choice),
  };
}
