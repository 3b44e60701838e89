/** A catalogue's quick builds, for the picker. */
import type { Catalogue } from "@broadside/cards";
import { buildName, usableBuilds } from "@broadside/content";
import { SQUAD_NAMES } from "../../words/lists.ts";
import type { OfferedBuild } from "../shared/start-protocol.ts";

export const offeredBuilds = (catalogue: Catalogue): readonly OfferedBuild[] =>
  usableBuilds(catalogue, true)
    .map((build) => ({
      id: build.id,
      name: buildName(catalogue, build, SQUAD_NAMES),
      faction: build.faction,
      factionName: SQUAD_NAMES.faction(build.faction),
      threat: build.threat,
    }))
    .toSorted(
      (one, other) => one.factionName.localeCompare(other.factionName) || other.threat - one.threat || one.name.localeCompare(other.name),
    );
