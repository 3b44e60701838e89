/**
 * Opens another table: an example, a file, or a moment of a game. On a small screen, the dialog also has the buttons that save and share
 * this table.
 */
import type { Problem } from "@broadside/kit";
import { parsePosition } from "@broadside/position";
import { useState } from "react";
import { Dialog } from "../../parts/dialog.tsx";
import { FileButton } from "../../parts/file-button.tsx";
import { OPEN, PROBLEMS } from "../../words/judge/page.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { EXAMPLES } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { useJudge } from "../state/use-judge.ts";
import dialogsStyles from "./dialogs.module.css";
import { HandOut } from "./hand-out.tsx";
import { Problems } from "./problems.tsx";
import styles from "./top-bar.module.css";

interface OpenDialogProps {
  close(): void;
  fromGame(): void;
}

const EXAMPLE_LIST = Object.entries(EXAMPLES) as readonly [keyof typeof EXAMPLES, JudgedTable][];

const aboutOf = ({ edition, ships, obstacles }: JudgedTable): string =>
  ships.length === 0
    ? EDITION_NAMES[edition]
    : OPEN.example({ edition: EDITION_NAMES[edition], ships: ships.length, obstacles: obstacles.length });

export function OpenDialog({ close, fromGame }: OpenDialogProps) {
  const { open } = useJudge().history;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = (other: JudgedTable) => {
    open(other);
    close();
  };
  const read = async (chosen: File) => {
    const result = parsePosition(await chosen.text());
    if (result.ok) take(result.value);
    else setProblems(result.problems);
  };
  return (
    <Dialog title={OPEN.title} close={close}>
      <ul className={dialogsStyles.examples}>
        {EXAMPLE_LIST.map(([id, example]) => (
          <li key={id}>
            <button type="button" className="judge-raised" onClick={() => take(example)}>
              <b>{OPEN.examples[id]}</b>
              <small>{aboutOf(example)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="buttons">
        <FileButton label={OPEN.file} accept=".json,application/json" className="file-button row" read={read} />
        <button type="button" onClick={fromGame}>
          {OPEN.fromGame}
        </button>
        <span className="quiet">{OPEN.fileAbout}</span>
      </p>
      <p className={`buttons ${styles.narrow}`}>
        <HandOut />
      </p>
      <Problems title={PROBLEMS.noFile} problems={problems} />
    </Dialog>
  );
}
