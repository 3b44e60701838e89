/**
 * Knows which cards have which abilities. Pilots and upgrades are known from the start, so they are listed once by what they listen to.
 * Damage cards and lasting effects come and go, so they are looked up on the ships that have them.
 */

import type { Upgrade } from "@broadside/cards";
import type { CardKey } from "@broadside/protocol";
import type { AbilitiesInPlay, Ability, Bearer, LentCard, OfferKind, Registry } from "../contract/ability.ts";
import type { Situation } from "../contract/situation.ts";
import type { Timing } from "../contract/timing.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import type { GameSetup } from "../state/setup.ts";
import { type Ship, type State, shipOf } from "../state/state.ts";

/**
 * The things that an ability can listen to: a window (`afterAttack`), a query about a value or a permission (`agility`, `target`), or an
 * offer (`actions`).
 */
type Part = "windows" | "sums" | "permissions" | "latest" | "offers";
/** A number that stands for a part and a name, so that lists can be indexed by it without looking up text. */
type Channel = number;

interface ListedCard {
  readonly place: number;
  readonly source: "pilot" | "upgrade";
  readonly at: number;
  readonly card: CardKey;
  readonly key: string;
  readonly ability: Ability;
  /**
   * True if this card may come or go during the game, so that its place on the ship may hold another card or none. The card works only
   * while it is in that place.
   */
  readonly mayGo: boolean;
  /** Set if another card lends this card to the ship. */
  readonly lent: LentCard | undefined;
}

/** A channel in one game, and the cards that were listening to it at the last look-up. */
interface Listening {
  readonly channel: Channel;
  readonly listed: readonly ListedCard[];
  /** True if any Damage card or effect in the registry listens to this channel. */
  readonly passes: boolean;
  cardsInPlay: number;
  bearers: readonly Bearer[];
}

type ListedByChannel = readonly (readonly ListedCard[] | undefined)[];

/** Indexes abilities by channel. It is created once for each game. */
export class Bearers implements AbilitiesInPlay {
  private readonly listed: ListedByChannel;
  private readonly passing: ReadonlySet<Channel>;
  private passed: { readonly cardsInPlay: number; readonly bearers: readonly Bearer[] } = { cardsInPlay: NEVER, bearers: NOBODY };
  /** By part and name. */
  private readonly known: Readonly<Record<Part, Map<string, Listening>>> = {
    windows: new Map(),
    sums: new Map(),
    permissions: new Map(),
    latest: new Map(),
    offers: new Map(),
  };

  constructor(game: Situation) {
    const { listed, passing } = cardsOf(game);
    this.listed = listed;
    this.passing = passing;
  }

  onWindow(game: Situation, at: Timing): readonly Bearer[] {
    return this.now(game, this.known.windows.get(at) ?? this.listenTo("windows", at));
  }

  onSum(game: Situation, name: string): readonly Bearer[] {
    return this.now(game, this.known.sums.get(name) ?? this.listenTo("sums", name));
  }

  onPermission(game: Situation, name: string): readonly Bearer[] {
    return this.now(game, this.known.permissions.get(name) ?? this.listenTo("permissions", name));
  }

  onLatest(game: Situation, name: string): readonly Bearer[] {
    return this.now(game, this.known.latest.get(name) ?? this.listenTo("latest", name));
  }

  onOffer(game: Situation, name: OfferKind): readonly Bearer[] {
    return this.now(game, this.known.offers.get(name) ?? this.listenTo("offers", name));
  }

  /** Returns the cards that listen to a channel now. It looks them up again only after a card has come, gone or been turned. */
  private now(game: Situation, listening: Listening): readonly Bearer[] {
    if (listening.cardsInPlay === game.cardsInPlay) return listening.bearers;
    listening.cardsInPlay = game.cardsInPlay;
    if (listening.passes || listening.listed.length > 0) listening.bearers = this.find(game, listening);
    return listening.bearers;
  }

  private listenTo(part: Part, name: string): Listening {
    const channel = channelOf(part, name);
    const listed = this.listed[channel] ?? NONE_LISTED;
    const made = { channel, listed, passes: this.passing.has(channel), cardsInPlay: NEVER, bearers: NOBODY };
    this.known[part].set(name, made);
    return made;
  }

