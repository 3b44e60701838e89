interface StatProps {
  readonly name: string;
  readonly value: string | number;
}

/** A figure with its name. */
export const Stat = ({ name, value }: StatProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
