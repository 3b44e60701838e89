/** A ship's card with its current figures. It shows only public information, so facedown cards have no name. */
import { type Attack, damageSummary, isByHand, type WeaponArc } from "@broadside/cards";
import { type ArcName, hasSections, mm, SECTIONS, type Section, TURRET_PRIMARIES, WING_POSITIONS } from "@broadside/geometry";
import { printedArcs } from "@broadside/position";
import type { CardLine, Remaining, SectionCard, SectionSheet, ShipSheet, WeaponLine, WingCard } from "@broadside/protocol";
import {
  actionBar,
  agility,
  cardEnergyLimit,
  type DamageFacts,
  damageTotal,
  energyLimit,
  type Game,
  HIDDEN_CONDITION,
  hull,
  isDamageByHand,
  type Part,
  pilotSkill,
  primaryValue,
  type Quarter,
  REMOTES,
  type Ship,
  type State,
  shieldsLeft,
  shieldValue,
  TOKENS,
} from "@broadside/rules";
import type { Wording } from "../language.ts";

/** A ship or a remote. Its Conditions are shown as far as viewers may see them, because some are facedown (2E-COND-06). */
export function sheetOf(game: Game, ship: Ship, effects: State["effects"], wording: Wording): ShipSheet {
  const { pilot, type, base, points, isHuge, token, remote, reach } = game.factsOf(ship);
  return {
    id: ship.id,
    seat: ship.seat,
    name: `${remote === undefined ? pilot.name : wording.shipName(wording.namesOf(game), ship.id)} (${ship.id})`,
    shortName: wording.shortNames(game)[ship.id] ?? ship.id,
    pilot: remote === undefined ? pilot.name : wording.words.names.remotes[remote],
    type: remote === undefined ? type.name : wording.words.names.remotes[remote],
    ability: pilot.shipAbility,
    ship: remote === undefined ? type.id : REMOTES[remote].token,
    base,
    ruler: Math.max(RULER, reach),
    arcs: arcsOf(game, ship),
    aims: aimsOf(game, ship),
    turret: turretOf(game, ship),
    points,
    worth: wording.worthInWords(points, isOfBuild(game, ship)),
    skill: pilotSkill(game, ship),
    weapon: weaponOf((pilot.attacks ?? type.attacks)[0], primaryValue(game, ship)),
    agility: agility(game, ship, undefined),
    hull: hullOf(game, ship),
    shields: shieldsOf(game, ship),
    charges: poolLeft(game, ship.charges, game.factsOf(ship).charges.value),
    force: poolLeft(game, ship.force, game.factsOf(ship).force.value),
    wing: wingOf(game, ship, wording),
    ...(token && { outline: token.outline.map(mm) }),
    counters: game.state.scenario?.onCards[ship.id],
    carries: (game.state.scenario?.pieces ?? []).filter(({ carrier }) => carrier === ship.id).map(({ id }) => wording.pieceName(id)),
    ...hugeOf(game, ship, wording),
    tokens: TOKENS.filter((token) => !isHuge || !game.edition.neverOnHugeShips.includes(token)),
    summary: wording.shipSummary(game.content, pilot.id),
    isByHand: isByHand(game.content.catalogue, "pilot", pilot.id),
    upgrades: upgradeLines(game, ship, wording),
    damage: damageLines(game, ship, wording),
    conditions: effects.flatMap(({ id, ship: on, secret }) =>
      on === ship.id && id.startsWith("condition:")
        ? [id === HIDDEN_CONDITION ? hiddenCondition(game, secret, wording) : conditionLine(game, id)]
        : [],
    ),
    dial: [...game.factsOf(ship).dial.keys()],
  };
}

/** The range bands on the standard ruler. */
const RULER = 3;

const isOfBuild = ({ setup }: Game, { place }: Ship): boolean => setup.squads.flatMap(({ ships }) => ships)[place]?.build !== undefined;

function hullOf(game: Game, ship: Ship, part?: Part): Remaining {
  const of = hull(game, ship, part);
  return { left: Math.max(0, of - damageTotal(game, ship, part)), of };
}

function shieldsOf(game: Game, ship: Ship, part?: Part): Remaining {
  const of = shieldValue(game, ship, part);
  return { left: isFull(game) ? of : shieldsLeft(ship, part), of };
}

