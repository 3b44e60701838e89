/** Builds a squad from quick builds. */
import type { EditionId } from "@broadside/formats";
import type { SquadDraft } from "@broadside/squads";
import { useState } from "react";
import { useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { OfferedBuild } from "../game-worker/shared/start-protocol.ts";
import { Choice } from "../parts/choice.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { placed } from "../parts/placed.ts";
import { QUICK_BUILDS } from "../words/play/start-seats.ts";
import styles from "./start.module.css";

interface QuickBuildPickerProps {
  readonly worker: GameWorker;
  readonly edition: EditionId;
  use(title: string, squad: SquadDraft): void;
}

export function QuickBuildPicker({ worker, edition, use }: QuickBuildPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const building = useLoading(isOpen ? edition : undefined, worker.quickBuilds);
  return (
    <details className={styles.elsewhere} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{QUICK_BUILDS.title}</summary>
      <LoadFailed loads={[building]} />
      {building.answer && <Picker key={edition} builds={building.answer} use={use} />}
    </details>
  );
}

function Picker({ builds, use }: Pick<QuickBuildPickerProps, "use"> & { readonly builds: readonly OfferedBuild[] }) {
  const factions = [...new Map(builds.map(({ faction, factionName }) => [faction, factionName]))];
  const [faction, setFaction] = useState(factions[0]?.[0] ?? "");
  const [taken, setTaken] = useState<readonly OfferedBuild[]>([]);
  const [next, setNext] = useState<string>();
  const own = builds.filter((build) => build.faction === faction);
  const picked = own.find(({ id }) => id === next) ?? own[0];
  const set = (chosen: readonly OfferedBuild[]) => {
    setTaken(chosen);
    const title = chosen.map(({ name }) => name).join(", ");
    if (chosen.length > 0) use(title, { faction, ships: [], builds: chosen.map(({ id }) => id) });
  };
  const turnTo = (id: string) => {
    setFaction(id);
    setTaken([]);
  };
  return (
    <>
      <Choice label={QUICK_BUILDS.faction} areNames value={faction} set={turnTo} options={factions} />
      <Choice
        label={QUICK_BUILDS.build}
        areNames
        value={picked?.id}
        set={(id) => setNext(id)}
        options={own.map(({ id, name, threat }) => [id, `${threat}: ${name}`])}
      />
      <p className="buttons">
        <button type="button" disabled={!picked} onClick={() => picked && set([...taken, picked])}>
          {QUICK_BUILDS.add}
        </button>
        <span className="quiet">{QUICK_BUILDS.threatSoFar({ threat: taken.reduce((sum, { threat }) => sum + threat, 0) })}</span>
      </p>
      <TakenBuilds taken={taken} set={set} />
    </>
  );
}

interface TakenBuildsProps {
  readonly taken: readonly OfferedBuild[];
  set(taken: readonly OfferedBuild[]): void;
}

const TakenBuilds = ({ taken, set }: TakenBuildsProps) => (
  <ul className="button-rows">
    {placed(taken).map(({ at, item: { name, threat } }) => (
      <li key={at} className="button-row">
        <span>{QUICK_BUILDS.taken({ build: name, threat })}</span>
        <button
          type="button"
          className="link-button"
          aria-label={QUICK_BUILDS.removeOne({ build: name })}
          onClick={() => set(taken.filter((_, place) => place !== at))}
        >
          {QUICK_BUILDS.remove}
        </button>
      </li>
    ))}
  </ul>
);
