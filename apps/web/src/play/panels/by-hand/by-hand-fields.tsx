/** Fields for changing a ship or a remote by hand: its tokens and shields, energy, Damage cards, its place, and who controls it. */
import { type Pose, SECTIONS, type Section, samePose } from "@broadside/geometry";
import { NOBODY, type Seat, type Ship } from "@broadside/protocol";
import type { Scene, ShipSheet } from "@broadside/telling";
import { Choice } from "../../../parts/choice.tsx";
import { NumberField } from "../../../parts/number-field.tsx";
import { placed } from "../../../parts/placed.ts";
import { PoseFields } from "../../../parts/pose-fields.tsx";
import { SourceMark } from "../../../parts/source-mark.tsx";
import { termsOf } from "../../../words/names.ts";
import { BY_HAND, cardAt } from "../../../words/play/panels/by-hand.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import { useScene } from "../../board/open-game.ts";
import type { ByHand } from "./by-hand.ts";

interface ByHandFieldsProps {
  readonly sheet: ShipSheet;
  readonly ship: Ship;
  readonly change: ByHand;
  set(next: ByHand): void;
}

export function ByHandFields({ sheet, ship, change, set }: ByHandFieldsProps) {
  const scene = useScene();
  const pose = change.pose ?? ship.pose;
  const move = (next: Pose) => set({ pose: ship.pose && samePose(next, ship.pose) ? ship.pose : next });
  const isTwoCards = sheet.sections?.some(({ card }) => card) ?? false;
  const isRemote = sheet.outline !== undefined;
  // A huge ship's Damage card always belongs to one of its sections (HS-DMG-03).
  const deal = change.deal ?? { facedown: 0, faceup: 0, ...(sheet.sections && { section: SECTIONS[0] }) };
  const toggled = (places: readonly number[] = [], place: number): readonly number[] =>
    places.includes(place) ? places.filter((one) => one !== place) : [...places, place];
  return (
    <>
      <fieldset>
        <legend>{isRemote ? BY_HAND.remote : BY_HAND.tokensAndShields}</legend>
        <div className="play-figures">
          {isRemote && <Controller scene={scene} value={change.seat ?? ship.seat} set={(seat) => set({ seat })} />}
          {!isRemote && (
            <Count
              label={isTwoCards ? BY_HAND.foreShields : BY_HAND.shields}
              value={change.shields ?? ship.shields}
              set={(shields) => set({ shields })}
            />
          )}
          {isTwoCards && (
            <Count label={BY_HAND.aftShields} value={change.aftShields ?? ship.aftShields} set={(aftShields) => set({ aftShields })} />
          )}
          {sheet.charges && <Count label={BY_HAND.charges} value={change.charges ?? ship.charges} set={(charges) => set({ charges })} />}
          {sheet.force && <Count label={BY_HAND.force} value={change.force ?? ship.force} set={(force) => set({ force })} />}
          {(isRemote ? [] : sheet.tokens).map((token) => (
            <Count
              key={token}
              label={termsOf(scene.edition.id).tokens[token]}
              value={change.tokens?.[token] ?? ship.tokens[token]}
              set={(count) => set({ tokens: { ...change.tokens, [token]: count } })}
            />
          ))}
        </div>
      </fieldset>
      {sheet.energy && (
        <fieldset>
          <legend>{BY_HAND.energy}</legend>
          <div className="play-figures">
            <Count label={BY_HAND.onShipCard} value={change.energy ?? ship.energy} set={(energy) => set({ energy })} />
            {placed(sheet.upgrades)
              .filter(({ item }) => item.energy)
              .map(({ at, item }) => (
                <Count
                  key={at}
                  label={item.name}
                  isName
                  value={change.cardEnergy?.[at] ?? item.energy?.left ?? 0}
                  set={(energy) => set({ cardEnergy: { ...change.cardEnergy, [at]: energy } })}
                />
              ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend>{BY_HAND.damage}</legend>
        {placed(sheet.damage).map(({ at, item: { name, faceup, section, source } }) => (
          <p key={at} className="play-damage">
            {cardAt(faceup ? name : BY_HAND.facedownCard, section)} <SourceMark source={source} />
            <label>
              <input
                type="checkbox"
                checked={change.discard?.includes(at) ?? false}
                onChange={() => set({ discard: toggled(change.discard, at) })}
              />
              {BY_HAND.discard}
            </label>
            <label>
              <input
                type="checkbox"
                checked={change.turn?.includes(at) ?? false}
                onChange={() => set({ turn: toggled(change.turn, at) })}
              />
              {BY_HAND.turnOver}
            </label>
          </p>
        ))}
        <div className="play-figures">
          <Count label={BY_HAND.dealFacedown} value={deal.facedown} set={(facedown) => set({ deal: { ...deal, facedown } })} />
          <Count label={BY_HAND.dealFaceup} value={deal.faceup} set={(faceup) => set({ deal: { ...deal, faceup } })} />
          {sheet.sections && (
            <SectionField label={BY_HAND.atSection} value={deal.section} set={(section) => set({ deal: { ...deal, section } })} />
          )}
        </div>
        {isTwoCards && (
          <label className="field">
            {BY_HAND.crippledSection}
            <select
              value={change.crippled ?? ship.crippled ?? "none"}
              onChange={({ target }) => set({ crippled: SECTIONS.find((section) => section === target.value) ?? "none" })}
            >
              <option value="none">{BY_HAND.none}</option>
              {SECTIONS.map((section) => (
                <option key={section} value={section}>
                  {SECTION_WORDS.short[section]}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {pose && (
        <fieldset>
          <legend>{BY_HAND.place}</legend>
          <div className="play-figures">
            <PoseFields pose={pose} labels={{ x: BY_HAND.right, y: BY_HAND.up, heading: BY_HAND.heading }} set={move} />
          </div>
          <label className="field">
            {BY_HAND.status}
            <select
              value={change.status ?? "inPlay"}
              onChange={({ target }) =>
                set({ status: target.value === "fled" ? "fled" : target.value === "destroyed" ? "destroyed" : "inPlay" })
              }
            >
              <option value="inPlay">{BY_HAND.statuses.inPlay}</option>
              <option value="destroyed">{BY_HAND.statuses.destroyed}</option>
              {!isRemote && <option value="fled">{BY_HAND.statuses.fled}</option>}
            </select>
          </label>
        </fieldset>
      )}
    </>
  );
}

interface ControllerProps {
  readonly scene: Scene;
  readonly value: Seat;
  set(seat: Seat): void;
}

const Controller = ({ scene: { seats }, value, set }: ControllerProps) => (
  <Choice
    label={BY_HAND.controlledBy}
    value={String(value)}
    options={[[String(NOBODY), BY_HAND.nobody], ...placed(seats).map(({ at, item }) => [String(at), item.name] as const)]}
    set={(text) => set(Number(text))}
  />
);

interface SectionFieldProps {
  readonly label: string;
  readonly value: Section | undefined;
  set(section: Section | undefined): void;
}

const SectionField = ({ label, value, set }: SectionFieldProps) => (
  <label className="field">
    {label}
    <select value={value} onChange={({ target }) => set(SECTIONS.find((section) => section === target.value))}>
      {SECTIONS.map((section) => (
        <option key={section} value={section}>
          {SECTION_WORDS.short[section]}
        </option>
      ))}
    </select>
  </label>
);

interface CountProps {
  readonly label: string;
  /** Whether the label is the name of a card. */
  readonly isName?: boolean;
  readonly value: number;
  set(value: number): void;
}

const COUNTS = [0, 20] as const;

const Count = (props: CountProps) => <NumberField {...props} bounds={COUNTS} isLive />;
