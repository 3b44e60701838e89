/** One chip a side: badges, who they are, score; underlined in the colour of its first seat. */
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { isPersons } from "../../table/programs.ts";
import { namesIn, sideName, WORDS } from "./words.ts";
import "./team-chips.css";

export function TeamChips({ scene }: { readonly scene: Scene }) {
  return (
    <ul className="play-sides" aria-label={WORDS.sides}>
      {scene.standings.map((side) => (
        <Chip key={side.team} scene={scene} side={side} />
      ))}
    </ul>
  );
}

function Chip({ scene, side }: { readonly scene: Scene; readonly side: Scene["standings"][number] }) {
  const { waiting, state } = scene;
  const { seats: members, score } = side;
  const isTeam = members.length > 1;
  const isAsked = members.some((seat) => waiting.includes(seat) && isPersons(scene, seat));
  const isSettingUp = state.round === 0;
  return (
    <li data-seat={(members[0] ?? 0) + 1} data-deciding={isAsked || undefined} data-team={isTeam || undefined}>
      <span className="play-side-badges">
        {members.map((seat) => (
          <SeatBadge key={seat} seat={seat} figure={isTeam ? undefined : seat + 1} />
        ))}
      </span>
      <span className="play-side-name">
        <b>{sideName(scene, side)}</b>
        {isTeam && <small className="play-side-members">{namesIn(scene, members)}</small>}
        {isSettingUp && !isTeam && <small className="play-scored">{WORDS.settingUp}</small>}
      </span>
      {!isSettingUp && (
        <span className="play-side-score">
          {score}
          <span className="visually-hidden"> {WORDS.scored}</span>
        </span>
      )}
    </li>
  );
}
