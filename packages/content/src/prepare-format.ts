/** Prepares a first-edition game from its format's game sheet and the lists. */
import type { Catalogue } from "@broadside/cards";
import { GAME_FORMAT_IDS, type GameSheet, gameSheet, type SetUpProblem } from "@broadside/formats";
import { MOST_SEATS, mayHaveHugeObstacle, type Seat } from "@broadside/rules";
import { checkEntry, type Format, formatById, type LegalSquad, type SquadDraft, tierFormat } from "@broadside/squads";
import { type CheckedEntry, entryProblems } from "./checked-entry.ts";
import type { FormatChoice, GameProblem, SeatChoice } from "./choice.ts";
import { type CheckedLists, NO_LISTS, type Preparation, setUpGame } from "./preparation.ts";

/**
 * Prepares the game. If `checkedBy` is given, lists are checked against that format and not the chosen one, for example to check them
 * without limits.
 */
export async function prepareFormat(choice: FormatChoice, catalogue: Catalogue, checkedBy?: Format): Promise<Preparation> {
  const id = GAME_FORMAT_IDS.find((known) => known === choice.format);
  const format = checkedBy ?? formatById(choice.format);
  if (id === undefined || !format)
    return { ...NO_LISTS, problems: [{ rule: "ET-SCOPE-01", problem: "unknown format", format: choice.format }] };
  const sheet = gameSheet(id);
  const [seats, tier] = [checkSeats(sheet, format, choice), checkTier(format, choice)];
  // Lists are checked only if teams and tier are valid, because these decide which lists are checked together and against which limits.
  const isKnown = tier.length === 0 && (format.lists.called !== "member" || seats.length === 0);
  const lists = isKnown ? checkLists(choice, format, catalogue) : NO_LISTS;
  const problems = [...seats, ...tier, ...checkDecks(sheet, format, choice), ...checkHugeObstacle(format, choice), ...lists.problems];
  const { edition, deck: usual, hugeObstacle, event } = choice;
  const withDecks = { ...choice, seats: choice.seats.map(({ deck = usual, ...seat }) => ({ ...seat, deck })) };
  return setUpGame(withDecks, { ...lists, problems }, { edition, catalogue, format: id }, hugeObstacle ? { hugeObstacle, event } : {});
}

// ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Groups the seats by team, in seating order. A seat without a team is a team with one member. */
function teamsOf(seats: readonly SeatChoice[]): readonly (readonly Seat[])[] {
  const teams = new Map<string, Seat[]>();
  for (const [seat, { team }] of seats.entries()) {
    const key = team === undefined ? `seat ${seat}` : `team ${team}`;
    teams.set(key, [...(teams.get(key) ?? []), seat]);
  }
  return [...teams.values()];
}

function checkSeats({ seats: range, sides, rules }: GameSheet, { id }: Format, choice: FormatChoice): readonly GameProblem[] {
  const against = (problem: SetUpProblem): readonly GameProblem[] => [{ rule: rules.seats, ...problem }];
  const { seats, organiserAllows } = choice;
  const teams = teamsOf(seats).map((members) => members.length);
  const players = seats.length;
  if (players > MOST_SEATS) return against({ problem: "too many players", players, most: MOST_SEATS });
  if (sides)
    return teams.length === sides.count && teams.every((members) => members === sides.seats)
      ? []
      : against({ problem: "wrong sides", format: id, seats: sides.seats, sides: teams });
  if (organiserAllows) return [];
  const [least, most] = range;
  if (players < least || players > most) return against({ problem: "wrong number of players", game: id, players, least, most });
  return teams.length < 2 ? against({ problem: "one team only" }) : [];
}

function checkTier({ id, lists: { called, most }, rules }: Format, { tier }: FormatChoice): readonly GameProblem[] {
  const rule = typeof rules.lists === "string" ? rules.lists : (rules.lists?.[0] ?? "ES-SQUAD-01");
  if (called !== "tier") return tier === undefined ? [] : [{ rule, problem: "no tiers", format: id }];
  if (tier === undefined) return [{ rule, problem: "tier missing", format: id, most }];
  const isKnown = Number.isInteger(tier) && tier >= 1 && tier <= most;
  return isKnown ? [] : [{ rule, problem: "unknown tier", format: id, tier, most }];
}

