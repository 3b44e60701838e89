import type { Faction } from "@broadside/cards";
import type { SquadDraft } from "@broadside/squads";
import { memo, useCallback, useContext, useMemo, useState } from "react";
import { pilotName, shipTypeOf, upgradeName } from "../../cards/names.ts";
import { removeBuild, withText } from "../../lists/entry/edits.ts";
import { countsThreat, factionsOf, hasCaptain, removeList, sharesFaction, withCaptain, withFaction } from "../../lists/entry/entries.ts";
import type { TierChange } from "../../lists/entry/tiers.ts";
import { Sign } from "../../parts/icons.tsx";
import { placed } from "../../parts/placed.ts";
import { TextField } from "../../parts/text-field.tsx";
import { factionName } from "../../words/build/cards.ts";
import { GAUGE, LIST, listName } from "../../words/build/list.ts";
import { ShipRow } from "../ship/ship-row.tsx";
import { OpenSlotContext, useBuilder, useTouched } from "../state/builder.ts";
import { focusList, listElementId } from "../state/focus.ts";
import { FactionField } from "./faction-field.tsx";
import { Gauges } from "./gauges.tsx";
import { matchingShips } from "./groups.ts";
import styles from "./list.module.css";
import { TierActions, useTierChange } from "./tier-actions.tsx";
import { WingsPanel } from "./wings-panel.tsx";

interface ListProps {
  readonly list: number;
  readonly squad: SquadDraft;
}

/** One list: its player, what it costs, its ships and wings. */
export const ListColumn = memo(function ListColumn({ list }: { readonly list: number }) {
  const { entry, format } = useBuilder();
  const squad = entry.squads[list];
  if (!squad) return undefined;
  return (
    <section className={`column ${styles.list}`} aria-label={listName(entry, format, list)} id={listElementId(list)} tabIndex={-1}>
      <ListHead list={list} squad={squad} />
      {format.inclusion && <TierActions list={list} />}
      {squad.faction === "" ? (
        <FactionButtons list={list} />
      ) : (
        <>
          <Ships list={list} squad={squad} />
          <Builds list={list} squad={squad} />
          <AddButtons list={list} squad={squad} />
          {(format.epic || (squad.wings?.length ?? 0) > 0) && <WingsPanel list={list} squad={squad} />}
        </>
      )}
    </section>
  );
});

function ListHead({ list, squad }: ListProps) {
  const { entry, format, change } = useBuilder();
  const several = entry.squads.length > 1;
  const isMember = format.lists.called === "member" && several;
  const canGo = entry.squads.length > (isMember ? format.lists.least : format.lists.most);
  const name = listName(entry, format, list);
  return (
    <header className="stack">
      <h2 className={several ? "row wrap" : "visually-hidden"}>
        {name}
        {squad.captain === true && isMember && <span className={styles.captain}>{LIST.captain}</span>}
      </h2>
      {isMember && <MemberFields list={list} squad={squad} />}
      {canGo && (
        <button type="button" onClick={() => change(removeList(entry, list))}>
          {LIST.remove({ name })}
        </button>
      )}
      {squad.faction !== "" && several && !sharesFaction(format) && <FactionField list={list} />}
      <Gauges list={list} />
    </header>
  );
}

/** Which member of the team flies the list, and whether that member is the captain. */
function MemberFields({ list, squad }: ListProps) {
  const { entry, format, change, edit } = useBuilder();
  const name = (text: string) => edit(list, (own) => withText(own, "player", text));
  return (
    <div className={`row wrap ${styles.member}`}>
      <TextField label={LIST.player} value={squad.player ?? ""} longest={60} set={name} />
      {hasCaptain(format) && (
        <label className="row build-check">
          <input type="radio" name="captain" checked={squad.captain === true} onChange={() => change(withCaptain(entry, list))} />
          {LIST.captain}
        </label>
      )}
    </div>
  );
}

/** A list that counts threat has quick builds, but ships may be left over from another format. */
function AddButtons({ list, squad }: ListProps) {
  const { entry, format, find, touch } = useBuilder();
  const threat = countsThreat(entry, format, list);
  const add = () => {
    touch(list);
    find({ scope: "ships" });
  };
  return (
    <p className={`row wrap ${styles.add}`}>
      {(!threat || squad.ships.length > 0) && (
        <button type="button" onClick={add}>
          {LIST.addShip}
        </button>
      )}
      {(threat || (squad.builds?.length ?? 0) > 0) && (
        <button type="button" onClick={add}>
          {LIST.addBuild}
        </button>
      )}
    </p>
  );
}

