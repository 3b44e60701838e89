import type { Catalogue, Ship } from "@broadside/cards";
import { limitsIn, type ScenarioLimits, scenariosOf } from "@broadside/formats";
import { type FormatOptions, optionsInWords, REQUIREMENTS, type Requirement, scenarioLimits } from "@broadside/squads";
import { NumberField } from "../../parts/fields.tsx";
import { addList, withOptions } from "../entry/entries.ts";
import { useBuilder } from "./builder.ts";
import { Panel } from "./panel.tsx";

const REQUIREMENT_WORDS: Readonly<Record<Requirement, string>> = {
  "huge-or-wing": "At least one huge ship or wing",
  "huge-at-most-half": "At most half on huge ships",
};

/** What the organiser may set, where the format leaves something open. */
export function OptionsPanel() {
  const { entry, format, catalogue, change } = useBuilder();
  const options = entry.options ?? {};
  const set = (next: { readonly [Key in keyof FormatOptions]?: FormatOptions[Key] | undefined }) => change(withOptions(entry, next));
  const unsettled = format.epicPoints === undefined ? [] : shipsWithoutEpicPoints(catalogue);
  const hasLimits = format.dividesTeamLimit || format.hugeShips === "by-mission";
  if (unsettled.length === 0 && !hasLimits && format.threat === undefined) return undefined;
  return (
    <Panel
      title="Event options"
      summary={optionsInWords(options, catalogue).join("; ") || "what the organiser sets"}
      startsOpen={Object.keys(options).length > 0}
    >
      <div className="build-options">
        {format.dividesTeamLimit && <ScenarioField />}
        {hasLimits && (
          <NumberField
            label="Points limit"
            value={options.points}
            usual={usualLimit(format.points?.[0], scenarioLimits(format, options)?.points)}
            set={(points) => set({ points })}
          />
        )}
        {(format.dividesTeamLimit || format.threat !== undefined) && (
          <NumberField
            label="Threat limit (quick builds)"
            value={options.threat}
            usual={usualLimit(format.threat, scenarioLimits(format, options)?.threat)}
            set={(threat) => set({ threat })}
          />
        )}
        {unsettled.map(({ id, name }) => (
          <NumberField
            key={id}
            label={`Epic points of the ${name}`}
            value={options.epicPoints?.[id]}
            usual="not set"
            set={(value) => {
              const { [id]: _, ...others } = options.epicPoints ?? {};
              const epicPoints = value === undefined ? others : { ...others, [id]: value };
              set({ epicPoints: Object.keys(epicPoints).length === 0 ? undefined : epicPoints });
            }}
          />
        ))}
        {format.dividesTeamLimit && <TeamFields />}
        {format.hugeShips === "by-mission" && (
          <Checks
            legend="Huge ships that the mission calls for"
            choices={catalogue.pack.ships.filter(({ size }) => size === "huge").map(({ id, name }) => ({ id, name }))}
            chosen={options.missionShips ?? []}
            set={(missionShips) => set({ missionShips: missionShips.length === 0 ? undefined : missionShips })}
          />
        )}
        {format.dividesTeamLimit && (
          <Checks
            legend="Requirements"
            choices={REQUIREMENTS.map((id) => ({ id, name: REQUIREMENT_WORDS[id] }))}
            chosen={options.requirements ?? []}
            set={(chosen) => {
              const requirements = REQUIREMENTS.filter((one) => chosen.includes(one));
              set({ requirements: requirements.length === 0 ? undefined : requirements });
            }}
          />
        )}
      </div>
    </Panel>
  );
}

function ScenarioField() {
  const { entry, format, change } = useBuilder();
  return (
    <label className="field">
      <span>Scenario</span>
      <select
        value={entry.options?.scenario ?? ""}
        onChange={({ target }) => change(withOptions(entry, { scenario: target.value === "" ? undefined : target.value }))}
      >
        <option value="">None named</option>
        {scenariosOf(format.edition).map((scenario) => (
          <option key={scenario.id} value={scenario.id}>
            {scenario.name} ({limitsInWords(limitsIn(scenario, format.edition))})
          </option>
        ))}
      </select>
    </label>
  );
}

function TeamFields() {
  const { entry, format, change } = useBuilder();
  const { squads, options = {} } = entry;
  const isTeam = options.team ?? scenarioLimits(format, options)?.binds === "team";
  return (
    <div className="build-team">
      <p>
        {squads.length === 1 ? "One list." : `${squads.length} lists.`}{" "}
        {squads.length < format.lists.most && (
          <button type="button" onClick={() => change(addList(entry, format))}>
            Add a team member
          </button>
        )}
      </p>
      {squads.length > 1 && (
        <label className="build-check">
          <input type="checkbox" checked={isTeam} onChange={() => change(withOptions(entry, { team: !isTeam }))} />
          The limit is the whole team’s, shared out among its members
        </label>
      )}
    </div>
  );
}

interface ChecksProps {
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  set(chosen: readonly string[]): void;
}

function Checks({ legend, choices, chosen, set }: ChecksProps) {
  return (
    <fieldset className="build-checks">
      <legend>{legend}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="build-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => set(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Those whose value the rules do not give. */
const shipsWithoutEpicPoints = ({ pack }: Catalogue): readonly Ship[] =>
  pack.ships.filter((ship) => ship.size === "huge" && (ship.epicPoints === undefined || ship.unconfirmed?.includes("epicPoints")));

const usualLimit = (own: number | undefined, byScenario: number | undefined): string => String(byScenario ?? own ?? "none");

function limitsInWords({ points, threat, binds }: Partial<ScenarioLimits> = {}): string {
  const limits = [...(points === undefined ? [] : [`${points} points`]), ...(threat === undefined ? [] : [`threat ${threat}`])];
  return limits.length === 0 ? "no limit known" : `${limits.join(", ")}${binds === "team" ? " a team" : ""}`;
}
