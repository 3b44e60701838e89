/** Random second-edition scenarios: every playable one, with any number of seats, and squads by points or of quick builds. */
import { automatedCards } from "@broadside/abilities";
import type { Catalogue, Pilot, QuickBuild, Upgrade } from "@broadside/cards";
import { formatFor, membersOf, playedIn, type ScenarioChoice } from "@broadside/content";
import type { SecondEdition } from "@broadside/formats";
import { invariant, randomStream } from "@broadside/kit";
import { limitFor, limitsOf, SHEETS, type Sheet, scenarioById } from "@broadside/scenarios";
import { checkEntry, type Format, formatById } from "@broadside/squads";
import { CATALOGUES, REGISTRIES } from "./content.ts";
import { type DrawnSquad, randomSide } from "./random-squad.ts";

type Random = (below: number) => number;
type Card = Pilot | Upgrade;

const POOLS = {
  "2.0": automatedCards(CATALOGUES["2.0"], REGISTRIES["2.0"]),
  "2.5": automatedCards(CATALOGUES["2.5"], REGISTRIES["2.5"]),
};

const PLAYED: readonly Sheet[] = SHEETS.filter(({ id }) => scenarioById(id));

/** Every automated card. Each game has its seed's card, so it takes as many games in a row as there are cards to use them all. */
const CARDS = (["2.0", "2.5"] as const).flatMap((edition) =>
  [...POOLS[edition].pilots, ...POOLS[edition].upgrades].map((card) => ({ edition, card })),
);
export const EVERY_CARD = CARDS.length;

/** The card that a seed's game must have, and its edition. */
export function wantedBy(seed: number): (typeof CARDS)[number] {
  const wanted = CARDS[seed % CARDS.length];
  invariant(wanted, "there are cards");
  return wanted;
}

/** Parts that are chosen instead of random. */
export interface WantedScenario {
  readonly scenario?: string | undefined;
  readonly seats?: number | undefined;
}

/** A game whose first seat already has its squad. */
interface Begun {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  readonly teams: readonly number[];
  readonly isOfBuilds: boolean;
  readonly first: DrawnSquad;
  readonly random: Random;
}

/** The game that a seed gives. Only an organiser may choose Epic Battles with 2.5 cards. */
export function randomScenario(seed: number, wanted: WantedScenario = {}): ScenarioChoice {
  const { sheet, edition, teams, isOfBuilds, first, random } = begun(seed, wanted);
  const seats = teams.map((team, seat) => {
    let squad = seat === 0 ? first : undefined;
    while (!squad) squad = squadFor(sheet, edition, membersOf(teams, seat), isOfBuilds, undefined, random);
    return { name: `Seat ${seat + 1}`, squad: squad.draft, team };
  });
  return { edition, scenario: sheet.id, organiserAllows: true, seats };
}

/** A random game whose first squad has the seed's card. If the chosen options leave no room for the card, any game will do. */
export function begun(seed: number, chosen: WantedScenario = {}): Begun {
  const random = randomStream(seed);
  const fitting = PLAYED.filter((sheet) => fits(sheet, chosen));
  const wanted = wantedBy(seed);
  const places = fitting.filter((sheet) => playedIn(sheet).includes(wanted.edition));
  for (let tries = places.length * 2; tries > 0; tries -= 1) {
    const table = begin(pick(places, random), wanted.edition, chosen.seats, wanted.card, random);
    if (table) return table;
  }
  for (;;) {
    const sheet = pick(fitting, random);
    const table = begin(sheet, pick(playedIn(sheet), random), chosen.seats, undefined, random);
    if (table) return table;
  }
}

const fits = ({ id, players: { seats } }: Sheet, chosen: WantedScenario): boolean =>
  (chosen.scenario === undefined || id === chosen.scenario) &&
  (chosen.seats === undefined || (chosen.seats >= seats[0] && chosen.seats <= seats[1]));

/** Undefined if no squad with the card was found. */
function begin(
  sheet: Sheet,
  edition: SecondEdition,
  wantedSeats: number | undefined,
  card: Card | undefined,
  random: Random,
): Begun | undefined {
  const [least, most] = sheet.players.seats;
  const teams = teamsFor(sheet, wantedSeats ?? least + random(most - least + 1), random);
  const isOfBuilds = hasLimit(sheet, "threat", edition) && (!hasLimit(sheet, "points", edition) || random(2) === 0);
  const first = squadFor(sheet, edition, membersOf(teams, 0), isOfBuilds, card, random);
  return first && { sheet, edition, teams, isOfBuilds, first, random };
}

