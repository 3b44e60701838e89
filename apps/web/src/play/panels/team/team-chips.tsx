/** A chip for each side, with badges, name and score. The line below it has the colour of the side's first seat. */
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { TEAM } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
import { playerName } from "../../board/seats/player-name.ts";
import styles from "./team-chips.module.css";

export function TeamChips() {
  const scene = useScene();
  return (
    <ul className="play-sides" aria-label={TEAM.sides}>
      {scene.standings.map((side) => (
        <Chip key={side.team} side={side} />
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly side: Scene["standings"][number];
}

/** A team is called by its role in the scenario, or else by its number. A single player is called by name. */
function SideName({ side: { team, seats: members } }: ChipProps) {
  const scene = useScene();
  const [only, ...more] = members;
  if (only !== undefined && more.length === 0) return <b translate="no">{playerName(scene, only)}</b>;
  const role = scene.scenario?.sides.find((side) => side.team === team)?.role;
  return <b>{role ? TEAM.roles[role] : TEAM.team({ team })}</b>;
}

function Chip({ side }: ChipProps) {
  const scene = useScene();
  const { waiting, state } = scene;
  const { seats: members, score } = side;
  const isTeam = members.length > 1;
  const isAsked = members.some((seat) => waiting.includes(seat) && isPersonAt(scene, seat));
  const isSettingUp = state.round === 0;
  return (
    <li data-seat={(members[0] ?? 0) + 1} data-deciding={isAsked || undefined} data-team={isTeam || undefined}>
      <span className={styles.sideBadges}>
        {members.map((seat) => (
          <SeatBadge key={seat} seat={seat} figure={isTeam ? undefined : seat + 1} />
        ))}
      </span>
      <span className={styles.sideName}>
        <SideName side={side} />
        {isTeam && (
          <small className="play-side-members" translate="no">
            {members.map((seat) => playerName(scene, seat)).join(", ")}
          </small>
        )}
        {isSettingUp && !isTeam && <small className="play-scored">{TEAM.settingUp}</small>}
      </span>
      {!isSettingUp && (
        <span className={styles.sideScore}>
          {score}
          <span className="visually-hidden"> {TEAM.scored}</span>
        </span>
      )}
    </li>
  );
}
