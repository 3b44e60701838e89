/** Reads the first edition's card data, if available, and translates it into the catalogue's terms. */
import { existsSync, readFileSync } from "node:fs";
import { type Cards, type Figures, unique } from "./figures.ts";

const REFERENCE = new URL("../../../shared/reference/", import.meta.url);
const LEDGER = new URL("../../../shared/rules/first-edition-core.md", import.meta.url);
export const available = existsSync(REFERENCE) && existsSync(LEDGER);

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(new URL(`first-edition/${file}.json`, REFERENCE), "utf8")) as Content;

interface ShipData {
  name: string;
  xws: string;
  faction: string[];
  size: string;
  attack?: number;
  agility: number;
  hull: number;
  shields: number;
  energy?: number;
  epic_points?: number;
  actions: string[];
  firing_arcs?: string[];
  maneuvers: number[][];
  maneuvers_energy?: number[][];
}
interface PilotData {
  name: string;
  xws: string;
  ship: string;
  faction: string;
  unique?: boolean;
  skill: number | "?";
  points: number | "?";
  slots: string[];
  range?: string;
  conditions?: string[];
  ship_override?: { attack: number; agility: number; hull: number; shields: number };
}
interface Grant {
  type: "stats" | "slot" | "action";
  name: string;
  value?: number;
}
interface UpgradeData {
  name: string;
  xws: string;
  slot: string;
  points: number;
  text: string;
  unique?: boolean;
  limited?: boolean;
  squadLimited?: number;
  size?: string[];
  faction?: string;
  ship?: string[];
  attack?: number;
  range?: string;
  energy?: number;
  grants?: Grant[];
  conditions?: string[];
}
interface DamageData {
  name: string;
  amount: number;
  type: string;
  section?: string;
}

export const FACTION: Readonly<Record<string, string>> = {
  "Rebel Alliance": "rebel",
  Resistance: "rebel",
  "Galactic Empire": "imperial",
  "First Order": "imperial",
  "Scum and Villainy": "scum",
};
const SUBFACTION: Readonly<Record<string, string>> = { Resistance: "resistance", "First Order": "firstorder" };
const STAT: Readonly<Record<string, string>> = { skill: "initiative" };

/** The columns of a dial's table, and its colours. */
const BEARINGS = "TBFNYKLPERASD";
const COLOURS = " WGR";

/** The other sides of double-sided cards, which the data lists as separate cards. */
const BACKS = [
  "Adaptability (-1)",
  "Pivot Wing (Landing)",
  "ARC Caster (Recharging)",
  "Intensity (Exhausted)",
  "Servomotor S-foils (Closed)",
];

export const toWord = (text: string): string => text.toLowerCase().replaceAll(" ", "-").replace("target-lock", "lock");
export const actionsOf = (names: readonly string[]): string[] => names.map((name) => `white ${toWord(name)}`);
export const toRange = (text: string): number[] => {
  const ends = text.split("-").map(Number);
  return [ends.at(0) ?? 0, ends.at(-1) ?? 0];
};

const withoutSection = (name: string): string => name.replace(/ \((Fore|Aft)\)$/, "");
const sectionIn = (name: string): string | undefined => /\((Fore|Aft)\)$/.exec(name)?.[1]?.toLowerCase();
const sum = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : undefined;
};

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return unique(items.map(keyOf)).map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

/** A huge ship's maneuver ends with its energy, any other with its colour. */
const dialOf = ({ maneuvers, maneuvers_energy: energy }: ShipData): string[] =>
  maneuvers.flatMap((row, speed) =>
    row.flatMap((colour, column) =>
      colour === 0 ? [] : [`${speed}${speed === 0 ? "O" : BEARINGS[column]}${energy ? (energy[speed]?.[column] ?? 0) : COLOURS[colour]}`],
    ),
  );

/** A hardpoint fires in the arcs of its section, unless it is a turret. */
const weaponArcs = ({ slot, text }: { readonly slot: string; readonly text: string }): string[] =>
  /outside (of )?your firing arc/.test(text) ? ["turret"] : slot === "Hardpoint" ? [] : ["front"];

/** The data lacks the arcs of huge ships: the CR90 has a printed turret, and the Raider fires forward (huge-ship-content.md, 1). */
const arcsOf = ({ name, firing_arcs }: ShipData): string[] => firing_arcs?.map(toWord) ?? [name.startsWith("CR90") ? "turret" : "front"];

function attacksOf(ship: ShipData, dice: number | undefined, pilots: readonly PilotData[]): Figures[] {
  const range = pilots.find((pilot) => pilot.ship === ship.name)?.range;
  return dice === undefined ? [] : [{ arcs: arcsOf(ship), dice, ...(range !== undefined && { range: toRange(range) }) }];
}

