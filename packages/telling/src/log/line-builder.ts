/**
 * Builds the lines in the log as events arrive: one for each activation and each attack, and one for anything that happens in between. It
 * only receives events that everyone may see. The line for an activation or attack keeps growing until the activation or attack is over.
 */
import {
  type Attack,
  type Change,
  type Cursor,
  type GameEvent,
  NOBODY,
  type Note,
  type NoteKind,
  type NoteOf,
  type Phase,
  type Seat,
  type ShipId,
  type State,
} from "@broadside/protocol";
import {
  type Beat,
  type FigureChange,
  isCause,
  isFigureChange,
  isFolded,
  type LineDetail,
  type LineEvent,
  type LineFacts,
  type LineKind,
  type MoveReason,
  SILENT,
} from "./line-facts.ts";
import { ShipFigures } from "./ship-figures.ts";

/** Notes that always get a separate line, even during an activation or attack. */
const APART: readonly NoteKind[] = [
  ...([
    "agreed",
    "away",
    "back",
    "conceded",
    "decided by lot",
    "draw offered",
    "first player",
    "game over",
    "hurried",
    "initiative",
    "level rises",
  ] as const),
  ...(["no longer fits", "not answered in time", "offer lapsed", "other rules", "proposed", "refused", "rounds left"] as const),
  ...(["seat taken", "set by a judge", "standing answer"] as const),
  ...(["the game stands still", "the rules lost their place", "time is called", "undone", "votes"] as const),
];

/** Set-up steps that many ships or players take; all steps of one kind share a line. */
const SHARED_IN_SETUP: readonly NoteKind[] = [
  ...([
    "colour",
    "counters on card",
    "deployment area",
    "edge",
    "feature placed",
    "held in reserve",
    "in reserve",
    "obstacle left out",
  ] as const),
  ...(["decided by lot", "obstacle placed", "player number", "remote placed", "squad revealed", "takes control", "votes"] as const),
];

/** Votes about whose ship comes next. If everyone agrees, these votes need no line, because the move itself shows the result. */
const VOTES_ON_ORDER: readonly string[] = ["member in turn", "member to place"];

export interface BuilderStart {
  /** The state before the first event. If it's missing, all ships start in reserve. */
  readonly state: State | undefined;
  /** Whether each section of the ship has separate shields. */
  readonly hasTwoShields: (ship: ShipId) => boolean;
  /** For each ship and remote: the seat of its player before the first event. Remotes may change hands later. */
  readonly seats: ReadonlyMap<ShipId, Seat>;
}

export class LineBuilder {
  readonly lines: LineFacts[] = [];
  /** Lines that are new or have grown since this was last cleared. */
  readonly touched = new Set<LineFacts>();
  round: number;
  private phase: Phase;
  private active: ShipId | undefined;
  private step = 0;
  private readonly figures: ShipFigures;
  private readonly seats: Map<ShipId, Seat>;
  /** The open lines: an activation, nested attacks, and whatever happens outside both. */
  private activation: LineFacts | undefined;
  /** The line of a ship that has just left its carrier. The carrier is in `carrier`. */
  private deployed: LineFacts | undefined;
  private carrier: ShipId | undefined;
  private attacks: LineFacts[] = [];
  /** How many attacks are in progress. There can be several, because one attack can interrupt another. */
  private depth = 0;
  private loose: LineFacts | undefined;
  /** The line of the attack that has just ended. The same input may still add consequences to it. */
  private ended: LineFacts | undefined;
  private readonly shared = new Map<string, LineFacts>();
  /** Lost tokens that aren't in a line yet, because the next note may explain how they were lost. */
  private lost: FigureChange[] = [];
  /** Details to be added to the next line. */
  readonly carried: LineDetail[] = [];
  private number = -1;
  /** Whether the votes in the current input need no line, because everyone agreed on the order of ships. */
  private isAgreedOrder = false;

