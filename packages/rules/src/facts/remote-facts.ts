/** The printed values of a remote, as a ship's facts. */
import type { Attack, Pilot, Ship as ShipType } from "@broadside/cards";
import { DEVICES, MISSION_TOKENS } from "@broadside/geometry";
import { REMOTE_NAMES } from "@broadside/protocol";
import type { DamageFacts, ShipFacts } from "./printed-facts.ts";
import { REMOTES, type RemoteKind } from "./remote-kinds.ts";
import { farthestOf, NO_POOL } from "./ship-facts.ts";

/** Returns a remote's facts. A remote can be attacked and damaged like a ship (2E-REMOTE-01, -03). */
export function remoteFacts(kind: RemoteKind, damageCards: readonly DamageFacts[], deck: number): ShipFacts {
  const { token, initiative, agility, hull, attack, charges } = REMOTES[kind];
  const name = REMOTE_NAMES[kind];
  const attacks: readonly Attack[] =
    attack === undefined ? [] : [{ arcs: ["front"], dice: attack, range: kind === "commandoTeam" ? [1, 2] : [1, 3] }];
  const id = `remote-${kind}`;
  const type: ShipType = { id, name, size: "small", factions: [], attacks, agility, hull, shields: 0, actions: [], dial: [] };
  const pilot: Pilot = { id, name, ship: id, faction: "rebelalliance", initiative, slots: [] };
  return {
    pilot,
    type,
    base: "small",
    isHuge: false,
    remote: kind,
    token: { ...DEVICES, ...MISSION_TOKENS }[token],
    hasSections: false,
    cards: undefined,
    skill: initiative,
    engagement: initiative,
    attack: attack ?? 0,
    agility,
    hull,
    shields: 0,
    energy: 0,
    charges: { value: charges ?? 0, recovers: 0 },
    force: NO_POOL,
    shieldRecovery: 0,
    energyRecovery: 0,
    points: 0,
    actions: [],
    bar: [],
    borrowsDial: false,
    dial: new Map(),
    upgradeSections: undefined,
    toCome: undefined,
    placedTokens: undefined,
    upgrades: [],
    upgradeKeys: [],
    isGuest: false,
    printsFigures: false,
    printsSkill: false,
    printsActions: false,
    reach: farthestOf(attacks),
    damageCards,
    decks: [deck],
  };
}
