/** Reads the second edition's card data, if available, and translates it into the catalogue's terms. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Cards, type Figures, textOf } from "./figures.ts";

const REFERENCE = new URL("../../../shared/reference/", import.meta.url);
export const available = existsSync(REFERENCE);

interface ActionData {
  type: string;
  difficulty: string;
  linked?: ActionData;
}
interface StatData {
  type: string;
  arc?: string;
  value: number;
  recovers?: number;
}
interface ChargesData {
  value: number;
  recovers: number;
  side?: string[];
}
interface ShipData {
  name: string;
  xws: string;
  faction: string;
  size: string;
  dial?: string[];
  stats: StatData[];
  actions: ActionData[];
  pilots: PilotData[];
}
interface Flags {
  hyperspace?: boolean;
  standard?: boolean;
  extended?: boolean;
  epic?: boolean;
}
interface PilotData extends Flags {
  name: string;
  xws: string;
  initiative: number;
  engagement?: number;
  cost: number;
  loadout?: number;
  limited: number;
  slots?: string[];
  keywords?: string[];
  shipAbility?: { name: string; text: string };
  charges?: ChargesData;
  force?: ChargesData;
  conditions?: string[];
  shipStats?: StatData[];
  shipActions?: ActionData[];
  standardLoadout?: string[];
}
type Grant =
  | { type: "action"; value: ActionData }
  | { type: "slot" | "stat"; value: string; amount: number }
  | { type: "arc"; value: string }
  | { type: "force"; value: { side: string[] }; amount: number };
interface SideData {
  title: string;
  ability?: string;
  slots: string[];
  charges?: ChargesData;
  force?: ChargesData;
  attack?: { arc: string; value: number; minrange: number; maxrange: number; ordnance: boolean };
  device?: { name: string; type: string };
  conditions?: string[];
  shipAbility?: { name: string };
  grants?: Grant[];
}
interface UpgradeData extends Flags {
  name: string;
  xws: string;
  limited: number;
  sides: [SideData, ...SideData[]];
  cost?: { value: number } | { variable: string; values: Record<string, number> };
  restrictions?: Record<string, unknown>[];
  standardLoadoutOnly?: boolean;
}
interface BuildData {
  threat: number;
  pilots: { id: string; upgrades?: Record<string, string[]> }[];
}

/** Ship abilities that let a ship equip cards, with the icons that they give. */
const ICONS_OF_ABILITY: Readonly<Record<string, readonly string[]>> = {
  "Weapon Hardpoint": ["cannon", "torpedo", "missile"],
  "Versatile Frame": ["torpedo", "missile"],
};

export const faction = (...factions: string[]): Figures => ({ needs: "faction", factions });
export const ship = (...ships: string[]): Figures => ({ needs: "ship", ships });
export const size = (...sizes: string[]): Figures => ({ needs: "size", sizes });
export const keyword = (...keywords: string[]): Figures => ({ needs: "keyword", keywords });
export const action = (name: string): Figures => ({ needs: "action", action: name });

const FACTIONS: Readonly<Record<string, string>> = { "Scum and Villainy": "scumandvillainy" };
const factionOf = (name: string): string => FACTIONS[name] ?? name.toLowerCase().replaceAll(" ", "");
const toWord = (text: string): string => text.toLowerCase().replaceAll(" ", "-");
const arcOf = (text: string): string => toWord(text.replace(/ Arc$/, ""));
const actionOf = ({ difficulty, type, linked }: ActionData): string =>
  `${toWord(difficulty)} ${toWord(type)}${linked ? ` > ${actionOf(linked)}` : ""}`;
const chargesOf = (data?: ChargesData): Figures | undefined =>
  data && { value: data.value, recovers: data.recovers === 0 ? undefined : data.recovers };
/** Force recovers as the data says, even if it doesn't recover at all. */
const forceOf = (data?: ChargesData): Figures | undefined => data && { ...data };
const modesOf = ({ hyperspace, standard, extended, epic }: Flags): string[] =>
  hyperspace === undefined
    ? [...(standard ? ["standard"] : []), ...(extended ? ["extended"] : []), ...(epic ? ["epic"] : [])]
    : [...(hyperspace ? ["hyperspace"] : []), "extended"];

const folderOf = (edition: string): URL => new URL(`second-edition-${edition}/`, REFERENCE);
const readJson = <Content>(url: URL): Content => JSON.parse(readFileSync(url, "utf8")) as Content;
const filesIn = (folder: URL): URL[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => new URL(name, folder));
const shipFiles = (edition: string): ShipData[] => filesIn(new URL("pilots/", folderOf(edition))).map((url) => readJson<ShipData>(url));
export const upgradeFiles = (edition: string): UpgradeData[] =>
  filesIn(new URL("upgrades/", folderOf(edition))).flatMap((url) => readJson<UpgradeData[]>(url));