/** During set-up, everything that set-up will fill is already shown as full. */
const isFull = ({ state }: Game): boolean => state.round === 0;

/** Charges or Force, if the ship can have any. */
const poolLeft = (game: Game, left: number, of: number): Remaining | undefined =>
  of > 0 ? { left: isFull(game) ? of : left, of } : undefined;

function wingOf(game: Game, { wing }: Ship, wording: Wording): WingCard | undefined {
  return (
    wing && {
      number: WING_POSITIONS.indexOf(wing.position) + 1,
      position: wording.words.sheet.positions[wing.position],
      leader: wing.leader,
      leaderName: wording.shipName(wording.namesOf(game), wing.leader),
      state: wing.position === "leader" ? "leads" : wing.split ? "split" : "in wing",
    }
  );
}

/** Includes the range if the card prints one; most don't (HS-PRIM-04). */
const weaponOf = (attack: Attack | undefined, dice: number): WeaponLine | undefined =>
  attack && { dice, range: attack.range?.join("–"), isTurret: attack.arcs.includes("turret") };

/** Facts that only huge ships have. */
function hugeOf(game: Game, ship: Ship, wording: Wording): Pick<ShipSheet, "energy" | "sections"> {
  const { isHuge, hasSections: isDivided } = game.factsOf(ship);
  if (!isHuge) return {};
  return {
    energy: { left: isFull(game) ? energyLimit(game, ship) : ship.energy, of: energyLimit(game, ship) },
    ...(isDivided && { sections: SECTIONS.map((section) => sectionOf(game, ship, section, wording)) }),
  };
}

function sectionOf(game: Game, ship: Ship, section: Section, wording: Wording): SectionSheet {
  const { cards } = game.factsOf(ship);
  return { section, isCrippled: ship.crippled === section, card: cards && sectionCard(game, ship, section, wording) };
}

function sectionCard(game: Game, ship: Ship, section: Section, wording: Wording): SectionCard | undefined {
  const card = game.factsOf(ship).cards?.[section];
  return (
    card && {
      weapon: weaponOf(ship.crippled === section ? card.crippled.attacks[0] : card.weapon, primaryValue(game, ship)),
      hull: hullOf(game, ship, section),
      shields: shieldsOf(game, ship, section),
      actions: actionBar(game, ship, section).map((action) => wording.actionName(wording.namesOf(game), action)),
      points: card.points,
      crippledSide: wording.crippledInWords(card.crippled, card.holdsEnergy),
    }
  );
}

function upgradeLines(game: Game, ship: Ship, wording: Wording): readonly CardLine[] {
  const { pack, upgrades } = game.content.catalogue;
  const { upgradeSections } = game.factsOf(ship);
  return ship.upgrades.map(({ id, faceup, side, energy, charges, quarter }, place) => {
    const limit = cardEnergyLimit(game, ship, place);
    const card = upgrades.get(id);
    const full = (side === "back" && card?.back ? card.back : card)?.charges?.value ?? 0;
    return {
      name: wording.upgradeName((side === "back" ? card?.back?.name : undefined) ?? card?.name ?? id, quarter),
      summary: pack.summaries.upgrades[id],
      ...(faceup && isByHand(game.content.catalogue, "upgrade", id) && { isByHand: true }),
      faceup,
      ...(upgradeSections && { section: upgradeSections[place] }),
      ...(limit > 0 && { energy: { left: energy, of: limit } }),
      ...(full > 0 && { charges: { left: isFull(game) ? full : charges, of: full } }),
      ...(full === 0 && charges > 0 && { tokens: charges }),
      key: `${id}@${place}`,
    };
  });
}

/** A facedown Condition card, named by its marker. The text shared by all cards with that marker is public (2E-COND-07). */
const hiddenCondition = (game: Game, marker: string | undefined, wording: Wording): CardLine => ({
  name: wording.secretCondition(marker),
  summary: undefined,
  faceup: false,
  oneOf: Object.entries(game.edition.conditions.markers).flatMap(([id, of]) =>
    of === marker ? [conditionText(game, `condition:${id}`)] : [],
  ),
});

const conditionLine = (game: Game, key: string): CardLine => ({ ...conditionText(game, key), faceup: true });

