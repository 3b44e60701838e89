/** The scenario: each side's score, the round, the goal, and who has the first player token. */
import type { PlayedScenario, SideScore } from "@broadside/telling";
import { useState } from "react";
import { useLoading } from "../../../browser/use-loading.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { LoadFailed } from "../../../parts/load-failed.tsx";
import { ScenarioDiagram, ScenarioText } from "../../../parts/scenario-text.tsx";
import { aimInWords, SCORE } from "../../../words/play/panels/panels.ts";
import { useScene, useWorker } from "../../board/open-game.ts";
import { SeatName } from "../../board/seats/seat-name.tsx";
import { EndPhase, ObjectiveList } from "../team/objective-list.tsx";
import { trayOf } from "./counter-tray.ts";
import styles from "./scenario.module.css";

interface ScorePanelProps {
  /** Whether to show a card with the objectives and what the End Phase will do. If not, shows a single line. */
  readonly isCard?: boolean;
}

export function ScorePanel({ isCard = false }: ScorePanelProps) {
  const scenario = useScene((scene) => scene.scenario);
  const round = useScene(({ state }) => state.round);
  const isMany = useScene(({ seats }) => seats.length > 2);
  const [isReading, setReading] = useState(false);
  if (!scenario) return undefined;
  return (
    <section
      className={`play-score ${isCard ? `panel stack ${styles.card}` : `row wrap ${styles.line}`}`}
      data-many={isMany || undefined}
      aria-label={SCORE.region}
    >
      <p className={styles.scoreHead}>
        <button type="button" className="link-button" translate="no" onClick={() => setReading(true)}>
          {scenario.name}
        </button>
        <span className={`fine ${styles.aim}`}>
          <span hidden={isCard}> · </span>
          {aimInWords(round, scenario.lastRound, scenario.goal, scenario.scoring)}
        </span>
      </p>
      <Sides scenario={scenario} />
      {isCard && (
        <>
          <ObjectiveList scenario={scenario} />
          <EndPhase scenario={scenario} />
        </>
      )}
      {isReading && <ScenarioDialog scenario={scenario} close={() => setReading(false)} />}
    </section>
  );
}

function Sides({ scenario }: { readonly scenario: PlayedScenario }) {
  const numbers = useScene(({ state }) => state.scenario?.numbers);
  return (
    <ul className={`row wrap ${styles.sides}`} aria-label={SCORE.scores}>
      {scenario.sides.map((side) => (
        <li key={side.team} className="row" data-seat={(side.seats[0] ?? 0) + 1}>
          {side.seats.map((seat) => (
            <span key={seat}>
              <SeatName seat={seat} />
              <DrawnNumber number={numbers?.[seat]} scenario={scenario} />
              {seat === scenario.firstPlayer && <b title={SCORE.firstPlayer}> {SCORE.first}</b>}{" "}
            </span>
          ))}
          <b className={styles.points}>{side.score}</b>
          <Tray side={side} />
        </li>
      ))}
    </ul>
  );
}

/** In a free-for-all, the numbered token that a player has drawn (EB-ORDER-07). */
const DrawnNumber = ({ number, scenario }: { readonly number: number | undefined; readonly scenario: PlayedScenario }) =>
  scenario.drawsNumbers && number !== undefined ? (
    <span className={styles.drawn} title={SCORE.playerNumber}>
      <span className="visually-hidden">{SCORE.numbered({ number })}</span>
      <span aria-hidden="true">#{number}</span>
    </span>
  ) : undefined;

/** The counters that a side has scored (EB-VC-03). */
function Tray({ side: { counters = 0 } }: { readonly side: SideScore }) {
  if (counters === 0) return undefined;
  const { triples, singles } = trayOf(counters);
  return (
    <span className={styles.counters}>
      <span aria-hidden="true">{"❸".repeat(triples) + "●".repeat(singles)}</span>
      <span className="visually-hidden">{SCORE.counters({ count: counters })}</span>
    </span>
  );
}

/** The scenario's page, which everyone may read at any time (EB-SETUP-19). */
function ScenarioDialog({ scenario, close }: { readonly scenario: PlayedScenario; close(): void }) {
  const worker = useWorker();
  const { id, name, options } = scenario;
  const loading = useLoading({ id, options }, worker.scenarioPage);
  const page = loading.answer;
  return (
    <Dialog title={<span translate="no">{name}</span>} close={close} className={styles.dialog}>
      <ObjectiveList scenario={scenario} />
      <LoadFailed loads={[loading]} />
      {page && (
        <>
          <ScenarioDiagram name={name} diagram={page.diagram} />
          <ScenarioText text={page.text} />
        </>
      )}
    </Dialog>
  );
}
