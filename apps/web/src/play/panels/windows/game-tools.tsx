/** What players can do at any time: save, load, concede, call time, change something by hand, or report a problem. */
import type { Input, Seat } from "@broadside/rules";
import { useState } from "react";
import { saveFile } from "../../../browser/save-file.ts";
import { useAction } from "../../../browser/use-action.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { FileButton } from "../../../parts/file-button.tsx";
import { RECORD_FILES } from "../../../parts/record-text.ts";
import { Refusal } from "../../../parts/refusal.tsx";
import { loadRecord } from "../../../start/saved-games.tsx";
import { WORDS } from "../../../words/parts.ts";
import { PLAY } from "../../../words/play/page.ts";
import { DAMAGE_DECKS } from "../../../words/play/panels/damage-deck.ts";
import { concedingInWords, TOOLS } from "../../../words/play/panels/panels.ts";
import { useExits, useScene, useWorker } from "../../board/open-game.ts";
import { saveProblem } from "../../board/problem-report.ts";
import { isOnlyPerson, isPersonAt, seatsWithDials } from "../../board/seats/bots.ts";
import { JudgeButton } from "../bar/judge-button.tsx";
import styles from "./game-tools.module.css";

/** Windows that open over the table. */
export type GameDialog = "by hand" | "players" | "own dials" | "damage decks";

interface GameToolsProps {
  give(input: Input): void;
  refuse(reason: string | undefined): void;
  show(dialog: GameDialog): void;
}

export function GameTools({ give, refuse, show }: GameToolsProps) {
  const worker = useWorker();
  const { open, watch, leave } = useExits();
  const isOver = useScene(({ result }) => result !== undefined);
  const isProposed = useScene(({ proposal }) => proposal !== undefined);
  const isTimeCalled = useScene(({ state }) => state.timeCalled);
  const hasDials = useScene((scene) => seatsWithDials(scene).length > 0);
  const { run, refused } = useAction();
  const [asking, setAsking] = useState<"concede" | "time">();
  const load = async (file: File) => {
    const outcome = await loadRecord(worker, file);
    if (outcome.game !== undefined) open(outcome);
    else refuse(outcome.refused);
  };
  const save = async () => saveFile("broadside-game.json", await worker.save());
  const stopAsking = () => setAsking(undefined);
  const answer = (input: Input) => {
    stopAsking();
    give(input);
  };
  return (
    <section className="play-tools" aria-label={TOOLS.region}>
      <div className={`row wrap ${styles.toolRow}`}>
        <Tool name={TOOLS.save} use={() => void run(save, WORDS.notSaved)} />
        <FileButton label={PLAY.loadGame} accept={RECORD_FILES} read={load} />
        <Tool name={TOOLS.byHand} isOff={isOver || isProposed} use={() => show("by hand")} />
        <Tool name={TOOLS.players} use={() => show("players")} />
        <Tool name={TOOLS.ownDials} isOff={!hasDials} use={() => show("own dials")} />
        <Tool name={DAMAGE_DECKS.open} use={() => show("damage decks")} />
        <Tool name={TOOLS.time} isOff={isOver || isTimeCalled} use={() => setAsking("time")} />
        <Tool name={TOOLS.concede} isOff={isOver} use={() => setAsking("concede")} />
        <Tool name={TOOLS.watch} use={() => watch()} />
        <JudgeButton />
        <Tool name={TOOLS.report} use={() => void run(() => saveProblem(worker), WORDS.notSaved)} />
        <Tool name={TOOLS.leave} use={leave} />
      </div>
      <Refusal why={refused} />
      {asking === "time" && <TimeDialog call={() => answer({ input: "time" })} close={stopAsking} />}
      {asking === "concede" && <ConcedeDialog concede={(seat) => answer({ input: "concede", seat })} close={stopAsking} />}
    </section>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isOff?: boolean;
  use(): void;
}

const Tool = ({ name, isOff = false, use }: ToolProps) => (
  <button type="button" disabled={isOff} onClick={use}>
    {name}
  </button>
);

const TimeDialog = ({ call, close }: { call(): void; close(): void }) => (
  <Dialog title={TOOLS.timeTitle} close={close}>
    <p>{TOOLS.timeAbout}</p>
    <p className="buttons">
      <button type="button" data-first onClick={call}>
        {TOOLS.time}
      </button>
      <button type="button" onClick={close}>
        {TOOLS.playOn}
      </button>
    </p>
  </Dialog>
);

interface ConcedeDialogProps {
  concede(seat: Seat): void;
  close(): void;
}

function ConcedeDialog({ concede, close }: ConcedeDialogProps) {
  const scene = useScene();
  const mayConcede = scene.mayConcede.filter(({ seat }) => isPersonAt(scene, seat));
  const isAlone = mayConcede.every(({ seat }) => isOnlyPerson(scene, seat));
  return (
    <Dialog title={TOOLS.concede} close={close}>
      <p>{isAlone ? TOOLS.concedeAbout : TOOLS.whoConcedes}</p>
      <p className="buttons">
        {mayConcede.map(({ seat, isForTeam }) => (
          <button key={seat} type="button" onClick={() => concede(seat)}>
            {isAlone ? (isForTeam ? TOOLS.concedeForTeam : TOOLS.concede) : concedingInWords(scene.seats[seat]?.name ?? "", isForTeam)}
          </button>
        ))}
        <button type="button" data-first onClick={close}>
          {TOOLS.cancel}
        </button>
      </p>
    </Dialog>
  );
}