function statsOf(stats: readonly StatData[]): Figures {
  const one = (type: string): StatData | undefined => stats.find((stat) => stat.type === type);
  return {
    attacks: stats.flatMap(({ type, arc, value }) => (type === "attack" && arc ? [{ arcs: [arcOf(arc)], dice: value }] : [])),
    agility: one("agility")?.value,
    hull: one("hull")?.value,
    shields: one("shields")?.value ?? 0,
    shieldRecovery: one("shields")?.recovers,
    energy: one("energy")?.value,
    energyRecovery: one("energy")?.recovers,
  };
}

/** A ship type has one file per faction, all with the same figures. */
export function shipsOfData(edition: string): Cards {
  const files = shipFiles(edition);
  const inFull = edition === "2.0" ? new Map(shipFiles("2.5").map((file) => [file.xws, file])) : undefined;
  return new Map(
    files.map(({ xws, name, size: shipSize, dial = [], stats, actions }) => {
      // The 2.0 data lacks stats and actions of huge ships. By 2E-HUGE-54, they are the same in both editions.
      const figures = stats.length > 0 ? { stats, actions } : inFull?.get(xws);
      return [
        xws,
        {
          name,
          size: shipSize.toLowerCase(),
          factions: files.filter((file) => file.xws === xws).map((file) => factionOf(file.faction)),
          ...statsOf(figures?.stats ?? []),
          actions: figures?.actions.map(actionOf),
          dial,
        },
      ];
    }),
  );
}

export function pilotsOfData(edition: string): Cards {
  return new Map(
    shipFiles(edition).flatMap((file) =>
      file.pilots.map((card) => {
        const own = card.shipStats && statsOf(card.shipStats);
        const usual = statsOf(file.stats);
        const changed = Object.entries(own ?? {}).filter(([key, value]) => textOf(value) !== textOf(usual[key]));
        const icon = ICONS_OF_ABILITY[card.shipAbility?.name ?? ""];
        return [
          card.xws,
          {
            name: card.name,
            ship: file.xws,
            faction: factionOf(file.faction),
            initiative: card.initiative,
            engagement: card.engagement,
            cost: card.cost,
            loadout: card.loadout,
            limit: card.limited || undefined,
            slots: [...(card.slots?.map(toWord) ?? []), ...(icon && !card.standardLoadout ? [icon] : [])],
            keywords: card.keywords,
            shipAbility: card.shipAbility?.name,
            charges: chargesOf(card.charges),
            force: forceOf(card.force),
            ...Object.fromEntries(changed),
            actions: card.shipActions?.map(actionOf),
            conditions: card.conditions,
            standardLoadout: card.standardLoadout,
            modes: modesOf(card),
          },
        ] as const;
      }),
    ),
  );
}

/** Ship abilities that seem to let a ship equip something but are not handled above. */
export const abilitiesNotRead = (edition: string): string[] =>
  shipFiles(edition)
    .flatMap(({ pilots }) => pilots.flatMap(({ shipAbility }) => (shipAbility ? [shipAbility] : [])))
    .filter(({ name, text }) => /You can(not)? equip|\bslots?\b/.test(text) && !ICONS_OF_ABILITY[name])
    .map(({ name, text }) => `${name}: ${text}`);

/** A restriction box: every entry must hold. An entry with factions and names holds if either matches. */
function restrictionOf(entry: Record<string, unknown>): Figures[] {
  const words = (key: string): string[] => (entry[key] as string[] | undefined) ?? [];
  const needed = entry["action"] as ActionData | undefined;
  const factions = words("factions").map(factionOf);
  if (entry["names"]) return [{ needs: "faction-or-name", factions, names: entry["names"] }];
  return [
    ...(factions.length > 0 ? [faction(...factions)] : []),
    ...(entry["sizes"] ? [size(...words("sizes").map(toWord))] : []),
    ...(entry["ships"] ? [ship(...words("ships"))] : []),
    ...(entry["keywords"] ? [keyword(...words("keywords"))] : []),
    ...(needed ? [{ ...action(toWord(needed.type)), colour: needed.difficulty?.toLowerCase() }] : []),
    ...(entry["shipAbility"] ? [{ needs: "ship-ability", abilities: words("shipAbility") }] : []),
    ...words("force_side").map((side) => ({ needs: "force-side", side })),
    ...words("arcs").map((arc) => ({ needs: "arc", arc: arcOf(arc) })),
    ...words("equipped").map((slot) => ({ needs: "equipped", slot: toWord(slot) })),
    ...(entry["non-limited"] === true ? [{ needs: "not-limited" }] : []),
  ];
}

