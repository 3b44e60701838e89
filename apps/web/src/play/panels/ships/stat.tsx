interface StatProps {
  readonly name: string;
  readonly value: string | number;
  /** Whether the value is quoted from the scenario's sheet, so it isn't translated. */
  readonly isSheet?: boolean;
}

/** A figure with its name. */
export const Stat = ({ name, value, isSheet = false }: StatProps) => (
  <div>
    <dt>{name}</dt>
    <dd translate={isSheet ? "no" : undefined}>{value}</dd>
  </div>
);
