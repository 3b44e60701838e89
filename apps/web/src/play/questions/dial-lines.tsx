import type { DialLine, Scene } from "@broadside/telling";
import { DIALS } from "../../words/play/questions/dials.ts";

interface DialLinesProps {
  readonly scene: Pick<Scene, "ships">;
  readonly dials: readonly DialLine[];
  readonly label: string;
}

/** Ships with the maneuvers on their dials. */
export const DialLines = ({ scene, dials, label }: DialLinesProps) => (
  <ul className="play-mates" aria-label={label}>
    {dials.map(({ ship, maneuver }) => (
      <li key={ship}>{DIALS.line({ ship: scene.ships.find(({ id }) => id === ship)?.shortName ?? "", maneuver })}</li>
    ))}
  </ul>
);
