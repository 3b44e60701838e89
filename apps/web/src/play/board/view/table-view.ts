/** Builds what the table widget draws for a game, including the pieces that answer the question. */
import { DEVICES, mm } from "@broadside/geometry";
import type { Offer, Piece, TableView } from "@broadside/table";
import type { PlayOption, PlayQuestion, Scene } from "@broadside/telling";
import { isDevice, isObstacle } from "@broadside/telling/words";
import { hullOf } from "../../../look/hull-looks.ts";
import { ICON_CHARACTERS } from "../../../look/icon-names.ts";
import { actionIcon } from "../../../look/icons-of.ts";
import { outlineOf } from "../../../look/outlines.ts";
import { tenths } from "../../../words/figures.ts";
import { pieceName } from "../../../words/names.ts";
import { LABELS, PLACES } from "../../../words/play/table/pieces.ts";
import type { HeldFleet } from "../choices/fleet/use-fleet.ts";
import { mainAnswer } from "../choices/main-answer.ts";
import { type PiecePlacement, PLACING } from "../choices/placing.ts";
import type { AttackOption } from "../choices/use-attack.ts";
import type { Dials } from "../choices/use-dials.ts";
import type { Forecasts } from "../choices/use-forecasts.ts";
import { actionPlaces, placeKey } from "../marks/action-places.ts";
import { type Aiming, aimMarks } from "../marks/aiming.ts";
import { dialKey, dialsOnTable } from "../marks/dial-marks.ts";
import { marksOf, measureMarks, zoneMarks } from "../marks/table-marks.ts";
import { matesPlaced, upcomingMates } from "../marks/wing-marks.ts";
import { isScenarioPiece, obstacleLooks, piecesBelowShips, scenarioPieceLooks, shipPieces } from "../pieces/table-pieces.ts";
import { fleetPieces, fleetSelected } from "./fleet-pieces.ts";

/** The id of the piece that stands for an option, or undefined if there is none. */
export const optionOf = ({ key, piece, pose }: PlayOption): string | undefined => (pose ? `option ${key}` : piece);

/** Everything that the drawing depends on. */
export interface TableViewInput {
  readonly scene: Scene;
  readonly question?: PlayQuestion | undefined;
  readonly placing?: PiecePlacement | undefined;
  /** A whole fleet that is being placed. */
  readonly fleet?: HeldFleet | undefined;
  readonly selected?: readonly string[];
  readonly aiming?: readonly Aiming[];
  /** The selected attack, and the odds of each attack on offer. */
  readonly picked?: AttackOption | undefined;
  readonly forecasts?: Forecasts | undefined;
  /** Dials that are being set. */
  readonly dials?: Dials | undefined;
  /** The answer that a bot suggests. */
  readonly suggested?: string | undefined;
}

export function tableView({
  scene,
  question,
  placing: one,
  fleet,
  selected = [],
  aiming = [],
  picked,
  forecasts,
  dials,
  suggested,
}: TableViewInput): TableView {
  const placing = fleet ? undefined : one;
  const ghosts = question ? [...actionPlaces(scene, question), ...ghostsOf(scene, question)] : [];
  const offers = question ? offersOf(question, picked, forecasts) : new Map<string, Offer>();
  const ships = shipPieces(scene).map((piece): Piece => {
    const offer = offers.get(piece.id);
    return offer ? { ...piece, offer } : piece;
  });
  const flights = dials && dialsOnTable(scene, dials);
  const pieces = [
    ...piecesBelowShips(scene),
    ...(flights?.pieces ?? []),
    ...upcomingMates(scene),
    ...ships,
    ...ghosts,
    ...(placing ? placedPiece(scene, placing) : []),
    ...(fleet ? fleetPieces(scene, fleet) : []),
  ];
  const here = new Set(pieces.map(({ id }) => id));
  // While a piece is being placed, measure from it.
  const measured = placing && selected[0] !== PLACING ? [PLACING] : selected;
  const choices = (question?.options ?? []).flatMap((option) => optionOf(option) ?? []).filter((id) => here.has(id));
  return {
    ...scene.table,
    pieces,
    marks: [
      ...marksOf(scene, placing),
      ...(fleet
        ? zoneMarks(
            scene,
            fleet.units.map(({ region }) => region),
          )
        : []),
      ...(flights?.marks ?? []),
      ...(scene.mayMeasure ? measureMarks(scene, picked ? [question?.about.ship ?? "", picked.attack.target] : measured, placing) : []),
      ...aimMarks(scene, picked ? aiming.filter(({ target }) => target === picked.attack.target) : aiming, selected),
    ],
    selected: fleet ? fleetSelected(fleet) : measured.filter((id) => here.has(id)),
    choices: [
      ...new Set([...choices, ...fitting(ghosts), ...(flights?.pieces ?? []).flatMap(({ id }) => (dialKey(id) === undefined ? [] : [id]))]),
    ],
    ...(question && ringOf(question, here, suggested)),
    ...(picked && { aimedAt: [picked.attack.target] }),
    ...litIn(scene),
    ...askedIn(question ?? dials?.current, here),
  };
}

