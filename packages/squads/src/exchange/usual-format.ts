/** Returns the most likely format for a list that doesn't name its format. */
import type { Catalogue } from "@broadside/cards";
import type { EditionId, SquadFormatId } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import { type Format, formatById } from "../formats.ts";

export function usualFormat(squads: readonly SquadDraft[], catalogue: Catalogue): Format {
  const traits = traitsOf(squads, catalogue);
  const [id] = USUAL[catalogue.pack.edition].find(([, fits]) => fits(traits)) ?? [];
  const format = id && formatById(id);
  invariant(format, "every list has a usual format");
  return format;
}

interface Traits {
  /** The number of squads. */
  readonly count: number;
  readonly hasHuge: boolean;
  readonly hasWings: boolean;
  readonly hasBuilds: boolean;
  /** The most points that a squad states. */
  readonly declared: number;
}

const traitsOf = (squads: readonly SquadDraft[], catalogue: Catalogue): Traits => ({
  count: squads.length,
  hasHuge: squads.some(({ ships }) => ships.some(({ pilot }) => isHuge(pilot, catalogue))),
  hasWings: squads.some(({ wings = [] }) => wings.length > 0),
  hasBuilds: squads.some(({ builds = [] }) => builds.length > 0),
  declared: Math.max(0, ...squads.map(({ declared }) => declared?.points ?? 0)),
});

const isHuge = (pilot: string, { pilots, ships }: Catalogue): boolean => ships.get(pilots.get(pilot)?.ship ?? "")?.size === "huge";

type Fits = (traits: Traits) => boolean;
const isAny: Fits = () => true;
const isByThreat: Fits = ({ hasBuilds }) => hasBuilds;
const isEpic: Fits = ({ count, hasHuge, hasWings }) => count > 1 || hasHuge || hasWings;

/** Each edition's formats and the lists that they are for. The first format that fits is used. */
const USUAL: Readonly<Record<EditionId, readonly (readonly [id: SquadFormatId, fits: Fits])[]>> = {
  "1e": [
    ["escalation", ({ count }) => count === 4],
    ["team-epic", ({ count }) => count === 2],
    ["epic-dogfight", ({ hasHuge, declared }) => hasHuge || declared > 100],
    ["standard-100", isAny],
  ],
  "2.0": [
    ["quick-build-2.0", isByThreat],
    ["epic-battles", isEpic],
    ["extended-200", isAny],
  ],
  "2.5": [
    ["quick-build-2.5", isByThreat],
    ["epic-battles-2.5", isEpic],
    ["standard-20", isAny],
  ],
};
