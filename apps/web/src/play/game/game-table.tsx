/** A running game. The table fills the screen, and questions, fleets and everything else float over it. */
import type { Pose } from "@broadside/geometry";
import type { Sight, TableWidget } from "@broadside/table";
import { useRef, useState } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import { useWindowSize } from "../../browser/window-size.ts";
import type { GameReply } from "../../game-worker/client.ts";
import { DrawerButton, type DrawerName } from "../../parts/drawer.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { TABLE } from "../../words/play/table/table.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { usualInsets } from "../board/camera/insets.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { usePanels } from "../board/camera/use-panels.ts";
import { useScene, useSelect } from "../board/open-game.ts";
import { isPersonAt } from "../board/seats/bots.ts";
import { playerColours } from "../board/seats/player-colours.ts";
import { useSteps } from "../board/steps/use-steps.ts";
import { useGame } from "../board/use-game.ts";
import { EndOfGame } from "../end/end-of-game.tsx";
import type { RenderCoach } from "../guided/screen-state.ts";
import { Feed } from "../panels/bar/feed.tsx";
import { TopBar } from "../panels/bar/top-bar.tsx";
import { UndoButton } from "../panels/bar/undo-button.tsx";
import { Corner } from "../panels/edges/corner.tsx";
import { FleetRails } from "../panels/edges/fleet-rails.tsx";
import { SelectedShip } from "../panels/ships/ship-cards.tsx";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { AnswerPanel } from "./answering/answer-panel.tsx";
import { drag, press } from "./answering/table-hands.ts";
import { useAnswering } from "./answering/use-answering.ts";
import { useTableView } from "./answering/use-table-view.ts";
import { GameDialogs } from "./game-dialogs.tsx";
import { GameDrawers } from "./game-drawers.tsx";
import { GameNotes } from "./game-notes.tsx";

interface GameTableProps {
  /** Opens another game from a file. */
  open(outcome: GameReply): void;
  /** Opens the replay of this game, at its start or after an input. */
  watch(from?: number): void;
  leave(): void;
  /** In a guided game, draws the coach's comments on questions. */
  coach: RenderCoach | undefined;
}

export function GameTable({ open, watch, leave, coach }: GameTableProps) {
  useWholeScreen();
  const scene = useScene();
  const select = useSelect();
  const game = useGame();
  const { uncovered } = game;
  const isSecret = uncovered !== undefined;
  const [drawer, setDrawer] = useState<DrawerName>();
  const [dialog, setDialog] = useState<GameDialog>();
  const looked = useRef<(sight: Sight) => void>(undefined);
  const widget = useRef<TableWidget>(undefined);
  const steps = useSteps(widget);
  const answering = useAnswering(game, steps.isBehind);
  const { question, dials } = answering;
  const view = useTableView(answering, steps.effects);

  const insets = usualInsets(useWindowSize());
  const panels = usePanels();
  const shown = steps.isBehind ? undefined : (question ?? dials.current);
  const camera = useCamera({ widget, question: shown, panels, isDialling: isSecret, startsFollowing: true });

  const persons = scene.seats.findIndex((_, seat) => isPersonAt(scene, seat));
  const move = (id: string, pose: Pose) => drag(answering, id, pose);
  return (
    <div
      className="play-page play-game"
      data-phase={scene.state.cursor.phase}
      data-secret={isSecret || undefined}
      {...playerColours(scene)}
    >
      <PageHeading title={PAGE_NAMES["/play"]} />
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
      <div className="play-over">
        <TopBar>
          <UndoButton uncovered={uncovered} give={(input) => void game.give([input])} stop={answering.stop} />
          <DrawerButton name="ships" open={setDrawer} />
          <DrawerButton name="log" open={setDrawer} />
          <DrawerButton name="game" open={setDrawer} />
        </TopBar>
        <GameNotes refused={game.refused} see={panels.seeNotes} />
        {!isSecret && <FleetRails own={question?.seat ?? Math.max(0, persons)} />}
        {!isSecret && <Feed open={() => setDrawer("log")} />}
        <Corner
          see={panels.seeCorner}
          view={view}
          looked={looked}
          widget={widget}
          isFollowing={camera.isFollowing}
          follow={camera.follow}
        />
        {!isSecret && <SelectedShip />}
        {steps.banner !== undefined && (
          <p className="play-banner" aria-hidden="true">
            {steps.banner}
          </p>
        )}
        {steps.isBehind && (
          <button type="button" className="play-skip" onClick={steps.skip}>
            {TABLE.skip}
          </button>
        )}
        <AnswerPanel
          answering={answering}
          coach={coach}
          isHidden={steps.isBehind}
          seePanel={panels.seeQuestion}
          seeCard={panels.seeCard}
          showPlayers={() => setDialog("players")}
        />
      </div>
      {scene.result && <EndOfGame result={scene.result} open={open} openDrawer={setDrawer} watch={watch} leave={leave} />}
      <GameDrawers
        answering={answering}
        drawer={drawer}
        pull={setDrawer}
        show={setDialog}
        open={open}
        watch={() => watch()}
        leave={leave}
      />
      <GameDialogs game={game} dialog={dialog} close={() => setDialog(undefined)} />
    </div>
  );
}
