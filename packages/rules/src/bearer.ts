/**
 * Who bears which ability. Pilots and upgrades are known from the start and listed once, by what they listen to; Damage cards and lasting
 * effects come and go, and are looked for on the ships that have them.
 */
import type { Ability, Registry } from "./ability.ts";
import type { Game } from "./game.ts";
import { type Effect, type Ship, shipOf } from "./state.ts";
import type { Timing } from "./timing.ts";

/** A card in play, on a ship. */
export interface Bearer {
  readonly ship: Ship;
  /** The registry key: `upgrade:predator`. */
  readonly card: string;
  /** Tells two copies apart: ship and card, with the place among the ship's upgrades, the number of the Damage card, or of the effect. */
  readonly key: string;
  /** The place among the ship's upgrades; the number of the Damage card. */
  readonly at: number;
  readonly effect: Effect | undefined;
  readonly ability: Ability;
}
export type Answering = Bearer;

/** What an ability listens to: a window (`windows.afterAttack`), a query (`sums.agility`, `difficulty`) or an option (`actions`). */
export type Channel = string;

const CHANNELS = { sums: new Map(), permissions: new Map(), latest: new Map(), windows: new Map() } as Readonly<
  Record<"sums" | "permissions" | "latest" | "windows", Map<string, Channel>>
>;

/** Channels are asked for at every step of the game, so each name is made once. */
export function channelOf(part: keyof typeof CHANNELS, name: string): Channel {
  const known = CHANNELS[part].get(name);
  if (known !== undefined) return known;
  const made = `${part}.${name}`;
  CHANNELS[part].set(name, made);
  return made;
}

interface Listed {
  readonly place: number;
  readonly source: "pilot" | "upgrade";
  readonly at: number;
  readonly card: string;
  readonly key: string;
  readonly ability: Ability;
  /** The ship it is borrowed from, and the upgrade by which. */
  readonly lender: number | undefined;
}

/** Abilities by channel, made once a game. */
export class Bearers {
  private readonly listed = new Map<Channel, Listed[]>();
  /** Channels that some Damage card or effect of the registry listens to. */
  private readonly passing: ReadonlySet<Channel>;

  private readonly current = new Map<Channel, { readonly cardsInPlay: number; readonly bearers: readonly Bearer[] }>();

  constructor(game: Game) {
    for (const ship of game.state.ships) this.listShip(game, ship);
    this.passing = passingChannels(game.registry);
  }

  private listShip(game: Game, ship: Ship): void {
    const { pilot, upgrades } = game.factsOf(ship);
    this.list(game, ship, "pilot", `pilot:${pilot.id}`, 0, undefined);
    upgrades.forEach(({ id }, at) => {
      this.list(game, ship, "upgrade", `upgrade:${id}`, at, undefined);
      const shared = game.registry.get(`upgrade:${id}`)?.borrowsPilotsWith;
      if (shared === undefined) return;
      for (const other of game.state.ships) {
        const facts = game.factsOf(other);
        if (other.seat === ship.seat && other !== ship && facts.upgrades.some((card) => card.id === shared))
          this.list(game, ship, "pilot", `pilot:${facts.pilot.id}`, at, other.place);
      }
    });
  }

  private list(game: Game, ship: Ship, source: Listed["source"], card: string, at: number, lender: number | undefined): void {
    const ability = game.registry.get(card);
    if (!ability) return;
    const key = `${ship.id}/${card}${source === "upgrade" ? `/${at}` : ""}`;
    const entry: Listed = { place: ship.place, source, at, card, key, ability, lender };
    for (const channel of channelsOf(ability)) {
      const known = this.listed.get(channel);
      if (known) known.push(entry);
      else this.listed.set(channel, [entry]);
    }
  }

  /** The cards that now listen to a channel; looked for again only when some card has come, gone or been turned. */
  on(game: Game, channel: Channel): readonly Bearer[] {
    const listed = this.listed.get(channel);
    const passes = this.passing.has(channel);
    if (!listed && !passes) return NOBODY;
    const known = this.current.get(channel);
    if (known?.cardsInPlay === game.cardsInPlay) return known.bearers;
    const bearers = this.find(game, channel, listed, passes);
    this.current.set(channel, { cardsInPlay: game.cardsInPlay, bearers });
    return bearers;
  }

