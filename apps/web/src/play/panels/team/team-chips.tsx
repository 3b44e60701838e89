/** A chip for each side, with badges, name and score. The line below it has the colour of the side's first seat. */
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { TEAM } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { isPersonAt } from "../../board/seats/bots.ts";
import { playerName } from "../../board/seats/player-name.ts";
import { PlayerName } from "../../board/seats/seat-name.tsx";
import styles from "./team-chips.module.css";

/** With more sides than this, names don't fit in the bar, and on a phone there is no room for any side. Screen readers still read all. */
const MOST_NAMED = 4;

export function TeamChips() {
  const standings = useScene((scene) => scene.standings);
  const isCrowded = standings.length > MOST_NAMED;
  return (
    <ul className={`play-sides row ${isCrowded ? "unseen-on-phone" : ""}`} aria-label={TEAM.sides}>
      {standings.map((side) => (
        <Chip key={side.team} side={side} isNamed={!isCrowded} />
      ))}
    </ul>
  );
}

interface SideProps {
  readonly side: Scene["standings"][number];
}

/** A team is called by its role in the scenario, or else by its number. A single player is called by name. */
function SideName({ side: { team, seats: members } }: SideProps) {
  const role = useScene(({ scenario }) => scenario?.sides.find((side) => side.team === team)?.role);
  const [only, ...more] = members;
  if (only !== undefined && more.length === 0)
    return (
      <b className="one-line" translate="no">
        <PlayerName seat={only} />
      </b>
    );
  return <b className="one-line">{role ? TEAM.roles[role] : TEAM.team({ team })}</b>;
}

function Chip({ side, isNamed }: SideProps & { readonly isNamed: boolean }) {
  const { seats: members, score } = side;
  const isTeam = members.length > 1;
  const isAsked = useScene((scene) => members.some((seat) => scene.waiting.includes(seat) && isPersonAt(scene, seat)));
  const isSettingUp = useScene(({ state }) => state.round === 0);
  const names = useScene((scene) => members.map((seat) => playerName(scene, seat)).join(", "));
  return (
    <li
      className={`row ${styles.chip}`}
      data-seat={(members[0] ?? 0) + 1}
      data-deciding={isAsked || undefined}
      data-team={isTeam || undefined}
    >
      <span className={`row rigid ${styles.badges}`}>
        {members.map((seat) => (
          <SeatBadge key={seat} seat={seat} figure={isTeam ? undefined : seat + 1} />
        ))}
      </span>
      <span className={isNamed ? `unseen-on-phone ${styles.name}` : "visually-hidden"}>
        <SideName side={side} />
        {isTeam && (
          <small className="play-side-members one-line" translate="no">
            {names}
          </small>
        )}
        {isSettingUp && !isTeam && <small className="one-line">{TEAM.settingUp}</small>}
      </span>
      {!isSettingUp && (
        <span className={`rigid ${styles.score}`}>
          {score}
          <span className="visually-hidden"> {TEAM.scored}</span>
        </span>
      )}
    </li>
  );
}