/** Two even teams if the scenario has only team battles, and sometimes if it also allows them. Otherwise everyone plays alone. */
function teamsFor({ players: { types } }: Sheet, seats: number, random: Random): readonly number[] {
  const isTeams = seats > 2 && types.includes("team-battle") && (types.length === 1 || random(2) === 0);
  return Array.from({ length: seats }, (_, seat) => (isTeams ? (seat % 2) + 1 : seat + 1));
}

const hasLimit = (sheet: Sheet, what: "points" | "threat", edition: SecondEdition): boolean =>
  limitFor(sheet, what, 1, {}, edition) !== undefined;

/** A squad with the wanted card, built by points, or from quick builds if the scenario counts threat. Undefined if that is impossible. */
export function squadFor(
  sheet: Sheet,
  edition: SecondEdition,
  members: number,
  isOfBuilds: boolean,
  wanted: Card | undefined,
  random: Random,
): DrawnSquad | undefined {
  const threat = limitFor(sheet, "threat", members, {}, edition);
  const points = limitFor(sheet, "points", members, {}, edition);
  if (isOfBuilds && threat !== undefined) return squadOfBuilds(sheet, edition, threat, wanted, random);
  const [least, most] = shipsIn(sheet, edition);
  // A squad grows ship by ship, so it may have too few ships on the way.
  const format: Format = { ...formatOf(sheet, edition, "points"), ships: { least: 1, most } };
  const source = { pool: POOLS[edition], format, options: { points: points ?? 200 }, catalogue: CATALOGUES[edition], random, wanted };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const squad = randomSide(source)[0];
    if (squad && squad.legal.ships.length >= least) return squad;
  }
  return undefined;
}

const shipsIn = (sheet: Sheet, edition: SecondEdition): readonly [number, number] =>
  limitsOf(sheet, edition)?.ships?.range ?? [1, MOST_SHIPS];
/** A higher limit would allow twenty cheap ships, and the game would take too long. */
const MOST_SHIPS = 10;

function formatOf(sheet: Sheet, edition: SecondEdition, counts: "points" | "threat"): Format {
  const id = formatFor(sheet, edition, counts);
  const format = formatById(id);
  invariant(format, `there is a format ${id}`);
  return { ...format, edition };
}

/** As many quick builds of one faction as fit. The first one has the wanted card; if no card is wanted, it often has a wing. */
function squadOfBuilds(
  sheet: Sheet,
  edition: SecondEdition,
  threat: number,
  wanted: Card | undefined,
  random: Random,
): DrawnSquad | undefined {
  const catalogue = CATALOGUES[edition];
  const format = formatOf(sheet, edition, "threat");
  const usable = [...catalogue.quickBuilds.values()].filter((build) => build.missing === undefined && isFielded(sheet, build, catalogue));
  const having = wanted ? usable.filter((build) => hasCard(build, wanted)) : usable;
  if (having.length === 0) return undefined;
  const { faction } = pick(having, random);
  const own = usable.filter((build) => build.faction === faction);
  const wings = own.filter(({ wing }) => wing);
  const first = wanted ? having.filter((build) => build.faction === faction) : wings.length > 0 && random(2) === 0 ? wings : own;
  const draftOf = (builds: readonly string[]) => ({ faction, ships: [], builds });
  const check = (builds: readonly string[]) => checkEntry({ squads: [draftOf(builds)], options: { threat } }, format, catalogue).legal;
  const shipsOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (catalogue.quickBuilds.get(id)?.ships.length ?? 0), 0);
  let builds: readonly string[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const grown = [...builds, pick(builds.length === 0 ? first : own, random).id];
    if (shipsOf(grown) <= shipsIn(sheet, edition)[1] && check(grown)) builds = grown;
  }
  const [legal] = check(builds)?.squads ?? [];
  return legal && { draft: draftOf(builds), legal };
}

const hasCard = ({ ships }: QuickBuild, card: Card): boolean =>
  ships.some(({ pilot, upgrades }) => ("ship" in card ? pilot === card.id : upgrades.includes(card.id)));

/** Attempts at a squad, or at adding one more build. */
const TRIES = 12;

/** No huge ships outside Epic Battles (SC-COMMON-69-Q). */
const isFielded = ({ family }: Sheet, { ships }: QuickBuild, catalogue: Catalogue): boolean =>
  family === "epic" || ships.every(({ pilot }) => catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.size !== "huge");

function pick<Thing>(list: readonly Thing[], random: Random): Thing {
  const found = list[random(list.length)];
  invariant(found !== undefined, "there is something to choose from");
  return found;
}