/** Checks whether the Damage decks are allowed on the date of the event. Without a date, every deck is allowed. */
function checkDecks({ decks, rules }: GameSheet, { id }: Format, { seats, deck: common, event }: FormatChoice): readonly GameProblem[] {
  const day = event?.day;
  const allowed: readonly string[] =
    day === undefined ? decks.flatMap(({ ids }) => ids) : (decks.find(({ from }) => day >= from)?.ids ?? []);
  const strange = (deck: string | undefined): deck is string => deck !== undefined && !allowed.includes(deck);
  const against = (deck: string): GameProblem => ({
    rule: rules.deckAllowed,
    ...(day === undefined
      ? { problem: "deck not allowed", deck, format: id }
      : { problem: "deck not allowed on this day", deck, format: id, day }),
  });
  return [
    ...(strange(common) ? [against(common)] : []),
    ...seats.flatMap(({ deck }, seat) => (strange(deck) ? [{ ...against(deck), seat }] : [])),
  ];
}

function checkHugeObstacle({ id }: Format, { seats, hugeObstacle, event }: FormatChoice): readonly GameProblem[] {
  if (!hugeObstacle) return [];
  if (!mayHaveHugeObstacle(id, event)) return [{ rule: "HS-HOBS-04", problem: "huge ship as an obstacle", format: id }];
  return hugeObstacle.seat < seats.length
    ? []
    : [{ rule: "HS-HOBS-03", problem: "nobody places the huge ship", number: hugeObstacle.seat + 1 }];
}

// ── The lists ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Checks lists that form one entry: those of a team, or all tiers of a player. */
function checkLists(choice: FormatChoice, format: Format, catalogue: Catalogue): CheckedLists {
  const groups = format.lists.called === "member" ? teamsOf(choice.seats) : choice.seats.map((_, seat) => [seat]);
  const squads: (LegalSquad | undefined)[] = choice.seats.map(() => undefined);
  const problems: GameProblem[] = [];
  const illegal: CheckedEntry[] = [];
  for (const seats of groups) {
    const { drafts, checkedBy, name } = handedIn(choice, seats, format);
    const entry = { squads: drafts, ...(choice.options && { options: choice.options }) };
    const { verdict, legal } = checkEntry(entry, checkedBy, catalogue);
    const checked = { seats, entry, format: checkedBy, catalogue, verdict, ...(name !== undefined && { name }) };
    const isOneSeat = seats.length === 1;
    for (const { list, problem } of entryProblems(checked))
      problems.push({ ...problem, seat: seats[isOneSeat ? 0 : list] ?? seats[0] ?? 0 });
    if (!legal) illegal.push(checked);
    const flown = isOneSeat && drafts.length > 1 ? (choice.tier ?? 1) - 1 : 0;
    if (legal) for (const [at, seat] of seats.entries()) squads[seat] = withObstacles(legal.squads[flown + at], isOneSeat ? drafts : []);
  }
  return { squads, problems, illegal };
}

interface HandedIn {
  readonly drafts: readonly SquadDraft[];
  readonly checkedBy: Format;
  readonly name?: string;
}

/**
 * Returns the lists as an entry to check. If no list names a captain, the team's first seat is the captain (ET-TLIST-06). If a player hands
 * in one list, it can be checked as one of several tiers.
 */
function handedIn({ seats: all, tier = 1 }: FormatChoice, seats: readonly Seat[], format: Format): HandedIn {
  const own = seats.flatMap((seat) => all[seat]?.squad ?? []);
  const [first] = own;
  const tiers = all[seats[0] ?? 0]?.tiers;
  if (format.lists.called === "member") {
    const isSaid = own.some(({ captain }) => captain !== undefined);
    return { drafts: isSaid ? own : own.map((squad, at) => ({ ...squad, captain: at === 0 })), checkedBy: format };
  }
  if (format.lists.called !== "tier" || !first) return { drafts: own, checkedBy: format };
  return tiers && tiers.length > 1
    ? { drafts: tiers.map((squad, at) => (at === tier - 1 ? first : squad)), checkedBy: format }
    : { drafts: own, checkedBy: tierFormat(first, tier, format), name: `tier ${tier} of ${format.name}` };
}

/**
 * Adds the obstacles to a tier's squad. All tiers of a player share the same obstacles, but only one tier's list names them (ES-GEAR-07).
 */
function withObstacles(squad: LegalSquad | undefined, drafts: readonly SquadDraft[]): LegalSquad | undefined {
  const shared = drafts.find(({ obstacles }) => obstacles)?.obstacles;
  return squad && squad.obstacles.length === 0 && shared ? { ...squad, obstacles: shared } : squad;
}
