import type { Remaining } from "@broadside/telling";

/** What is left of something, as a number and a bar (2E-HUGE-56). */
export function Gauge({ name, value: { left, of } }: { readonly name: string; readonly value: Remaining }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="play-gauge">
        {left}/{of} <meter min={0} max={Math.max(of, 1)} value={left} aria-hidden="true" />
      </dd>
    </div>
  );
}
