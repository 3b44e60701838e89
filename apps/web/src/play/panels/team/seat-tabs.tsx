/** A tab for each seat. A team's tabs are together above a line in its colour. Only the open tab shows a name. */
import type { Seat } from "@broadside/protocol";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { Tab, TabList } from "../../../parts/tab-list.tsx";
import { TEAM } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { PlayerName } from "../../board/seats/seat-name.tsx";
import styles from "./seat-tabs.module.css";

/** The id of the panel that shows the open seat's ships. */
export const RAIL_PANEL = "rail-panel";

interface SeatTabsProps {
  readonly seats: readonly Seat[];
  readonly open: Seat;
  show(seat: Seat): void;
}

/** With more seats than this, names don't fit in the tabs. */
const MOST_NAMED = 5;

export function SeatTabs({ seats, open, show }: SeatTabsProps) {
  const standings = useScene((scene) => scene.standings);
  const teams = standings
    .map(({ team, seats: members }) => ({ team, first: members[0] ?? 0, members: members.filter((seat) => seats.includes(seat)) }))
    .filter(({ members }) => members.length > 0);
  return (
    <TabList className={styles.railTabs} aria-label={TEAM.seats}>
      {teams.map(({ team, first, members }) => (
        <div
          key={team}
          className={styles.railTeam}
          role="presentation"
          data-seat={first + 1}
          data-open={members.includes(open) || undefined}
        >
          {members.map((seat) => (
            <Tab key={seat} className="row bare" isOpen={seat === open} panel={RAIL_PANEL} data-seat={seat + 1} onClick={() => show(seat)}>
              <SeatBadge seat={seat} figure={seat + 1} />
              <span
                className={seat === open && seats.length <= MOST_NAMED ? `one-line ${styles.railTabName}` : "visually-hidden"}
                translate="no"
              >
                <PlayerName seat={seat} />
              </span>
            </Tab>
          ))}
        </div>
      ))}
    </TabList>
  );
}
