/** A button that opens help on the current question in the side panel. The ? key does the same. */
import type { PlayQuestion } from "@broadside/telling";
import { useEffect } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../../browser/page-keys.ts";
import { BESIDE } from "../../words/play/beside.ts";
import { helpSubject } from "../board/help/help-subject.ts";
import { useSidePanel } from "../board/help/panel-views.ts";
import { useScene } from "../board/open-game.ts";
import styles from "./help-button.module.css";

export function HelpButton({ question }: { readonly question: PlayQuestion }) {
  const scene = useScene();
  const { shown, showHelp, close } = useSidePanel();
  const isOpen = shown?.view === "help";
  const toggle = () => (isOpen ? close() : showHelp(helpSubject(scene, question)));
  // If the help is open and the question changes, the help changes with it.
  const isBehind = isOpen && shown.subject.number !== question.number;
  useEffect(() => {
    if (isBehind) showHelp(helpSubject(scene, question));
  }, [isBehind, showHelp, scene, question]);
  usePageKeys((event) => {
    if (event.key !== "?" || isShortcut(event) || event.repeat || isIn(event, `${FIELDS}, dialog`)) return;
    event.preventDefault();
    toggle();
  });
  return (
    <button
      type="button"
      className={`icon-button rigid ${styles.helpButton}`}
      aria-label={BESIDE.help}
      aria-expanded={isOpen}
      aria-keyshortcuts="?"
      title={BESIDE.helpWithKey}
      onClick={toggle}
    >
      <span className="centre" aria-hidden="true">
        ?
      </span>
    </button>
  );
}
