/** Tools for a moment of a replay: copy a link to it, continue the game from it, open it as a judge's table, and verify the record. */
import { useState } from "react";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Sign } from "../../parts/icons.tsx";
import { verdictInWords, WORDS } from "../../words/play/replay.ts";
import { useExits, useScene, useWorker } from "../board/open-game.ts";
import { JudgeButton } from "../panels/bar/judge-button.tsx";
import styles from "./replay-bar.module.css";

interface ReplayToolsProps {
  /** The stop that is shown. */
  readonly at: number;
  /** The link to this moment; undefined if there is none. */
  readonly link: string | undefined;
  /** The address of this moment; undefined if it has none. */
  readonly back: string | undefined;
}

export function ReplayTools({ at, link, back }: ReplayToolsProps) {
  const worker = useWorker();
  const { open } = useExits();
  const isOver = useScene(({ result }) => result !== undefined);
  const [said, setSaid] = useState<string>();
  const failed = ({ message }: Error) => setSaid(message);
  const continueHere = async () => {
    const outcome = await worker.continueFrom(at);
    if (outcome.game !== undefined) open(outcome);
    else setSaid(outcome.refused);
  };
  const verify = async () => {
    setSaid(WORDS.verifying);
    setSaid(verdictInWords(await worker.verifyWatched()));
  };
  return (
    <>
      <span className={`row ${styles.more}`}>
        {link === undefined ? (
          <button type="button" onClick={() => setSaid(WORDS.fileOnly)}>
            {WORDS.copyLink}
          </button>
        ) : (
          <CopyButton label={WORDS.copyLink} text={() => link} />
        )}
        <button
          type="button"
          disabled={isOver}
          title={isOver ? WORDS.isOver : WORDS.continues}
          onClick={() => void continueHere().catch(failed)}
        >
          {WORDS.continue}
        </button>
        <button type="button" onClick={() => void verify().catch(failed)}>
          {WORDS.verify}
        </button>
        <JudgeButton back={back} />
      </span>
      <Said text={said} close={() => setSaid(undefined)} />
    </>
  );
}

const Said = ({ text, close }: { readonly text: string | undefined; close(): void }) => (
  <div className={`row ${styles.said}`} data-empty={text === undefined || undefined}>
    <p className="grow detail" role="status">
      {text}
    </p>
    <button type="button" className="icon-button" aria-label={WORDS.close} onClick={close}>
      <Sign of="cross" />
    </button>
  </div>
);
