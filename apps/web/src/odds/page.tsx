/** The exact odds of attacks, without a game. The address contains the whole calculation. */
import { type Calculation, ODDS_EDITIONS, readCalculation, writeCalculation } from "@broadside/odds/calculator";
import { getRouteApi } from "@tanstack/react-router";
import { useId, useMemo, useRef } from "react";
import { addressIn, addressText } from "../addresses/odds.ts";
import { useTypedText } from "../browser/typed-text.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { placed } from "../parts/placed.ts";
import { percent } from "../words/figures.ts";
import { average, endOf, foundInWords, ODDS, problemInWords } from "../words/odds.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { AttackForm } from "./attack-form.tsx";
import { DefenderForm } from "./defender-form.tsx";
import { Results } from "./results.tsx";
import { useOdds } from "./use-odds.ts";
import "../parts/parts.css";
import "./odds.css";
import "./stepper.css";
import "./results.css";

const route = getRouteApi("/odds");

export function OddsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const results = useRef<HTMLElement>(null);
  const id = useId();
  const [address, write] = useTypedText(addressText(search), (text) => navigate({ search: addressIn(text), replace: true }));
  const { calculation, problems } = useMemo(() => readCalculation(addressIn(address)), [address]);
  const { found, isWorking, failed } = useOdds(problems.length === 0 ? calculation : undefined);
  const set = (change: Partial<Calculation>) => write(addressText(writeCalculation({ ...calculation, ...change })));
  const { attacks } = calculation;
  /** An attack's place is its only identity. */
  const places = placed(attacks);
  const endChance = found?.odds.destroyedAfter.at(-1) ?? 0;
  const setAttack = (at: number, ...instead: Calculation["attacks"]) => set({ attacks: attacks.toSpliced(at, 1, ...instead) });

  return (
    <>
      <PageHeading title={ODDS.title} />
      <p className="odds-lead quiet">{ODDS.lead}</p>
      {problems.length > 0 && (
        <div className="note" role="alert">
          <p>{ODDS.problems}</p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.reason}`}>{problemInWords(problem)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="odds-columns">
        <div className="odds-form">
          <div className="odds-whole">
            <div className="odds-select">
              <label htmlFor={`${id}-edition`}>{ODDS.edition}</label>
              <select
                id={`${id}-edition`}
                value={calculation.edition}
                onChange={({ target }) => set({ edition: ODDS_EDITIONS.find((one) => one === target.value) ?? calculation.edition })}
              >
                {ODDS_EDITIONS.map((edition) => (
                  <option key={edition} value={edition}>
                    {EDITION_NAMES[edition]}
                  </option>
                ))}
              </select>
            </div>
            <div className="odds-select">
              <label htmlFor={`${id}-aim`}>{ODDS.aim}</label>
              <select
                id={`${id}-aim`}
                value={calculation.aim}
                onChange={({ target }) => set({ aim: target.value === "destroy" ? "destroy" : "damage" })}
              >
                {(["damage", "destroy"] as const).map((aim) => (
                  <option key={aim} value={aim}>
                    {ODDS.aims[aim]}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {places.map(({ at, item: attack }) => (
            <AttackForm
              key={at}
              calculation={calculation}
              at={at}
              attack={attack}
              set={(next) => setAttack(at, next)}
              repeat={() => setAttack(at, attack, attack)}
              remove={() => setAttack(at)}
            />
          ))}
          <DefenderForm calculation={calculation} set={(defender) => set({ defender })} />
          <div className="buttons">
            <CopyButton label={ODDS.copyLink} text={() => new URL(`/odds?${address}`, window.location.href).href} />
            <button type="button" onClick={() => write("")}>
              {ODDS.startAgain}
            </button>
          </div>
        </div>
        <section
          className="odds-results"
          ref={results}
          aria-labelledby={`${id}-results`}
          aria-busy={isWorking}
          data-working={isWorking || undefined}
        >
          <h2 id={`${id}-results`}>{ODDS.results}</h2>
          <p role="status" className={isWorking ? "odds-working quiet" : "visually-hidden"}>
            {isWorking ? ODDS.working : found && foundInWords(found.odds.expectedDamage, endChance, found.calculation.defender.isSection)}
          </p>
          {failed !== undefined && !isWorking && <p className="note">{ODDS.failed({ reason: failed })}</p>}
          {problems.length > 0 && <p className="quiet">{ODDS.noResults}</p>}
          {found && problems.length === 0 && <Results found={found} />}
        </section>
      </div>
      {found && problems.length === 0 && (
        <button type="button" className="odds-brief" onClick={() => results.current?.scrollIntoView({ behavior: "smooth" })}>
          {ODDS.brief({
            damage: average(found.odds.expectedDamage),
            chance: percent(endChance),
            end: endOf(found.calculation.defender.isSection),
          })}{" "}
          <span aria-hidden="true">↓</span>
        </button>
      )}
    </>
  );
}
