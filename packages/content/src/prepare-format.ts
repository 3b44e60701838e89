/** A game of the first edition from the sheet of its format and lists. */
import type { Catalogue } from "@broadside/cards";
import { agreementsSaid, GAME_FORMAT_IDS, type GameSheet, gameSheet } from "@broadside/formats";
import { type Contender, MOST_SEATS, mayHaveHugeObstacle, type Seat, setupFor, squadSetup } from "@broadside/rules";
import { checkEntry, type Format, formatById, type LegalSquad, type SquadDraft, tierFormat } from "@broadside/squads";
import { type CheckedEntry, entryFaults } from "./checked-entry.ts";
import type { ChoiceFault, FormatChoice, SeatChoice } from "./choice.ts";
import { catalogueFor, editionContent, updateOf } from "./content.ts";
import type { Preparation } from "./preparation.ts";

/** `updated` are the cards with a points update, where there is one; `checkedBy` is the format of the lists, where other limits hold. */
export async function prepareFormat(choice: FormatChoice, updated?: Catalogue, checkedBy?: Format): Promise<Preparation> {
  const id = GAME_FORMAT_IDS.find((known) => known === choice.format);
  const format = checkedBy ?? formatById(choice.format);
  if (id === undefined || !format)
    return { ...NO_LISTS, faults: [{ rule: "ET-SCOPE-01", words: `There is no game of the format "${choice.format}"` }] };
  const sheet = gameSheet(id);
  const catalogue = updated ?? (await catalogueFor("1e"));
  const [seats, tier] = [checkSeats(sheet, format, choice), checkTier(format, choice)];
  // Which lists go together, and to what limit, is not known while teams or the tier do not stand.
  const isKnown = tier.length === 0 && (format.lists.called !== "member" || seats.length === 0);
  const lists = isKnown ? checkLists(choice, format, catalogue) : NO_LISTS;
  const faults = [...seats, ...tier, ...checkDecks(sheet, format, choice), ...checkHugeObstacle(format, choice), ...lists.faults];
  const contenders = choice.seats.flatMap(({ name, team, deck = choice.deck }, seat): readonly Contender[] => {
    const squad = lists.squads[seat];
    return squad ? [{ name, squad, deck, ...(team !== undefined && { team }) }] : [];
  });
  if (faults.length > 0 || contenders.length < choice.seats.length)
    return { faults, illegal: lists.illegal, squads: lists.squads.map((squad) => squad && squadSetup(squad)) };
  const { roundLimit, agreements, hugeObstacle, event } = choice;
  const setup = setupFor({ edition: "1e", catalogue, format: choice.format }, contenders, {
    roundLimit,
    agreements: agreementsSaid(agreements, event !== undefined),
    pointsUpdate: await updateOf(catalogue),
    ...(hugeObstacle && { hugeObstacle, event }),
  });
  return { setup, content: await editionContent(setup) };
}

// ── The table ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Each team with its seats, in the order in which they sit; a seat without a team is a team of one. */
function teamsOf(seats: readonly SeatChoice[]): readonly (readonly Seat[])[] {
  const teams = new Map<string, Seat[]>();
  for (const [seat, { team }] of seats.entries()) {
    const key = team === undefined ? `seat ${seat}` : `team ${team}`;
    teams.set(key, [...(teams.get(key) ?? []), seat]);
  }
  return [...teams.values()];
}

function checkSeats({ seats: range, sides, rules }: GameSheet, { name }: Format, choice: FormatChoice): readonly ChoiceFault[] {
  const fault = (words: string): readonly ChoiceFault[] => [{ rule: rules.seats, words }];
  const { seats, organiserAllows } = choice;
  const teams = teamsOf(seats).map((members) => members.length);
  if (seats.length > MOST_SEATS) return fault(`At most ${MOST_SEATS} play, not ${seats.length}`);
  if (sides)
    return teams.length === sides.count && teams.every((members) => members === sides.seats)
      ? []
      : fault(`${name} is played ${inWords(sides.seats)} against ${inWords(sides.seats)}, not ${teams.join(" against ")}`);
  if (organiserAllows) return [];
  const [least, most] = range;
  if (seats.length < least || seats.length > most) return fault(`${name} is for ${least} to ${most} players, not for ${seats.length}`);
  return teams.length < 2 ? fault("All seats are in one team: at least one of them must be in another") : [];
}

const inWords = (count: number): string => (count === 1 ? "one" : count === 2 ? "two" : String(count));

