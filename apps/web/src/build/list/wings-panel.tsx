import type { Upgrade } from "@broadside/cards";
import { formation, mm, WING_POSITIONS as PLACES } from "@broadside/geometry";
import { type SquadDraft, WING_POSITIONS } from "@broadside/squads";
import { pilotName } from "../../cards/names.ts";
import {
  addWingmate,
  dissolveWing,
  possibleWingmates,
  removeWingmate,
  setPosition,
  wingCardOf,
  wingLedBy,
} from "../../lists/entry/wings.ts";
import { Choice } from "../../parts/choice.tsx";
import { Sign } from "../../parts/icons.tsx";
import { listName, WINGS, wingPositionInWords } from "../../words/build/list.ts";
import { useBuilder } from "../state/builder.ts";
import { focusList } from "../state/focus.ts";
import styles from "./wings.module.css";

interface WingsProps {
  readonly list: number;
  readonly squad: SquadDraft;
}

/** Shows each leader's wing: a drawing of its formation, its wingmates, and the ships that can join. */
export function WingsPanel({ list, squad }: WingsProps) {
  const { entry, format, catalogue } = useBuilder();
  const leaders = squad.ships.flatMap((_, at) => (wingCardOf(squad, at, catalogue) || wingLedBy(squad, at) ? [at] : []));
  return (
    <section aria-label={entry.squads.length > 1 ? WINGS.wingsOf({ list: listName(entry, format, list) }) : WINGS.title}>
      <h3>{WINGS.title}</h3>
      {leaders.length === 0 ? (
        <p className="quiet">{WINGS.noLeader}</p>
      ) : (
        leaders.map((leader) => <WingView key={leader} list={list} squad={squad} leader={leader} />)
      )}
    </section>
  );
}

interface WingProps extends WingsProps {
  /** The leader's place in the list. */
  readonly leader: number;
  nameOf(ship: number): string;
}

function WingView({ list, squad, leader }: Omit<WingProps, "nameOf">) {
  const { catalogue, edit } = useBuilder();
  const card = wingCardOf(squad, leader, catalogue);
  const wing = wingLedBy(squad, leader);
  const wingmates = wing?.wingmates ?? [];
  const nameOf = (ship: number): string => WINGS.shipAt({ ship: pilotName(catalogue, squad.ships[ship]?.pilot ?? ""), number: ship + 1 });
  const atPosition = (number: number): string | undefined => {
    const ship = number === 1 ? leader : wingmates.find(({ position }) => position === number)?.ship;
    return ship === undefined ? undefined : nameOf(ship);
  };
  const dissolve = () => {
    edit(list, (own) => dissolveWing(own, leader));
    focusList(list);
  };
  return (
    <div className={`wrap ${styles.wing}`}>
      <Formation nameAt={atPosition} />
      <div className={`stack ${styles.members}`}>
        <h4>
          <span translate="no">{pilotName(catalogue, squad.ships[leader]?.pilot ?? "")}</span>{" "}
          <span className="quiet" translate={card && "no"}>
            {card?.name ?? WINGS.noCard}
          </span>
        </h4>
        <ul className="stack">
          {wingmates.map(({ ship, position }) => (
            <WingmateRow key={ship} list={list} leader={leader} ship={ship} name={nameOf(ship)} position={position} />
          ))}
        </ul>
        {card && <AddWingmate list={list} squad={squad} leader={leader} card={card} count={wingmates.length} nameOf={nameOf} />}
        {wing && (
          <button type="button" onClick={dissolve}>
            {WINGS.dissolve}
          </button>
        )}
      </div>
    </div>
  );
}

interface AddWingmateProps extends WingProps {
  readonly card: Upgrade;
  /** How many wingmates there are already. */
  readonly count: number;
}

function AddWingmate({ list, squad, leader, card, count, nameOf }: AddWingmateProps) {
  const { catalogue, edit } = useBuilder();
  const possible = possibleWingmates(squad, leader, catalogue);
  if (possible.length === 0) return count === 0 && <p className="quiet">{WINGS.nobody({ card: card.name })}</p>;
  if (count >= (card.wing?.wingmates[1] ?? 0)) return undefined;
  return (
    <Choice
      label={WINGS.add}
      value={undefined}
      options={[[undefined, WINGS.choose], ...possible.map((ship) => [ship, nameOf(ship)] as const)]}
      set={(ship) => ship !== undefined && edit(list, (own) => addWingmate(own, leader, ship))}
    />
  );
}

interface WingmateRowProps {
  readonly list: number;
  readonly leader: number;
  readonly ship: number;
  readonly name: string;
  readonly position: number;
}

function WingmateRow({ list, leader, ship, name, position }: WingmateRowProps) {
  const { edit } = useBuilder();
  const remove = () => {
    edit(list, (own) => removeWingmate(own, leader, ship));
    focusList(list);
  };
  return (
    <li className={`row wrap ${styles.mate}`}>
      <select
        aria-label={WINGS.positionOf({ ship: name })}
        value={position}
        onChange={({ target }) => edit(list, (own) => setPosition(own, leader, ship, Number(target.value)))}
      >
        {WING_POSITIONS.map(({ number }) => (
          <option key={number} value={number}>
            {wingPositionInWords(number)}
          </option>
        ))}
      </select>
      <span className="grow">{name}</span>
      <button type="button" className="icon-button" aria-label={WINGS.remove({ ship: name })} onClick={remove}>
        <Sign of="cross" />
      </button>
    </li>
  );
}

const BASE = 40;
/** The six positions, in millimetres from the leader, with y pointing down as on the screen. */
const SPOTS = formation({ x: 0, y: 0, heading: 0 }, PLACES).map(({ x, y }, at) => ({ number: at + 1, x: x / mm(1), y: -y / mm(1) }));

/** The wing from above, flying up the page. */
function Formation({ nameAt }: { readonly nameAt: (number: number) => string | undefined }) {
  const filled = SPOTS.flatMap(({ number }) => {
    const name = nameAt(number);
    return name === undefined ? [] : [`${number} ${name}`];
  });
  return (
    <svg className={styles.formation} viewBox="-90 -30 180 120" role="img" aria-label={WINGS.formation({ ships: filled })}>
      {SPOTS.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`} data-filled={nameAt(number) !== undefined} data-leader={number === 1}>
          <rect x={-BASE / 2} y={-BASE / 2} width={BASE} height={BASE} rx="3" />
          <path d="M-6 -14 L0 -19 L6 -14" />
          <text y="6" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
