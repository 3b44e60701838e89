/** Settings for how a game looks and sounds. The browser saves them. */
import { useState } from "react";
import { LanguageField } from "../../../look/language-field.tsx";
import { ThemeSwitch } from "../../../look/theme-switch.tsx";
import { TextSizeField } from "../../../parts/text-size-field.tsx";
import { SETTINGS } from "../../../words/play/panels/panels.ts";
import type { SpendForMe } from "../../board/choices/spend-for-me.ts";
import { chooseVolume, chosenVolume, playSound } from "../../board/steps/sounds.ts";
import { PaceField } from "./pace-field.tsx";

/** `spend` is missing in a replay, because nobody spends tokens there. */
export function Settings({ spend }: { readonly spend?: SpendForMe }) {
  const [volume, setVolume] = useState(chosenVolume);
  return (
    <section className="play-settings" aria-labelledby="settings">
      <h2 id="settings">{SETTINGS.title}</h2>
      <ThemeSwitch />
      <TextSizeField />
      <LanguageField />
      <PaceField label={SETTINGS.pace} className="field" />
      <label className="field">
        {volume === 0 ? SETTINGS.soundsOff : SETTINGS.sounds}
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          onChange={({ target }) => {
            const next = Number(target.value);
            chooseVolume(next);
            setVolume(next);
            playSound("your turn");
          }}
        />
      </label>
      {spend && spend.seats.length > 0 && (
        <p>
          {SETTINGS.spent}{" "}
          <button type="button" onClick={spend.stop}>
            {SETTINGS.askAgain}
          </button>
        </p>
      )}
    </section>
  );
}