  private find(game: Situation, { channel, listed, passes }: Listening): readonly Bearer[] {
    const found: Bearer[] = [];
    for (const entry of listed) {
      const ship = unitAt(game.state, entry.place);
      if (speaks(ship, entry.ability, channel) && isWorking(game, ship, entry, channel)) found.push(bearerOf(entry, ship));
    }
    if (passes)
      for (const bearer of this.passingNow(game)) if (listensTo(bearer.ability, channel) && !isUnresolved(bearer)) found.push(bearer);
    return found;
  }

  /** Returns the Damage cards and effects in play, whatever they listen to. */
  private passingNow(game: Situation): readonly Bearer[] {
    if (this.passed.cardsInPlay !== game.cardsInPlay) this.passed = { cardsInPlay: game.cardsInPlay, bearers: findPassing(game) };
    return this.passed.bearers;
  }
}

interface CardsOfSetup {
  readonly registry: Registry;
  /** Pilots and upgrades. */
  readonly listed: ListedByChannel;
  /** Channels that some Damage card or effect listens to. */
  readonly passing: ReadonlySet<Channel>;
}
const knownCards = new WeakMap<GameSetup, CardsOfSetup>();

/** Caches data that all games with the same set-up share, including copies and imagined games. */
function cardsOf(game: Situation): CardsOfSetup {
  const known = knownCards.get(game.setup);
  if (known?.registry === game.registry) return known;
  const listed: (ListedCard[] | undefined)[] = [];
  for (const ship of game.state.ships) for (const entry of entriesOf(game, ship)) listUnder(listed, entry);
  for (const remote of game.state.remotes) listRemote(game, listed, remote);
  const made = { registry: game.registry, listed, passing: passingIn(game) };
  knownCards.set(game.setup, made);
  return made;
}

/** Lists the ability on a remote's card. It comes from the edition's rules instead of the registry (2E-REMOTE-14). */
function listRemote(game: Situation, listed: (ListedCard[] | undefined)[], { place, id }: Ship): void {
  const kind = game.facts.ships[place]?.remote;
  const ability = kind && game.edition.remoteRules[kind]?.ability;
  const card = `remote:${kind}` as const;
  if (ability) listUnder(listed, { place, source: "pilot", at: 0, card, key: `${id}/${card}`, ability, mayGo: false, lent: undefined });
}

/** Remotes are numbered after all ships. */
const unitAt = ({ ships, remotes }: State, place: number): Ship => (ships[place] ?? remotes[place - ships.length]) as Ship;

function entriesOf(game: Situation, ship: Ship): readonly ListedCard[] {
  const { pilot, upgrades, toCome } = game.facts.ships[ship.place] as ShipFacts;
  const found: ListedCard[] = [];
  const add = (source: ListedCard["source"], card: CardKey, at: number, lent?: LentCard) => {
    const ability = game.registry.get(card);
    const key = `${ship.id}/${card}${source === "upgrade" ? `/${at}` : ""}`;
    const mayGo = source === "upgrade" && (at >= upgrades.length || (toCome?.[at]?.length ?? 0) > 1);
    if (ability) found.push({ place: ship.place, source, at, card, key, ability, mayGo, lent });
  };
  const addPilots = (cards: readonly LentCard[], at: number) => {
    for (const lent of cards) if (lent.of !== undefined && !lent.asEffect) add("pilot", lent.card, at, lent);
  };
  add("pilot", `pilot:${pilot.id}`, 0);
  const shipAbility = upgrades.find((card) => card.shipAbility !== undefined)?.shipAbility ?? pilot.shipAbility;
  if (shipAbility !== undefined) add("pilot", `ship:${shipAbility}`, 0);
  const byOthers = game.state.ships.flatMap((other) => (other.seat === ship.seat && other !== ship ? lentBy(game, other, ship) : []));
  addPilots(byOthers, 0);
  addPilots(lentByPilot(game, ship, ship), 0);
  upgrades.forEach(({ id }, at) => {
    add("upgrade", `upgrade:${id}`, at);
    for (const other of toCome?.[at] ?? NONE_TO_COME) if (other.id !== id) add("upgrade", `upgrade:${other.id}`, at);
    addPilots(lentByCard(game, `upgrade:${id}`, ship, ship), at);
  });
  const behind = [...byOthers, ...lentBy(game, ship, ship)].filter(({ of }) => of === undefined).map(({ card }) => card);
  for (const card of new Set(behind)) add("upgrade", card, upgrades.length);
  return found;
}

const lentByCard = (game: Situation, card: CardKey, from: Ship, to: Ship): readonly LentCard[] =>
  game.registry.get(card)?.lends?.(game, from, to) ?? NONE_LENT;