  private find(game: Game, channel: Channel, listed: readonly Listed[] | undefined, passes: boolean): readonly Bearer[] {
    const found: Bearer[] = [];
    for (const entry of listed ?? []) {
      const ship = game.state.ships[entry.place] as Ship;
      if (ship.status === "inPlay" && isWorking(game, ship, entry, channel)) found.push({ ...entry, ship, effect: undefined });
    }
    if (passes) this.addPassing(game, channel, found);
    return found;
  }

  private addPassing(game: Game, channel: Channel, found: Bearer[]): void {
    for (const ship of game.state.ships) {
      if (ship.status !== "inPlay") continue;
      for (const { card: number, faceup } of ship.damage) {
        if (!faceup) continue;
        const card = game.damageFacts(ship.seat, number).key;
        const ability = game.registry.get(card);
        if (ability && listensTo(ability, channel))
          found.push({ ship, card, key: `${ship.id}/${card}/${number}`, at: number, effect: undefined, ability });
      }
    }
    for (const effect of game.state.effects) {
      const ability = game.registry.get(effect.id);
      if (!ability || !listensTo(ability, channel)) continue;
      const ship = shipOf(game.state, effect.ship);
      if (ship.status === "inPlay")
        found.push({ ship, card: effect.id, key: `${ship.id}/${effect.id}/${effect.since}`, at: effect.since, effect, ability });
    }
  }
}

const NOBODY: readonly Bearer[] = [];

const knownPassing = new WeakMap<Registry, ReadonlySet<Channel>>();

function passingChannels(registry: Registry): ReadonlySet<Channel> {
  const known = knownPassing.get(registry);
  if (known) return known;
  const made = new Set<Channel>();
  for (const [key, ability] of registry)
    if (/^(damage|effect|condition):/.test(key)) for (const channel of channelsOf(ability)) made.add(channel);
  knownPassing.set(registry, made);
  return made;
}

/** Faceup, and not silenced. What silences text looks at cards alone, and is not silenced itself, or the question would have no end. */
function isWorking(game: Game, ship: Ship, { source, at, card, lender }: Listed, channel: Channel): boolean {
  if ((source === "upgrade" || lender !== undefined) && !ship.upgrades[at]?.faceup && !isBeingFired(game, ship, at)) return false;
  if (lender !== undefined && game.state.ships[lender]?.status !== "inPlay") return false;
  const about = { ship, card, at: source === "upgrade" ? at : undefined };
  return (
    channel === SILENCING ||
    !bearersAnswering(game, SILENCING).some((self) => self.ability.answers?.permissions?.useText?.(game, self, about) === false)
  );
}

const SILENCING = channelOf("permissions", "useText");

/** A weapon card that was discarded to fire it works until its attack is over (1E-ATK-17). */
function isBeingFired({ state }: Game, ship: Ship, at: number): boolean {
  for (let attack = state.attack; attack; attack = attack.outer) if (attack.attacker === ship.id && attack.weapon === at) return true;
  return false;
}

export const bearersOn = (game: Game, at: Timing): readonly Bearer[] => game.bearers.on(game, channelOf("windows", at));
export const bearersAnswering = (game: Game, channel: Channel): readonly Bearer[] => game.bearers.on(game, channel);

const channels = new WeakMap<Ability, ReadonlySet<Channel>>();

function channelsOf(ability: Ability): ReadonlySet<Channel> {
  const known = channels.get(ability);
  if (known) return known;
  const { answers, windows = [], actions, modifications, insteadOfAttack } = ability;
  const made = new Set<Channel>([
    ...Object.keys(answers?.sums ?? {}).map((name) => channelOf("sums", name)),
    ...Object.keys(answers?.permissions ?? {}).map((name) => channelOf("permissions", name)),
    ...Object.keys(answers?.latest ?? {}).map((name) => channelOf("latest", name)),
    ...(answers?.difficulty ? ["difficulty"] : []),
    ...windows.map(({ at }) => channelOf("windows", at)),
    ...(actions ? ["actions"] : []),
    ...(modifications ? ["modifications"] : []),
    ...(insteadOfAttack ? ["insteadOfAttack"] : []),
  ]);
  channels.set(ability, made);
  return made;
}

const listensTo = (ability: Ability, channel: Channel): boolean => channelsOf(ability).has(channel);
