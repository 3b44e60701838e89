/** Tries a template at the first selected ship: a maneuver, a boost or a barrel roll. */
import type { Bearing, Side } from "@broadside/geometry";
import { useState } from "react";
import { Icon } from "../../look/icon.tsx";
import { maneuverIcon } from "../../look/icons-of.ts";
import { RuleLink } from "../../parts/rule-link.tsx";
import { BAR, TEMPLATES } from "../../words/judge/trial.ts";
import { type Judge, useJudge } from "../state/use-judge.ts";
import { type Choices, ROLL_PLACES, type RollPlace } from "../trial/edition-moves.ts";
import { ACTIONS, actionName, directionOf, isSameAction, isSided, maneuverName, triedName } from "../trial/templates.ts";
import { isAction, mayAct, type TriedManeuver, type TriedTemplate } from "../trial/trial.ts";
import styles from "./template-bar.module.css";

interface Cell {
  readonly bearing: Bearing;
  readonly side: Side;
}

/** Maneuvers that most dials have. The next list has those that only a few dials have. */
const COMMON: readonly Cell[] = [
  { bearing: "turn", side: "left" },
  { bearing: "bank", side: "left" },
  { bearing: "straight", side: "right" },
  { bearing: "bank", side: "right" },
  { bearing: "turn", side: "right" },
  { bearing: "koiogran", side: "right" },
];
const RARE: readonly Cell[] = (["segnor", "tallon", "reverse", "reverseBank", "bankSlip", "turnSlip"] as const).flatMap((bearing) =>
  (isSided(bearing) ? (["left", "right"] as const) : (["right"] as const)).map((side) => ({ bearing, side })),
);

export function TemplateBar() {
  const { piece, choices, tried, trial, nameOf, move, try: choose } = useJudge();
  const [isOpen, setOpen] = useState(false);
  if (piece?.kind !== "ship" || !choices) return undefined;
  const trying = { choices, tried, choose };
  const hasMore = mayAct(piece) || RARE.some(({ bearing }) => choices[bearing] !== undefined);
  const isShown = isOpen && hasMore;
  return (
    <section className={`column panel ${styles.trial}`} aria-label={BAR.title}>
      <div className="row wrap">
        <div className={`grow ${styles.title}`}>
          <p className="overline">{BAR.title}</p>
          <h2 className="one-line" translate={tried ? undefined : "no"}>
            {tried ? BAR.tried({ ship: nameOf(piece.id), template: triedName(tried) }) : nameOf(piece.id)}
          </h2>
        </div>
        <fieldset className={`row wrap ${styles.cells}`} aria-label={BAR.maneuver}>
          <ManeuverCells {...trying} cells={COMMON} />
          {hasMore && (
            <button
              type="button"
              className={`judge-raised ${styles.cell}`}
              aria-label={BAR.more}
              aria-expanded={isShown}
              onClick={() => setOpen(!isOpen)}
            >
              ⋯
            </button>
          )}
        </fieldset>
        <SpeedCells {...trying} />
        <button type="button" className="judge-small" disabled={!trial} onClick={() => trial && move(piece.id, trial.trial.pose)}>
          {BAR.fly}
        </button>
      </div>
      {isShown && (
        <fieldset className={`row wrap ${styles.cells} ${styles.more}`} aria-label={BAR.more}>
          <ManeuverCells {...trying} cells={RARE} />
          {mayAct(piece) && <ActionCells {...trying} />}
        </fieldset>
      )}
      <Why trial={trial} />
    </section>
  );
}

/** Whether the tried template fits, and why. */
const Why = ({ trial }: Pick<Judge, "trial">) => (
  <p className={`row spread detail ${styles.trialWhy}`} role="status" data-fits={trial?.fits}>
    <span>{trial ? `${trial.fits ? "✓" : "!"} ${trial.sentences.join(" ")}` : BAR.chooseOne}</span>
    {trial?.rule !== undefined && <RuleLink id={trial.rule} />}
  </p>
);

interface TryProps {
  readonly choices: Choices;
  readonly tried: TriedTemplate | undefined;
  choose(tried: TriedTemplate | undefined): void;
}

const ManeuverCells = ({ cells, ...props }: TryProps & { readonly cells: readonly Cell[] }) =>
  cells
    .filter(({ bearing }) => props.choices[bearing] !== undefined)
    .map((cell) => <ManeuverCell key={`${cell.bearing} ${cell.side}`} cell={cell} {...props} />);

const ActionCells = ({ tried, choose }: TryProps) =>
  ACTIONS.map((action) => {
    const name = actionName(action);
    const isTried = tried !== undefined && isSameAction(tried, action);
    return (
      <button
        key={name}
        type="button"
        className={`judge-raised ${styles.cell}`}
        aria-pressed={isTried}
        title={name}
        onClick={() => choose(isTried ? undefined : action)}
      >
        <Icon name={action.action === "boost" ? "boost" : "barrel-roll"} />
        <span aria-hidden="true">{TEMPLATES.direction[directionOf(action)]}</span>
        <span className="visually-hidden">{name}</span>
      </button>
    );
  });

/** A maneuver's button. Pressing it again stops trying the maneuver. */
function ManeuverCell({ cell, choices, tried, choose }: TryProps & { readonly cell: Cell }) {
  const { bearing, side } = cell;
  const speeds = choices[bearing] ?? [];
  const now: TriedManeuver | undefined = tried && !isAction(tried) ? tried : undefined;
  const isTried = now?.bearing === bearing && (now.side === side || !isSided(bearing));
  const icon = maneuverIcon({ bearing, side });
  const name = maneuverName(cell);
  const speed = now && speeds.includes(now.speed) ? now.speed : speeds.includes(2) ? 2 : (speeds[0] ?? 1);
  return (
    <button
      type="button"
      className={`judge-raised ${styles.cell}`}
      aria-pressed={isTried}
      title={name}
      onClick={() => choose(isTried ? undefined : { bearing, side, speed })}
    >
      {icon && <Icon name={icon} />}
      <span className={icon && "visually-hidden"}>{name}</span>
    </button>
  );
}

const PLACE_SIGNS: Readonly<Record<RollPlace, string>> = { ahead: "↑", level: "•", behind: "↓" };

/** Buttons for the speeds of a maneuver, or for the places of a barrel roll. */
function SpeedCells({ choices, tried, choose }: TryProps) {
  if (!tried || (isAction(tried) && tried.action !== "roll")) return undefined;
  return (
    <fieldset className={`row ${styles.cells} ${styles.speeds}`} aria-label={isAction(tried) ? BAR.place : BAR.speed}>
      {isAction(tried)
        ? ROLL_PLACES.map((place) => (
            <button
              key={place}
              type="button"
              className={`judge-raised ${styles.cell}`}
              aria-pressed={tried.place === place}
              aria-label={TEMPLATES.place[place]}
              title={TEMPLATES.place[place]}
              onClick={() => choose({ ...tried, place })}
            >
              {PLACE_SIGNS[place]}
            </button>
          ))
        : (choices[tried.bearing] ?? []).map((speed) => (
            <button
              key={speed}
              type="button"
              className={`judge-raised ${styles.cell}`}
              aria-pressed={tried.speed === speed}
              onClick={() => choose({ ...tried, speed })}
            >
              {speed}
            </button>
          ))}
    </fieldset>
  );
}
