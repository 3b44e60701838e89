/** Exact odds of attacks, without a game. The address holds all of it. */
import { average, type Calculation, ODDS_EDITIONS, percent, readCalculation, writeCalculation } from "@broadside/odds/calculator";
import { getRouteApi } from "@tanstack/react-router";
import { useId, useMemo, useRef } from "react";
import { PageHeading } from "../page-heading.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { EDITION_NAMES } from "../rules/names.ts";
import { useTypedText } from "../typed-text.ts";
import { addressIn, addressText } from "./address.ts";
import { AttackForm } from "./attack-form.tsx";
import { DefenderForm } from "./defender-form.tsx";
import { Results } from "./results.tsx";
import { useOdds } from "./use-odds.ts";
import "../parts/parts.css";
import "./odds.css";

const route = getRouteApi("/odds");

const AIM_NAMES: Readonly<Record<Calculation["aim"], string>> = {
  damage: "damage",
  destroy: "the target’s end alone",
};

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
  /** An attack has no other name than its place. */
  const places = attacks.map((attack, at) => ({ attack, at, name: `attack ${at + 1}` }));
  const setAttack = (at: number, ...instead: Calculation["attacks"]) => set({ attacks: attacks.toSpliced(at, 1, ...instead) });

  return (
    <>
      <PageHeading title="Odds" />
      <p className="odds-lead quiet">
        What attacks come to, exactly: no dice are drawn, and both sides do their best with what they have. What the defender spends on one
        attack is missing from the next.
      </p>
      {problems.length > 0 && (
        <div className="note" role="alert">
          <p>This cannot be calculated:</p>
          <ul>
            {problems.map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                {path[0]?.toUpperCase()}
                {path.slice(1)} {reason}.
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="odds-columns">
        <div className="odds-form">
          <div className="odds-whole">
            <div className="odds-select">
              <label htmlFor={`${id}-edition`}>Edition</label>
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
              <label htmlFor={`${id}-aim`}>Both sides think of</label>
              <select
                id={`${id}-aim`}
                value={calculation.aim}
                onChange={({ target }) => set({ aim: target.value === "destroy" ? "destroy" : "damage" })}
              >
                {(["damage", "destroy"] as const).map((aim) => (
                  <option key={aim} value={aim}>
                    {AIM_NAMES[aim]}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {places.map(({ attack, at, name }) => (
            <AttackForm
              key={name}
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
            <CopyButton label="Copy link" text={() => new URL(`/odds?${address}`, window.location.href).href} />
            <button type="button" onClick={() => write("")}>
              Start again
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
          <h2 id={`${id}-results`}>What it comes to</h2>
          <p role="status" className={isWorking ? "odds-working quiet" : "visually-hidden"}>
            {isWorking
              ? "Calculating …"
              : found &&
                `Expected damage ${average(found.odds.expectedDamage)}, ${percent(found.odds.destroyedAfter.at(-1) ?? 0)} destroyed`}
          </p>
          {failed !== undefined && !isWorking && <p className="note">It could not be calculated: {failed}.</p>}
          {problems.length > 0 && <p className="quiet">Nothing until that is put right; any field that you change does it.</p>}
          {found && problems.length === 0 && <Results found={found} />}
        </section>
      </div>
      {found && problems.length === 0 && (
        <button type="button" className="odds-brief" onClick={() => results.current?.scrollIntoView({ behavior: "smooth" })}>
          <b>{average(found.odds.expectedDamage)}</b> damage, <b>{percent(found.odds.destroyedAfter.at(-1) ?? 0)}</b>{" "}
          {calculation.defender.isSection ? "crippled" : "destroyed"} <span aria-hidden="true">↓</span>
        </button>
      )}
    </>
  );
}