/** The action places that can be pressed. */
const fitting = (ghosts: readonly Piece[]): readonly string[] =>
  ghosts.filter(({ id, isRefused }) => placeKey(id) !== undefined && !isRefused).map(({ id }) => id);

const askedIn = (question: PlayQuestion | undefined, here: ReadonlySet<string>): Pick<TableView, "asked"> =>
  question?.about.ship !== undefined && here.has(question.about.ship) ? { asked: question.about.ship } : {};

/** Buttons around a ship: its actions, or its cards that can receive energy. */
function ringOf({ kind, about, options }: PlayQuestion, here: ReadonlySet<string>, suggested: string | undefined): Pick<TableView, "ring"> {
  const iconOf = RING_ICONS[kind];
  if (!iconOf || about.ship === undefined || !here.has(about.ship)) return {};
  const main = mainAnswer(options, suggested);
  const buttons = options.flatMap(({ key, label }) => {
    const icon = iconOf(key);
    return icon ? [{ id: ringId(key), icon: ICON_CHARACTERS[icon], label, isPicked: key === main }] : [];
  });
  return buttons.length > 0 ? { ring: { about: about.ship, buttons } } : {};
}

const RING_ICONS: Readonly<Record<string, typeof actionIcon>> = {
  action: actionIcon,
  "free action": actionIcon,
  "allocate energy": (key) => (key === "done" ? undefined : "energy"),
};

const RING = "action ";
const ringId = (key: string): string => `${RING}${key}`;
/** The key of the option that a button around a ship stands for. */
export const ringKey = (id: string): string | undefined => (id.startsWith(RING) ? id.slice(RING.length) : undefined);

/** During an attack, only the attacker and the target are highlighted. */
function litIn({ state }: Scene): Pick<TableView, "lit" | "aimedAt"> {
  const { attack, outcome } = state;
  return attack && !outcome ? { lit: [attack.attacker, attack.defender], aimedAt: [attack.defender] } : {};
}

/** What to show next to each target's label: the range for the selected weapon, and the expected damage. */
function offersOf(
  { options }: PlayQuestion,
  picked: AttackOption | undefined,
  forecasts: Forecasts | undefined,
): ReadonlyMap<string, Offer> {
  const offers = new Map<string, Offer & { readonly damage: number }>();
  for (const { key, attack } of options) {
    if (!attack || !picked || attack.weapon.key !== picked.attack.weapon.key) continue;
    const forecast = forecasts?.get(key);
    const damage = forecast && forecast.expectedHits + forecast.expectedCrits;
    const before = offers.get(attack.target);
    const offer: Offer = { range: String(attack.range), ...(damage !== undefined && { value: tenths(damage) }) };
    if (!before || key === picked.key || (damage ?? 0) > before.damage) offers.set(attack.target, { ...offer, damage: damage ?? 0 });
  }
  return offers;
}

/** Shows where each option would put the ship that the question is about. */
function ghostsOf({ ships, remotes }: Scene, { about, options, seat }: PlayQuestion): readonly Piece[] {
  const sheet = [...ships, ...remotes].find(({ id }) => id === about.ship);
  return options.flatMap((option): Piece[] =>
    option.pose
      ? [
          {
            id: optionOf(option) ?? option.key,
            kind: "ghost",
            label: option.label,
            description: option.label,
            pose: option.pose,
            outlines: [outlineOf(sheet)],
            lines: [],
            ...(sheet && !sheet.outline && { ship: hullOf(sheet) }),
            seat: seat + 1,
            movable: false,
          },
        ]
      : [],
  );
}

/** The piece that is being placed. It can be dragged, or moved with the arrow keys. */
function placedPiece(scene: Scene, { question, pose, fits, mates }: PiecePlacement): readonly Piece[] {
  const { about, seat, place } = question;
  const sheet = scene.ships.find(({ id }) => id === about.ship);
  const token = about.piece;
  const region = place?.region;
  const standing = (piece: string): string => (fits === false ? PLACES.notAllowed : PLACES.allowed)({ piece });
  const common = {
    id: PLACING,
    pose,
    lines: [],
    movable: true,
    ...(region?.shape === "line" && { track: { from: region.from, to: region.to } }),
  };
  if (token !== undefined && isObstacle(token))
    return [{ ...common, kind: "obstacle", ...obstacleLooks(token, about.flipped), description: standing(pieceName(token)) }];
  const name = pieceName(token ?? "");
  const named = { label: name, description: standing(name), seat: seat + 1 };
  if (token !== undefined && isDevice(token)) return [{ ...common, kind: "feature", ...named, outlines: [DEVICES[token].outline.map(mm)] }];
  if (token !== undefined && isScenarioPiece(token)) return [{ ...common, kind: "feature", ...named, ...scenarioPieceLooks(token) }];
  const label = sheet?.shortName ?? LABELS.place;
  return [
    ...(sheet ? matesPlaced(scene, sheet, pose, mates) : []),
    {
      ...common,
      kind: "ghost",
      ...(fits === false && { isRefused: true as const }),
      label,
      description: standing(label),
      outlines: [outlineOf(sheet)],
      ...(sheet && { ship: hullOf(sheet) }),
      seat: seat + 1,
    },
  ];
}
