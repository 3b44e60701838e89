/** The choice of game and list, and the start buttons. */
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { askForPersistence } from "../browser/persistence.ts";
import { Choice } from "../parts/choice.tsx";
import { type LastChoice, LEVELS, lastChoice, rememberChoice, wantedGame, withLevel, withList } from "../start/last-choice.ts";
import { WORDS } from "../words/home.ts";
import { levelInWords } from "../words/play/bots.ts";
import { ChosenList } from "./chosen-list.tsx";
import { Icon } from "./icon.tsx";
import styles from "./start-panel.module.css";
import { type LoadPreparer, useGamePreparer } from "./use-game-preparer.ts";
import { WhatToPlay } from "./what-to-play.tsx";

/** Who plays the other seats. */
const AGAINST = ["computer", "people"] as const;
type Against = (typeof AGAINST)[number];

export function StartPanel() {
  const [choice, setChoice] = useState(lastChoice);
  const loadPreparer = useGamePreparer();
  const { starting, problem, start, forgetProblem } = useStart(loadPreparer);
  const choose = (next: LastChoice): LastChoice => {
    setChoice(next);
    forgetProblem();
    rememberChoice(next);
    return next;
  };
  return (
    <div className={`column ${styles.desk}`}>
      <WhatToPlay choice={choice} choose={choose} />
      <ChosenList
        loadPreparer={loadPreparer}
        wanted={wantedGame(choice)}
        choose={(list) => choose(withList(choice, list))}
        play={(list) => void start("computer", choose(withList(choice, list)))}
      />
      <div className={styles.starts}>
        {AGAINST.map((of) => (
          <StartButton key={of} of={of} starting={starting} start={() => start(of, choice)} />
        ))}
        <MoreChoices choice={choice} choose={choose} />
      </div>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

/** The bot's level, and the way to all other options. */
function MoreChoices({ choice, choose }: { readonly choice: LastChoice; choose(next: LastChoice): void }) {
  const { play, edition } = wantedGame(choice);
  return (
    <div className={`fine ${styles.choices}`}>
      <Choice
        className=""
        label={WORDS.strength}
        value={choice.level}
        options={LEVELS.map((level) => [level as string, levelInWords(level)])}
        set={(level) => choose(withLevel(choice, level))}
      />
      <Link to="/play" search={{ scenario: play, edition }}>
        {WORDS.moreOptions}
      </Link>
    </div>
  );
}

/** Starts a game and opens it. `starting` is the button that was pressed, until the game is open or can't start. */
function useStart(loadPreparer: LoadPreparer) {
  const [starting, setStarting] = useState<Against>();
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const start = async (against: Against, from: LastChoice) => {
    setStarting(against);
    setProblem(undefined);
    rememberChoice(from);
    const begun = await begin(loadPreparer, from, against === "computer" ? from.level : undefined);
    if (begun.game === undefined) {
      setProblem(begun.refused);
      setStarting(undefined);
      return;
    }
    askForPersistence();
    await navigate({ to: "/play", search: { game: begun.game } });
  };
  return { starting, problem, start, forgetProblem: () => setProblem(undefined) };
}

async function begin(loadPreparer: LoadPreparer, from: LastChoice, level: string | undefined) {
  try {
    const preparer = await loadPreparer();
    const table = await preparer.prepare(wantedGame(from));
    if (!table.ok) return { refused: WORDS.failed };
    const { game, refused = WORDS.failed } = await preparer.start(table.value, level);
    return { game, refused };
  } catch {
    return { refused: WORDS.failed };
  }
}

interface StartButtonProps {
  readonly of: Against;
  /** While the game starts, the button that was pressed. */
  readonly starting: Against | undefined;
  start(): Promise<void>;
}

const StartButton = ({ of, starting, start }: StartButtonProps) => (
  <button
    type="button"
    className={`card-line ${styles.go}`}
    data-first={of === "computer" ? "" : undefined}
    disabled={starting !== undefined}
    onClick={() => void start()}
  >
    <Icon of={of} />
    <span className="lines grow">
      <b>{of === "computer" ? WORDS.computer : WORDS.sameScreen}</b>
      {starting === of ? (
        <small role="status">{WORDS.starting}</small>
      ) : (
        <small>{of === "computer" ? WORDS.atOnce : WORDS.passAround}</small>
      )}
    </span>
  </button>
);
