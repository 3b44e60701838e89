import { type ReactNode, useState } from "react";

interface PanelProps {
  readonly title: string;
  /** Shown next to the title. */
  readonly summary: ReactNode;
  /** Whether the panel is open at first. Later changes of this value have no effect. */
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the editor that can be folded away. */
export function Panel({ title, summary, startsOpen, children }: PanelProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <details className="plate" open={isOpen}>
      <summary className="build-summary">
        <h2>{title}</h2> <span className="quiet">{summary}</span>
      </summary>
      {children}
    </details>
  );
}
