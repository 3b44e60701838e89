/** Scenarios to choose from, and what is known of the one chosen. */
import { counted } from "../../build/cards/words.ts";
import type { ScenarioOffer, WantedBattle } from "./start-protocol.ts";
import { TYPE_NAMES } from "./seating.ts";
import type { Client } from "../client.ts";
import { ScenarioText } from "../scenario-text.tsx";
import { Stat } from "../stat.tsx";
import { useAsked } from "../use-asked.ts";

const FAMILIES = [
  ["dogfight", "Without a scenario"],
  ["standard", "Standard scenarios, 2.5"],
  ["epic", "Epic Battles, 2.0"],
] as const;

interface ScenarioChoiceProps {
  readonly offers: readonly ScenarioOffer[];
  readonly chosen: ScenarioOffer | undefined;
  set(id: string): void;
}

export function ScenarioChoice({ offers, chosen, set }: ScenarioChoiceProps) {
  return (
    <div className="play-fields">
      <label className="field">
        Scenario
        <select value={chosen?.id ?? ""} onChange={({ target }) => set(target.value)}>
          {FAMILIES.map(([family, name]) => (
            <optgroup key={family} label={name}>
              {offers
                .filter((offer) => offer.family === family)
                .map((offer) => (
                  <option key={offer.id} value={offer.id}>
                    {offer.name}
                    {!offer.isPlayable && " (cannot be played yet)"}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ScenarioFactsProps {
  readonly client: Client;
  readonly scenario: ScenarioOffer;
  readonly options: WantedBattle["options"];
}

export function ScenarioFacts({ client, scenario, options }: ScenarioFactsProps) {
  const { id, name, aim, seats, types, table, limits, share } = scenario;
  const page = useAsked({ id, options }, client.scenarioPage);
  const [least, most] = seats;
  const all = share.known + share.ours;
  return (
    <section className="play-scenario" aria-label={name}>
      <div>
        <p className="play-aim">{aim}</p>
        <dl className="play-stats">
          <Stat name="Players" value={least === most ? least : `${least} to ${most}`} />
          <Stat name="Type" value={types.map((type) => TYPE_NAMES[type].toLowerCase()).join(", ")} />
          <Stat name="Table" value={table} />
          <Stat name="Limit" value={limits} />
          <Stat
            name="Known"
            value={
              share.ours === 0 ? `all of its ${counted(all, "part")}` : `${share.known} of ${all} parts; the rest is our reconstruction`
            }
          />
        </dl>
        <details>
          <summary>The scenario’s page</summary>
          {page && <ScenarioText text={page.text} />}
        </details>
      </div>
      {page && <ScenarioDiagram name={name} diagram={page.diagram} />}
    </section>
  );
}

/** As a picture of its own, so that its styles stay with it. */
export const ScenarioDiagram = ({ name, diagram }: { readonly name: string; readonly diagram: string }) => (
  <img className="play-diagram" alt={`Set-up of ${name}`} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(diagram)}`} />
);
