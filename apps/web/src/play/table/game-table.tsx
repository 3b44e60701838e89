/** A game at work: the table fills the screen; what is asked, the fleets and everything else float over it. */
import type { Pose } from "@broadside/geometry";
import type { Sight, TableWidget } from "@broadside/table";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import { PageHeading } from "../../page-heading.tsx";
import { saveFile } from "../../save-file.ts";
import { TableStage } from "../../table-stage.tsx";
import { useWholeScreen } from "../../whole-screen.ts";
import { WORDS } from "../../words/play-table.ts";
import { DIAL_HELP } from "../../words/questions-dials.ts";
import { ENERGY_HELP } from "../../words/questions-energy.ts";
import { PAGE_NAMES } from "../../words/shell.ts";
import { CHOOSING_KEYS, TABLE_KEYS } from "../../words/table.ts";
import { EndOfGame } from "../end/end-of-game.tsx";
import type { Seen } from "../guided/seen.ts";
import { Cover } from "../hot-seat/cover.tsx";
import { ChangeByHand } from "../panels/change-by-hand.tsx";
import { Drawer, DrawerButton, type DrawerName } from "../panels/drawer.tsx";
import { Feed } from "../panels/feed.tsx";
import { GameLog } from "../panels/game-log.tsx";
import { type GameDialog, GameTools } from "../panels/game-tools.tsx";
import { KeyHelpList } from "../panels/key-help.tsx";
import { PhaseTimer } from "../panels/phase-timer.tsx";
import { PlayersDialog } from "../panels/players-dialog.tsx";
import { ScorePanel } from "../panels/score-panel.tsx";
import { Settings } from "../panels/settings.tsx";
import { SelectedShip, ShipCards } from "../panels/ship-cards.tsx";
import { StatusLine } from "../panels/status-line.tsx";
import { Corner } from "../panels/team/corner.tsx";
import { FleetRails } from "../panels/team/fleet-rails.tsx";
import { WaitCells } from "../panels/team/wait-cells.tsx";
import { TopBar } from "../panels/top-bar.tsx";
import { UndoButton } from "../panels/undo-button.tsx";
import { useAttack } from "../questions/attack/use-attack.ts";
import { DialDock } from "../questions/dial-dock.tsx";
import { DiceOnTable } from "../questions/dice/dice.tsx";
import { useSpendForMe } from "../questions/dice/spend-for-me.ts";
import { useChanges } from "../questions/dice/use-changes.ts";
import { OwnDials } from "../questions/own-dials.tsx";
import { FleetPlanned } from "../questions/placing/fleet-fields.tsx";
import { ProposalPanel } from "../questions/proposal-panel.tsx";
import { QuestionPanel } from "../questions/question-panel.tsx";
import { SetUpPanel, useSetUpForMe } from "../questions/set-up-for-me.tsx";
import { useTogether } from "../questions/together/use-together.ts";
import { useDials } from "../questions/use-dials.ts";
import { placeKey } from "./action-places.ts";
import { aimingOf } from "./aiming.ts";
import { dialKey } from "./dial-marks.ts";
import { fleetShip } from "./fleet/fleet-pieces.ts";
import { useFleet } from "./fleet/use-fleet.ts";
import { insetsOf, isPhone, useHeight } from "./insets.ts";
import { PLACING, usePlacing } from "./placing.ts";
import { playerColours } from "./player-colours.ts";
import { isPersons } from "./programs.ts";
import { optionOf, ringKey, tableView } from "./table-view.ts";
import { useCamera } from "./use-camera.ts";
import { useGame } from "./use-game.ts";
import { useSteps } from "./use-steps.ts";
import { useWindowSize } from "./window-size.ts";

interface GameTableProps {
  readonly client: Client;
  readonly scene: Scene;
  show(scene: Scene): void;
  /** Another game, from a file. */
  open(outcome: GameReply): void;
  /** The game so far, from its start or from an input on. */
  watch(from?: number): void;
  leave(): void;
  /** Speaks at what is asked, in a guided game. */
  coach?: ((seen: Seen) => ReactNode) | undefined;
}

