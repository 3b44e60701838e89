import type { SquadDraft } from "@broadside/squads";
import { memo, useCallback, useContext, useMemo, useState } from "react";
import { pilotName, shipTypeOf, upgradeName } from "../../cards/names.ts";
import { removeBuild, withText } from "../../lists/entry/edits.ts";
import { countsThreat, factionsOf, hasCaptain, removeList, sharesFaction, withCaptain, withFaction } from "../../lists/entry/entries.ts";
import { tierChange } from "../../lists/entry/tiers.ts";
import { Sign } from "../../parts/icons.tsx";
import { placed } from "../../parts/placed.ts";
import { TextField } from "../../parts/text-field.tsx";
import { ShipRow } from "../ship/ship-row.tsx";
import { OpenSlotContext, useBuilder, useTouched } from "../state/builder.ts";
import { focusList, listElementId } from "../state/focus.ts";
import { FactionField } from "./faction-field.tsx";
import { Gauges } from "./gauges.tsx";
import { matchingShips } from "./groups.ts";
import { TierActions } from "./tier-actions.tsx";
import { WingsPanel } from "./wings-panel.tsx";
import "./list.css";
import { factionName } from "../../words/build/cards.ts";
import { GAUGE, LIST, listName } from "../../words/build/list.ts";

/** One list: its player, what it costs, its ships and wings. */
export const ListColumn = memo(function ListColumn({ list }: { readonly list: number }) {
  const { entry, format, change, edit, find, touch } = useBuilder();
  const squad = entry.squads[list];
  if (!squad) return undefined;
  const isMember = format.lists.called === "member" && entry.squads.length > 1;
  const threat = countsThreat(entry, format, list);
  const name = listName(entry, format, list);
  const several = entry.squads.length > 1;
  const canGo = entry.squads.length > (isMember ? format.lists.least : format.lists.most);
  const hasFaction = squad.faction !== "";
  const add = () => {
    touch(list);
    find({ scope: "ships" });
  };
  return (
    <section className="build-list" aria-label={name} id={listElementId(list)} tabIndex={-1}>
      <header className="build-list-head">
        <h2 className={several ? "build-list-name" : "visually-hidden"}>
          {name}
          {squad.captain === true && isMember && <span className="build-captain">{LIST.captain}</span>}
        </h2>
        {isMember && (
          <div className="build-member">
            <TextField
              label={LIST.player}
              value={squad.player ?? ""}
              longest={60}
              set={(text) => edit(list, (own) => withText(own, "player", text))}
            />
            {hasCaptain(format) && (
              <label className="build-check">
                <input type="radio" name="captain" checked={squad.captain === true} onChange={() => change(withCaptain(entry, list))} />
                {LIST.captain}
              </label>
            )}
          </div>
        )}
        {canGo && (
          <button type="button" onClick={() => change(removeList(entry, list))}>
            {LIST.remove({ name })}
          </button>
        )}
        {hasFaction && several && !sharesFaction(format) && <FactionField list={list} />}
        <Gauges list={list} />
      </header>
      {format.inclusion && <TierActions list={list} />}
      {hasFaction ? (
        <>
          <Ships list={list} squad={squad} />
          <Builds list={list} squad={squad} />
          <p className="build-add">
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
          {(format.epic || (squad.wings?.length ?? 0) > 0) && <WingsPanel list={list} squad={squad} />}
        </>
      ) : (
        <FactionButtons list={list} />
      )}
    </section>
  );
});

/** The faction buttons for a new list, because the faction is the first thing to choose. */
function FactionButtons({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change, touch } = useBuilder();
  if (list > 0 && sharesFaction(format)) return <p className="quiet">{LIST.factionInFirst}</p>;
  return (
    <div className="build-factions">
      <p>{sharesFaction(format) && entry.squads.length > 1 ? LIST.chooseFactionForAll : LIST.chooseFaction}</p>
      <div className="build-choices">
        {factionsOf(catalogue).map((faction) => (
          <button
            key={faction}
            type="button"
            onClick={() => {
              change(withFaction(entry, format, list, faction));
              touch(list);
              focusList(list);
            }}
          >
            {factionName(faction)}
          </button>
        ))}
      </div>
    </div>
  );
}

const NONE: readonly number[] = [];

/** Matching ships share a row until the player wants to see each of them. A corvette always has its own card. */
function Ships({ list, squad }: { readonly list: number; readonly squad: SquadDraft }) {
  const { entry, format, catalogue, verdict } = useBuilder();
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const part = useCallback((pilot: string) => setApart((before) => new Set([...before, pilot])), []);
  const touched = useTouched();
  const open = useContext(OpenSlotContext);
  const before = format.inclusion ? entry.squads[list - 1] : undefined;
  const step = useMemo(() => before && tierChange(before, squad), [before, squad]);
  const groups = useMemo(
    () =>
      matchingShips(squad, list, verdict.problems, (ship) => {
        const pilot = squad.ships[ship]?.pilot ?? "";
        const isNew = step !== undefined && (step.from[ship] === undefined || (step.newUpgrades[ship]?.length ?? 0) > 0);
        return isNew || apart.has(pilot) || catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.sections !== undefined;
      }),
    [squad, list, verdict, catalogue, apart, step],
  );
  if (squad.ships.length === 0) return (squad.builds?.length ?? 0) > 0 ? undefined : <p className="quiet">{LIST.noShips}</p>;
  return (
    <ol className="build-plain build-ships">
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

function Builds({ list, squad }: { readonly list: number; readonly squad: SquadDraft }) {
  const { catalogue, edit } = useBuilder();
  const builds = squad.builds ?? [];
  if (builds.length === 0) return undefined;
  return (
    <ol className="build-plain build-ships">
      {placed(builds).map(({ at, item: id }) => {
        const build = catalogue.quickBuilds.get(id);
        const name = build?.ships.map(({ pilot }) => pilotName(catalogue, pilot)).join(", ") ?? id;
        return (
          <li key={at} className="build-ship build-build">
            <div className="build-ship-head">
              <div className="build-ship-name">
                <h3 translate="no">{name}</h3>
                <p>
                  {build?.wing && `${LIST.wing} · `}
                  {build ? (
                    <span translate="no">{[...new Set(build.ships.map(({ pilot }) => shipTypeOf(catalogue, pilot)))].join(", ")}</span>
                  ) : (
                    LIST.unknownBuild
                  )}
                </p>
              </div>
              <p className="build-ship-points">
                {build?.threat ?? "?"} <span className="quiet">{GAUGE.unit.threat}</span>
              </p>
              <button
                type="button"
                className="icon-button"
                aria-label={LIST.remove({ name })}
                onClick={() => {
                  edit(list, (own) => removeBuild(own, at));
                  focusList(list);
                }}
              >
                <Sign of="cross" />
              </button>
            </div>
            <ul className="build-plain build-printed">
              {placed(build?.ships ?? []).map(({ at: place, item: { pilot, upgrades } }) => (
                <li key={place} translate="no">
                  {pilotName(catalogue, pilot)}
                  {upgrades.length > 0 && `: ${upgrades.map((upgrade) => upgradeName(catalogue, upgrade)).join(", ")}`}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
