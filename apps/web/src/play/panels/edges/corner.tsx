/** The lower left corner. It shows either the current state of the scenario or the map. Without a scenario, it always shows the map. */
import { useState } from "react";
import { useWindowSize } from "../../../browser/window-size.ts";
import { isSmall } from "../../../look/screens.ts";
import { PANELS } from "../../../words/play/panels/panels.ts";
import { TEAM } from "../../../words/play/panels/team.ts";
import { useScene } from "../../board/open-game.ts";
import { MiniMap, type MiniMapProps } from "../rail/mini-map.tsx";
import { ScorePanel } from "../scenario/score-panel.tsx";
import styles from "./corner.module.css";

interface CornerProps extends Omit<MiniMapProps, "isFolded"> {
  /** Measures the corner. */
  see(corner: HTMLElement | null): void;
}

export function Corner({ see, ...map }: CornerProps) {
  const hasScenario = useScene(({ scenario }) => scenario !== undefined);
  const [isMap, setMap] = useState(false);
  const size = useWindowSize();
  const hasCard = hasScenario && !isSmall(size);
  return (
    <div ref={see} className="play-corner column" data-card={(hasCard && !isMap) || undefined}>
      {hasCard && (
        <button type="button" className={styles.turn} aria-pressed={isMap} onClick={() => setMap(!isMap)}>
          {isMap ? TEAM.scenario : PANELS.map}
        </button>
      )}
      {hasCard && !isMap && <ScorePanel isCard />}
      <MiniMap {...map} isFolded={hasCard && !isMap} />
    </div>
  );
}
