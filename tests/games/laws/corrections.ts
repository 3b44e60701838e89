/** Corrections for every field that a judge can set. Each sets a value that differs from the current one but isn't absurd. */
import { poolShowing } from "@broadside/dice";
import { type Change, type Game, NO_TOKENS, type Ship, type State, targetId } from "@broadside/rules";

type ShipField = Exclude<keyof Ship, "id" | "seat" | "place">;
/** A judge cannot set who is away, nor standing orders. */
type StateField = Exclude<keyof State, "ships" | "remotes" | "stateVersion" | "away" | "standing">;

const FARTHER = 10_000;

const SHIP_CORRECTIONS: { readonly [Field in ShipField]: (ship: Ship, game: Game) => Partial<Ship> } = {
  status: () => ({ status: "destroyed", pose: undefined }),
  pose: ({ pose }) => ({ pose: pose && { ...pose, x: pose.x + FARTHER } }),
  label: () => ({ label: "black 9" }),
  shields: ({ shields }) => ({ shields: shields === 0 ? 1 : 0 }),
  aftShields: ({ aftShields }) => ({ aftShields: aftShields === 0 ? 1 : 0 }),
  crippled: ({ crippled }) => ({ crippled: crippled ? undefined : "aft" }),
  energy: ({ energy }) => ({ energy: energy === 0 ? 2 : 0 }),
  charges: ({ charges }) => ({ charges: charges === 0 ? 2 : 0 }),
  force: ({ force }) => ({ force: force === 0 ? 2 : 0 }),
  damage: ({ damage, place }, { state, facts }) => {
    const section = facts.ships[place]?.hasSections ? ({ section: "aft" } as const) : {};
    return { damage: damage.length > 0 ? damage.slice(1) : [{ card: -1, ...section, faceup: false, since: state.round }] };
  },
  tokens: ({ tokens }) => ({ tokens: tokens.stress > 0 ? NO_TOKENS : { ...NO_TOKENS, stress: 2, ion: 1, focus: 1, jam: 1 } }),
  locks: ({ locks, seat }, { state, facts }) => ({
    locks:
      locks.length > 0
        ? []
        : state.ships
            .filter((other) => other.seat !== seat && other.status === "inPlay")
            .slice(0, 1)
            .map(({ id, place }) => targetId(id, facts.ships[place]?.hasSections ? "fore" : undefined)),
  }),
  upgrades: ({ upgrades }) => ({ upgrades: upgrades.map((card) => ({ ...card, faceup: !card.faceup })) }),
  quarter: ({ quarter }) => ({ quarter: quarter === "rear" ? "left" : "rear" }),
  dial: ({ dial }, { facts }) => ({ dial: dial === undefined ? [...(facts.ships[0]?.dial.keys() ?? [])][0] : undefined }),
  revealed: ({ revealed }, { facts }) => ({ revealed: revealed === undefined ? [...(facts.ships[0]?.dial.keys() ?? [])][0] : undefined }),
  speed: ({ speed }) => ({ speed: speed === undefined ? 2 : undefined }),
  activated: ({ activated }) => ({ activated: !activated }),
  engaged: ({ engaged }) => ({ engaged: !engaged }),
  skipsAction: ({ skipsAction }) => ({ skipsAction: !skipsAction }),
  actions: ({ actions }) => ({ actions: actions.length > 0 ? [] : ["focus", "boost"] }),
  touching: ({ touching, id }, { state }) => ({
    touching:
      touching.length > 0 ? [] : state.ships.filter((other) => other.id !== id && other.status === "inPlay").map((other) => other.id),
  }),
  usedThisRound: () => ({ usedThisRound: ["bomb", "tractored"] }),
  usedThisGame: () => ({ usedThisGame: ["anything"] }),
  carrier: ({ carrier }, { state }) => ({ carrier: carrier === undefined ? state.ships[0]?.id : undefined }),
  wing: ({ wing, id }) => ({ wing: wing === undefined ? { leader: id, position: "leftFlank", split: true } : undefined }),
  mayAttackFrom: ({ mayAttackFrom }) => ({ mayAttackFrom: mayAttackFrom + 3 }),
  doomed: ({ doomed }) => ({ doomed: !doomed }),
};

