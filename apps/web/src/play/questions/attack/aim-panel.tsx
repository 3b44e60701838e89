/** Why a section of a huge ship can be aimed at, or why not: section by section, each reason with its rule. */
import type { Scene } from "@broadside/telling";
import { pieceName } from "@broadside/telling/words";
import { RuleLink } from "../../../rule-link.tsx";
import { AIM } from "../../../words/play/questions/attack.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import type { Aiming, SectionAim } from "../../table/aiming.ts";

interface AimPanelProps {
  readonly scene: Scene;
  readonly aiming: readonly Aiming[];
  /** Ships selected on the table: theirs are open. */
  readonly selected: readonly string[];
}

export function AimPanel({ scene, aiming, selected }: AimPanelProps) {
  if (aiming.length === 0) return undefined;
  return (
    <section className="play-aiming" aria-label={AIM.region}>
      {aiming.map((one) => (
        <details key={`${one.attacker} ${one.target}`} open={selected.includes(one.target)}>
          <summary>{AIM.whichSection(scene.ships.find(({ id }) => id === one.target)?.name ?? "")}</summary>
          <ul>
            {one.sections.map((aim) => (
              <SectionVerdict key={aim.section} scene={scene} aim={aim} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function SectionVerdict({
  scene,
  aim: { section, options, range, isObstructed, reasons },
}: {
  readonly scene: Scene;
  readonly aim: SectionAim;
}) {
  const isOffered = options.length > 0;
  const nameOf = (piece: string): string =>
    scene.ships.find(({ id }) => id === piece)?.name ?? pieceName(scene.state.obstacles.find(({ id }) => id === piece)?.token ?? piece);
  return (
    <li data-open={isOffered}>
      <b>
        <span aria-hidden="true">{isOffered ? "✓" : "✗"}</span> {SECTION_WORDS.name[section]}
      </b>
      : {AIM.verdict(isOffered, range, isObstructed)}
      <ul>
        {reasons.map(({ rule, text, piece }) => (
          <li key={`${rule} ${piece}`}>
            {AIM.reason(text, piece === undefined ? undefined : nameOf(piece))} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </li>
  );
}