function checkTier({ name, lists: { called, most }, rules }: Format, { tier }: FormatChoice): readonly ChoiceFault[] {
  const rule = typeof rules.lists === "string" ? rules.lists : (rules.lists?.[0] ?? "ES-SQUAD-01");
  if (called !== "tier") return tier === undefined ? [] : [{ rule, words: `${name} has no tiers` }];
  return tier !== undefined && Number.isInteger(tier) && tier >= 1 && tier <= most
    ? []
    : [{ rule, words: `${name} is played tier by tier: one of 1 to ${most}${tier === undefined ? "" : `, not ${tier}`}` }];
}

/** By the day of the event, or by any where there is none. */
function checkDecks({ decks, rules }: GameSheet, { name }: Format, { seats, deck: common, event }: FormatChoice): readonly ChoiceFault[] {
  const day = event?.day;
  const allowed: readonly string[] =
    day === undefined ? decks.flatMap(({ ids }) => ids) : (decks.find(({ from }) => day >= from)?.ids ?? []);
  const strange = (deck: string | undefined): deck is string => deck !== undefined && !allowed.includes(deck);
  const words = (deck: string): string => `${deck} is no Damage deck of ${name}${day === undefined ? "" : ` on ${day}`}`;
  return [
    ...(strange(common) ? [{ rule: rules.deckAllowed, words: words(common) }] : []),
    ...seats.flatMap(({ deck }, seat) => (strange(deck) ? [{ rule: rules.deckAllowed, words: words(deck), seat }] : [])),
  ];
}

function checkHugeObstacle({ id, name }: Format, { seats, hugeObstacle, event }: FormatChoice): readonly ChoiceFault[] {
  if (!hugeObstacle) return [];
  if (!mayHaveHugeObstacle(id, event))
    return [{ rule: "HS-HOBS-04", words: `A huge ship is an obstacle in standard games only, not in ${name}` }];
  return hugeObstacle.seat < seats.length
    ? []
    : [{ rule: "HS-HOBS-03", words: `Nobody sits on seat ${hugeObstacle.seat + 1}, which is to place the huge ship` }];
}

// ── The lists ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface CheckedLists {
  /** By seat. */
  readonly squads: readonly (LegalSquad | undefined)[];
  readonly faults: readonly ChoiceFault[];
  readonly illegal: readonly CheckedEntry[];
}
const NO_LISTS = { squads: [], faults: [], illegal: [] } as const satisfies CheckedLists;

/** Lists that are handed in together are checked together: those of a team, and all tiers of a player. */
function checkLists(choice: FormatChoice, format: Format, catalogue: Catalogue): CheckedLists {
  const groups = format.lists.called === "member" ? teamsOf(choice.seats) : choice.seats.map((_, seat) => [seat]);
  const squads: (LegalSquad | undefined)[] = choice.seats.map(() => undefined);
  const faults: ChoiceFault[] = [];
  const illegal: CheckedEntry[] = [];
  for (const seats of groups) {
    const { drafts, checkedBy, name } = handedIn(choice, seats, format);
    const entry = { squads: drafts, ...(choice.options && { options: choice.options }) };
    const { verdict, legal } = checkEntry(entry, checkedBy, catalogue);
    const checked = { seats, entry, format: checkedBy, catalogue, verdict, ...(name !== undefined && { name }) };
    const isOneSeat = seats.length === 1;
    faults.push(...entryFaults(checked).map(({ list, fault }) => ({ ...fault, seat: seats[isOneSeat ? 0 : list] ?? seats[0] ?? 0 })));
    if (!legal) illegal.push(checked);
    const flown = isOneSeat && drafts.length > 1 ? (choice.tier ?? 1) - 1 : 0;
    if (legal) for (const [at, seat] of seats.entries()) squads[seat] = withObstacles(legal.squads[flown + at], isOneSeat ? drafts : []);
  }
  return { squads, faults, illegal };
}

interface HandedIn {
  readonly drafts: readonly SquadDraft[];
  readonly checkedBy: Format;
  readonly name?: string;
}

/** Of a team the first seat is the captain where no list says who is (ET-TLIST-06). A single list may stand for its tier alone. */
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

/** The tiers of a player share the obstacles that one of them names (ES-GEAR-07). */
function withObstacles(squad: LegalSquad | undefined, drafts: readonly SquadDraft[]): LegalSquad | undefined {
  const shared = drafts.find(({ obstacles }) => obstacles)?.obstacles;
  return squad && squad.obstacles.length === 0 && shared ? { ...squad, obstacles: shared } : squad;
}
