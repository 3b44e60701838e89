/** A moment of a replay that fills the screen, with the same layout as a running game. No question is open, so nothing is gold. */
import type { Sight, TableView, TableWidget } from "@broadside/table";
import type { PlayQuestion, ReplayStop } from "@broadside/telling";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useWindowSize } from "../../browser/window-size.ts";
import { Sign } from "../../parts/icons.tsx";
import { Refusal } from "../../parts/refusal.tsx";
import { TableStage } from "../../parts/table-stage.tsx";
import { replayKeys, WORDS } from "../../words/play/replay.ts";
import { replayInsets } from "../board/camera/insets.ts";
import { useCamera } from "../board/camera/use-camera.ts";
import { usePanels } from "../board/camera/use-panels.ts";
import { DrawerButtons, type DrawerName } from "../board/drawer.tsx";
import { type Aiming, aimingOf } from "../board/marks/aiming.ts";
import { useExits, useScene, useSelect, useSelected } from "../board/open-game.ts";
import { tableView } from "../board/view/table-view.ts";
import { Banner } from "../panels/bar/banner.tsx";
import { Feed } from "../panels/bar/feed.tsx";
import { Notes } from "../panels/bar/notes.tsx";
import { TopBar } from "../panels/bar/top-bar.tsx";
import { Corner } from "../panels/edges/corner.tsx";
import { FleetRails } from "../panels/edges/fleet-rails.tsx";
import { SelectedShip } from "../panels/ships/ship-cards.tsx";
import { Drawers } from "../panels/windows/drawers.tsx";
import { KeyHelpList } from "../panels/windows/key-help.tsx";
import { Settings } from "../panels/windows/settings.tsx";
import { AimPanel } from "../questions/attack/aim-panel.tsx";
import { DiceOnTable } from "../questions/dice/dice.tsx";
import { ReplayIcon } from "./icons.tsx";
import { momentLink, momentPath } from "./link.ts";
import styles from "./replay.module.css";
import { ReplayBar } from "./replay-bar.tsx";
import { ReplayTools } from "./replay-tools.tsx";
import { StopQuestion } from "./stop-question.tsx";
import { useBanner } from "./use-banner.ts";
import type { Playback } from "./use-playback.ts";
import type { ReplayState, ShownMoment } from "./use-replay.ts";

export interface WatchedTableProps {
  readonly stops: readonly ReplayStop[];
  /** The replay's name in the address; undefined if no link can lead to it. */
  readonly watched: string | undefined;
  readonly replay: ReplayState;
  readonly shown: ShownMoment;
  readonly playing: Playback;
  readonly widget: RefObject<TableWidget | undefined>;
}

export function WatchedTable({ stops, watched, replay, shown, playing, widget }: WatchedTableProps) {
  const { answer } = shown;
  const select = useSelect();
  const [drawer, setDrawer] = useState<DrawerName>();
  const looked = useRef<(sight: Sight) => void>(undefined);
  const question = useScene(({ questions }) => questions.find(({ number }) => number === answer?.question) ?? questions[0]);
  const left = useScene(({ standings }) => standings[0]?.seats[0] ?? 0);
  const isOver = useScene(({ result }) => result !== undefined);
  const aiming = useSelectedAiming(question);
  const view = useMomentView(shown, aiming, question?.about.ship);
  const insets = replayInsets(useWindowSize());
  const panels = usePanels();
  const camera = useCamera({ widget, question, panels, startsFollowing: false });
  const input = stops[shown.at]?.number ?? 0;
  const back = watched === undefined ? undefined : momentPath(watched, input);
  return (
    <>
      <TableStage
        view={view}
        events={{ select: (ids) => select(...ids), move: () => undefined, look: (sight) => looked.current?.(sight) }}
        insets={insets}
        widget={widget}
      />
      <div className="play-over">
        <WatchBar open={setDrawer} />
        <Notes see={panels.seeNotes}>
          <Refusal why={replay.problem} />
        </Notes>
        <FleetRails own={left} />
        <Feed open={() => setDrawer("log")} />
        <Corner see={panels.seeCorner} view={view} looked={looked} widget={widget} {...camera} />
        <SelectedShip />
        <MomentBanner shown={shown} />
        <div className="play-panel" ref={panels.seeQuestion}>
          {!isOver && <DiceOnTable scene={shown.drawn} />}
          <AimPanel aiming={aiming} />
          <StopQuestion question={question} answer={answer?.label} />
          <ReplayBar stops={stops} at={replay.at} isShown={shown.at === replay.at} playing={playing}>
            <ReplayTools at={shown.at} link={momentLink(watched, input, window.location.origin)} back={back} />
          </ReplayBar>
        </div>
      </div>
      <Drawers drawer={drawer} pull={setDrawer}>
        <button type="button" className="play-log-button" onClick={() => setDrawer("log")}>
          {WORDS.log}
        </button>
        <Settings />
        <KeyHelpList keys={replayKeys()} />
      </Drawers>
    </>
  );
}

const WatchBar = ({ open }: { open(drawer: DrawerName): void }) => (
  <TopBar>
    <span className={`row rigid ${styles.eye}`}>
      <ReplayIcon of="eye" />
      <span>{WORDS.watching}</span>
    </span>
    <DrawerButtons open={open} />
    <button type="button" className="icon-button" aria-label={WORDS.stop} title={WORDS.stop} onClick={useExits().leave}>
      <Sign of="cross" />
    </button>
  </TopBar>
);

/** Shows why the selected ship's sections can or can't be attacked. */
function useSelectedAiming(question: PlayQuestion | undefined): readonly Aiming[] {
  const scene = useScene();
  const selected = useSelected();
  return useMemo(
    () => (question ? aimingOf(scene, question).filter(({ target }) => selected.includes(target)) : []),
    [scene, question, selected],
  );
}

/** What the table shows. `asked` is the ship that the question is about. */
function useMomentView({ drawn, step }: ShownMoment, aiming: readonly Aiming[], asked: string | undefined): TableView {
  const selected = useSelected();
  return useMemo(
    () => ({
      ...tableView({ scene: drawn, selected, aiming }),
      choices: [],
      effects: step.effects,
      ...(asked !== undefined && { asked }),
    }),
    [drawn, selected, aiming, step, asked],
  );
}

const MomentBanner = ({ shown: { step, at } }: { readonly shown: ShownMoment }) => <Banner text={useBanner(step.banner, at)} />;
