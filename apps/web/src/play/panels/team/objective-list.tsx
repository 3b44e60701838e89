/** The scenario's objectives with their owners and status, and what the End Phase will do. */
import type { PlayedObjective, PlayedScenario } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { diceInWords, OBJECTIVES } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { Pips } from "../../board/pips.tsx";
import { Counters } from "./counters.tsx";
import styles from "./objectives.module.css";

export function ObjectiveList({ scenario }: { readonly scenario: PlayedScenario }) {
  const { objectives, pieces } = scenario;
  if (objectives.length + pieces.length === 0) return undefined;
  return (
    <ul className={`stack ${styles.objectives}`} aria-label={OBJECTIVES.title}>
      {objectives.map((objective) => (
        <Objective key={objective.id} objective={objective} />
      ))}
      {pieces.map(({ id, name, detail, seat }) => (
        <li key={id} className="row wrap" data-seat={seat === undefined ? undefined : seat + 1}>
          <Whose seat={seat} />
          <span className="grow">{name}</span>
          {detail !== "" && <small>{detail}</small>}
        </li>
      ))}
    </ul>
  );
}

function Objective({ objective }: { readonly objective: PlayedObjective }) {
  const { id, name, seat, status } = objective;
  const hull = useScene(({ remotes }) => remotes.find((remote) => remote.id === id)?.hull);
  const isHurt = hull !== undefined && hull.left < hull.of;
  return (
    <li className="row wrap" data-gone={status !== "inPlay" || undefined}>
      <Whose seat={seat} />
      <span className="grow">{name}</span>
      {status === "inPlay" ? (
        <>
          {isHurt && <Pips shields={{ left: 0, of: 0 }} hull={hull} />}
          <Counters objective={objective} />
        </>
      ) : (
        <b>{OBJECTIVES.status[status]}</b>
      )}
    </li>
  );
}

const Whose = ({ seat }: { readonly seat: number | undefined }) =>
  seat === undefined ? <span className={`rigid ${styles.nobodys}`} aria-hidden="true" /> : <SeatBadge seat={seat} figure={seat + 1} />;

export function EndPhase({ scenario }: { readonly scenario: PlayedScenario }) {
  const isPlaying = useScene(({ state, result }) => state.round > 0 && !result);
  if (!isPlaying || scenario.endPhase.length === 0) return undefined;
  return (
    <div className={styles.endPhase}>
      {scenario.endPhase.map(({ name, text, roll }) => (
        <p key={name} className="muted">
          <b>{OBJECTIVES.endPhase({ rule: name })}</b> {roll && `${diceInWords(roll)} `}
          <span title={text}>{text}</span>
        </p>
      ))}
    </div>
  );
}
