/** An energy token that can be dragged from the ship onto a card. */
import { type CSSProperties, type PointerEvent, useState } from "react";
import styles from "./energy.module.css";

export function EnergyToken({ drop }: { drop(key: string): void }) {
  const [start, setStart] = useState<{ readonly x: number; readonly y: number }>();
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const end = () => {
    setStart(undefined);
    setMoved({ x: 0, y: 0 });
  };
  const take = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, y: event.clientY });
  };
  const letGo = ({ clientX, clientY }: PointerEvent<HTMLSpanElement>) => {
    if (!start) return;
    const under = document.elementsFromPoint(clientX, clientY).find((element) => element.closest("[data-energy-card]"));
    const key = under?.closest("[data-energy-card]")?.getAttribute("data-energy-card");
    end();
    if (key) drop(key);
  };
  return (
    <span
      className={`centre ${styles.token}`}
      aria-hidden="true"
      data-held={start !== undefined || undefined}
      style={{ "--dx": `${moved.x}px`, "--dy": `${moved.y}px` } as CSSProperties}
      onPointerDown={take}
      onPointerMove={({ clientX, clientY }) => start && setMoved({ x: clientX - start.x, y: clientY - start.y })}
      onPointerUp={letGo}
      onPointerCancel={end}
    >
      <i />
    </span>
  );
}
