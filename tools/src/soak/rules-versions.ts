/**
 * A rules version is a promise: all its games play the same way. For each version, `tests/games/rules-versions.json` holds the fingerprint
 * of the saved games. Games that play differently need a new version.
 */
import { contentHash } from "@broadside/kit";
import type { RecordedGame } from "./saved-game.ts";

/** Fingerprints by version. */
export type RulesVersions = Readonly<Record<string, string>>;

/** The fingerprint of all saved games, from their hashes in order. */
export const fingerprintOf = (games: readonly Pick<RecordedGame, "hash">[]): string =>
  contentHash(games.map(({ hash }) => hash).join("\n"));

/** What to do if the games do not match their version. */
export function versionProblem(known: RulesVersions, version: string, found: string): string | undefined {
  const kept = known[version];
  if (kept === found) return undefined;
  if (kept === undefined)
    return `Rules version ${version} has no fingerprint yet: "npm run records" replays the recorded games and writes it to tests/games/rules-versions.json.`;
  return [
    `The kept games are not those of rules version ${version}: play has changed under an old number.`,
    `Raise RULES_VERSION in packages/rules/src/records/version.ts, then run "npm run records".`,
    `As long as version ${version} is new in the present work and nobody has records of it, "npm run records -- --overwrite" updates its fingerprint.`,
  ].join(" ");
}
