/** The ship that you selected or changed last: its figures, its actions and its dial. */
import { type Pilot, readAction, readDial, type Ship, type Upgrade } from "@broadside/cards";
import { DialTable } from "../../cards/dial-table.tsx";
import { statLine } from "../../cards/figures.ts";
import { Icon, ShipPicture } from "../../look/icon.tsx";
import type { IconName } from "../../look/icon-names.ts";
import { actionIcon } from "../../look/icons-of.ts";
import { initiativeInWords } from "../../words/build/cards.ts";
import { actionsInWords, statisticName } from "../../words/build/figures.ts";
import { PICKED_SHIP, VERDICT } from "../../words/build/verdict.ts";
import { MANEUVERS } from "../../words/terms/maneuvers.ts";
import { SECTION_WORDS } from "../../words/terms/sections.ts";
import { useBuilder, useTouched } from "../state/builder.ts";
import styles from "./picked-ship.module.css";

const STAT_ICONS = {
  attack: "attack",
  agility: "agility",
  hull: "hull",
  shields: "shield",
  energy: "energy",
} as const satisfies Record<string, IconName>;

export function PickedShip() {
  const { entry, catalogue, verdict, open } = useBuilder();
  const { list, ship } = useTouched();
  const draft = ship === undefined ? undefined : entry.squads[list]?.ships[ship];
  const pilot = catalogue.pilots.get(draft?.pilot ?? "");
  const type = catalogue.ships.get(pilot?.ship ?? "");
  if (!draft || !pilot || !type || ship === undefined) return undefined;
  const carried = draft.upgrades.flatMap(({ id }) => catalogue.upgrades.get(id) ?? []);
  return (
    <section className="plate stack build-picked" aria-label={PICKED_SHIP.label}>
      <Head pilot={pilot} type={type} points={verdict.lists[list]?.ships[ship]?.points ?? pilot.cost ?? 0} />
      <Stats pilot={pilot} type={type} carried={carried} />
      <Actions pilot={pilot} type={type} carried={carried} />
      {type.dial.length > 0 && (
        <>
          <p className={`row spread fine ${styles.dialHead}`}>
            <b>{MANEUVERS.dial}</b>{" "}
            {readDial(type.dial).some(({ energy }) => energy !== undefined) && <span>{PICKED_SHIP.energyGained}</span>}
          </p>
          <DialTable dial={type.dial} />
        </>
      )}
      <button
        type="button"
        aria-label={PICKED_SHIP.allDetailsOf({ ship: pilot.name })}
        onClick={() => open({ what: "pilot", card: pilot })}
      >
        {PICKED_SHIP.allDetails}
      </button>
    </section>
  );
}

interface FactsProps {
  readonly pilot: Pilot;
  readonly type: Ship;
  readonly carried: readonly Upgrade[];
}

function Head({ pilot, type, points }: Pick<FactsProps, "pilot" | "type"> & { readonly points: number }) {
  const { format } = useBuilder();
  const facts = [initiativeInWords(format.edition, pilot.initiative ?? "?"), PICKED_SHIP.points({ points })];
  if (type.epicPoints !== undefined && format.epicPoints !== undefined) facts.push(VERDICT.epic({ points: type.epicPoints }));
  return (
    <header className={`row ${styles.head}`}>
      <ShipPicture ship={type.id} />
      <div>
        <h2 translate="no">{type.name}</h2>
        <small>
          {pilot.name !== type.name && <span translate="no">{pilot.name}</span>}
          {pilot.name !== type.name && " · "}
          {facts.join(" · ")}
        </small>
      </div>
    </header>
  );
}

const Stats = ({ pilot, type, carried }: FactsProps) => (
  <ul className={`stack ${styles.stats}`}>
    {statLine(pilot, type, carried).map(({ name, value }) => (
      <li key={name} className={`centre build-figure ${styles.tile}`} data-figure={name}>
        <Icon name={STAT_ICONS[name]} />
        <b>{value}</b>
        <small className="build-roomy">{statisticName(name)}</small>
      </li>
    ))}
  </ul>
);

/** A corvette has a row for each section. */
function Actions({ pilot, type, carried }: FactsProps) {
  const added = carried.flatMap(({ actions = [] }) => actions);
  const rows = type.sections?.map(({ section, actions }) => ({ name: SECTION_WORDS.shortAlone[section], actions })) ?? [
    { name: "", actions: [...(pilot.actions ?? type.actions), ...added] },
  ];
  return (
    <ul className={`row wrap ${styles.actions}`}>
      {rows.map(({ name, actions }) => (
        <li key={name} className={`row wrap detail ${styles.tile}`}>
          {name !== "" && <b>{name}</b>}
          <span className="visually-hidden">{actionsInWords(actions)}</span>
          {actions.map((text) => {
            const action = readAction(text);
            const [icon, linked] = [action && actionIcon(action.name), action?.linked && actionIcon(action.linked.name)];
            return (
              <span key={text} data-colour={action?.colour} title={actionsInWords([text])} aria-hidden="true">
                {icon && <Icon name={icon} />}
                {linked && (
                  <span data-colour={action?.linked?.colour}>
                    <Icon name="linked" />
                    <Icon name={linked} />
                  </span>
                )}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