/** Ships by name; the two cards of a corvette count as one ship. */
export function shipsOfData(): Cards {
  const pilots = read<PilotData[]>("pilots");
  return new Map(
    groupBy(read<ShipData[]>("ships"), ({ name }) => withoutSection(name)).map(([name, cards]) => {
      const [first] = cards;
      const total = (figure: (card: ShipData) => number | undefined): number | undefined => sum(cards.map(figure));
      const sections = cards.map((card) => ({
        section: sectionIn(card.name),
        id: card.xws,
        name: card.name,
        attacks: attacksOf(card, card.attack, pilots),
        energy: card.energy,
        hull: card.hull,
        shields: card.shields,
        actions: actionsOf(card.actions),
      }));
      return [
        name,
        {
          id: cards.length > 1 ? first?.xws.replace(/fore$/, "") : first?.xws,
          name,
          size: first?.size,
          factions: unique(cards.flatMap(({ faction }) => faction.map((one) => FACTION[one]))),
          attacks: sections.flatMap(({ attacks }) => attacks),
          agility: first?.agility,
          hull: total(({ hull }) => hull),
          shields: total(({ shields }) => shields),
          energy: total(({ energy }) => energy),
          actions: sections.flatMap(({ actions }) => actions),
          dial: first && dialOf(first),
          epicPoints: total(({ epic_points: points }) => points),
          sections: cards.length > 1 ? sections : undefined,
        },
      ];
    }),
  );
}

/** Pilots by list-format id, ship and faction, since several share an id. */
export function pilotsOfData(): Cards {
  const ships = read<ShipData[]>("ships");
  const cards = read<PilotData[]>("pilots");
  const isSection = ({ ship }: PilotData): boolean => ship !== withoutSection(ship);
  return new Map([
    ...cards.filter((card) => !isSection(card)).map((card) => pilotOfData(card, ships)),
    ...groupBy(cards.filter(isSection), ({ ship }) => withoutSection(ship)).map(([name, sections]) => corvetteOfData(name, sections)),
  ]);
}

function pilotOfData(card: PilotData, ships: readonly ShipData[]): readonly [string, Figures] {
  const ship = ships.find(({ name }) => name === card.ship);
  const own = card.ship_override;
  const changed = (key: "agility" | "hull" | "shields"): number | undefined => (own && own[key] !== ship?.[key] ? own[key] : undefined);
  return [
    `${card.xws} ${ship?.xws} ${FACTION[card.faction]}`,
    {
      name: card.name,
      subfaction: SUBFACTION[card.faction],
      initiative: card.skill === "?" ? undefined : card.skill,
      cost: card.points === "?" ? undefined : card.points,
      limit: card.unique ? 1 : undefined,
      slots: card.slots.map(toWord),
      attacks: own && ship && own.attack !== ship.attack ? attacksOf(ship, own.attack, []) : undefined,
      agility: changed("agility"),
      hull: changed("hull"),
      shields: changed("shields"),
      conditions: conditionIds(card),
    },
  ];
}

function corvetteOfData(name: string, cards: readonly PilotData[]): readonly [string, Figures] {
  const [first] = cards;
  const id = first?.xws.replace(/fore$/, "");
  const sections = cards.map((card) => ({ section: sectionIn(card.name), cost: Number(card.points), slots: card.slots.map(toWord) }));
  return [
    `${id} ${id} ${FACTION[first?.faction ?? ""]}`,
    {
      name,
      initiative: first?.skill,
      cost: sum(sections.map(({ cost }) => cost)),
      slots: sections.flatMap(({ slots }) => slots),
      sections,
    },
  ];
}

export const conditionsOfData = (): Cards =>
  new Map(read<UpgradeData[]>("conditions").map(({ name, xws, unique: one }) => [xws, { name, limit: one ? 1 : undefined }]));

const conditionIds = ({ conditions }: { conditions?: string[] }): (string | undefined)[] | undefined =>
  conditions?.map((wanted) => [...conditionsOfData()].find(([, { name }]) => name === wanted)?.[0]);

export const upgradeTexts = (): { xws: string; text: string; grants: boolean }[] =>
  read<UpgradeData[]>("upgrades").map(({ xws, text, grants }) => ({ xws, text, grants: grants !== undefined }));

