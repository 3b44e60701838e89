/** Shows the result page when a game is over. From there, the player can go to the table, which then has a button back to the result. */
import type { PlayResult } from "@broadside/telling";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { saveFile } from "../../browser/save-file.ts";
import { useAction } from "../../browser/use-action.ts";
import type { ActionReply } from "../../game-worker/shared/action-reply.ts";
import { maySwap } from "../../game-worker/shared/sides.ts";
import { Icon } from "../../look/icon.tsx";
import { Refusal } from "../../parts/refusal.tsx";
import { newSeed } from "../../start/new-seed.ts";
import { WORDS } from "../../words/parts.ts";
import { END } from "../../words/play/end.ts";
import { DrawerButton, type DrawerName } from "../board/drawer.tsx";
import { useExits, useScene, useWorker } from "../board/open-game.ts";
import endStyles from "./end.module.css";
import { EndPage } from "./end-page.tsx";
import styles from "./foot.module.css";
import topStyles from "./top.module.css";

interface EndOfGameProps {
  readonly result: PlayResult;
  openDrawer(name: DrawerName | undefined): void;
}

export function EndOfGame({ result, openDrawer }: EndOfGameProps) {
  const [isOpen, setOpen] = useState(true);
  // A drawer that was open when the game ended would cover the result.
  useEffect(() => openDrawer(undefined), [openDrawer]);
  if (!isOpen)
    return (
      <button type="button" className={`${endStyles.back} primary`} onClick={() => setOpen(true)}>
        {END.back}
      </button>
    );
  const tools = (
    <>
      <button type="button" className={topStyles.look} onClick={() => setOpen(false)}>
        {END.showTable}
      </button>
      <DrawerButton name="log" open={openDrawer} />
    </>
  );
  return (
    <EndPage of="played" result={result} tools={tools}>
      <WhatNext />
    </EndPage>
  );
}

/** Buttons for another game, the replay, and the saved file. */
function WhatNext() {
  const worker = useWorker();
  const { open, watch, leave } = useExits();
  const canSwap = useScene(({ seats }) => maySwap(seats));
  const { run, refused } = useAction();
  const again = async (isSwapped: boolean) => {
    const begun: ActionReply = await run(() => worker.again(isSwapped, newSeed()), WORDS.notLoaded);
    if (begun.game !== undefined) open(begun);
  };
  const save = () => run(async () => saveFile("broadside-game.json", await worker.save()), WORDS.notSaved);
  return (
    <>
      <Refusal why={refused} />
      {canSwap && (
        <button type="button" onClick={() => void again(true)}>
          <span aria-hidden="true">⇄</span> {END.swap}
        </button>
      )}
      <span className={`not-on-phone ${styles.between}`} />
      <button type="button" onClick={() => watch()}>
        <span aria-hidden="true">▶</span> {END.watch}
      </button>
      <button type="button" onClick={() => void save()}>
        {END.save}
      </button>
      <span className="grow not-on-phone" />
      <button type="button" className={styles.quiet} onClick={leave}>
        {END.newGame}
      </button>
      <Link to="/" className={styles.quiet}>
        {END.home}
      </Link>
      <button type="button" className="primary" onClick={() => void again(false)}>
        <Icon name="reload" /> {END.again}
      </button>
    </>
  );
}
