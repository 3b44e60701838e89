/** Tries a template: shows where a maneuver would take a ship on this table. */
import {
  BASES,
  type Bearing,
  backUp,
  contact,
  execute,
  firstHugeTemplateAt,
  footprint,
  type HugeManeuver,
  hasFled,
  hugeManeuverEnd,
  hugePath,
  type Pose,
  type Shape,
  type Side,
} from "@broadside/geometry";
import { type PlacedShip, type Position, type Reason, rulesOf } from "@broadside/position";
import { STOPS, touchesInWords } from "../../words/judge/trial.ts";
import { type TriedAction, tryAction } from "./action-trial.ts";
import { type Choices, movesIn } from "./edition-moves.ts";

export interface TriedManeuver {
  readonly bearing: Bearing;
  readonly speed: number;
  readonly side: Side;
}

/** A template at the selected ship: a maneuver, or an action that moves it. */
export type TriedTemplate = TriedManeuver | TriedAction;

export const isAction = (tried: TriedTemplate): tried is TriedAction => "action" in tried;

export interface Trial {
  readonly pose: Pose;
  readonly template: readonly Shape[];
  /** Whole sentences. */
  readonly reasons: readonly Reason[];
}

const isHuge = ({ base }: PlacedShip): boolean => BASES[base].size === "huge";

export function tryTemplate(position: Position, ship: PlacedShip, tried: TriedTemplate): Trial {
  return isAction(tried) ? tryAction(position, ship, tried) : tryManeuver(position, ship, tried);
}

/** Huge ships neither boost nor roll. */
export const mayAct = (ship: PlacedShip): boolean => !isHuge(ship);

export const choicesFor = ({ edition }: Position, ship: PlacedShip): Choices =>
  isHuge(ship) ? movesIn(edition).huge : movesIn(edition).standard;

export function tryManeuver(position: Position, ship: PlacedShip, maneuver: TriedManeuver): Trial {
  const trial = isHuge(ship) ? tryHuge(position, ship, maneuver) : tryStandard(position, ship, maneuver);
  return hasFled(position.table, ship.base, trial.pose)
    ? {
        ...trial,
        reasons: [...trial.reasons, { rule: rulesOf(position.edition).rules.offTable.rule, text: STOPS.offTable }],
      }
    : trial;
}

function tryStandard(position: Position, ship: PlacedShip, maneuver: TriedManeuver): Trial {
  const others = position.ships.filter(({ id }) => id !== ship.id);
  const outlines = others.map(({ base, pose }) => footprint(base, pose, "counted"));
  const { pose, full, template, touched } = execute(
    ship.base,
    ship.pose,
    maneuver,
    outlines,
    "counted",
    movesIn(position.edition).tallonSlides(ship.base),
  );
  if (full) return { pose, template, reasons: [] };
  const met = touched.flatMap((index) => others[index]?.name ?? others[index]?.id ?? []);
  return {
    pose,
    template,
    reasons: [
      {
        rule: movesIn(position.edition).inTheWay,
        text: touchesInWords(met),
      },
    ],
  };
}

/** Tries a huge ship's maneuver. Only another huge ship can stop it early, because it runs over smaller ships. */
function tryHuge(position: Position, ship: PlacedShip, { bearing, speed, side }: TriedManeuver): Trial {
  const { hugeTemplate } = movesIn(position.edition);
  const maneuver: HugeManeuver = bearing === "bank" ? { bearing, speed, side } : { bearing: "straight", speed };
  const others = position.ships
    .filter((other) => other.id !== ship.id && isHuge(other))
    .map(({ base, pose }) => footprint(base, pose, "counted"));
  const outlineAt = (pose: Pose) => footprint(ship.base, pose, "counted");
  const end = hugeManeuverEnd(hugeTemplate, ship.base, ship.pose, maneuver);
  const template = hugeTemplate === "first" ? [firstHugeTemplateAt(ship.base, ship.pose, maneuver)] : [];
  if (!others.some((other) => contact(outlineAt(end), other) === "overlapping")) return { pose: end, template, reasons: [] };
  // In the first edition, the huge ship backs up along its path. In the second edition, it moves at the highest speed that fits.
  if (hugeTemplate === "first") {
    const path = hugePath(hugeTemplate, ship.base, ship.pose, maneuver);
    return {
      pose: path.poseAt(backUp(path, outlineAt, others)),
      template,
      reasons: [{ rule: "HS-OVER-01", text: STOPS.touchesHuge }],
    };
  }
  for (let slower = speed - 1; slower >= 0; slower -= 1) {
    const pose = hugeManeuverEnd(hugeTemplate, ship.base, ship.pose, { ...maneuver, speed: slower });
    if (!others.some((other) => contact(outlineAt(pose), other) === "overlapping"))
      return { pose, template, reasons: [{ rule: "2E-HUGE-24", text: STOPS.slower({ speed: slower }) }] };
  }
  return {
    pose: ship.pose,
    template,
    reasons: [{ rule: "2E-HUGE-24", text: STOPS.stays }],
  };
}
