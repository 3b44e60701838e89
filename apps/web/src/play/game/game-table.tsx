/** A running game. The table fills the screen, and questions, fleets and everything else float over it. */
import type { Pose } from "@broadside/geometry";
import type { ReactNode } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import { useWindowSize } from "../../browser/window-size.ts";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { Refusal } from "../../parts/refusal.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { TABLE } from "../../words/play/table/table.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { usualInsets } from "../board/camera/insets.ts";
import { DrawerButtons } from "../board/drawer.tsx";
import { GamePage } from "../board/game-page.tsx";
import { useScene, useSelect } from "../board/open-game.ts";
import { firstPerson } from "../board/seats/bots.ts";
import { EndOfGame } from "../end/end-of-game.tsx";
import type { RenderCoach } from "../guided/screen-state.ts";
import { Banner } from "../panels/bar/banner.tsx";
import { Feed } from "../panels/bar/feed.tsx";
import { Notes } from "../panels/bar/notes.tsx";
import { PhaseTimer } from "../panels/bar/phase-timer.tsx";
import { TopBar } from "../panels/bar/top-bar.tsx";
import { UndoButton } from "../panels/bar/undo-button.tsx";
import { Corner } from "../panels/edges/corner.tsx";
import { FleetRails } from "../panels/edges/fleet-rails.tsx";
import { SelectedShip } from "../panels/ships/ship-cards.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { drag, press } from "./answering/table-hands.ts";
import { GameDialogs } from "./game-dialogs.tsx";
import { GameDrawers } from "./game-drawers.tsx";
import { TableProvider, useTableState } from "./table-state.tsx";

/** In a guided game, `coach` draws the coach's comments on questions. */
export function GameTable({ coach }: { readonly coach: RenderCoach | undefined }) {
  useWholeScreen();
  return (
    <TableProvider>
      <Frame>
        <GameStage />
        <div className="play-over">
          <TopBar>
            <BarButtons />
          </TopBar>
          <GameNotes />
          <Edges />
          <Steps />
          <AnswerPanel coach={coach} />
        </div>
        <Result />
        <GameDrawers />
        <GameDialogs />
      </Frame>
    </TableProvider>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <GamePage title={PAGE_NAMES["/play"]} data-secret={useTableState().answering.game.uncovered !== undefined || undefined}>
    {children}
  </GamePage>
);

/** The table, on which players can select pieces and answer questions. */
function GameStage() {
  const { answering, view, looked, widget } = useTableState();
  const select = useSelect();
  const insets = usualInsets(useWindowSize());
  const move = (id: string, pose: Pose) => drag(answering, id, pose);
  return (
    <TableStage
      view={view}
      events={{
        select: (ids) => select(...ids),
        move,
        moving: move,
        choose: (id) => press(answering, id),
        look: (sight) => looked.current?.(sight),
      }}
      insets={insets}
      widget={widget}
    />
  );
}

function BarButtons() {
  const { answering, pull } = useTableState();
  const { game, stop } = answering;
  return (
    <>
      <UndoButton uncovered={game.uncovered} give={(input) => void game.give([input])} stop={stop} />
      <DrawerButtons open={pull} />
    </>
  );
}

function GameNotes() {
  const { answering, panels } = useTableState();
  const { refused, secrets } = answering.game;
  const isTimed = useScene(({ phaseSeconds, state, result }) => phaseSeconds !== undefined && state.round > 0 && !result);
  const isKept = useScene((scene) => scene.isKept);
  return (
    <Notes see={panels.seeNotes}>
      {isTimed && <PhaseTimer />}
      <Refusal why={refused} />
      <LoadFailed loads={[secrets]} />
      {!isKept && <p className="note">{TABLE.notSaved}</p>}
    </Notes>
  );
}

/** The panels at the sides of the table. While a player's secrets are on the screen, there is only the corner. */
function Edges() {
  const { answering, view, panels, camera, looked, widget, pull } = useTableState();
  const { question, game } = answering;
  const first = useScene(firstPerson);
  const isSecret = game.uncovered !== undefined;
  return (
    <>
      {!isSecret && <FleetRails own={question?.seat ?? first} />}
      {!isSecret && <Feed open={() => pull("log")} />}
      <Corner see={panels.seeCorner} view={view} looked={looked} widget={widget} {...camera} />
      {!isSecret && <SelectedShip />}
    </>
  );
}

/** What has just happened. While steps are shown, a button skips the rest. */
function Steps() {
  const { banner, isBehind, skip } = useTableState().steps;
  return (
    <>
      <Banner text={banner} />
      {isBehind && (
        <button type="button" className="play-skip" onClick={skip}>
          {TABLE.skip}
        </button>
      )}
    </>
  );
}

function Result() {
  const { pull } = useTableState();
  const result = useScene((scene) => scene.result);
  return result && <EndOfGame result={result} openDrawer={pull} />;
}
