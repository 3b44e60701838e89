/** Shows whether each section of a huge ship can be attacked, with every reason and its rule. */
import { RuleLink } from "../../../parts/rule-link.tsx";
import { WithBold } from "../../../parts/with-bold.tsx";
import { pieceName } from "../../../words/names.ts";
import { AIM, aimInWords, reasonOfJudge } from "../../../words/play/questions/attack.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import type { Aiming, SectionAim } from "../../board/marks/aiming.ts";
import { useScene, useSelected } from "../../board/open-game.ts";
import styles from "./attack.module.css";

/** The sections of the ships that are selected on the table are unfolded. */
export function AimPanel({ aiming }: { readonly aiming: readonly Aiming[] }) {
  const ships = useScene((scene) => scene.ships);
  const selected = useSelected();
  if (aiming.length === 0) return undefined;
  return (
    <section className={`row wrap ${styles.aiming}`} aria-label={AIM.region}>
      {aiming.map((one) => (
        <details key={`${one.attacker} ${one.target}`} open={selected.includes(one.target)}>
          <summary>{AIM.sectionsOf({ ship: ships.find(({ id }) => id === one.target)?.shortName ?? "" })}</summary>
          <ul>
            {one.sections.map((aim) => (
              <SectionVerdict key={aim.section} aim={aim} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function SectionVerdict({ aim: { section, options, range, isObstructed, reasons } }: { readonly aim: SectionAim }) {
  const ships = useScene((scene) => scene.ships);
  const obstacles = useScene(({ state }) => state.obstacles);
  const isOffered = options.length > 0;
  const nameOf = (piece: string): string =>
    ships.find(({ id }) => id === piece)?.shortName ?? pieceName(obstacles.find(({ id }) => id === piece)?.token ?? piece);
  return (
    <li data-open={isOffered}>
      <b aria-hidden="true">{isOffered ? "✓" : "✗"}</b>{" "}
      <WithBold text={aimInWords(section, isOffered, range, isObstructed)} part={SECTION_WORDS.name[section]} />
      <ul>
        {reasons.map(({ rule, text, piece }) => (
          <li key={`${rule} ${piece}`}>
            {reasonOfJudge(text, piece === undefined ? undefined : nameOf(piece))} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </li>
  );
}
