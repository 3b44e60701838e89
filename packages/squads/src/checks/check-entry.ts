/** Checks an entry and gives the verdict. Each list is checked on its own first, and then all lists together. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import { entryHash, squadHash } from "../canonical.ts";
import { countsWith, halfOf, sectionPoints } from "../corvette.ts";
import type { EntryDraft, WingDraft } from "../draft.ts";
import type { Format } from "../formats.ts";
import { CHECKED, type LegalEntry, type LegalShip, type LegalSquad } from "../legal.ts";
import type { ListTotals, Verdict } from "../verdict.ts";
import { checkSquad, type SquadCheck } from "./check-squad.ts";
import { usualPositions } from "./check-wings.ts";
import type { CheckContext } from "./context.ts";
import { checkInclusion } from "./inclusion.ts";
import { scenarioOf } from "./limits.ts";
import { checkSharedObstacles, fixedObstacles } from "./obstacles.ts";
import { Problems } from "./problems.ts";
import { checkRequirements } from "./requirements.ts";
import { type ResolvedShip, type ResolvedSquad, resolveSquad } from "./resolve.ts";
import { checkTogether } from "./team.ts";

export interface EntryCheck {
  readonly verdict: Verdict;
  /** The legal entry. Absent if the entry is illegal. */
  readonly legal?: LegalEntry;
}

export function checkEntry(entry: Pick<EntryDraft, "squads" | "options">, format: Format, catalogue: Catalogue): EntryCheck {
  invariant(format.edition === catalogue.pack.edition, `the cards are of ${catalogue.pack.edition}, the format of ${format.edition}`);
  const problems = new Problems(format.rules);
  const context: CheckContext = { format, options: entry.options ?? {}, catalogue, problems };
  const { squads: drafts } = entry;
  checkListCount(context, drafts.length);
  checkScenario(context, drafts.length);
  const squads: ResolvedSquad[] = [];
  const checks: SquadCheck[] = [];
  const hashes: string[] = [];
  for (let list = 0; list < drafts.length; list += 1) {
    const draft = drafts[list];
    if (!draft) continue;
    const squad = resolveSquad(draft, list, catalogue, problems);
    const check = checkSquad(context, squad, drafts.length);
    checkRequirements(context, squad, check);
    squads.push(squad);
    checks.push(check);
    hashes.push(squadHash(draft, format, catalogue));
  }
  if (squads.length > 1) {
    checkTogether(context, squads);
    checkSharedObstacles(context, squads);
    if (format.inclusion)
      checkInclusion(
        context,
        squads,
        checks.map(({ points }) => points),
      );
  }
  const hash = entryHash(hashes, fixedObstacles(drafts, format));
  const lists = checks.map((check, at) => listTotals(check, squads[at]?.threat ?? 0, hashes[at] ?? ""));
  const verdict: Verdict = {
    legal: !problems.illegal,
    format: format.id,
    edition: format.edition,
    catalogue: catalogue.pack.date,
    problems: problems.found,
    lists,
    points: sum(lists, "points"),
    epicPoints: sum(lists, "epicPoints"),
    threat: sum(lists, "threat"),
    hash,
  };
  if (problems.illegal) return { verdict };
  return { verdict, legal: { [CHECKED]: true, format, squads: squads.map((squad, at) => legalSquad(squad, lists[at])), hash } };
}

function checkListCount({ format, problems }: CheckContext, count: number): void {
  const { least, most, called } = format.lists;
  if (count >= least && count <= most) return;
  const wanted = { called, least, most };
  problems.add("lists", {}, { problem: "wrong number of lists", format: format.id, count, ...wanted }, { fix: "hand in lists", ...wanted });
}

/** The scenario must exist, and must have room for this many members and at least one opponent. */
function checkScenario({ format, options, problems }: CheckContext, members: number): void {
  if (!format.dividesTeamLimit || options.scenario === undefined) return;
  const scenario = scenarioOf(format, options);
  if (!scenario) {
    problems.add("scenario", {}, { problem: "unknown scenario", scenario: options.scenario }, { fix: "choose a scenario" });
    return;
  }
  const most = scenario.types.includes("team-battle") ? scenario.seats[1] - 1 : 1;
  if (members > most)
    problems.add("scenario", {}, { problem: "team too large", scenario: scenario.name, members }, { fix: "hand in fewer lists", most });
}

function listTotals({ ships, points, epicPoints, limit }: SquadCheck, threat: number, hash: string): ListTotals {
  if (!limit) return { points, epicPoints, threat, ships, hash };
  const spent = limit.counts === "points" ? points : threat;
  return { points, limit: limit.value, left: limit.value - spent, epicPoints, threat, ships, hash };
}

const sum = (lists: readonly ListTotals[], key: "points" | "epicPoints" | "threat"): number =>
  lists.reduce((total, list) => total + list[key], 0);

function legalSquad({ draft, ships, threat }: ResolvedSquad, totals: ListTotals | undefined): LegalSquad {
  return {
    [CHECKED]: true,
    ...(draft.player !== undefined && { player: draft.player }),
    faction: draft.faction,
    ships: ships.map((ship) => legalShip(ship, totals)),
    wings: draft.builds ? [...(draft.wings ?? []), ...wingsOfBuilds(ships)] : (draft.wings ?? []),
    obstacles: draft.obstacles ?? [],
    points: totals?.points ?? 0,
    epicPoints: totals?.epicPoints ?? 0,
    threat,
    hash: totals?.hash ?? "",
  };
}

/** Returns the wings in quick builds. The leader is always the first ship. */
function wingsOfBuilds(ships: readonly ResolvedShip[]): readonly WingDraft[] {
  return ships.flatMap(({ wingmates }, leader) => {
    if (wingmates === undefined) return [];
    const positions = usualPositions(wingmates);
    return { leader, wingmates: positions.map((position, at) => ({ ship: leader + 1 + at, position })) };
  });
}

function legalShip({ pilot, ship, upgrades, at, draft, build }: ResolvedShip, totals: ListTotals | undefined): LegalShip {
  if (build) return { pilot, ship, upgrades, points: build.threat, build: build.number };
  const points = (at < 0 ? undefined : totals?.ships[at]?.points) ?? 0;
  const docked = draft?.dockedTo === undefined ? {} : { dockedTo: draft.dockedTo };
  const halves = ship.sections && sectionPoints(pilot, ship, upgrades, points);
  if (!halves) return { pilot, ship, upgrades, points, ...docked };
  return {
    pilot,
    ship,
    upgrades: upgrades.map((upgrade) => ({ card: upgrade.card, section: halfOf(upgrade.card, upgrade.section) })),
    points,
    ...docked,
    sections: upgrades.map(({ card, section }) => countsWith(card, section)),
    sectionPoints: halves,
  };
}
