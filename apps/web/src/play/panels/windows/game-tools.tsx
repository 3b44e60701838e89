/** What players can do at any time: save, load, concede, call time, change something by hand, or report a problem. */
import type { Input, Seat } from "@broadside/rules";
import { useState } from "react";
import { saveFile } from "../../../browser/save-file.ts";
import type { GameReply } from "../../../game-worker/client.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { FileButton } from "../../../parts/file-button.tsx";
import { RECORD_FILES } from "../../../parts/record-text.ts";
import { loadRecord } from "../../../start/saved-games.tsx";
import { PLAY } from "../../../words/play/page.ts";
import { DAMAGE_DECKS } from "../../../words/play/panels/damage-deck.ts";
import { concedingInWords, TOOLS } from "../../../words/play/panels/panels.ts";
import { useClient, useScene } from "../../board/open-game.ts";
import { useProblemReport } from "../../board/problem-report.ts";
import { isOnlyPerson, isPersonAt, seatsWithDials } from "../../board/seats/bots.ts";
import { JudgeButton, useJudging } from "../bar/judge-button.tsx";

/** Windows that open over the table. */
export type GameDialog = "by hand" | "players" | "own dials" | "damage decks";

interface GameToolsProps {
  give(input: Input): void;
  open(outcome: GameReply): void;
  leave(): void;
  show(dialog: GameDialog): void;
  watch(): void;
}

export function GameTools({ give, open, leave, show, watch }: GameToolsProps) {
  const client = useClient();
  const scene = useScene();
  const judge = useJudging(scene);
  const [asking, setAsking] = useState<"concede" | "time">();
  const { result, state, proposal } = scene;
  const save = async () => saveFile("broadside-game.json", await client.save());
  return (
    <section className="play-tools" aria-label={TOOLS.region}>
      <div className="play-tool-row">
        <button type="button" onClick={() => void save()}>
          {TOOLS.save}
        </button>
        <FileButton label={PLAY.loadGame} accept={RECORD_FILES} read={async (file) => open(await loadRecord(client, file))} />
        <button type="button" disabled={result !== undefined || proposal !== undefined} onClick={() => show("by hand")}>
          {TOOLS.byHand}
        </button>
        <button type="button" onClick={() => show("players")}>
          {TOOLS.players}
        </button>
        <button type="button" disabled={seatsWithDials(scene).length === 0} onClick={() => show("own dials")}>
          {TOOLS.ownDials}
        </button>
        <button type="button" onClick={() => show("damage decks")}>
          {DAMAGE_DECKS.open}
        </button>
        <button type="button" disabled={result !== undefined || state.timeCalled} onClick={() => setAsking("time")}>
          {TOOLS.time}
        </button>
        <button type="button" disabled={result !== undefined} onClick={() => setAsking("concede")}>
          {TOOLS.concede}
        </button>
        <button type="button" onClick={watch}>
          {TOOLS.watch}
        </button>
        <JudgeButton judge={judge} />
        <button type="button" onClick={useProblemReport()}>
          {TOOLS.report}
        </button>
        <button type="button" onClick={leave}>
          {TOOLS.leave}
        </button>
      </div>
      {asking === "time" && (
        <Dialog title={TOOLS.timeTitle} close={() => setAsking(undefined)}>
          <p>{TOOLS.timeAbout}</p>
          <p className="buttons">
            <button
              type="button"
              data-first
              onClick={() => {
                setAsking(undefined);
                give({ input: "time" });
              }}
            >
              {TOOLS.time}
            </button>
            <button type="button" onClick={() => setAsking(undefined)}>
              {TOOLS.playOn}
            </button>
          </p>
        </Dialog>
      )}
      {asking === "concede" && (
        <ConcedeDialog
          close={() => setAsking(undefined)}
          concede={(seat) => {
            setAsking(undefined);
            give({ input: "concede", seat });
          }}
        />
      )}
    </section>
  );
}

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