function lentByPilot(game: Situation, from: Ship, to: Ship): readonly LentCard[] {
  const { pilot } = game.facts.ships[from.place] as ShipFacts;
  return [...lentByCard(game, `pilot:${pilot.id}`, from, to), ...lentByCard(game, `ship:${pilot.shipAbility}`, from, to)];
}

function lentBy(game: Situation, from: Ship, to: Ship): readonly LentCard[] {
  const { upgradeKeys } = game.facts.ships[from.place] as ShipFacts;
  return [...lentByPilot(game, from, to), ...upgradeKeys.flatMap((card) => lentByCard(game, card, from, to))];
}

/** Lists texts that a ship may gain as effects. They come and go like Damage cards. */
const lentAsEffects = (game: Situation): readonly string[] =>
  game.state.ships.flatMap((ship) => lentBy(game, ship, ship).flatMap(({ card, asEffect }) => (asEffect ? [card] : [])));

function listUnder(listed: (ListedCard[] | undefined)[], entry: ListedCard): void {
  for (const channel of channelsOf(entry.ability)) {
    const known = listed[channel];
    if (known) known.push(entry);
    else listed[channel] = [entry];
  }
}

function findPassing(game: Situation): readonly Bearer[] {
  const found: Bearer[] = [];
  for (const ship of game.state.ships) {
    if (ship.status !== "inPlay") continue;
    for (const { card: number, faceup } of ship.damage) {
      if (!faceup) continue;
      const card = game.damageFacts(ship, number).key;
      const ability = game.registry.get(card);
      if (ability) found.push({ ship, card, key: `${ship.id}/${card}/${number}`, at: number, effect: undefined, ability });
    }
  }
  for (const effect of game.state.effects) {
    const ability = game.registry.get(effect.id);
    if (!ability) continue;
    const ship = shipOf(game.state, effect.ship);
    const isAway = ship.status === "reserve" || ship.status === "docked";
    if (ship.status === "inPlay" || (isAway && ability.worksInReserve === true))
      found.push({ ship, card: effect.id, key: `${ship.id}/${effect.id}/${effect.since}`, at: effect.since, effect, ability });
  }
  return found;
}

const NOBODY: readonly Bearer[] = [];
const NONE_LISTED: readonly ListedCard[] = [];
const NONE_TO_COME: readonly Upgrade[] = [];
const NONE_LENT: readonly LentCard[] = [];
const NEVER = -1;

const CHANNELS: Readonly<Record<Part, Map<string, Channel>>> = {
  windows: new Map(),
  sums: new Map(),
  permissions: new Map(),
  latest: new Map(),
  offers: new Map(),
};

let channelsMade = 0;

/** Gives each name a number when it is first used. */
function channelOf(part: Part, name: string): Channel {
  const known = CHANNELS[part].get(name);
  if (known !== undefined) return known;
  channelsMade += 1;
  CHANNELS[part].set(name, channelsMade);
  return channelsMade;
}

const bearerOf = ({ card, key, at, ability }: ListedCard, ship: Ship): Bearer => ({ ship, card, key, at, effect: undefined, ability });

const knownPassing = new WeakMap<Registry, ReadonlySet<Channel>>();

/** Includes texts that ships may gain as effects in this game. */
function passingIn(game: Situation): ReadonlySet<Channel> {
  const passing = passingChannels(game.registry);
  const lent = lentAsEffects(game);
  if (lent.length === 0) return passing;
  return new Set([...passing, ...lent.flatMap((card) => [...channelsOf(game.registry.get(card) ?? {})])]);
}

function passingChannels(registry: Registry): ReadonlySet<Channel> {
  const known = knownPassing.get(registry);
  if (known) return known;
  const made = new Set<Channel>();
  for (const [key, ability] of registry)
    if (/^(damage|effect|condition):/.test(key)) for (const channel of channelsOf(ability)) made.add(channel);
  knownPassing.set(registry, made);
  return made;
}

