/** A running game. The table fills the screen, and questions, fleets and everything else float over it. */
import type { Pose } from "@broadside/geometry";
import type { Sight, TableWidget } from "@broadside/table";
import { useRef, useState } from "react";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import { useWindowSize } from "../../browser/window-size.ts";
import type { GameReply } from "../../game-worker/page/client.ts";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { Refusal } from "../../parts/refusal.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { TABLE } from "../../words/play/table/table.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { usualInsets } from "../board/camera/insets.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { usePanels } from "../board/camera/use-panels.ts";
import { DrawerButtons, type DrawerName } from "../board/drawer.tsx";
import { useScene, useSelect } from "../board/open-game.ts";
import { firstPerson } from "../board/seats/bots.ts";
import { playerColours } from "../board/seats/player-colours.ts";
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
import type { MiniMapProps } from "../panels/rail/mini-map.tsx";
import { SelectedShip } from "../panels/ships/ship-cards.tsx";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { AnswerPanel } from "./answering/answer-panel.tsx";
import { drag, press } from "./answering/table-hands.ts";
import { type Answering, useAnswering } from "./answering/use-answering.ts";
import { useGame } from "./answering/use-game.ts";
import { useTableView } from "./answering/use-table-view.ts";
import { GameDialogs } from "./game-dialogs.tsx";
import { GameDrawers } from "./game-drawers.tsx";
import { useSteps } from "./use-steps.ts";

interface GameTableProps {
  /** Opens another game from a file. */
  open(outcome: GameReply): void;
  /** Opens the replay of this game, at its start or after an input. */
  watch(from?: number): void;
  leave(): void;
  /** In a guided game, draws the coach's comments on questions. */
  coach: RenderCoach | undefined;
}

export function GameTable({ coach, ...leaving }: GameTableProps) {
  useWholeScreen();
  const scene = useScene();
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
  const panels = usePanels();
  const shown = steps.isBehind ? undefined : (question ?? dials.current);
  const fleet = answering.fleet.hand;
  const camera = useCamera({ widget, question: shown, panels, isDialling: isSecret, fleet, startsFollowing: true });
  return (
    <div
      className="play-page play-game"
      data-phase={scene.state.cursor.phase}
      data-secret={isSecret || undefined}
      {...playerColours(scene)}
    >
      <PageHeading title={PAGE_NAMES["/play"]} />
      <GameStage answering={answering} view={view} looked={looked} widget={widget} />
      <div className="play-over">
        <TopBar>
          <UndoButton uncovered={uncovered} give={(input) => void game.give([input])} stop={answering.stop} />
          <DrawerButtons open={setDrawer} />
        </TopBar>
        <Notes see={panels.seeNotes}>
          {scene.phaseSeconds !== undefined && scene.state.round > 0 && !scene.result && <PhaseTimer />}
          <Refusal why={game.refused} />
          <LoadFailed loads={[game.secrets]} />
          {!scene.isKept && <p className="note">{TABLE.notSaved}</p>}
        </Notes>
        {!isSecret && <FleetRails own={question?.seat ?? firstPerson(scene)} />}
        {!isSecret && <Feed open={() => setDrawer("log")} />}
        <Corner see={panels.seeCorner} view={view} looked={looked} widget={widget} {...camera} />
        {!isSecret && <SelectedShip />}
        <Banner text={steps.banner} />
        {steps.isBehind && <SkipButton skip={steps.skip} />}
        <AnswerPanel
          answering={answering}
          coach={coach}
          isHidden={steps.isBehind}
          seePanel={panels.seeQuestion}
          seeCard={panels.seeCard}
          showPlayers={() => setDialog("players")}
        />
      </div>
      <GameWindows answering={answering} drawer={drawer} pull={setDrawer} dialog={dialog} show={setDialog} {...leaving} />
    </div>
  );
}

interface GameStageProps extends Pick<MiniMapProps, "view" | "looked" | "widget"> {
  readonly answering: Answering;
}

/** The table, on which players can select pieces and answer questions. */
function GameStage({ answering, view, looked, widget }: GameStageProps) {
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

const SkipButton = ({ skip }: { skip(): void }) => (
  <button type="button" className="play-skip" onClick={skip}>
    {TABLE.skip}
  </button>
);

interface GameWindowsProps extends Omit<GameTableProps, "coach"> {
  readonly answering: Answering;
  readonly drawer: DrawerName | undefined;
  pull(drawer: DrawerName | undefined): void;
  readonly dialog: GameDialog | undefined;
  show(dialog: GameDialog | undefined): void;
}

/** Everything that opens over the whole table: the result, the drawers and the dialogs. */
function GameWindows({ answering, drawer, pull, dialog, show, open, watch, leave }: GameWindowsProps) {
  const { result } = useScene();
  return (
    <>
      {result && <EndOfGame result={result} open={open} openDrawer={pull} watch={watch} leave={leave} />}
      <GameDrawers answering={answering} drawer={drawer} pull={pull} show={show} open={open} watch={() => watch()} leave={leave} />
      <GameDialogs game={answering.game} dialog={dialog} close={() => show(undefined)} />
    </>
  );
}
