/** A running game. The table fills the screen, and questions, fleets and everything else float over it. */
import type { Pose } from "@broadside/geometry";
import type { Sight, TableWidget } from "@broadside/table";
import type { Scene } from "@broadside/telling";
import { useMemo, useRef, useState } from "react";
import { saveFile } from "../../browser/save-file.ts";
import { useWholeScreen } from "../../browser/whole-screen.ts";
import { useWindowSize } from "../../browser/window-size.ts";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { DrawerButton, type DrawerName } from "../../parts/drawer.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { TABLE } from "../../words/play/table/table.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { insetsOf, isPhone, useHeight } from "../board/camera/insets.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { useSidePanel } from "../board/help/panel-views.ts";
import { isPersonAt } from "../board/seats/bots.ts";
import { playerColours } from "../board/seats/player-colours.ts";
import { useSteps } from "../board/steps/use-steps.ts";
import { useGame } from "../board/use-game.ts";
import { tableView } from "../board/view/table-view.ts";
import { EndOfGame } from "../end/end-of-game.tsx";
import type { RenderCoach } from "../guided/screen-state.ts";
import { Feed } from "../panels/bar/feed.tsx";
import { PhaseTimer } from "../panels/bar/phase-timer.tsx";
import { StatusLine } from "../panels/bar/status-line.tsx";
import { TopBar } from "../panels/bar/top-bar.tsx";
import { UndoButton } from "../panels/bar/undo-button.tsx";
import { Corner } from "../panels/edges/corner.tsx";
import { FleetRails } from "../panels/edges/fleet-rails.tsx";
import { ScorePanel } from "../panels/scenario/score-panel.tsx";
import { SelectedShip } from "../panels/ships/ship-cards.tsx";
import type { GameDialog } from "../panels/windows/game-tools.tsx";
import { AnswerPanel } from "./answering/answer-panel.tsx";
import { drag, press } from "./answering/table-hands.ts";
import { useAnswering } from "./answering/use-answering.ts";
import { GameDialogs } from "./game-dialogs.tsx";
import { GameDrawers } from "./game-drawers.tsx";

interface GameTableProps {
  readonly client: Client;
  readonly scene: Scene;
  show(scene: Scene): void;
  /** Opens another game from a file. */
  open(outcome: GameReply): void;
  /** Opens the replay of this game, at its start or after an input. */
  watch(from?: number): void;
  leave(): void;
  /** In a guided game, draws the coach's comments on questions. */
  coach?: RenderCoach | undefined;
}

export function GameTable({ client, scene, show, open, watch, leave, coach }: GameTableProps) {
  useWholeScreen();
  const game = useGame(client, scene, show);
  const { uncovered } = game;
  const isSecret = uncovered !== undefined;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [drawer, setDrawer] = useState<DrawerName>();
  const [dialog, setDialog] = useState<GameDialog>();
  const looked = useRef<(sight: Sight) => void>(undefined);
  const widget = useRef<TableWidget>(undefined);
  const [seePanel, below] = useHeight();
  const [seeCard, card] = useHeight();
  const [seeNotes, notes] = useHeight();
  const [seeCorner, corner] = useHeight();
  const size = useWindowSize();
  const isReading = useSidePanel().shown !== undefined;
  const insets = insetsOf(size, { below, hasRails: !isSecret, coach: card, over: Math.max(notes, corner), isReading });

  const steps = useSteps(client, widget, scene, show);
  const answering = useAnswering(client, scene, game, steps.isBehind);
  const { question, placing, fleet, aiming, attack, dials } = answering;
  const picked = attack?.picked;
  const forecasts = attack?.forecasts;
  const suggested = answering.advice.key;
  const view = useMemo(
    () => ({
      ...tableView({ scene, question, placing, fleet: fleet.hand, selected, aiming, picked, forecasts, dials, suggested }),
      effects: steps.effects,
    }),
    [scene, question, placing, fleet.hand, selected, aiming, picked, forecasts, dials, suggested, steps.effects],
  );
  const camera = useCamera(widget, scene, question ?? dials.current, insets);

  const shipSelected = selected.find((id) => [...scene.ships, ...scene.remotes].some((ship) => ship.id === id));
  const selectShip = (ship: string) => setSelected([ship]);
  const persons = scene.seats.findIndex((_, seat) => isPersonAt(scene, seat));
  const own = uncovered ?? question?.seat ?? Math.max(0, persons);
  const report = async () => saveFile("broadside-problem.json", await client.problem());
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
          select: setSelected,
          move,
          moving: move,
          choose: (id) => press(answering, id),
          look: (sight) => looked.current?.(sight),
        }}
        insets={insets}
        widget={widget}
      />
      <div className="play-over">
        <TopBar scene={scene}>
          <UndoButton scene={scene} uncovered={uncovered} give={(input) => void game.give([input])} stop={answering.stop} />
          <DrawerButton name="ships" open={setDrawer} />
          <DrawerButton name="log" open={setDrawer} />
          <DrawerButton name="game" open={setDrawer} />
        </TopBar>
        <div className="play-notes" ref={seeNotes}>
          <StatusLine scene={scene} />
          {isPhone(size) && <ScorePanel client={client} scene={scene} />}
          {scene.phaseSeconds !== undefined && scene.state.round > 0 && !scene.result && <PhaseTimer client={client} />}
          {game.refused !== undefined && (
            <p className="note" role="alert">
              {game.refused}
            </p>
          )}
          {!scene.isKept && <p className="note">{TABLE.notSaved}</p>}
        </div>
        {!isSecret && (
          <>
            <FleetRails scene={scene} own={own} selected={shipSelected} select={selectShip} />
            <Feed scene={scene} open={() => setDrawer("log")} />
          </>
        )}
        <Corner
          see={seeCorner}
          client={client}
          scene={scene}
          view={view}
          looked={looked}
          widget={widget}
          isFollowing={camera.isFollowing}
          follow={camera.follow}
        />
        {shipSelected !== undefined && !isSecret && <SelectedShip scene={scene} ship={shipSelected} close={() => setSelected([])} />}
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
          client={client}
          scene={scene}
          answering={answering}
          selected={selected}
          coach={coach}
          isHidden={steps.isBehind}
          seePanel={seePanel}
          seeCard={seeCard}
          report={() => void report()}
          showPlayers={() => setDialog("players")}
        />
      </div>
      {scene.result && (
        <EndOfGame client={client} scene={scene} result={scene.result} open={open} openDrawer={setDrawer} watch={watch} leave={leave} />
      )}
      <GameDrawers
        client={client}
        scene={scene}
        answering={answering}
        drawer={drawer}
        pull={setDrawer}
        ship={shipSelected}
        select={selectShip}
        show={setDialog}
        open={open}
        watch={() => watch()}
        leave={leave}
        report={() => void report()}
      />
      <GameDialogs
        client={client}
        scene={scene}
        game={game}
        dialog={dialog}
        ship={shipSelected}
        show={show}
        close={() => setDialog(undefined)}
      />
    </div>
  );
}