export function upgradesOfData(): Cards {
  const cards = read<UpgradeData[]>("upgrades");
  const backs = new Map(cards.filter(({ name }) => BACKS.includes(name)).map((card) => [card.xws, card]));
  return new Map(
    cards
      .filter(({ name }) => !BACKS.includes(name))
      .map((card) => {
        const back = backs.get(card.xws);
        const twoSided = back && {
          name: card.name.replace(/ \([^)]*\)$/, ""),
          eitherSide: true,
          back: { name: back.name, actions: grantedActions(back) },
        };
        return [card.xws, { ...upgradeOfData(card), ...twoSided }];
      }),
  );
}

const granted = ({ grants = [] }: UpgradeData, type: Grant["type"]): Grant[] => grants.filter((grant) => grant.type === type);
const grantedActions = (card: UpgradeData): string[] => actionsOf(granted(card, "action").map(({ name }) => name));

/** A title's energy changes its ship's limit. Any other card's energy is what the card can hold. */
function upgradeOfData(card: UpgradeData): Figures {
  const isTitle = card.slot === "Title";
  return {
    name: card.name,
    slots: [toWord(card.slot)],
    cost: card.points,
    limit: card.unique ? 1 : card.squadLimited,
    onePerShip: card.limited,
    restrictions: [
      ...(card.size ? [{ needs: "size", sizes: card.size }] : []),
      ...(card.faction ? [{ needs: "faction", factions: [FACTION[card.faction]] }] : []),
      ...(card.ship ? [{ needs: "ship-name", names: card.ship.map(withoutSection) }] : []),
    ],
    building: { adds: granted(card, "slot").map(({ name }) => ({ icon: toWord(name) })) },
    attack:
      card.attack !== undefined && card.range !== undefined
        ? { arcs: weaponArcs(card), dice: card.attack, range: toRange(card.range) }
        : undefined,
    header: /(?:^|<br \/>)<strong>(Action|Energy):<\/strong>/.exec(card.text)?.[1]?.toLowerCase(),
    energy: isTitle ? undefined : card.energy,
    stats: {
      ...Object.fromEntries(granted(card, "stats").map(({ name, value }) => [STAT[name] ?? name, value])),
      energy: (isTitle && card.energy) || undefined,
    },
    actions: grantedActions(card),
    conditions: conditionIds(card),
    section: card.ship?.map(sectionIn).find((name) => name !== undefined),
  };
}

export const deckOfData = (file: string): Figures =>
  Object.fromEntries(
    read<DamageData[]>(`damage-deck-${file}`).map(({ name, amount, type, section }) => [
      `${section?.toLowerCase() ?? ""} ${name}`,
      { name, copies: amount, trait: type.toLowerCase(), section: section?.toLowerCase() },
    ]),
  );

/** The card's name in two public collections. The ledger has it in the plural. */
const CONFIRMED_NAMES: Readonly<Record<string, string>> = { "Damaged Docking Clamps": "Damaged Docking Clamp" };

/**
 * Only the core rules ledger has the decks of the other huge ships. Cards without text there are ours; those assumed to match the GR-75's
 * are unconfirmed. The ledger has no traits, so all cards get the ship trait.
 */
export const deckOfLedger = (ship: string): Figures =>
  Object.fromEntries(
    ["fore", "aft"].flatMap((section) =>
      tableUnder(readFileSync(LEDGER, "utf8"), `${ship} ${section} deck`)
        .filter(([id]) => id !== "")
        .map(([, listed = "", copies, , text = ""]) => {
          const name = CONFIRMED_NAMES[listed] ?? listed;
          const source = text.startsWith("as GR-75") ? "unconfirmed" : "ours";
          return [`${section} ${name}`, { name, copies: Number(copies), trait: "ship", section, source }];
        }),
    ),
  );

/** The rows of a table on the page about huge ships. */
export const hugeShipTable = (heading: string): string[][] =>
  tableUnder(readFileSync(new URL("huge-ship-content.md", REFERENCE), "utf8"), heading);

/** The rows of the first table under a heading that holds these words. */
function tableUnder(markdown: string, heading: string): string[][] {
  const lines = markdown.split("\n");
  const after = lines.slice(lines.findIndex((line) => /^##/.test(line) && line.includes(heading)) + 1);
  const start = after.findIndex((line) => line.startsWith("|"));
  const end = after.findIndex((line, at) => at > start && !line.startsWith("|"));
  return after.slice(start + 2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

interface RuleData {
  readonly id: number;
  readonly name: string;
  readonly type: "card" | "rule-clarification" | "rule";
}

/** The published rulings on cards and rules, without articles, which are in the ledger. */
export const rulingEntries = (): readonly Pick<RuleData, "id" | "name">[] =>
  read<readonly RuleData[]>("rules")
    .filter(({ type }) => type !== "rule")
    .map(({ id, name }) => ({ id, name }));
