/** Previews a maneuver: its name, what the ship would hit, and a huge ship's energy afterwards. */
import { readManeuver } from "@broadside/cards";
import type { PlayOption, PlayQuestion } from "@broadside/telling";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { placed } from "../../parts/placed.ts";
import { READOUT } from "../../words/play/questions/dials.ts";
import { WINGS } from "../../words/play/table/wings.ts";
import { useScene } from "../board/open-game.ts";
import pipsStyles from "../board/pips.module.css";
import styles from "./dock.module.css";

interface DialReadoutProps {
  readonly question: PlayQuestion;
  readonly option: PlayOption | undefined;
}

export function DialReadout({ question, option }: DialReadoutProps) {
  const energy = useScene(({ ships }) => ships.find(({ id }) => id === question.about.ship)?.energy);
  const maneuver = option && readManeuver(option.key);
  const icon = maneuver && maneuverIcon(maneuver);
  const gained = maneuver?.energy;
  return (
    <div className="column play-readout">
      <p className={styles.name}>
        {icon && <Icon name={icon} />} {option?.label}
      </p>
      <WingMisfits option={option} />
      {option?.preview?.trouble && <p className={styles.bad}>{READOUT.trouble({ trouble: option.preview.trouble.text })}</p>}
      {energy && gained !== undefined && <EnergyAfter {...energy} gained={gained} />}
    </div>
  );
}

/** Wingmates that would have no room in formation. */
function WingMisfits({ option }: { readonly option: PlayOption | undefined }) {
  const ships = useScene((scene) => scene.ships);
  const names = (option?.preview?.mates ?? []).flatMap(({ ship, splits }) =>
    splits ? [ships.find(({ id }) => id === ship)?.shortName ?? ship] : [],
  );
  return names.length > 0 ? <p className={styles.bad}>{WINGS.misfits({ names, count: names.length })}</p> : undefined;
}

function EnergyAfter({ left, of, gained }: { readonly left: number; readonly of: number; readonly gained: number }) {
  const after = Math.min(of, left + gained);
  const lost = left + gained - after;
  return (
    <>
      <p className="overline not-on-small">{READOUT.energyAfter}</p>
      <p className="row wrap">
        <span className={pipsStyles.diamonds} data-large aria-hidden="true">
          {placed(Array.from({ length: of })).map(({ at }) => (
            <b key={at} data-spent={at >= after || undefined} data-new={(at >= left && at < after) || undefined} />
          ))}
        </span>
        <b>{READOUT.energyOf({ energy: after, limit: of })}</b>
        {lost > 0 && <span className={styles.bad}> {READOUT.lost({ energy: lost })}</span>}
      </p>
    </>
  );
}
