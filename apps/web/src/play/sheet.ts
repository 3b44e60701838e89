/** A ship's card with its figures as they are now. Only what lies open: facedown cards have no name. */
import type { Attack, CrippledSection, WeaponArc } from "@broadside/cards";
import { type ArcName, hasSections, SECTIONS, type Section, TURRET_PRIMARIES } from "@broadside/geometry";
import { printedArcs } from "@broadside/position";
import {
  actionBar,
  actionName,
  agility,
  cardEnergyLimit,
  damageTotal,
  energyLimit,
  type Game,
  hull,
  maneuverName,
  type Part,
  pilotSkill,
  primaryValue,
  type Ship,
  shieldsLeft,
  shieldValue,
} from "@broadside/rules";
import { shipSummary } from "./option-words.ts";
import type { CardLine, Left, SectionCard, SectionSheet, ShipSheet, WeaponLine } from "./protocol.ts";
import { TOKEN_KINDS } from "./words.ts";

export function sheetOf(game: Game, ship: Ship): ShipSheet {
  const { pilot, type, base, points, isHuge } = game.factsOf(ship);
  return {
    id: ship.id,
    seat: ship.seat,
    name: `${pilot.name} (${ship.id})`,
    pilot: pilot.name,
    type: type.name,
    base,
    arcs: arcsOf(game, ship),
    aims: aimsOf(game, ship),
    points,
    skill: pilotSkill(game, ship),
    weapon: weaponOf((pilot.attacks ?? type.attacks)[0], primaryValue(game, ship)),
    agility: agility(game, ship, undefined),
    hull: hullOf(game, ship),
    shields: shieldsOf(game, ship),
    ...hugeOf(game, ship),
    tokens: TOKEN_KINDS.filter((token) => !isHuge || !game.edition.neverOnHugeShips.includes(token)),
    summary: shipSummary(game.content, pilot.id),
    upgrades: upgradeLines(game, ship),
    damage: damageLines(game, ship),
    conditions: game.state.effects.flatMap(({ id, ship: on }) =>
      on === ship.id && id.startsWith("condition:") ? [conditionLine(game, id.slice("condition:".length))] : [],
    ),
    dial: [...game.factsOf(ship).dial.keys()],
  };
}

function hullOf(game: Game, ship: Ship, part?: Part): Left {
  const of = hull(game, ship, part);
  return { left: Math.max(0, of - damageTotal(game, ship, part)), of };
}

const shieldsOf = (game: Game, ship: Ship, part?: Part): Left => ({ left: shieldsLeft(ship, part), of: shieldValue(game, ship, part) });

/** The range is told where a card prints one; most do not (HS-PRIM-04). */
const weaponOf = (attack: Attack | undefined, dice: number): WeaponLine | undefined =>
  attack && { dice, range: attack.range?.join("–"), isTurret: attack.arcs.includes("turret") };

/** What only huge ships have. */
function hugeOf(game: Game, ship: Ship): Pick<ShipSheet, "energy" | "sections"> {
  const { isHuge, hasSections: isDivided } = game.factsOf(ship);
  if (!isHuge) return {};
  return {
    energy: { left: ship.energy, of: energyLimit(game, ship) },
    ...(isDivided && { sections: SECTIONS.map((section) => sectionOf(game, ship, section)) }),
  };
}

function sectionOf(game: Game, ship: Ship, section: Section): SectionSheet {
  const { cards } = game.factsOf(ship);
  return { section, isCrippled: ship.crippled === section, card: cards && sectionCard(game, ship, section) };
}

function sectionCard(game: Game, ship: Ship, section: Section): SectionCard | undefined {
  const card = game.factsOf(ship).cards?.[section];
  return (
    card && {
      weapon: weaponOf(ship.crippled === section ? card.crippled.attacks[0] : card.weapon, primaryValue(game, ship)),
      hull: hullOf(game, ship, section),
      shields: shieldsOf(game, ship, section),
      actions: actionBar(game, ship, section).map(actionName),
      points: card.points,
      crippledSide: crippledInWords(card.crippled, card.holdsEnergy),
    }
  );
}

/** The crippled side of a Ship card (HS-CRIP-02). */
function crippledInWords({ attacks, energy, slots, lostManeuvers }: CrippledSection, holdsEnergy: boolean): readonly string[] {
  return [
    ...attacks.map(({ dice, range }) => `attack ${dice}${range ? `, range ${range.join("–")}` : ""}`),
    ...(holdsEnergy ? [`energy limit ${energy ?? 0}`] : []),
    slots.length > 0 ? `keeps ${slots.join(", ")}` : "keeps no upgrade icon",
    ...(lostManeuvers.length > 0 ? [`loses ${lostManeuvers.map(maneuverName).join(", ")}`] : []),
  ];
}

function upgradeLines(game: Game, ship: Ship): readonly CardLine[] {
  const { pack, upgrades } = game.content.catalogue;
  const { upgradeSections } = game.factsOf(ship);
  return ship.upgrades.map(({ id, faceup, energy }, place) => {
    const limit = cardEnergyLimit(game, ship, place);
    return {
      name: upgrades.get(id)?.name ?? id,
      summary: pack.summaries.upgrades[id],
      faceup,
      ...(upgradeSections && { section: upgradeSections[place] }),
      ...(limit > 0 && { energy: { left: energy, of: limit } }),
      key: `${id}@${place}`,
    };
  });
}

function conditionLine({ content: { catalogue } }: Game, id: string): CardLine {
  return { name: catalogue.conditions.get(id)?.name ?? id, summary: catalogue.pack.summaries.conditions[id], faceup: true };
}

/** Of a Damage card whose text no source has. */
const BY_HAND = "What it does is not known here: do by hand what is printed on it.";

function damageLines(game: Game, ship: Ship): readonly CardLine[] {
  const { damage } = game.content.catalogue.pack.summaries;
  return ship.damage.map(({ card, faceup, section }) => {
    const facts = faceup ? game.damageFacts(ship, card) : undefined;
    const line = facts
      ? {
          name: facts.name,
          summary: facts.isEffectUnknown ? BY_HAND : (damage[`${facts.deck}/${facts.name}`] ?? damage[facts.name]),
          faceup,
        }
      : { name: "Facedown card", summary: undefined, faceup };
    return section === undefined ? line : { ...line, section };
  });
}

/** Arcs that are lines on the ship's token: a turret has none, a mobile arc is where it was turned. */
function arcsOf(game: Game, ship: Ship): readonly ArcName[] {
  const { pilot, type, base } = game.factsOf(ship);
  if (hasSections(base)) return printedArcs("1e", base).filter((arc) => arc !== "mainWeapon");
  return [...new Set((pilot.attacks ?? type.attacks).flatMap(({ arcs }) => arcs.flatMap((arc) => arcsDrawn(ship, arc))))];
}

/** Where its weapons can aim: its arcs, all round where one of them is a turret (HS-TURRET-01, -05). */
function aimsOf(game: Game, ship: Ship): readonly ArcName[] {
  const { pilot, type, base, upgrades } = game.factsOf(ship);
  const isTurret = (attack: Attack | undefined): boolean => attack?.arcs.includes("turret") ?? false;
  const primaries = pilot.attacks ?? type.attacks;
  const hasTurretCard = upgrades.some(({ attack }, at) => ship.upgrades[at]?.faceup && isTurret(attack));
  const hasTurret = hasTurretCard || (primaries.some(isTurret) && TURRET_PRIMARIES[base] === undefined);
  const printed = hasSections(base) ? printedArcs("1e", base) : arcsOf(game, ship);
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
      return [quarter];
    default:
      return [arc];
  }
}
