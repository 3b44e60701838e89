import { FACTION_NAMES } from "@broadside/cards";
import type { SquadDraft } from "@broadside/squads";
import { TextField } from "../../parts/fields.tsx";
import { Sign } from "../../parts/icons.tsx";
import { placed } from "../../parts/placed.ts";
import { pilotName, shipTypeOf, upgradeName } from "../cards/words.ts";
import { useBuilder } from "../editor/builder.ts";
import { focusList, listElementId } from "../editor/focus.ts";
import { removeBuild, withText } from "../entry/edits.ts";
import { countsThreat, factionsOf, hasCaptain, listName, removeList, sharesFaction, withCaptain, withFaction } from "../entry/entries.ts";
import { tierChange } from "../entry/tiers.ts";
import { ShipCard } from "../ship/ship-card.tsx";
import { FactionField } from "./faction-field.tsx";
import { TierActions } from "./tier-actions.tsx";
import { Totals } from "./totals.tsx";
import { WingsPanel } from "./wings-panel.tsx";
import "./list.css";

/** One list: who fields it, what it costs, its ships, and what belongs to them. */
export function ListColumn({ list }: { readonly list: number }) {
  const { entry, format, change, edit, open } = useBuilder();
  const squad = entry.squads[list];
  if (!squad) return undefined;
  const isMember = format.lists.called === "member" && entry.squads.length > 1;
  const threat = countsThreat(entry, format, list);
  const name = listName(entry, format, list);
  const several = entry.squads.length > 1;
  const canGo = entry.squads.length > (isMember ? format.lists.least : format.lists.most);
  const hasFaction = squad.faction !== "";
  return (
    <section className="build-list" aria-label={name} id={listElementId(list)} tabIndex={-1}>
      <header className="build-list-head">
        <h2 className={several ? "build-list-name" : "visually-hidden"}>
          {name}
          {squad.captain === true && isMember && <span className="build-captain">Captain</span>}
        </h2>
        {isMember && (
          <div className="build-member">
            <TextField
              label="Player"
              value={squad.player ?? ""}
              longest={60}
              set={(text) => edit(list, (own) => withText(own, "player", text))}
            />
            {hasCaptain(format) && (
              <label className="build-check">
                <input type="radio" name="captain" checked={squad.captain === true} onChange={() => change(withCaptain(entry, list))} />
                Captain
              </label>
            )}
          </div>
        )}
        {canGo && (
          <button type="button" onClick={() => change(removeList(entry, list))}>
            Remove {name}
          </button>
        )}
        {hasFaction && several && !sharesFaction(format) && <FactionField list={list} />}
        <Totals list={list} />
      </header>
      {format.inclusion && <TierActions list={list} />}
      {hasFaction ? (
        <>
          <Ships list={list} squad={squad} />
          <Builds list={list} squad={squad} />
          <p className="build-add">
            {(!threat || squad.ships.length > 0) && (
              <button type="button" className="primary" onClick={() => open({ what: "pilots", list })}>
                + Add ship
              </button>
            )}
            {(threat || (squad.builds?.length ?? 0) > 0) && (
              <button type="button" className="primary" onClick={() => open({ what: "builds", list })}>
                + Add quick build
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
}

/** The first choice of a new list. */
function FactionButtons({ list }: { readonly list: number }) {
  const { entry, format, catalogue, change, touch } = useBuilder();
  if (list > 0 && sharesFaction(format)) return <p className="quiet">The faction is chosen in the first list.</p>;
  return (
    <div className="build-factions">
      <p>Choose a faction{sharesFaction(format) && entry.squads.length > 1 ? " for all lists" : ""}:</p>
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
            {FACTION_NAMES[faction]}
          </button>
        ))}
      </div>
    </div>
  );
}

function Ships({ list, squad }: { readonly list: number; readonly squad: SquadDraft }) {
  const { entry, format } = useBuilder();
  const before = format.inclusion ? entry.squads[list - 1] : undefined;
  const step = before && tierChange(before, squad);
  if (squad.ships.length === 0) return (squad.builds?.length ?? 0) > 0 ? undefined : <p className="quiet">No ships yet.</p>;
  return (
    <ol className="build-plain build-ships">
      {placed(squad.ships).map(({ at, item }) => (
        <ShipCard
          key={at}
          draft={item}
          list={list}
          ship={at}
          isNew={step !== undefined && step.from[at] === undefined}
          added={step?.newUpgrades[at] ?? []}
        />
      ))}
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
          <li key={at} className="build-ship">
            <div className="build-ship-head">
              <div className="build-ship-name">
                <h3>{name}</h3>
                <p className="quiet">
                  {build?.wing && "Wing · "}
                  {build ? [...new Set(build.ships.map(({ pilot }) => shipTypeOf(catalogue, pilot)))].join(", ") : "Unknown quick build"}
                </p>
              </div>
              <p className="build-ship-points">
                {build?.threat ?? "?"} <span className="quiet">threat</span>
              </p>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${name}`}
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
                <li key={place}>
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