  constructor({ state, hasTwoShields, seats }: BuilderStart) {
    this.figures = new ShipFigures(state, hasTwoShields);
    this.seats = new Map(seats);
    this.round = state?.round ?? 0;
    this.phase = state?.cursor.phase ?? "setup";
  }

  /** Called before an input's events. */
  begin(number: number, events: readonly GameEvent[]): void {
    if (number !== this.number) this.ended = undefined;
    this.number = number;
    this.isAgreedOrder = isAgreedOrder(events);
  }

  /** Called after an input's events. */
  end(): void {
    this.tellLost();
  }

  /** Takes in a change. Set `isSilent` for changes that an undo makes, so that they don't count as losses. */
  change(change: Change, isSilent = false): void {
    const changes = this.figures.follow(change, this.phase);
    if (!isSilent) {
      if (changes.some(({ figure, ship }) => figure === "shields" || this.lost.some((loss) => loss.ship !== ship))) this.tellLost();
      for (const one of changes) {
        if (one.figure === "tokens") this.lost.push(one);
        else this.add(one);
      }
    }
    if (change.change === "ship" && change.set.seat !== undefined) this.seats.set(change.ship, change.set.seat);
    if (change.change !== "state") return;
    const { cursor, round, attack, effects } = change.set;
    if (effects) for (const one of this.figures.followEffects(effects)) if (!isSilent && this.openLine(one)) this.add(one);
    if (cursor) this.move(cursor);
    if (round !== undefined) this.round = round;
    if ("attack" in change.set) this.followAttack(attack ?? undefined);
  }

  /** Adds a note. `detail` is the note's own text, if it has one. */
  note(note: Note, detail: LineDetail | undefined): void {
    this.lost = this.lost.filter((loss) => !tellsLoss(note, loss));
    this.tellLost();
    if (SILENT.includes(note.note)) return;
    if (note.note === "activated") this.activation = this.continued("activation", note.ship);
    if (note.note === "deployed") {
      this.deployed = this.open("activation", note.ship);
      this.carrier = note.target;
    }
    if ((note.note === "votes" && this.isAgreedOrder) || (isFolded(note) && !isCause(note) && !this.openLine(note))) {
      if (detail) this.carried.push(detail);
      return;
    }
    if (note.note === "attacks") this.beginAttack(note.ship);
    this.add(note, detail);
  }

  /** Adds a separate line with just this text, for something that isn't a game event. */
  aside(detail: LineDetail): void {
    const line = this.open("event");
    line.details.push(detail);
    this.touched.add(line);
  }

  /** Writes a reason below the move that it explains; returns false if there is no such move. */
  explain({ number, ship, text }: MoveReason): boolean {
    const own = this.lines.filter((line) => ship !== undefined && line.ship === ship && (line.beats.at(-1)?.number ?? -1) >= number);
    const line =
      own.find(({ beats }) => beats.some((beat) => beat.number === number)) ?? own.find(({ kind }) => kind === "activation") ?? own[0];
    line?.reasons.push(text);
    if (line) this.touched.add(line);
    return line !== undefined;
  }

  private tellLost(): void {
    const { lost } = this;
    if (lost.length === 0) return;
    this.lost = [];
    for (const one of lost) this.add(one);
  }

  private add(event: LineEvent, detail?: LineDetail): void {
    const line = this.lineFor(event);
    line.beats.push({ number: this.number, event });
    if (this.carried.length > 0) line.details.push(...this.carried.splice(0));
    if (detail) line.details.push(detail);
    this.touched.add(line);
  }

  private lineFor(event: LineEvent): LineFacts {
    if (!isFigureChange(event)) {
      if (this.phase === "setup" && SHARED_IN_SETUP.includes(event.note)) return this.sharedLine(event);
      if (this.phase === "setup" && event.note === "placed") return this.placedLine(event.ship);
      if (APART.includes(event.note)) return this.looseFor(event);
    }
    return this.openLine(event) ?? this.looseFor(event);
  }

