/** Number fields for a piece's place on the table, in millimetres, and its heading, in degrees. */
import { mm, normalHeading, type Pose } from "@broadside/geometry";
import { NumberField } from "./number-field.tsx";

type Axis = "x" | "y";

interface PoseFieldsProps {
  readonly pose: Pose;
  readonly labels: Readonly<Record<Axis | "heading", string>>;
  /** A coordinate that can't be chosen, and needs no field. */
  readonly given?: Axis | undefined;
  set(pose: Pose): void;
}

const AXES: readonly Axis[] = ["x", "y"];
const BOUNDS = [-10_000, 10_000] as const;

export const PoseFields = ({ pose, labels, given, set }: PoseFieldsProps) => (
  <>
    {AXES.filter((axis) => axis !== given).map((axis) => (
      <NumberField
        key={axis}
        label={labels[axis]}
        value={pose[axis] / mm(1)}
        bounds={BOUNDS}
        isWhole={false}
        set={(value) => set({ ...pose, [axis]: Math.round(mm(value)) })}
      />
    ))}
    <NumberField
      label={labels.heading}
      value={pose.heading / 1000}
      bounds={BOUNDS}
      isWhole={false}
      set={(value) => set({ ...pose, heading: normalHeading(value * 1000) })}
    />
  </>
);
