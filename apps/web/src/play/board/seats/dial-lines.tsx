import type { DialLine, Scene } from "@broadside/telling";
import { DIALS } from "../../../words/play/questions/dials.ts";

interface DialLinesProps {
  readonly scene: Pick<Scene, "ships">;
  readonly dials: readonly DialLine[];
  readonly label: string;
}

/** A list of ships, each with the maneuver on its dial. */
export const DialLines = ({ scene, dials, label }: DialLinesProps) => (
  <ul className="play-mates" aria-label={label}>
    {dials.map(({ ship, maneuver }) => (
      <li key={ship}>{DIALS.line({ ship: scene.ships.find(({ id }) => id === ship)?.shortName ?? "", maneuver })}</li>
    ))}
  </ul>
);
