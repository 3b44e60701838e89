/** The choice of game and list, and the start buttons. */
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { askForPersistence } from "../browser/persistence.ts";
import { Choice } from "../parts/choice.tsx";
import {
  type LastChoice,
  LEVELS,
  lastChoice,
  rememberChoice,
  wantedGame,
  withEdition,
  withLevel,
  withList,
  withPlay,
} from "../start/last-choice.ts";
import { WORDS } from "../words/home.ts";
import { levelInWords } from "../words/play/bots.ts";
import { Icon } from "./icon.tsx";
import { ListLine } from "./list-line.tsx";
import { ListsDialog } from "./lists-dialog.tsx";
import { type LoadPreparer, useGamePreparer, useReadyGame } from "./use-game-preparer.ts";
import { WhatToPlay } from "./what-to-play.tsx";
import "./start-panel.css";

/** Who plays the other seats. */
type Against = "computer" | "people";

export function StartPanel() {
  const [choice, setChoice] = useState(lastChoice);
  const [isChanging, setChanging] = useState(false);
  const loadPreparer = useGamePreparer();
  const wanted = wantedGame(choice);
  const prepared = useReadyGame(loadPreparer, wanted);
  usePreloadedTable(prepared !== undefined);
  const { starting, problem, start, forgetProblem } = useStart(loadPreparer);
  const choose = (next: LastChoice) => {
    setChoice(next);
    forgetProblem();
    rememberChoice(next);
  };
  const chooseList = (list: string | undefined): LastChoice => {
    const next = withList(choice, list);
    setChanging(false);
    choose(next);
    return next;
  };
  return (
    <div className="home-desk">
      <WhatToPlay
        edition={wanted.edition}
        play={wanted.play}
        setEdition={(edition) => choose(withEdition(choice, edition))}
        setPlay={(play) => choose(withPlay(choice, play))}
      />
      <ListLine prepared={prepared} change={() => setChanging(true)} />
      <div className="home-starts">
        <StartButton of="computer" name={WORDS.computer} about={WORDS.atOnce} starting={starting} start={() => start("computer", choice)} />
        <StartButton
          of="people"
          name={WORDS.sameScreen}
          about={WORDS.passAround}
          starting={starting}
          start={() => start("people", choice)}
        />
        <div className="home-choices">
          <Choice
            className=""
            label={WORDS.strength}
            value={choice.level}
            options={LEVELS.map((level) => [level as string, levelInWords(level)])}
            set={(level) => choose(withLevel(choice, level))}
          />
          <Link to="/play" search={{ scenario: wanted.play, edition: wanted.edition }}>
            {WORDS.moreOptions}
          </Link>
        </div>
      </div>
      <p className="home-problem" role="alert">
        {problem}
      </p>
      {isChanging && (
        <ListsDialog
          loadPreparer={loadPreparer}
          wanted={wanted}
          close={() => setChanging(false)}
          choose={chooseList}
          play={(list) => void start("computer", chooseList(list))}
        />
      )}
    </div>
  );
}

/** Loads the table while the user is still making a choice. */
function usePreloadedTable(isWanted: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (isWanted) void router.preloadRoute({ to: "/play" }).catch(() => undefined);
  }, [isWanted, router]);
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
    const { scene, refused = WORDS.failed } = await preparer.start(table.value, level);
    return { game: scene?.game, refused };
  } catch {
    return { refused: WORDS.failed };
  }
}

interface StartButtonProps {
  readonly of: Against;
  readonly name: string;
  readonly about: string;
  /** While the game starts, the button that was pressed. */
  readonly starting: Against | undefined;
  start(): Promise<void>;
}

const StartButton = ({ of, name, about, starting, start }: StartButtonProps) => (
  <button
    type="button"
    className="home-go"
    data-first={of === "computer" ? "" : undefined}
    disabled={starting !== undefined}
    onClick={() => void start()}
  >
    <Icon of={of} />
    <span>
      <b>{name}</b>
      <small role={starting === of ? "status" : undefined}>{starting === of ? WORDS.starting : about}</small>
    </span>
  </button>
);