  private openLine(event: LineEvent): LineFacts | undefined {
    const attack = this.attacks[this.attacks.length - 1];
    if (attack) return attack;
    if (this.ended && takesPart(this.ended, event)) return this.ended;
    if (this.deployed && this.isOfDeployed(event, this.deployed)) return this.deployed;
    return this.activation ?? (this.loose && accepts(this.loose, event, this.number) ? this.loose : undefined);
  }

  /**
   * Whether an event belongs in the deployed ship's line. Cards that the carrier uses belong there too, unless the carrier is being
   * activated.
   */
  private isOfDeployed(event: LineEvent, { ship }: LineFacts): boolean {
    const owner = ownerOf(event).ship;
    return owner === ship || (!this.activation && owner === this.carrier && "note" in event && event.note === "used");
  }

  private looseFor(event: LineEvent): LineFacts {
    if (this.loose && accepts(this.loose, event, this.number)) return this.loose;
    const { ship, seat } = ownerOf(event);
    const kind: LineKind = isFigureChange(event) ? "event" : (LOOSE_KINDS[event.note] ?? "event");
    this.loose = this.open(kind, ship, seat);
    return this.loose;
  }

  private sharedLine(note: Note): LineFacts {
    return isVote(note) ? this.lineShared(`votes ${note.kind}`, "votes", undefined) : this.lineShared(note.note, "set-up", undefined);
  }

  private placedLine(ship: ShipId): LineFacts {
    const seat = this.seatOf(ship);
    return this.lineShared(`placed ${seat}`, "set-up", seat);
  }

  /** Returns the seat of a ship's player; undefined for a remote that nobody controls. */
  private seatOf(ship: ShipId): Seat | undefined {
    const seat = this.seats.get(ship);
    return seat === NOBODY ? undefined : seat;
  }

  private lineShared(name: string, kind: LineKind, seat: Seat | undefined): LineFacts {
    const line = this.shared.get(name) ?? this.open(kind, undefined, seat);
    this.shared.set(name, line);
    return line;
  }

  private open(kind: LineKind, ship?: ShipId, seat = ship === undefined ? undefined : this.seatOf(ship)): LineFacts {
    const { number, round, phase, lines } = this;
    const at = lines.length;
    const line: LineFacts = { at, key: `${number} line ${at}`, round, phase, kind, ship, seat, beats: [], details: [], reasons: [] };
    lines.push(line);
    return line;
  }

  /**
   * Opens the line for an activation or attack. If the ship has just used cards or energy for it, the line about these is used instead of a
   * new one.
   */
  private continued(kind: "activation" | "attack", ship: ShipId): LineFacts {
    const before = this.attacks.length === 0 ? this.loose : undefined;
    this.loose = undefined;
    const isOwn = before?.beats.every(({ event }) => ownerOf(event).ship === ship);
    if (!before || !isOwn || !(before.kind === "card" || before.beats.every((beat) => this.isPaid(beat)))) return this.open(kind, ship);
    before.kind = kind;
    return before;
  }

  private isPaid({ number, event }: Beat): boolean {
    return number === this.number && "note" in event && event.note === "energy spent";
  }

  /**
   * Opens an attack's line. The state already contains the attack, so this closes the line of any previous attack that no event has ended.
   */
  private beginAttack(ship: ShipId): void {
    while (this.depth > 0 && this.attacks.length >= this.depth) this.attacks.pop();
    this.attacks.push(this.activation ? this.open("attack", ship) : this.continued("attack", ship));
  }

  private followAttack(attack: Attack | undefined): void {
    this.depth = 0;
    for (let one = attack; one; one = one.outer ?? undefined) this.depth += 1;
    while (this.attacks.length > this.depth) this.ended = this.attacks.pop();
  }

  /** A new phase, ship, or End-phase step closes every open line outside an attack. */
  private move({ phase, active, step }: Cursor): void {
    const isSame = phase === this.phase && (active ?? undefined) === this.active && (phase !== "end" || step === this.step);
    if (!isSame) this.tellLost();
    this.step = step;
    this.phase = phase;
    this.active = active ?? undefined;
    if (isSame) return;
    this.activation = undefined;
    this.deployed = undefined;
    this.loose = undefined;
    this.ended = undefined;
  }
}