/** Whether a card is faceup and not silenced. */
function isWorking(game: Situation, ship: Ship, { source, at, card, mayGo, lent }: ListedCard, channel: Channel): boolean {
  if (mayGo && game.factsOf(ship).upgradeKeys[at] !== card) return false;
  const lender = lent?.of === undefined ? undefined : game.state.ships[lent.of];
  if (lender && lent?.isOn) return lent.isOn(lender, ship) && !isSilenced(game, ship, card, undefined, channel);
  if ((source === "upgrade" || lender) && !ship.upgrades[at]?.faceup && !isBeingFired(game, ship, at)) return false;
  if (lender && (lender.status !== "inPlay" || !hasFaceup(lender, lent?.needs))) return false;
  // If a card lends a pilot's text, the text belongs to the lending ship. It is silenced on that ship, not on the ship that uses it.
  return !isSilenced(game, lender ?? ship, card, source === "upgrade" ? at : undefined, channel);
}

const hasFaceup = ({ upgrades }: Ship, upgrade: string | undefined): boolean =>
  upgrade === undefined || upgrades.some(({ id, faceup }) => id === upgrade && faceup);

/** A card that silences others can't be silenced itself; otherwise the check would never end. */
function isSilenced(game: Situation, ship: Ship, card: CardKey, at: number | undefined, channel: Channel): boolean {
  const silencing = channel === SILENCING ? NOBODY : game.bearers.onPermission(game, "useText");
  return silencing.some((self) => self.ability.answers?.permissions?.useText?.(game, self, { ship, card, at }) === false);
}

const SILENCING = channelOf("permissions", "useText");

/** Whether a Damage card is still being dealt. */
const isUnresolved = ({ ship, card, at }: Bearer): boolean =>
  card.startsWith("damage:") && ship.damage.some((one) => one.card === at && one.unresolved === true);

/**
 * A card works while its ship is in play. In reserve, only cards that say so work (2E-DMG-22). Before the game, all cards with set-up
 * abilities work (2E-SETUP-18).
 */
const speaks = ({ status }: Ship, { worksInReserve }: Ability, channel: Channel): boolean =>
  status === "inPlay" ||
  ((status === "reserve" || status === "docked") && (worksInReserve === true || (channel <= lastInSetUp && IN_SET_UP.has(channel))));

const IN_SET_UP: ReadonlySet<Channel> = new Set(
  (["beforeForces", "afterForces", "setUpOver"] as const).map((at) => channelOf("windows", at)),
);
const lastInSetUp = Math.max(...IN_SET_UP);

/** A weapon card that was discarded to make an attack works until that attack is over (1E-ATK-17). */
function isBeingFired({ state }: Situation, ship: Ship, at: number): boolean {
  for (let attack = state.attack; attack; attack = attack.outer) if (attack.attacker === ship.id && attack.weapon === at) return true;
  return false;
}

export const bearersOn = (game: Situation, at: Timing): readonly Bearer[] => game.bearers.onWindow(game, at);
export const bearersOffering = (game: Situation, name: OfferKind): readonly Bearer[] => game.bearers.onOffer(game, name);

const channels = new WeakMap<Ability, ReadonlySet<Channel>>();

function channelsOf(ability: Ability): ReadonlySet<Channel> {
  const known = channels.get(ability);
  if (known) return known;
  const { answers, windows = [], actions, modifications, insteadOfAttack } = ability;
  const made = new Set<Channel>([
    ...Object.keys(answers?.sums ?? {}).map((name) => channelOf("sums", name)),
    ...Object.keys(answers?.permissions ?? {}).map((name) => channelOf("permissions", name)),
    ...Object.keys(answers?.latest ?? {}).map((name) => channelOf("latest", name)),
    ...(answers?.difficulty || answers?.mayTreatAs ? [channelOf("offers", "difficulty")] : []),
    ...(answers?.actionColour ? [channelOf("offers", "actionColour")] : []),
    ...(answers?.limits ? [channelOf("offers", "limits")] : []),
    ...(answers?.barActions ? [channelOf("offers", "barActions")] : []),
    ...(answers?.deviceWays ? [channelOf("offers", "deviceWays")] : []),
    ...(answers?.moveWays ? [channelOf("offers", "moveWays")] : []),
    ...(answers?.coordinatedActions ? [channelOf("offers", "coordinatedActions")] : []),
    ...windows.map(({ at }) => channelOf("windows", at)),
    ...(actions ? [channelOf("offers", "actions")] : []),
    ...(modifications ? [channelOf("offers", "modifications")] : []),
    ...(insteadOfAttack ? [channelOf("offers", "insteadOfAttack")] : []),
  ]);
  channels.set(ability, made);
  return made;
}

const listensTo = (ability: Ability, channel: Channel): boolean => channelsOf(ability).has(channel);