/** The faction buttons for a new list, because the faction is the first thing to choose. */
function FactionButtons({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change, touch } = useBuilder();
  if (list > 0 && sharesFaction(format)) return <p className="quiet">{LIST.factionInFirst}</p>;
  const choose = (faction: Faction) => {
    change(withFaction(entry, format, list, faction));
    touch(list);
    focusList(list);
  };
  return (
    <div className="stack build-factions">
      <p>{sharesFaction(format) && entry.squads.length > 1 ? LIST.chooseFactionForAll : LIST.chooseFaction}</p>
      <div className="row wrap">
        {factionsOf(catalogue).map((faction) => (
          <button key={faction} type="button" onClick={() => choose(faction)}>
            {factionName(faction)}
          </button>
        ))}
      </div>
    </div>
  );
}

const NONE: readonly number[] = [];

/** Matching ships share a row until the player wants to see each of them. A corvette always has its own card. */
function Ships({ list, squad }: ListProps) {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const part = useCallback((pilot: string) => setApart((before) => new Set([...before, pilot])), []);
  const touched = useTouched();
  const open = useContext(OpenSlotContext);
  const step = useTierChange(list);
  const groups = useGroups(list, squad, apart, step);
  if (squad.ships.length === 0) return (squad.builds?.length ?? 0) > 0 ? undefined : <p className="quiet">{LIST.noShips}</p>;
  return (
    <ol>
      {groups.map((ships) => {
        const [first = 0] = ships;
        const draft = squad.ships[first];
        return (
          draft && (
            <ShipRow
              key={first}
              draft={draft}
              list={list}
              ships={ships}
              isNew={step !== undefined && step.from[first] === undefined}
              added={step?.newUpgrades[first] ?? NONE}
              apart={part}
              isTouched={touched.list === list && touched.ship !== undefined && ships.includes(touched.ship)}
              openPlace={open?.list === list && ships.includes(open.ship) ? open.place : undefined}
            />
          )
        );
      })}
    </ol>
  );
}

/** The ships that share a row. */
function useGroups(list: number, squad: SquadDraft, apart: ReadonlySet<string>, step: TierChange | undefined) {
  const { catalogue, verdict } = useBuilder();
  return useMemo(
    () =>
      matchingShips(squad, list, verdict.problems, (ship) => {
        const pilot = squad.ships[ship]?.pilot ?? "";
        const isNew = step !== undefined && (step.from[ship] === undefined || (step.newUpgrades[ship]?.length ?? 0) > 0);
        return isNew || apart.has(pilot) || catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.sections !== undefined;
      }),
    [squad, list, verdict, catalogue, apart, step],
  );
}

const Builds = ({ list, squad: { builds = [] } }: ListProps) =>
  builds.length > 0 && (
    <ol>
      {placed(builds).map(({ at, item }) => (
        <Build key={at} list={list} at={at} id={item} />
      ))}
    </ol>
  );

interface BuildProps {
  readonly list: number;
  /** The quick build's place in the list, and its id. */
  readonly at: number;
  readonly id: string;
}

function Build({ list, at, id }: BuildProps) {
  const { catalogue, edit } = useBuilder();
  const build = catalogue.quickBuilds.get(id);
  const ships = build?.ships ?? [];
  const name = build ? ships.map(({ pilot }) => pilotName(catalogue, pilot)).join(", ") : id;
  const types = [...new Set(ships.map(({ pilot }) => shipTypeOf(catalogue, pilot)))];
  const remove = () => {
    edit(list, (own) => removeBuild(own, at));
    focusList(list);
  };
  return (
    <li className="build-ship">
      <div className="row">
        <div className="build-ship-name">
          <h3 translate="no">{name}</h3>
          <p className="fine">
            {build?.wing && `${LIST.wing} · `}
            {build ? <span translate="no">{types.join(", ")}</span> : LIST.unknownBuild}
          </p>
        </div>
        <p className="build-cost build-ship-points">
          {build?.threat ?? "?"} <span className="quiet">{GAUGE.unit.threat}</span>
        </p>
        <button type="button" className="icon-button" aria-label={LIST.remove({ name })} onClick={remove}>
          <Sign of="cross" />
        </button>
      </div>
      <ul className="detail">
        {placed(ships).map(({ at: place, item: { pilot, upgrades } }) => (
          <li key={place} translate="no">
            {pilotName(catalogue, pilot)}
            {upgrades.length > 0 && `: ${upgrades.map((upgrade) => upgradeName(catalogue, upgrade)).join(", ")}`}
          </li>
        ))}
      </ul>
    </li>
  );
}
