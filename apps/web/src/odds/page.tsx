/** The exact odds of attacks, without a game. The address contains the whole calculation. */
import { type Calculation, ODDS_EDITIONS, readCalculation, writeCalculation } from "@broadside/odds/calculator";
import { getRouteApi } from "@tanstack/react-router";
import { type Ref, useId, useMemo, useRef } from "react";
import { addressIn, addressText } from "../addresses/odds.ts";
import { useTypedText } from "../browser/typed-text.ts";
import { Choice } from "../parts/choice.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { placed } from "../parts/placed.ts";
import { ProblemNote } from "../parts/problem-note.tsx";
import { percent } from "../words/figures.ts";
import { average, endOf, ODDS, problemInWords } from "../words/odds.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { AttackForm } from "./attack-form.tsx";
import { DefenderForm } from "./defender-form.tsx";
import styles from "./odds.module.css";
import resultsStyles from "./results.module.css";
import { Results } from "./results.tsx";
import { type Found, type OddsFound, useOdds } from "./use-odds.ts";

const route = getRouteApi("/odds");

export function OddsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const results = useRef<HTMLElement>(null);
  const [address, write] = useTypedText(addressText(search), (text) => navigate({ search: addressIn(text), replace: true }));
  const { calculation, problems } = useMemo(() => readCalculation(addressIn(address)), [address]);
  const state = useOdds(problems.length === 0 ? calculation : undefined);
  const found = problems.length === 0 ? state.found : undefined;
  return (
    <>
      <PageHeading title={ODDS.title} />
      <p className={`muted ${styles.lead}`}>{ODDS.lead}</p>
      <ProblemNote title={ODDS.problems} problems={problems}>
        {problemInWords}
      </ProblemNote>
      <div className="odds-columns">
        <div className="column">
          <CalculationForm
            calculation={calculation}
            set={(change) => write(addressText(writeCalculation({ ...calculation, ...change })))}
          />
          <div className={`row wrap ${styles.buttons}`}>
            <CopyButton label={ODDS.copyLink} text={() => new URL(`/odds?${address}`, window.location.href).href} />
            <button type="button" onClick={() => write("")}>
              {ODDS.startAgain}
            </button>
          </div>
        </div>
        <ResultsSection ref={results} state={state} hasProblems={problems.length > 0} />
      </div>
      {found && <Brief found={found} show={() => results.current?.scrollIntoView({ behavior: "smooth" })} />}
    </>
  );
}

interface CalculationFormProps {
  readonly calculation: Calculation;
  set(change: Partial<Calculation>): void;
}

const AIMS = ["damage", "destroy"] as const;

function CalculationForm({ calculation, set }: CalculationFormProps) {
  const { edition, aim, attacks } = calculation;
  const setAttack = (at: number, ...instead: Calculation["attacks"]) => set({ attacks: attacks.toSpliced(at, 1, ...instead) });
  return (
    <>
      <div className={`plate row wrap ${styles.card}`}>
        <Choice
          className={`picker ${styles.field}`}
          label={ODDS.edition}
          value={edition}
          options={ODDS_EDITIONS.map((one) => [one, EDITION_NAMES[one]])}
          set={(chosen) => set({ edition: chosen })}
        />
        <Choice
          className={`picker ${styles.field}`}
          label={ODDS.aim}
          value={aim}
          options={AIMS.map((one) => [one, ODDS.aims[one]])}
          set={(chosen) => set({ aim: chosen })}
        />
      </div>
      {placed(attacks).map(({ at, item }) => (
        <AttackForm
          key={at}
          calculation={calculation}
          at={at}
          attack={item}
          set={(next) => setAttack(at, next)}
          repeat={() => setAttack(at, item, item)}
          remove={() => setAttack(at)}
        />
      ))}
      <DefenderForm calculation={calculation} set={(defender) => set({ defender })} />
    </>
  );
}

interface ResultsSectionProps {
  readonly ref: Ref<HTMLElement>;
  readonly state: OddsFound;
  readonly hasProblems: boolean;
}

function ResultsSection({ ref, state, hasProblems }: ResultsSectionProps) {
  const { found, isWorking } = state;
  const title = useId();
  return (
    <section
      className={`column ${resultsStyles.results}`}
      ref={ref}
      aria-labelledby={title}
      aria-busy={isWorking}
      data-working={isWorking || undefined}
    >
      <h2 className="overline" id={title}>
        {ODDS.results}
      </h2>
      <p role="status" className={isWorking ? "quiet" : "visually-hidden"}>
        {isWorking ? ODDS.working : found && ODDS.found(mainFigures(found))}
      </p>
      <LoadFailed loads={[state]} text={ODDS.failed} />
      {hasProblems && <p className="quiet">{ODDS.noResults}</p>}
      {found && !hasProblems && <Results found={found} />}
    </section>
  );
}

/** The main figures at the bottom of a small screen. */
const Brief = ({ found, show }: { readonly found: Found; show(): void }) => (
  <button type="button" className={`only-on-phone ${resultsStyles.brief}`} onClick={show}>
    {ODDS.brief(mainFigures(found))} <span aria-hidden="true">↓</span>
  </button>
);

const mainFigures = ({ odds, calculation }: Found) => ({
  damage: average(odds.expectedDamage),
  chance: percent(odds.destroyedAfter.at(-1) ?? 0),
  end: endOf(calculation.defender.isSection),
});
