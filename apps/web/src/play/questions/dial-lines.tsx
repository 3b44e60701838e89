import type { DialLine, Scene } from "@broadside/telling";

interface DialLinesProps {
  readonly scene: Pick<Scene, "ships">;
  readonly dials: readonly DialLine[];
  readonly label: string;
}

/** Ships with what is set on their dials. */
export const DialLines = ({ scene, dials, label }: DialLinesProps) => (
  <ul className="play-mates" aria-label={label}>
    {dials.map(({ ship, maneuver }) => (
      <li key={ship}>
        {scene.ships.find(({ id }) => id === ship)?.name}: {maneuver}
      </li>
    ))}
  </ul>
);
