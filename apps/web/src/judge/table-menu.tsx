import { type BaseId, PLAY_AREAS, type PlayAreaId } from "@broadside/geometry";
import { FEATURE_IDS, LIMITS, OBSTACLE_IDS, POSITION_EDITIONS, type Position, rulesOf, SEATS } from "@broadside/position";
import { useState } from "react";
import { EXAMPLES } from "./examples.ts";
import { type Addition, addFeature, addObstacle, addShip, addWing, inEdition } from "./pieces.ts";
import { BASE_NAMES, featureName, obstacleName } from "./words.ts";

interface TableMenuProps {
  readonly position: Position;
  change(next: Position): void;
  added(result: Addition): void;
}

const WING_SIZES = [3, 4, 5, 6];

/** The table itself: edition, size, new pieces, examples. */
export function TableMenu({ position, change, added }: TableMenuProps) {
  const [seat, setSeat] = useState(1);
  const size = (Object.keys(PLAY_AREAS) as readonly PlayAreaId[]).find(
    (id) => PLAY_AREAS[id].width === position.table.width && PLAY_AREAS[id].height === position.table.height,
  );
  const isFull =
    position.ships.length + 6 > LIMITS.pieces || position.obstacles.length >= LIMITS.pieces || position.features.length >= LIMITS.pieces;
  return (
    <section aria-labelledby="table-menu" className="judge-menu">
      <h2 id="table-menu">Table</h2>
      <div className="judge-fields">
        <label className="field">
          Edition
          <select
            value={position.edition}
            onChange={({ target }) =>
              change(inEdition(position, POSITION_EDITIONS.find((edition) => edition === target.value) ?? position.edition))
            }
          >
            {POSITION_EDITIONS.map((edition) => (
              <option key={edition} value={edition}>
                {rulesOf(edition).name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Size
          <select
            value={size ?? ""}
            onChange={({ target }) => change({ ...position, table: PLAY_AREAS[target.value === "6x3" ? "6x3" : "3x3"] })}
          >
            {size === undefined && <option value="">As in the link</option>}
            <option value="3x3">3′ × 3′</option>
            <option value="6x3">6′ × 3′</option>
          </select>
        </label>
        <label className="field">
          New ships for seat
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {SEATS.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="judge-fields">
        <Adder
          label="Add a ship"
          disabled={isFull}
          choices={rulesOf(position.edition).bases}
          nameOf={(base: BaseId) => BASE_NAMES[base]}
          add={(base) => added(addShip(position, base, seat))}
        />
        {rulesOf(position.edition).hasWings && (
          <Adder
            label="Add a wing"
            disabled={isFull}
            choices={WING_SIZES.map(String)}
            nameOf={(count) => `of ${count}`}
            add={(count) => added(addWing(position, Number(count), seat))}
          />
        )}
        <Adder
          label="Add an obstacle"
          disabled={isFull}
          choices={OBSTACLE_IDS}
          nameOf={obstacleName}
          add={(token) => added(addObstacle(position, token))}
        />
        <Adder
          label="Add a token"
          disabled={isFull}
          choices={FEATURE_IDS}
          nameOf={featureName}
          add={(token) => added(addFeature(position, token))}
        />
        <Adder
          label="Start from"
          disabled={false}
          choices={Object.keys(EXAMPLES) as readonly (keyof typeof EXAMPLES)[]}
          nameOf={(name) => name}
          add={(name) => change(EXAMPLES[name])}
        />
      </div>
    </section>
  );
}

interface AdderProps<Choice extends string> {
  readonly label: string;
  readonly disabled: boolean;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  add(choice: Choice): void;
}

/** A list of things to put on the table: choosing one does it, and the list is ready for the next. */
function Adder<Choice extends string>({ label, disabled, choices, nameOf, add }: AdderProps<Choice>) {
  return (
    <label className="field">
      {label}
      <select
        value=""
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value);
          if (chosen !== undefined) add(chosen);
        }}
      >
        <option value="">Choose …</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
