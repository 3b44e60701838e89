/** A moment of a replay that fills the screen, with the same layout as a running game. No question is open, so nothing is gold. */
import type { Sight, TableWidget } from "@broadside/table";
import type { ReplayStop } from "@broadside/telling";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useWindowSize } from "../../browser/window-size.ts";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { Drawer, DrawerButton, type DrawerName } from "../../parts/drawer.tsx";
import { Sign } from "../../parts/icons.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { replayKeys, WORDS } from "../../words/play/replay.ts";
import { insetsOf, isPhone, useHeight } from "../board/camera/insets.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { useSidePanel } from "../board/help/panel-views.ts";
import { aimingOf } from "../board/marks/aiming.ts";
import { tableView } from "../board/view/table-view.ts";
import { Feed } from "../panels/bar/feed.tsx";
import { useJudging } from "../panels/bar/judge-button.tsx";
import { StatusLine } from "../panels/bar/status-line.tsx";
import { TopBar } from "../panels/bar/top-bar.tsx";
import { Corner } from "../panels/edges/corner.tsx";
import { FleetRails } from "../panels/edges/fleet-rails.tsx";
import { ScorePanel } from "../panels/scenario/score-panel.tsx";
import { SelectedShip, ShipCards } from "../panels/ships/ship-cards.tsx";
import { GameLog } from "../panels/windows/game-log.tsx";
import { KeyHelpList } from "../panels/windows/key-help.tsx";
import { Settings } from "../panels/windows/settings.tsx";
import { AimPanel } from "../questions/attack/aim-panel.tsx";
import { DiceOnTable } from "../questions/dice/dice.tsx";
import { ReplayIcon } from "./icons.tsx";
import { momentLink, momentPath } from "./link.ts";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayTools } from "./replay-tools.tsx";
import { StopQuestion } from "./stop-question.tsx";
import { useBanner } from "./use-banner.ts";
import type { Playback } from "./use-playback.ts";
import type { ReplayState, ShownMoment } from "./use-replay.ts";

export interface WatchedTableProps {
  readonly client: Client;
  readonly stops: readonly ReplayStop[];
  /** The replay's name in the address; undefined if no link can lead to it. */
  readonly watched: string | undefined;
  readonly replay: ReplayState;
  readonly shown: ShownMoment;
  readonly playing: Playback;
  readonly widget: RefObject<TableWidget | undefined>;
  open(outcome: GameReply): void;
  leave(): void;
}

export function WatchedTable({ client, stops, watched, replay, shown, playing, widget, open, leave }: WatchedTableProps) {
  const { scene, drawn, answer, step } = shown;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [drawer, setDrawer] = useState<DrawerName>();
  const [isFollowing, setFollowing] = useState(false);
  const looked = useRef<(sight: Sight) => void>(undefined);
  const [seePanel, below] = useHeight();
  const size = useWindowSize();
  const insets = insetsOf(size, { below, hasRails: true, isReading: useSidePanel().shown !== undefined });
  const question = scene.questions.find(({ number }) => number === answer?.question) ?? scene.questions[0];
  const banner = useBanner(step.banner, shown.at);

  // Shows why the selected ship's sections can or can't be attacked.
  const aiming = useMemo(
    () => (question ? aimingOf(scene, question).filter(({ target }) => selected.includes(target)) : []),
    [scene, question, selected],
  );
  const input = stops[shown.at]?.number ?? 0;
  const judge = useJudging(scene, watched === undefined ? undefined : momentPath(watched, input));
  const about = question?.about.ship;
  const view = useMemo(
    () => ({
      ...tableView({ scene: drawn, selected, aiming }),
      choices: [],
      effects: step.effects,
      ...(about !== undefined && { asked: about }),
    }),
    [drawn, selected, aiming, step, about],
  );
  useCamera(widget, scene, isFollowing ? question : undefined, insets);
  const ship = selected.find((id) => [...scene.ships, ...scene.remotes].some((one) => one.id === id));
  const [left = []] = scene.standings.map(({ seats }) => seats);
  const close = () => setDrawer(undefined);
  const select = (id: string) => setSelected([id]);

  return (
    <>
      <TableStage
        view={view}
        events={{ select: setSelected, move: () => undefined, look: (sight) => looked.current?.(sight) }}
        insets={insets}
        widget={widget}
      />
      <div className="play-over">
        <TopBar scene={scene}>
          <span className="replay-eye">
            <ReplayIcon of="eye" />
            <span>{WORDS.watching}</span>
          </span>
          <DrawerButton name="ships" open={setDrawer} />
          <DrawerButton name="log" open={setDrawer} />
          <DrawerButton name="game" open={setDrawer} />
          <button type="button" className="icon-button" aria-label={WORDS.stop} title={WORDS.stop} onClick={leave}>
            <Sign of="cross" />
          </button>
        </TopBar>
        <div className="play-notes">
          <StatusLine scene={scene} />
          {isPhone(size) && <ScorePanel client={client} scene={scene} />}
          {replay.problem !== undefined && (
            <p className="note" role="alert">
              {replay.problem}
            </p>
          )}
        </div>
        <FleetRails scene={scene} own={left[0] ?? 0} selected={ship} select={select} />
        <Feed scene={scene} open={() => setDrawer("log")} />
        <Corner client={client} scene={scene} view={view} looked={looked} widget={widget} isFollowing={isFollowing} follow={setFollowing} />
        {ship !== undefined && <SelectedShip scene={scene} ship={ship} close={() => setSelected([])} />}
        {banner !== undefined && (
          <p className="play-banner" aria-hidden="true">
            {banner}
          </p>
        )}
        <div className="play-panel" ref={seePanel}>
          {!scene.result && <DiceOnTable scene={drawn} />}
          <AimPanel scene={scene} aiming={aiming} selected={selected} />
          <StopQuestion scene={scene} question={question} answer={answer?.label} />
          <ReplayBar stops={stops} at={replay.at} isShown={shown.at === replay.at} playing={playing}>
            <ReplayTools
              client={client}
              at={shown.at}
              scene={scene}
              link={momentLink(watched, input, window.location.origin)}
              open={open}
              judge={judge}
            />
          </ReplayBar>
        </div>
      </div>
      <Drawer name="ships" open={drawer} close={close}>
        <ShipCards scene={scene} selected={ship} select={select} />
      </Drawer>
      <Drawer name="log" open={drawer} close={close}>
        <GameLog scene={scene} />
      </Drawer>
      <Drawer name="game" open={drawer} close={close}>
        <button type="button" className="play-log-button" onClick={() => setDrawer("log")}>
          {WORDS.log}
        </button>
        <Settings />
        <KeyHelpList keys={replayKeys()} />
      </Drawer>
    </>
  );
}
