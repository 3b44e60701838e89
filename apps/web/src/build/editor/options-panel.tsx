import type { Catalogue, Ship } from "@broadside/cards";
import { limitsIn, type ScenarioLimits, scenariosOf } from "@broadside/formats";
import { type FormatOptions, REQUIREMENTS, scenarioLimits } from "@broadside/squads";
import { addList, withOptions } from "../../lists/entry/entries.ts";
import { Check } from "../../parts/check.tsx";
import { Choice } from "../../parts/choice.tsx";
import { NumberField } from "../../parts/number-field.tsx";
import { OPTIONS, scenarioInWords } from "../../words/build/editor.ts";
import { WORDS as HOME } from "../../words/home.ts";
import { LISTS } from "../../words/lists.ts";
import { useBuilder } from "../state/builder.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";

/** Changes some of the entry's options. An undefined one returns to its default. */
function useOptions() {
  const { entry, change } = useBuilder();
  const set = (next: { readonly [Key in keyof FormatOptions]?: FormatOptions[Key] | undefined }) => change(withOptions(entry, next));
  return { options: entry.options ?? {}, set };
}

/** The settings for an organiser, if the format leaves anything open. */
export function OptionsPanel() {
  const { format, catalogue } = useBuilder();
  const { options } = useOptions();
  const { dividesTeamLimit, hugeShips, threat } = format;
  const unsettled = format.epicPoints === undefined ? [] : shipsWithoutEpicPoints(catalogue);
  if (unsettled.length === 0 && !dividesTeamLimit && hugeShips !== "by-mission" && threat === undefined) return undefined;
  const inWords = LISTS.options(options, catalogue);
  return (
    <Panel
      title={OPTIONS.title}
      summary={inWords.length === 0 ? OPTIONS.none : inWords.join("; ")}
      startsOpen={Object.keys(options).length > 0}
    >
      <div className={styles.options}>
        {dividesTeamLimit && <ScenarioField />}
        {(dividesTeamLimit || hugeShips === "by-mission") && <LimitField of="points" own={format.points?.[0]} />}
        {(dividesTeamLimit || threat !== undefined) && <LimitField of="threat" own={threat} />}
        {unsettled.map((ship) => (
          <EpicPointsField key={ship.id} ship={ship} />
        ))}
        {dividesTeamLimit && <TeamFields />}
        {hugeShips === "by-mission" && <MissionShipsField />}
        {dividesTeamLimit && <RequirementsField />}
      </div>
    </Panel>
  );
}

/** An empty field stands for the scenario's limit, or else the format's. */
function LimitField({ of, own }: { readonly of: "points" | "threat"; readonly own: number | undefined }) {
  const { format } = useBuilder();
  const { options, set } = useOptions();
  const usual = scenarioLimits(format, options)?.[of] ?? own ?? OPTIONS.noLimit;
  return (
    <NumberField
      label={OPTIONS[of]}
      value={options[of]}
      usual={String(usual)}
      set={(limit) => set({ [of]: limit })}
      clear={() => set({ [of]: undefined })}
    />
  );
}

function EpicPointsField({ ship: { id, name } }: { readonly ship: Ship }) {
  const { options, set } = useOptions();
  const { epicPoints = {} } = options;
  return (
    <NumberField
      label={OPTIONS.epicPoints({ ship: name })}
      value={epicPoints[id]}
      usual={OPTIONS.notSet}
      set={(points) => set({ epicPoints: { ...epicPoints, [id]: points } })}
      clear={() => {
        const { [id]: _, ...others } = epicPoints;
        set({ epicPoints: Object.keys(others).length === 0 ? undefined : others });
      }}
    />
  );
}

function ScenarioField() {
  const { entry, format, change } = useBuilder();
  const scenarios = scenariosOf(format.edition).map((scenario) => {
    const { points, threat, binds }: Partial<ScenarioLimits> = limitsIn(scenario, format.edition) ?? {};
    return [scenario.id as string, scenarioInWords(scenario.name, { points, threat, isOfTeam: binds === "team" })] as const;
  });
  return (
    <Choice
      label={HOME.scenario}
      value={entry.options?.scenario}
      options={[[undefined, OPTIONS.noScenario], ...scenarios]}
      set={(scenario) => change(withOptions(entry, { scenario }))}
    />
  );
}

function TeamFields() {
  const { entry, format, change } = useBuilder();
  const { squads, options = {} } = entry;
  const isTeam = options.team ?? scenarioLimits(format, options)?.binds === "team";
  return (
    <div className="stack">
      <p>
        {OPTIONS.lists({ count: squads.length })}{" "}
        {squads.length < format.lists.most && (
          <button type="button" onClick={() => change(addList(entry, format))}>
            {OPTIONS.addMember}
          </button>
        )}
      </p>
      {squads.length > 1 && (
        <Check className="row build-check" label={OPTIONS.limitOfTeam} isOn={isTeam} set={(team) => change(withOptions(entry, { team }))} />
      )}
    </div>
  );
}

function MissionShipsField() {
  const { pack } = useBuilder().catalogue;
  const { options, set } = useOptions();
  return (
    <Checks
      legend={OPTIONS.missionShips}
      choices={pack.ships.filter(({ size }) => size === "huge")}
      areNames
      chosen={options.missionShips ?? []}
      set={(missionShips) => set({ missionShips: missionShips.length === 0 ? undefined : missionShips })}
    />
  );
}

function RequirementsField() {
  const { options, set } = useOptions();
  return (
    <Checks
      legend={OPTIONS.requirements}
      choices={REQUIREMENTS.map((id) => ({ id, name: OPTIONS.requirement[id] }))}
      chosen={options.requirements ?? []}
      set={(chosen) => {
        const requirements = REQUIREMENTS.filter((one) => chosen.includes(one));
        set({ requirements: requirements.length === 0 ? undefined : requirements });
      }}
    />
  );
}

interface ChecksProps {
  readonly legend: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  /** Whether the choices are ships, whose names aren't translated. */
  readonly areNames?: boolean;
  set(chosen: readonly string[]): void;
}

const Checks = ({ legend, choices, chosen, areNames = false, set }: ChecksProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {choices.map(({ id, name }) => (
      <Check
        key={id}
        className="row build-check"
        label={<span translate={areNames ? "no" : undefined}>{name}</span>}
        isOn={chosen.includes(id)}
        set={(isOn) => set(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
      />
    ))}
  </fieldset>
);

/** The ships for which the rules give no epic points. */
const shipsWithoutEpicPoints = ({ pack }: Catalogue): readonly Ship[] =>
  pack.ships.filter((ship) => ship.size === "huge" && (ship.epicPoints === undefined || ship.unconfirmed?.includes("epicPoints")));