export function GameTable({ client, scene, show, open, watch, leave, coach }: GameTableProps) {
  useWholeScreen();
  const game = useGame(client, scene, show);
  const { uncovered } = game;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [turnedTo, setTurnedTo] = useState<number>();
  const [among, setAmong] = useState<string>();
  const [drawer, setDrawer] = useState<DrawerName>();
  const [dialog, setDialog] = useState<GameDialog>();
  const looked = useRef<(sight: Sight) => void>(undefined);
  const widget = useRef<TableWidget>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const size = useWindowSize();
  const insets = insetsOf(size, useHeight(panel), uncovered === undefined, coach !== undefined);

  const steps = useSteps(client, widget, scene, show);
  const setUp = useSetUpForMe(client, scene, uncovered === undefined, game.give);
  const asked = scene.questions.filter(({ secret, seat }) => !secret && isPersons(scene, seat) && !setUp.seats.includes(seat));
  const shown = uncovered === undefined ? (asked.find(({ number }) => number === turnedTo) ?? asked[0]) : undefined;
  const fleet = useFleet(client, scene, shown, game.give);
  const together = useTogether(scene, shown, (asked, key) => game.answer(asked, { key }));
  const dials = useDials(scene, uncovered, uncovered !== undefined && together.isOn(uncovered));
  const question = shown && (fleet.answers(shown) || together.answers(shown)) ? undefined : shown;
  const placing = usePlacing(client, scene, question);
  const spend = useSpendForMe(scene, question, (asked, key) => game.answer(asked, { key }));
  const number = question?.number;
  useEffect(() => {
    if (number === undefined || number >= 0) setAmong(undefined);
  }, [number]);

  const aiming = useMemo(() => (question ? aimingOf(scene, question) : []), [scene, question]);
  const attack = useAttack(client, scene, question);
  const change = useChanges(client, scene, question);
  const picked = attack?.picked;
  const forecasts = attack?.forecasts;
  const view = useMemo(
    () => ({
      ...tableView({ scene, question, placing, fleet: fleet.hand, selected, aiming, picked, forecasts, dials }),
      effects: steps.effects,
    }),
    [scene, question, placing, fleet.hand, selected, aiming, picked, forecasts, dials, steps.effects],
  );
  const camera = useCamera(widget, scene, question ?? dials.current, insets);
  const answer = (asked: PlayQuestion, given: { readonly key: string } | { readonly pose: Pose }) => {
    if ("key" in given) together.answered(asked, given.key);
    game.answer(asked, given);
  };
  const choose = (id: string) => {
    const maneuver = dialKey(id);
    if (maneuver !== undefined) dials.choose(maneuver);
    if (!question) return;
    const action = ringKey(id) ?? placeKey(id);
    if (action !== undefined) {
      answer(question, { key: action });
      return;
    }
    const fired = attack?.attacks.filter((option) => optionOf(option) === id) ?? [];
    const [shot] = fired;
    if (attack && shot) {
      // The first press marks a target, the second fires at it; of a huge ship the bar asks which section.
      if (fired.includes(attack.picked)) game.answer(question, { key: attack.picked.key });
      else attack.pick((fired.find((option) => option.attack.weapon.key === attack.picked.attack.weapon.key) ?? shot).key);
      return;
    }
    const [only, ...others] = question.options.filter((option) => optionOf(option) === id);
    if (only && others.length === 0) answer(question, { key: only.key });
    else if (only) setAmong(id);
  };
  const move = (id: string, pose: Pose) => {
    const held = fleetShip(id);
    if (held !== undefined) fleet.move(held, pose);
    if (id === PLACING) placing?.set(pose);
  };
  const shipSelected = selected.find((id) => [...scene.ships, ...scene.remotes].some((ship) => ship.id === id));
  const mustPass = uncovered === undefined && scene.covered.some((seat) => isPersons(scene, seat) && !setUp.seats.includes(seat));
  const isSecret = uncovered !== undefined;
  const persons = scene.seats.findIndex((_, seat) => isPersons(scene, seat));
  const own = uncovered ?? question?.seat ?? Math.max(0, persons);
  const stopAnswering = () => {
    setUp.stop();
    fleet.stop();
    together.stop();
  };
  const report = async () => saveFile("broadside-problem.json", await client.problem());

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
        events={{ select: setSelected, move, moving: move, choose, look: (sight) => looked.current?.(sight) }}
        insets={insets}
        widget={widget}
      />
      <div className="play-over">
        <TopBar scene={scene}>
          <UndoButton scene={scene} uncovered={uncovered} give={(input) => void game.give([input])} stop={stopAnswering} />
          <DrawerButton name="ships" open={setDrawer} />
          <DrawerButton name="log" open={setDrawer} />
          <DrawerButton name="game" open={setDrawer} />
        </TopBar>
        <div className="play-notes">
          <StatusLine scene={scene} />
          {isPhone(size) && <ScorePanel client={client} scene={scene} />}
          {scene.phaseSeconds !== undefined && scene.state.round > 0 && !scene.result && <PhaseTimer client={client} />}
          {game.refused !== undefined && (
            <p className="note" role="alert">
              {game.refused}
            </p>
          )}
          {!scene.isKept && <p className="note">{WORDS.notKept}</p>}
        </div>
        {!isSecret && (
          <>
            <FleetRails scene={scene} own={own} selected={shipSelected} select={(ship) => setSelected([ship])} />
            <Feed scene={scene} open={() => setDrawer("log")} />
          </>
        )}
        <Corner
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
            {WORDS.skip}
          </button>
        )}
        <div className="play-panel" ref={panel} hidden={steps.isBehind}>
          {coach?.({
            scene,
            question,
            marked: picked?.key,
            isCovered: mustPass,
            dial: dials.current,
            areDialsSet: dials.questions.every(dials.isSet),
          })}
          {scene.proposal && <ProposalPanel scene={scene} proposal={scene.proposal} give={(input) => void game.give([input])} />}
          {uncovered !== undefined && (
            <DialDock
              key={uncovered}
              client={client}
              scene={scene}
              seat={uncovered}
              dials={dials}
              hide={() => void game.look(undefined)}
              together={together}
              report={() => void report()}
              finish={(inputs) => void game.give(inputs)}
            />
          )}
          {mustPass && <Cover client={client} scene={scene} uncover={game.look} />}
          {!scene.result && <DiceOnTable scene={scene} change={change} choose={(key) => question && game.answer(question, { key })} />}
          <SetUpPanel scene={scene} setUp={setUp} />
          <FleetPlanned fleet={fleet} shown={question?.seat} />
          {question && (
            <QuestionPanel
              client={client}
              scene={scene}
              question={question}
              others={asked.filter((one) => one !== question)}
              placing={placing}
              fleet={fleet}
              among={among}
              aiming={aiming}
              selected={selected}
              attack={attack}
              change={change}
              answer={(given) => answer(question, given)}
              give={(inputs) => void game.give(inputs)}
              together={together}
              spend={spend}
              turnTo={setTurnedTo}
              showAll={() => setAmong(undefined)}
              report={() => void report()}
            />
          )}
          {!question && !mustPass && !isSecret && <WaitCells scene={scene} look={game.look} players={() => setDialog("players")} />}
        </div>
      </div>
      {scene.result && (
        <EndOfGame client={client} scene={scene} result={scene.result} open={open} openDrawer={setDrawer} watch={watch} leave={leave} />
      )}
      <Drawer name="ships" open={drawer} close={() => setDrawer(undefined)}>
        <ShipCards scene={scene} selected={shipSelected} select={(ship) => setSelected([ship])} />
      </Drawer>
      <Drawer name="log" open={drawer} close={() => setDrawer(undefined)}>
        <GameLog log={scene.log} />
      </Drawer>
      <Drawer name="game" open={drawer} close={() => setDrawer(undefined)}>
        <GameTools
          client={client}
          scene={scene}
          give={(input) => {
            stopAnswering();
            setDrawer(undefined);
            void game.give([input]);
          }}
          open={(outcome) => (outcome.scene ? open(outcome) : game.refuse(outcome.refused))}
          leave={leave}
          show={(wanted) => {
            setDrawer(undefined);
            setDialog(wanted);
          }}
          watch={() => watch()}
          report={() => void report()}
        />
        <Settings spend={spend} />
        <button type="button" className="play-log-button" onClick={() => setDrawer("log")}>
          {WORDS.log}
        </button>
        <KeyHelpList keys={[...CHOOSING_KEYS, DIAL_HELP, ...ENERGY_HELP, ...TABLE_KEYS]} />
      </Drawer>
      {dialog === "players" && <PlayersDialog client={client} scene={scene} show={show} close={() => setDialog(undefined)} />}
      {dialog === "own dials" && <OwnDials client={client} scene={scene} show={show} close={() => setDialog(undefined)} />}
      {dialog === "by hand" && (
        <ChangeByHand
          scene={scene}
          ship={shipSelected}
          close={() => setDialog(undefined)}
          propose={(seat, change, reason) => {
            setDialog(undefined);
            void game.give([{ input: "propose", seat, reason, changes: [change] }]);
          }}
        />
      )}
    </div>
  );
}
