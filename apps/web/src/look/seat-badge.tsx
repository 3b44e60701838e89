/** The seat's shape in its colour, with a number in it: a pilot skill, an initiative, or the seat's number. */
import type { Seat } from "@broadside/protocol";
import { badgeOf } from "@broadside/table";

interface SeatBadgeProps {
  readonly seat: Seat;
  readonly figure?: number | string | undefined;
  readonly isLarge?: boolean;
}

export const SeatBadge = ({ seat, figure, isLarge = false }: SeatBadgeProps) => (
  <svg className="seat-badge" data-seat={seat + 1} data-large={isLarge || undefined} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={badgeOf(seat + 1)} />
    {figure !== undefined && (
      <text y={4.2} data-narrow={String(figure).length > 1 || undefined}>
        {figure}
      </text>
    )}
  </svg>
);