const START = { step: 0, skill: undefined, active: undefined } as const;

const STATE_CORRECTIONS: { readonly [Field in StateField]: (state: State) => Partial<State> } = {
  cursor: ({ cursor }) => ({ cursor: { phase: cursor.phase === "combat" ? "activation" : "combat", ...START } }),
  round: ({ round }) => ({ round: round + 1 }),
  initiative: ({ initiative }) => ({ initiative: [...initiative].reverse() }),
  seats: ({ seats }) => ({ seats: seats.map((seat) => ({ ...seat, player: { id: "someone-else" }, obstacles: [] })) }),
  obstacles: ({ obstacles }) => ({ obstacles: obstacles.slice(1) }),
  devices: ({ ships }) => {
    const [ship] = ships;
    return {
      devices: ship?.pose
        ? [
            {
              id: "device 99",
              token: "standardBomb",
              kind: "seismic charge",
              pose: { ...ship.pose },
              seat: ship.seat,
              ship: ship.id,
              round: 1,
            },
          ]
        : [],
    };
  },
  decks: ({ decks }) => ({ decks: decks.map(({ cards, discards }) => ({ cards: [], discards: [...discards, ...cards], left: 0 })) }),
  effects: ({ effects, ships: [ship] }) => ({
    effects: effects.length > 0 || !ship ? [] : [{ id: "effect:glitterstim", ship: ship.id, by: ship.id, until: "round", since: 1 }],
  }),
  attack: ({ attack }) => ({
    attack: attack && { ...attack, attackDice: poolShowing(["crit", "crit"]), range: 3, obstructed: !attack.obstructed },
  }),
  motion: ({ motion }) => ({ motion: motion && { ...motion, colour: "red", bumped: !motion.bumped } }),
  roll: ({ roll }) => ({ roll: roll && { ...roll, dice: [] } }),
  counted: ({ counted }) => ({ counted: counted + 10 }),
  scenario: ({ scenario }) => ({ scenario: scenario && { ...scenario, points: scenario.points.map((points) => points + 1) } }),
  timeCalled: ({ timeCalled }) => ({ timeCalled: !timeCalled }),
  outcome: () => ({ outcome: { ending: "judge", winners: [0], draw: false } }),
};

/** Fields that only ships with two Ship cards have. */
const OF_TWO_CARDS: readonly ShipField[] = ["aftShields", "crippled"];

/** Ends whatever is in progress. */
const DROPPED: readonly Change[] = [{ change: "state", set: { attack: undefined, motion: undefined, roll: undefined } }];

export interface Correction {
  readonly field: string;
  readonly changes: readonly Change[];
}

/** Corrections for the ship most likely to be asked about: the active one, or else the first in play. */
export function correctionsOf(game: Game): readonly Correction[] {
  const { state } = game;
  const ship =
    state.ships.find(({ id }) => id === state.cursor.active) ?? state.ships.find(({ status }) => status === "inPlay") ?? state.ships[0];
  const has = (field: ShipField) => ship !== undefined && (!OF_TWO_CARDS.includes(field) || game.factsOf(ship).cards !== undefined);
  const ofShip = (Object.keys(SHIP_CORRECTIONS) as ShipField[]).flatMap((field): readonly Correction[] =>
    ship && has(field)
      ? [{ field: `ship ${field}`, changes: [{ change: "ship", ship: ship.id, set: SHIP_CORRECTIONS[field](ship, game) }] }]
      : [],
  );
  const ofState = (Object.keys(STATE_CORRECTIONS) as StateField[]).map(
    (field): Correction => ({ field: `state ${field}`, changes: [{ change: "state", set: STATE_CORRECTIONS[field](state) }] }),
  );
  return [...ofShip, ...ofState, { field: "what is under way", changes: DROPPED }];
}
