/** The choice of game and list, and the start buttons. */
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { askForPersistence } from "../browser/persistence.ts";
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
import { useGamePreparer, useReadyGame } from "./use-game-preparer.ts";
import { WhatToPlay } from "./what-to-play.tsx";
import "./start-panel.css";

/** Who plays the other seats. */
type Against = "computer" | "people";

export function StartPanel() {
  const [choice, setChoice] = useState(lastChoice);
  const [starting, setStarting] = useState<Against>();
  const [problem, setProblem] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const navigate = useNavigate();
  const router = useRouter();
  const loadPreparer = useGamePreparer();
  const wanted = wantedGame(choice);
  const prepared = useReadyGame(loadPreparer, wanted);
  useEffect(() => {
    // Load the table while the user is still making a choice.
    if (prepared) void router.preloadRoute({ to: "/play" }).catch(() => undefined);
  }, [prepared, router]);

  const choose = (next: LastChoice) => {
    setChoice(next);
    setProblem(undefined);
    rememberChoice(next);
  };
  const start = async (against: Against, from: LastChoice = choice) => {
    setStarting(against);
    setProblem(undefined);
    rememberChoice(from);
    const begun = await beginOn(from, against === "computer" ? from.level : undefined);
    if (begun.game === undefined) {
      setProblem(begun.refused);
      setStarting(undefined);
      return;
    }
    askForPersistence();
    await navigate({ to: "/play", search: { game: begun.game } });
  };
  const beginOn = async (from: LastChoice, level: string | undefined) => {
    try {
      const preparer = await loadPreparer();
      const table = await preparer.prepare(wantedGame(from));
      if (!table.ok) return { refused: WORDS.failed };
      const { scene, refused = WORDS.failed } = await preparer.start(table.value, level);
      return { game: scene?.game, refused };
    } catch {
      return { refused: WORDS.failed };
    }
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
        <StartButton of="computer" icon="computer" name={WORDS.computer} about={WORDS.atOnce} starting={starting} start={start} />
        <StartButton of="people" icon="people" name={WORDS.sameScreen} about={WORDS.passAround} starting={starting} start={start} />
        <div className="home-choices">
          <label>
            {WORDS.strength}
            <select value={choice.level} onChange={({ target }) => choose(withLevel(choice, target.value))}>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {levelInWords(level)}
                </option>
              ))}
            </select>
          </label>
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
          choose={(list) => {
            setChanging(false);
            choose(withList(choice, list));
          }}
          play={(list) => {
            setChanging(false);
            const next = withList(choice, list);
            choose(next);
            void start("computer", next);
          }}
        />
      )}
    </div>
  );
}

interface StartButtonProps {
  readonly of: Against;
  readonly icon: "computer" | "people";
  readonly name: string;
  readonly about: string;
  /** While the game starts, the button that was pressed. */
  readonly starting: Against | undefined;
  start(against: Against): Promise<void>;
}

function StartButton({ of, icon, name, about, starting, start }: StartButtonProps) {
  return (
    <button
      type="button"
      className="home-go"
      data-first={of === "computer" ? "" : undefined}
      disabled={starting !== undefined}
      onClick={() => void start(of)}
    >
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <small role={starting === of ? "status" : undefined}>{starting === of ? WORDS.starting : about}</small>
      </span>
    </button>
  );
}
