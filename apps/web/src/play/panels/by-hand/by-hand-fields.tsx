/** Fields for changing a ship or a remote by hand: its tokens and shields, energy, Damage cards, its place, and who controls it. */
import { type Pose, SECTIONS, samePose } from "@broadside/geometry";
import { NOBODY, type Ship } from "@broadside/protocol";
import type { ShipSheet } from "@broadside/telling";
import { Check } from "../../../parts/check.tsx";
import { Choice } from "../../../parts/choice.tsx";
import { NumberField } from "../../../parts/number-field.tsx";
import { placed } from "../../../parts/placed.ts";
import { PoseFields } from "../../../parts/pose-fields.tsx";
import { SourceMark } from "../../../parts/source-mark.tsx";
import { termsOf } from "../../../words/names.ts";
import { BY_HAND, cardAt } from "../../../words/play/panels/by-hand.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import { useScene } from "../../board/open-game.ts";
import { isRemote, isTwoCards } from "../ships/sheets.ts";
import type { ByHand } from "./by-hand.ts";

interface ByHandFieldsProps {
  readonly sheet: ShipSheet;
  readonly ship: Ship;
  readonly change: ByHand;
  set(next: ByHand): void;
}

export const ByHandFields = (props: ByHandFieldsProps) => (
  <>
    {isRemote(props.sheet) ? <RemoteFields {...props} /> : <TokenFields {...props} />}
    <EnergyFields {...props} />
    <DamageFields {...props} />
    <PlaceFields {...props} />
  </>
);

function RemoteFields(props: ByHandFieldsProps) {
  const { ship, change, set } = props;
  const seats = useScene((scene) => scene.seats);
  return (
    <fieldset>
      <legend>{BY_HAND.remote}</legend>
      <div className="play-figures">
        <Choice
          label={BY_HAND.controlledBy}
          value={change.seat ?? ship.seat}
          options={[[NOBODY, BY_HAND.nobody], ...placed(seats).map(({ at, item }) => [at, item.name] as const)]}
          set={(seat) => set({ seat })}
        />
        <ChargeFields {...props} />
      </div>
    </fieldset>
  );
}

function TokenFields(props: ByHandFieldsProps) {
  const { sheet, ship, change, set } = props;
  const terms = termsOf(useScene(({ edition }) => edition.id));
  const isTwo = isTwoCards(sheet);
  return (
    <fieldset>
      <legend>{BY_HAND.tokensAndShields}</legend>
      <div className="play-figures">
        <Count
          label={isTwo ? BY_HAND.foreShields : BY_HAND.shields}
          value={change.shields ?? ship.shields}
          set={(shields) => set({ shields })}
        />
        {isTwo && (
          <Count label={BY_HAND.aftShields} value={change.aftShields ?? ship.aftShields} set={(aftShields) => set({ aftShields })} />
        )}
        <ChargeFields {...props} />
        {sheet.tokens.map((token) => (
          <Count
            key={token}
            label={terms.tokens[token]}
            value={change.tokens?.[token] ?? ship.tokens[token]}
            set={(count) => set({ tokens: { ...change.tokens, [token]: count } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const ChargeFields = ({ sheet, ship, change, set }: ByHandFieldsProps) => (
  <>
    {sheet.charges && <Count label={BY_HAND.charges} value={change.charges ?? ship.charges} set={(charges) => set({ charges })} />}
    {sheet.force && <Count label={BY_HAND.force} value={change.force ?? ship.force} set={(force) => set({ force })} />}
  </>
);

const EnergyFields = ({ sheet, ship, change, set }: ByHandFieldsProps) =>
  sheet.energy && (
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
  );

function DamageFields({ sheet, ship, change, set }: ByHandFieldsProps) {
  const toggled = (places: readonly number[] = [], place: number): readonly number[] =>
    places.includes(place) ? places.filter((one) => one !== place) : [...places, place];
  return (
    <fieldset>
      <legend>{BY_HAND.damage}</legend>
      {placed(sheet.damage).map(({ at, item: { name, faceup, section, source } }) => (
        <p key={at} className="row wrap">
          {cardAt(faceup ? name : BY_HAND.facedownCard, section)} <SourceMark source={source} />
          <Check
            className="row"
            label={BY_HAND.discard}
            isOn={change.discard?.includes(at) ?? false}
            set={() => set({ discard: toggled(change.discard, at) })}
          />
          <Check
            className="row"
            label={BY_HAND.turnOver}
            isOn={change.turn?.includes(at) ?? false}
            set={() => set({ turn: toggled(change.turn, at) })}
          />
        </p>
      ))}
      <DealFields sheet={sheet} change={change} set={set} />
      {isTwoCards(sheet) && (
        <Choice
          label={BY_HAND.crippledSection}
          value={change.crippled ?? ship.crippled ?? "none"}
          options={[["none", BY_HAND.none], ...sectionOptions()]}
          set={(crippled) => set({ crippled })}
        />
      )}
    </fieldset>
  );
}

const sectionOptions = () => SECTIONS.map((section) => [section, SECTION_WORDS.short[section]] as const);

function DealFields({ sheet, change, set }: Omit<ByHandFieldsProps, "ship">) {
  // A huge ship's Damage card always belongs to one of its sections (HS-DMG-03).
  const deal = change.deal ?? { facedown: 0, faceup: 0, ...(sheet.sections && { section: SECTIONS[0] }) };
  return (
    <div className="play-figures">
      <Count label={BY_HAND.dealFacedown} value={deal.facedown} set={(facedown) => set({ deal: { ...deal, facedown } })} />
      <Count label={BY_HAND.dealFaceup} value={deal.faceup} set={(faceup) => set({ deal: { ...deal, faceup } })} />
      {sheet.sections && (
        <Choice
          label={BY_HAND.atSection}
          value={deal.section}
          options={sectionOptions()}
          set={(section) => set({ deal: { ...deal, section } })}
        />
      )}
    </div>
  );
}

function PlaceFields({ sheet, ship, change, set }: ByHandFieldsProps) {
  const pose = change.pose ?? ship.pose;
  if (!pose) return undefined;
  const move = (next: Pose) => set({ pose: ship.pose && samePose(next, ship.pose) ? ship.pose : next });
  const statuses = isRemote(sheet) ? (["inPlay", "destroyed"] as const) : (["inPlay", "destroyed", "fled"] as const);
  return (
    <fieldset>
      <legend>{BY_HAND.place}</legend>
      <div className="play-figures">
        <PoseFields pose={pose} labels={{ x: BY_HAND.right, y: BY_HAND.up, heading: BY_HAND.heading }} set={move} />
      </div>
      <Choice
        label={BY_HAND.status}
        value={change.status ?? "inPlay"}
        options={statuses.map((status) => [status, BY_HAND.statuses[status]] as const)}
        set={(status) => set({ status })}
      />
    </fieldset>
  );
}

interface CountProps {
  readonly label: string;
  /** Whether the label is the name of a card. */
  readonly isName?: boolean;
  readonly value: number;
  set(value: number): void;
}

const COUNTS = [0, 20] as const;

const Count = (props: CountProps) => <NumberField {...props} bounds={COUNTS} isLive />;
