/** A game at work: the table, and beside it the question, the ships, the log and everything else one can do. */
import type { Pose } from "@broadside/geometry";
import type { Input, Seat } from "@broadside/rules";
import { choosingHelp, keyboardHelp } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Client, GameReply } from "../game-worker/client.ts";
import { PageHeading } from "../page-heading.tsx";
import { saveFile } from "../save-file.ts";
import { TableBoard } from "../table-board.tsx";
import { aimingOf } from "./aiming.ts";
import { ChangeByHand } from "./change-by-hand.tsx";
import { Cover, SecretQuestions } from "./cover.tsx";
import { DIAL_HELP } from "./dial-grid.tsx";
import { DiceOnTable } from "./dice.tsx";
import { ENERGY_HELP } from "./energy-panel.tsx";
import { GameEnd } from "./game-end.tsx";
import { GameLog } from "./game-log.tsx";
import { GameTools } from "./game-tools.tsx";
import { KeyHelpList } from "./key-help.tsx";
import { OwnDials } from "./own-dials.tsx";
import { PhaseTimer } from "./phase-timer.tsx";
import { usePlacing } from "./placing.ts";
import { playerColours } from "./player-colours.ts";
import { PlayersDialog } from "./players-dialog.tsx";
import { isPersons } from "./programs.ts";
import { ProposalPanel } from "./proposal-panel.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { SetUpPanel, useSetUpForMe } from "./set-up-for-me.tsx";
import { isWide, SelectedShip, ShipCards } from "./ship-cards.tsx";
import { StatusLine } from "./status-line.tsx";
import { optionOf, PLACING, tableView } from "./table-view.ts";

interface GameTableProps {
  readonly client: Client;
  readonly scene: Scene;
  show(scene: Scene): void;
  /** Another game, from a file. */
  open(outcome: GameReply): void;
  /** The game so far, from its start. */
  watch(): void;
  leave(): void;
}