function grantsOf({ grants = [] }: SideData): Figures {
  const icons = grants.flatMap((grant) => (grant.type === "slot" ? [{ slot: toWord(grant.value), amount: grant.amount }] : []));
  const gained = icons.flatMap(({ slot, amount }) => Array.from({ length: Math.max(amount, 0) }, () => ({ icon: slot })));
  const lost = icons.flatMap(({ slot, amount }) => (amount < 0 ? [{ slot, count: -amount }] : []));
  return {
    actions: grants.flatMap((grant) => (grant.type === "action" ? [actionOf(grant.value)] : [])),
    stats: Object.fromEntries(grants.flatMap((grant) => (grant.type === "stat" ? [[grant.value, grant.amount]] : []))),
    arcs: grants.flatMap((grant) => (grant.type === "arc" ? [arcOf(grant.value)] : [])),
    building: { adds: gained, removes: lost },
  };
}

function sideOf(side: SideData): Figures {
  const { attack, device } = side;
  const granted = side.grants?.find((grant) => grant.type === "force");
  return {
    ...grantsOf(side),
    charges: chargesOf(side.charges),
    force: granted ? { value: granted.amount, recovers: 1, ...side.force, ...granted.value } : forceOf(side.force),
    attack: attack && {
      arcs: [arcOf(attack.arc)],
      dice: attack.value,
      range: [attack.minrange, attack.maxrange],
      ordnance: attack.ordnance || undefined,
    },
    device: device && { name: device.name, type: toWord(device.type) },
    conditions: side.conditions,
    shipAbility: side.shipAbility?.name,
  };
}

function costOf({ cost }: UpgradeData): unknown {
  if (!cost || "value" in cost) return typeof cost?.value === "number" ? cost.value : undefined;
  return { by: cost.variable, values: Object.fromEntries(Object.entries(cost.values).map(([key, value]) => [toWord(key), value])) };
}

export function upgradeOfData(card: UpgradeData): Figures {
  const [front, back] = card.sides;
  const entries = card.restrictions ?? [];
  const marked = (mark: string): true | undefined => (entries.some((entry) => entry[mark] === true) ? true : undefined);
  // The other side's Force and icons match the front, or have no effect until the card is turned.
  const { charges, attack, actions, stats } = back ? sideOf(back) : {};
  return {
    name: card.name,
    slots: front.slots.map(toWord),
    cost: costOf(card),
    limit: card.limited || undefined,
    solitary: marked("solitary"),
    standardized: marked("standardized"),
    restrictions: entries.flatMap(restrictionOf),
    ...sideOf(front),
    // A card whose starting side is a free choice has no Setup text.
    eitherSide: back && !card.sides.some(({ ability }) => /setup:/i.test(ability ?? "")) ? true : undefined,
    back: back && { name: back.title, charges, attack, actions, stats },
    modes: modesOf(card),
    onlyInStandardLoadout: card.standardLoadoutOnly,
  };
}

export const conditionsOfData = (edition: string): Cards =>
  new Map(
    readJson<PilotData[]>(new URL("conditions/conditions.json", folderOf(edition))).map(({ xws, name, limited }) => [
      xws,
      { name, limit: limited || undefined },
    ]),
  );

/** Quick builds as texts, since they have no names. */
export const quickBuildsOfData = (edition: string): string[] =>
  filesIn(new URL("quick-builds/", folderOf(edition))).flatMap((url) => {
    const side = url.pathname.split("/").at(-1)?.replace(".json", "").replaceAll("-", "");
    return readJson<{ "quick-builds": BuildData[] }>(url)["quick-builds"].map(({ threat, pilots }) =>
      textOf({
        faction: side,
        threat,
        ships: pilots.map(({ id, upgrades = {} }) => ({ pilot: id, upgrades: Object.values(upgrades).flat() })),
      }),
    );
  });

export const coreDeckOfData = (edition: string): Cards =>
  new Map(
    readJson<{ cards: { title: string; amount: number; type: string }[] }>(new URL("damage-decks/core.json", folderOf(edition))).cards.map(
      ({ title, amount, type }) => [title, { name: title, copies: amount, trait: type.toLowerCase() }],
    ),
  );

/** Section F of the facts page: one row per card, with ditto marks for the same precision shot as above. */
export function hugeDeckOfFacts(): Cards {
  const page = readFileSync(new URL("second-edition-facts.md", REFERENCE), "utf8");
  const rows = page
    .slice(page.indexOf("## F. "))
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  let shot: Figures = {};
  return new Map(
    rows.map(([, , top = "", name = "", copies, trait = ""]) => {
      const [, title, arcs = ""] = /^([^(]+) \(([^)]+)\)/.exec(top.replace(/\*\*/g, "")) ?? [];
      if (title)
        shot = {
          name: title,
          arcs: arcs
            .replace(/, see note| arc$/g, "")
            .split(" or ")
            .map(toWord),
        };
      return [name, { name, copies: Number(copies), trait: trait.toLowerCase(), precisionShot: shot }];
    }),
  );
}