/** The kinds of lines that notes begin outside activations and attacks. A note that isn't listed begins a line of the kind `event`. */
const LOOSE_KINDS: Readonly<Partial<Record<NoteKind, LineKind>>> = { used: "card", detonated: "card", votes: "votes" };

/** Whether everyone has voted for the same ship to come next. */
function isAgreedOrder(events: readonly GameEvent[]): boolean {
  let choice: string | undefined;
  for (const event of events) {
    if (!("note" in event)) continue;
    if (event.note === "decided by lot") return false;
    if (event.note !== "votes") continue;
    if (!VOTES_ON_ORDER.includes(event.kind) || (choice !== undefined && choice !== event.key)) return false;
    choice = event.key;
  }
  return choice !== undefined;
}

/** Whether a note explains how a token was lost, so that the loss needs no text. */
function tellsLoss(note: Note, loss: FigureChange): boolean {
  if (loss.figure !== "tokens" || !("ship" in note) || note.ship !== loss.ship) return false;
  if (note.note === "spent") return note.token === loss.token || (note.token === "reinforce" && loss.token.startsWith("reinforce"));
  if (note.note === "jammed") return loss.token === note.token || loss.token === "jam";
  return (note.note === "stress shed by energy" && loss.token === "stress") || (note.note === "decloaked" && loss.token === "cloak");
}

interface Owner {
  readonly ship?: ShipId | undefined;
  readonly seat?: Seat | undefined;
}

const ownerOf = (event: LineEvent): Owner => ({
  ...("ship" in event && { ship: event.ship }),
  ...("seat" in event && { seat: event.seat }),
});

function takesPart({ beats }: LineFacts, event: LineEvent): boolean {
  const { ship } = ownerOf(event);
  const declared = beats.findLast((beat) => "note" in beat.event && (beat.event.note === "attacks" || beat.event.note === "attack drawn"));
  return ship !== undefined && declared !== undefined && isBetween(declared, ship);
}

const isBetween = ({ event }: Beat, ship: ShipId): boolean =>
  ("ship" in event && event.ship === ship) || ("target" in event && event.target === ship);

/** Whether an event outside activations and attacks belongs in the open line. */
function accepts({ kind, beats, ship, seat }: LineFacts, event: LineEvent, number: number): boolean {
  const last = beats[beats.length - 1];
  if (!last) return true;
  if (isFigureChange(event)) return kind === "card" || (last.number === number && event.ship === ship);
  if (event.note === "detonated") return false;
  const before = last.event;
  if (event.note === "maneuver" && beats.every((beat) => ownerOf(beat.event).ship !== event.ship) && !isUse(before)) return false;
  const isSameKind = !isFigureChange(before) && before.note === event.note;
  if (kind === "votes") return isVote(event) && last.number === number;
  if (APART.includes(event.note)) return isSameKind && last.number === number;
  if (kind === "card") return event.note !== "used" || beats.some((beat) => isSameCard(beat.event, event));
  const owner = ownerOf(event);
  const isSameOwner = owner.ship === undefined ? owner.seat !== undefined && owner.seat === seat : owner.ship === ship;
  return last.number === number && event.note !== "used" && (isSameOwner || isSameKind);
}

/** Whether a card was used. If a maneuver follows at once, that card may be its cause. */
const isUse = (event: LineEvent): boolean => "note" in event && event.note === "used";

/** Whether two events use the same card, or a card and then its lasting effect. */
const isSameCard = (one: LineEvent, other: LineEvent): boolean =>
  "note" in one &&
  one.note === "used" &&
  "note" in other &&
  other.note === "used" &&
  bareCard(one.card) === bareCard(other.card) &&
  (one.ship === other.ship || other.card.startsWith("effect:"));
const bareCard = (card: string): string => card.slice(card.indexOf(":") + 1);

const isVote = (note: Note): note is NoteOf<"votes"> | NoteOf<"decided by lot"> => note.note === "votes" || note.note === "decided by lot";
