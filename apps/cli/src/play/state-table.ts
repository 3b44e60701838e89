/** Formats a table of the ships at one moment of a game, with their shields, damage and tokens. */
import { type Catalogue, markedName } from "@broadside/cards";
import { type Facts, type GameSetup, type PlayerNames, type Ship, type State, TOKENS } from "@broadside/rules";
import { phaseInWords, tokenName } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { columns } from "../terminal/columns.ts";

export interface StateInGame {
  readonly state: State;
  readonly setup: GameSetup;
  readonly facts: Facts;
  readonly names: PlayerNames;
  /** The source of Conditions' names. */
  readonly content?: { readonly catalogue: Catalogue };
}

export function stateTable(moment: StateInGame): string {
  const { state, setup } = moment;
  const phase = phaseInWords(state.cursor.phase, moment.setup.edition, ENGLISH.words);
  const rows = columns(state.ships.map((ship) => [`  ${ship.id}`, ...shipCells(ship, moment)]));
  return [
    state.round === 0 ? phase : `Round ${state.round}, ${phase}`,
    ...setup.seats.flatMap((_, seat) => [
      `${seatLetter(seat)}  ${ENGLISH.seatName(moment, seat)}: ${leftInWords(seat, moment)}`,
      ...rows.filter((_, at) => state.ships[at]?.seat === seat),
    ]),
  ].join("\n");
}

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** True if a ship is still in the game, even if docked or in reserve. */
export const isLeft = ({ status }: Ship): boolean => status !== "destroyed" && status !== "fled" && status !== "escaped";

function leftInWords(seat: number, { state }: StateInGame): string {
  const own = state.ships.filter((ship) => ship.seat === seat);
  return `${own.filter(isLeft).length} of ${own.length} ships left`;
}

function shipCells(ship: Ship, moment: StateInGame): readonly string[] {
  const { facts } = moment;
  const name = `${facts.ships[ship.place]?.pilot.name ?? "?"}${ship.label === undefined ? "" : ` ${ship.label}`}`;
  if (ship.status !== "inPlay") return [name, STATUS_NAMES[ship.status]];
  const more = [...sectionWords(ship), ...energyWords(ship, facts), ...tokenWords(ship, moment), ...lockWords(ship)];
  return [name, shieldWords(ship, facts), damageWords(ship, facts), more.join(", ")];
}

const STATUS_NAMES = { reserve: "not placed yet", docked: "docked", destroyed: "destroyed", fled: "fled", escaped: "escaped" } as const;

/** Describes a ship's shields. A ship with two Ship cards has shields on each card. */
const shieldWords = ({ shields, aftShields, place }: Ship, { ships }: Facts): string =>
  ships[place]?.cards ? `shields ${shields} fore, ${aftShields} aft` : `shields ${shields}`;

const sectionWords = ({ crippled }: Ship): readonly string[] => (crippled ? [`${crippled} section crippled`] : []);

const energyWords = ({ energy, place }: Ship, { ships }: Facts): readonly string[] => (ships[place]?.isHuge ? [`energy ${energy}`] : []);

/** Describes the number of Damage cards and the names of the faceup ones. */
function damageWords({ damage, place }: Ship, { ships }: Facts): string {
  const faceup = damage.flatMap(({ faceup: isUp, card }) => {
    const facts = isUp ? ships[place]?.damageCards[card] : undefined;
    return facts ? [markedName(facts)] : [];
  });
  return `damage ${damage.length}${faceup.length > 0 ? ` (${faceup.join(", ")})` : ""}`;
}

const tokenWords = ({ tokens }: Ship, moment: StateInGame): readonly string[] =>
  TOKENS.flatMap((token) =>
    tokens[token] > 0 ? `${tokenName(ENGLISH.namesOf(moment), token)}${tokens[token] > 1 ? ` ${tokens[token]}` : ""}` : [],
  );

const lockWords = ({ locks }: Ship): readonly string[] => (locks.length > 0 ? [`lock on ${locks.join(" and ")}`] : []);