export function GameTable({ client, scene, show, open, watch, leave }: GameTableProps) {
  // Whose secrets are on the screen.
  const [uncovered, setUncovered] = useState<Seat>();
  const [refused, setRefused] = useState<string>();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<number>();
  const [among, setAmong] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const [isWithPlayers, setWithPlayers] = useState(false);
  const [isLooking, setLooking] = useState(false);

  const failed = useCallback((problem: unknown) => setRefused(problem instanceof Error ? problem.message : String(problem)), []);
  // One thing at a time: what is pressed before the answer has been taken was meant for the question before.
  const isGiving = useRef(false);
  const give = async (inputs: readonly Input[]) => {
    if (isGiving.current) return;
    isGiving.current = true;
    try {
      const outcome = await client.give(inputs, []);
      setAmong(undefined);
      setUncovered(undefined);
      setRefused(outcome.refused);
      if (outcome.scene) show(outcome.scene);
    } catch (problem) {
      failed(problem);
    } finally {
      isGiving.current = false;
    }
  };
  const setUp = useSetUpForMe(client, scene, uncovered === undefined, give);

  const asked = scene.questions.filter(({ secret, seat }) => !secret && isPersons(scene, seat) && !setUp.seats.includes(seat));
  const question = uncovered === undefined ? (asked.find(({ number }) => number === picked) ?? asked[0]) : undefined;
  const placing = usePlacing(client, scene, question);
  const answer = ({ seat, number }: PlayQuestion, given: { readonly key: string } | { readonly pose: Pose }) =>
    void give([{ input: "answer", seat, ask: number, ...given }]);
  const look = (seat: Seat | undefined) =>
    client.view(seat === undefined ? [] : [seat]).then((next) => {
      setUncovered(seat);
      show(next);
    }, failed);

  // The game has gone on by itself: a program has answered, or a clock has run out. What was being decided in secret stays on the screen
  // as long as it can be decided.
  const { round, cursor } = scene.state;
  useEffect(
    () =>
      client.follow(({ state, covered }) => {
        const isStill = state.round === round && state.cursor.phase === cursor.phase;
        const still = isStill && uncovered !== undefined && covered.includes(uncovered) ? uncovered : undefined;
        client.view(still === undefined ? [] : [still]).then((next) => {
          setUncovered(still);
          show(next);
        }, failed);
      }),
    [client, show, failed, uncovered, round, cursor.phase],
  );

  // Another window may have gone on with the game.
  useEffect(() => {
    const catchUp = () => {
      if (!isGiving.current) client.view(uncovered === undefined ? [] : [uncovered]).then(show, () => undefined);
    };
    window.addEventListener("focus", catchUp);
    return () => window.removeEventListener("focus", catchUp);
  }, [client, uncovered, show]);

  const aiming = useMemo(() => (question ? aimingOf(scene, question) : []), [scene, question]);
  const view = useMemo(() => tableView(scene, question, placing, selected, aiming), [scene, question, placing, selected, aiming]);
  const choose = (id: string) => {
    if (!question) return;
    const matching = question.options.filter((option) => optionOf(option) === id);
    const [only, ...others] = matching;
    if (only && others.length === 0) answer(question, { key: only.key });
    else if (only) setAmong(id);
  };
  const move = (id: string, pose: Pose) => {
    if (id === PLACING) placing?.set(pose);
  };
  const shipSelected = selected.find((id) => [...scene.ships, ...scene.remotes].some((ship) => ship.id === id));
  const cards = <ShipCards scene={scene} selected={shipSelected} select={(ship) => setSelected([ship])} />;

  return (
    <div className="play-page play-game table-colours" {...playerColours(scene)}>
      <PageHeading title="Play" />
      <div className="play-head">
        <StatusLine scene={scene} />
        <ScorePanel client={client} scene={scene} />
        {scene.phaseSeconds !== undefined && scene.state.round > 0 && !scene.result && <PhaseTimer client={client} />}
        {refused !== undefined && (
          <p className="note" role="alert">
            {refused}
          </p>
        )}
      </div>
      {!scene.isKept && <p className="note">This browser does not let the page keep the game. Save it before you close the page.</p>}
      <div className="play-layout">
        <div className="play-table">
          <TableBoard view={view} events={{ select: setSelected, move, moving: move, choose }} />
        </div>
        <div className="play-panel">
          {scene.result && <GameEnd result={scene.result} watch={watch} leave={leave} />}
          {scene.proposal && <ProposalPanel scene={scene} proposal={scene.proposal} give={(input) => void give([input])} />}
          {uncovered !== undefined && (
            <SecretQuestions
              key={uncovered}
              client={client}
              scene={scene}
              seat={uncovered}
              select={(ship) => setSelected([ship])}
              hide={() => void look(undefined)}
              report={() => void reportProblem(client)}
              finish={(inputs) => void give(inputs)}
            />
          )}
          {uncovered === undefined && scene.covered.some((seat) => isPersons(scene, seat) && !setUp.seats.includes(seat)) && (
            <Cover scene={scene} uncover={(seat) => void look(seat)} />
          )}
          {!scene.result && <DiceOnTable scene={scene} />}
          {question && (
            <QuestionPanel
              client={client}
              scene={scene}
              question={question}
              others={asked.filter((one) => one !== question)}
              placing={placing}
              among={among}
              aiming={aiming}
              selected={selected}
              answer={(given) => answer(question, given)}
              turnTo={setPicked}
              showAll={() => setAmong(undefined)}
              report={() => void reportProblem(client)}
            />
          )}
          <SetUpPanel scene={scene} setUp={setUp} />
          {shipSelected !== undefined && <SelectedShip scene={scene} ship={shipSelected} close={() => setSelected([])} />}
          <GameTools
            client={client}
            scene={scene}
            give={(input) => {
              setUp.stop();
              void give([input]);
            }}
            open={(outcome) => (outcome.scene ? open(outcome) : setRefused(outcome.refused))}
            leave={leave}
            changeByHand={() => setChanging(true)}
            players={() => setWithPlayers(true)}
            lookAtDials={() => setLooking(true)}
            watch={watch}
            report={() => void reportProblem(client)}
          />
          <GameLog log={scene.log} />
          {!isWide(scene) && cards}
          <KeyHelpList keys={[...choosingHelp, DIAL_HELP, ...ENERGY_HELP, ...keyboardHelp]} />
        </div>
        {isWide(scene) && cards}
      </div>
      {isWithPlayers && <PlayersDialog client={client} scene={scene} show={show} close={() => setWithPlayers(false)} />}
      {isLooking && <OwnDials client={client} scene={scene} show={show} close={() => setLooking(false)} />}
      {isChanging && (
        <ChangeByHand
          scene={scene}
          ship={shipSelected}
          close={() => setChanging(false)}
          propose={(seat, change, reason) => {
            setChanging(false);
            void give([{ input: "propose", seat, reason, changes: [change] }]);
          }}
        />
      )}
    </div>
  );
}

async function reportProblem(client: Client): Promise<void> {
  saveFile("broadside-problem.json", await client.problem());
}
