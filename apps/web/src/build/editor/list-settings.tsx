/** The draft's name, format and faction, under its name in the head. */
import { FORMATS } from "@broadside/squads";
import { sharesFaction, withFormat } from "../../lists/entry/entries.ts";
import { TextField } from "../../parts/text-field.tsx";
import { EDITOR } from "../../words/build/editor.ts";
import { LISTS } from "../../words/lists.ts";
import { EDITION_NAMES } from "../../words/terms/editions.ts";
import { FactionField } from "../list/faction-field.tsx";
import { useBuilder } from "../state/builder.ts";

export function ListSettings({ name, setName }: { readonly name: string; setName(name: string): void }) {
  const { entry, format, change } = useBuilder();
  const isOneFaction = entry.squads.length === 1 || sharesFaction(format);
  return (
    <div className="build-settings">
      <TextField label={EDITOR.name} value={name} set={(text) => text.trim() !== "" && setName(text.trim())} />
      <label className="field">
        <span>{EDITOR.format({ edition: EDITION_NAMES[format.edition] })}</span>
        <select
          value={format.id}
          onChange={({ target }) => {
            const next = FORMATS.find(({ id }) => id === target.value);
            if (next) change(withFormat(entry, next));
          }}
        >
          {FORMATS.filter((one) => one.edition === format.edition).map(({ id, name: formatName }) => (
            <option key={id} value={id} translate="no">
              {formatName}
            </option>
          ))}
        </select>
      </label>
      {isOneFaction && <FactionField list={0} />}
      <p className="quiet">{LISTS.format(format.id)}</p>
    </div>
  );
}
