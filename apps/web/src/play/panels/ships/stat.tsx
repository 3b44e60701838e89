interface StatProps {
  readonly name: string;
  readonly value: string | number;
  /** As the sheet of a scenario has it. */
  readonly isSheet?: boolean;
}

/** A figure with its name. */
export const Stat = ({ name, value, isSheet = false }: StatProps) => (
  <div>
    <dt>{name}</dt>
    <dd translate={isSheet ? "no" : undefined}>{value}</dd>
  </div>
);
