import { LIST_OBSTACLES, OBSTACLES } from "@broadside/geometry";
import { toggleObstacle } from "../../lists/entry/edits.ts";
import { OBSTACLE_WORDS, obstacleName, obstaclesChosen } from "../../words/build/editor.ts";
import { useBuilder } from "../state/builder.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";

/** The entry's obstacles, which all its lists share. */
export function ObstaclesPanel() {
  const { entry, format, edit } = useBuilder();
  if (format.obstacles === undefined) return undefined;
  const { count, from } = format.obstacles;
  const chosen = entry.squads[0]?.obstacles ?? [];
  const offered = from.length === 0 ? LIST_OBSTACLES : LIST_OBSTACLES.filter((id) => from.includes(id));
  return (
    <Panel title={OBSTACLE_WORDS.title} summary={obstaclesChosen(chosen.map(nameOf), count)} startsOpen={chosen.length !== count}>
      <fieldset className={`stack ${styles.obstacles}`}>
        <legend className="visually-hidden">{OBSTACLE_WORDS.title}</legend>
        {offered.map((id) => (
          <label key={id} className={`plate ${styles.obstacle}`} data-kind={OBSTACLES[id].kind}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => edit(0, (squad) => toggleObstacle(squad, id))} />
            <svg viewBox="-40 -40 80 80" aria-hidden="true">
              <polygon points={OBSTACLES[id].outline.join(" ")} transform="scale(1 -1)" />
            </svg>
            <span>{obstacleName(id)}</span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

const nameOf = (id: string): string => LIST_OBSTACLES.flatMap((known) => (known === id ? [obstacleName(known)] : []))[0] ?? id;