function conditionText({ content: { catalogue } }: Game, key: string): Pick<CardLine, "name" | "summary"> {
  const id = key.slice("condition:".length);
  return { name: catalogue.conditions.get(id)?.name ?? id, summary: catalogue.pack.summaries.conditions[id] };
}

function damageLines(game: Game, ship: Ship, wording: Wording): readonly CardLine[] {
  return ship.damage.map(({ card, faceup, section }) => {
    const line = faceup
      ? faceupLine(game, game.damageFacts(ship, card), wording)
      : { name: wording.words.sheet.facedown, summary: undefined, faceup };
    return section === undefined ? line : { ...line, section };
  });
}

function faceupLine(game: Game, facts: DamageFacts, wording: Wording): CardLine {
  const { deck, name, source } = facts;
  const summary = damageSummary(game.content.catalogue, deck, name);
  const byHand = isDamageByHand(game, facts);
  return {
    name,
    summary: byHand ? wording.unknownEffect(summary) : summary,
    ...(byHand && { isByHand: true }),
    ...(source && { source }),
    faceup: true,
  };
}

/** Arcs printed as lines on the ship's token. A turret has none; for a mobile arc, it is the arc that the indicator points to. */
function arcsOf(game: Game, ship: Ship): readonly ArcName[] {
  const { pilot, type, base, remote } = game.factsOf(ship);
  const printed = remote === undefined ? printedArcs(game.edition.id, base).filter((arc) => arc !== "mainWeapon") : [];
  if (hasSections(base)) return printed;
  return [...new Set([...printed, ...(pilot.attacks ?? type.attacks).flatMap(({ arcs }) => arcs.flatMap((arc) => arcsDrawn(ship, arc)))])];
}

const OPPOSITE: Readonly<Record<Quarter, Quarter>> = { front: "rear", rear: "front", left: "right", right: "left" };

/** Where turret indicators point: the ship's own, or those on a huge ship's weapon cards (2E-ARC-09, 2E-HUGE-39). */
function turretOf(game: Game, ship: Ship): readonly ArcName[] | undefined {
  const { pilot, type, upgrades } = game.factsOf(ship);
  const printed = (pilot.attacks ?? type.attacks).map(({ arcs }) => ({ arcs, quarter: ship.quarter }));
  const added = upgrades.flatMap(({ attack, arcs = [] }, at) => {
    const card = ship.upgrades[at];
    return card?.faceup ? [{ arcs: [...(attack?.arcs ?? []), ...arcs], quarter: card.quarter ?? ship.quarter }] : [];
  });
  const pointed = [...printed, ...added].flatMap(({ arcs, quarter }) =>
    arcs.includes("double-turret") ? [quarter, OPPOSITE[quarter]] : arcs.includes("single-turret") ? [quarter] : [],
  );
  return pointed.length > 0 ? [...new Set(pointed)] : undefined;
}

/** Where the ship's weapons can aim: its arcs, or all round if one of the weapons is a turret (HS-TURRET-01, -05). */
function aimsOf(game: Game, ship: Ship): readonly ArcName[] {
  const { pilot, type, base, upgrades } = game.factsOf(ship);
  const isTurret = (attack: Attack | undefined): boolean => attack?.arcs.includes("turret") ?? false;
  const primaries = pilot.attacks ?? type.attacks;
  const hasTurretCard = upgrades.some(({ attack }, at) => ship.upgrades[at]?.faceup && isTurret(attack));
  const hasTurret = hasTurretCard || (primaries.some(isTurret) && TURRET_PRIMARIES[base] === undefined);
  const printed = hasSections(base) ? printedArcs(game.edition.id, base) : arcsOf(game, ship);
  return hasTurret ? [...printed, "all"] : printed;
}

function arcsDrawn({ quarter }: Ship, arc: WeaponArc): readonly ArcName[] {
  switch (arc) {
    case "turret":
      return ["front"];
    case "mobile":
      return ["front", quarter];
    case "auxiliary-rear":
      return ["front", "rear"];
    case "auxiliary-180":
    case "full-front":
      return ["front", "fullFront"];
    case "full-rear":
      return ["fullRear"];
    case "single-turret":
    case "double-turret":
      return [];
    default:
      return [arc];
  }
}
