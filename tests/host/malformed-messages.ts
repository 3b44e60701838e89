/**
 * Makes messages that no client of ours would send: every kind of message and of input, with wrong fields, wrong types, wrong contents, or
 * broken as text. Some of them happen to be right, but come from the wrong sender.
 */
import {
  type Change,
  type ClientMessage,
  type ClientMessageKind,
  type ClientMessageOf,
  type Input,
  type InputKind,
  PHRASES,
  PROTOCOL_VERSION,
  QUESTION_KINDS,
  type Scene,
} from "@broadside/protocol";

type Random = (below: number) => number;
type Plain = Record<string, unknown>;

/** What the sender knows about the game. Most wrong messages refer to something that exists. */
interface Known {
  readonly scene: Scene | undefined;
  readonly seats: readonly number[];
}

const FAR_SEATS = [-1, 4, 7, 8, 99, 2 ** 31, 2 ** 53, 1e308];

/** A value that is nested this deeply. */
function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}

function circle(): unknown {
  const round: Plain = {};
  round["round"] = round;
  return round;
}

/** Values that JSON can have. */
const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  0.5,
  -0,
  8,
  1e308,
  -1e308,
  2 ** 53,
  "",
  "NaN",
  "0",
  "x".repeat(65),
  "x".repeat(2001),
  "y".repeat(50_000),
  "\ud800",
  "\udfff\ud800 and more",
  "🚀".repeat(40),
  "\u0000\u202e\ufeff",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  [],
  {},
  [null],
  [[]],
  JSON.parse('{"__proto__": {"isJudge": true}}'),
  { constructor: { prototype: { isJudge: true } } },
  nested(12),
  nested(30),
  Array.from({ length: 600 }, () => 0),
];

/** Values that a worker's port lets through, but JSON doesn't. */
const WRONG_VALUES: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  new Map([["message", "give"]]),
  new Date(0),
  new Uint8Array(8),
  nested(800),
  circle(),
];

const WRONG_KEYS = ["__proto__", "constructor", "prototype", "toString", "luck", "", "0", "x".repeat(3000), "\ud800", "isJudge"];

const TEXTS = [
  "",
  " ",
  "null",
  "[]",
  "{}",
  "0",
  '"give"',
  "{",
  "[[[[",
  "NaN",
  "undefined",
  "\ud800",
  "\ufeff{}",
  "[".repeat(100_000),
  "x".repeat(200_001),
];

export class MessageMaker {
  private readonly random: Random;
  private readonly newId: () => string;

  constructor(random: Random, newId: () => string) {
    this.random = random;
    this.newId = newId;
  }

  /** A message as a sender's connection takes it: text or a value. */
  make(known: Known): unknown {
    if (this.chance(20)) return this.pick(TEXTS);
    if (this.chance(40)) return structuredClone(this.pick([...WRONG, ...WRONG_VALUES]));
    const kinds = Object.keys(this.messages) as readonly ClientMessageKind[];
    const message: Plain = copied(this.messages[this.chance(3) ? "give" : this.pick(kinds)](known));
    const isText = this.chance(2);
    // A message may lose all its fields.
    for (let changes = this.random(4); changes > 0 && Object.keys(message).length > 0; changes -= 1)
      this.spoil(message, isText ? WRONG : [...WRONG, ...WRONG_VALUES]);
    if (!isText) return message;
    const text = JSON.stringify(message);
    return this.chance(10) ? this.spoiltText(text) : text;
  }

  private chance(one: number): boolean {
    return this.random(one) === 0;
  }

  private pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.random(things.length)];
    if (thing === undefined && things.length === 0) throw new Error("there is nothing to pick from");
    return thing as Thing;
  }

  private seat({ scene, seats }: Known): number {
    if (this.chance(6)) return this.pick(FAR_SEATS);
    return this.chance(2) ? (seats[0] ?? 0) : this.random(scene?.seats.length ?? 2);
  }

  private number({ scene }: Known): number {
    return this.pick([0, -1, scene?.number ?? 0, (scene?.number ?? 0) + 1, scene?.proposal?.number ?? 1, this.random(60), 2 ** 53]);
  }

  private pose(): { x: number; y: number; heading: number } {
    const size = this.pick([1000, 1_000_000, 100_000_000]);
    return { x: this.random(size) - 500, y: this.random(size) - 500, heading: this.random(400_000) };
  }

  private ship({ scene }: Known): `A${number}` {
    return this.pick([...((scene?.state.ships.map(({ id }) => id) ?? []) as `A${number}`[]), "A9" as const, "A0" as const]);
  }

  private readonly messages: { readonly [Kind in ClientMessageKind]: (known: Known) => ClientMessageOf<Kind> } = {
    join: () => ({ message: "join", protocol: PROTOCOL_VERSION, language: "de", last: this.random(50), shown: [0] }),
    give: (known) => ({
      message: "give",
      id: this.newId(),
      inputs: Array.from({ length: this.pick([1, 1, 1, 2, 3, 0]) }, () => ({ id: this.newId(), input: this.input(known) })),
    }),
    show: (known) => ({ message: "show", id: this.newId(), seats: [this.seat(known), this.seat(known)] }),
    refresh: (known) => ({ message: "refresh", last: this.number(known) }),
    look: (known) => ({ message: "look", id: this.newId(), seat: this.seat(known) }),
    uncover: (known) => ({ message: "uncover", id: this.newId(), seat: this.seat(known), at: "cover" }),
    "why not": (known) => ({ message: "why not", id: this.newId(), question: this.question(known), pose: this.pose() }),
    aid: (known) => ({ message: "aid", id: this.newId(), request: this.aid(known) }),
    "take over": (known) => ({
      message: "take over",
      id: this.newId(),
      seat: this.seat(known),
      ...(this.chance(2) && { bot: this.pick(["default", "random", "nobody", "__proto__", "constructor"]) }),
    }),
    "grant time": () => ({ message: "grant time", id: this.newId(), milliseconds: this.pick([0, 1, -5, 1000, 86_400_000, 1e300]) }),
    presence: () => ({ message: "presence", isHere: this.chance(2) }),
    ask: () => ({ message: "ask", id: this.newId(), what: this.pick(["pause", "save for later"] as const) }),
    reply: () => ({ message: "reply", id: this.newId(), request: this.random(4), yes: this.chance(2) }),
    pause: () => ({ message: "pause", id: this.newId() }),
    resume: () => ({ message: "resume", id: this.newId() }),
    nudge: (known) => ({ message: "nudge", id: this.newId(), seat: this.seat(known) }),
    phrase: () => ({ message: "phrase", id: this.newId(), phrase: this.pick(PHRASES) }),
    chat: () => ({ message: "chat", id: this.newId(), text: this.pick(["hello", "\ud800", "🚀".repeat(300), "x".repeat(301), " "]) }),
    vote: (known) => ({ message: "vote", id: this.newId(), seat: this.seat(known), yes: this.chance(2) }),
    "call judge": () => ({ message: "call judge", id: this.newId(), about: "conduct" }),
    report: () => ({ message: "report", id: this.newId(), text: this.pick(["it's stuck", "z".repeat(2000), "🚀".repeat(2001)]) }),
    record: () => ({ message: "record", id: this.newId() }),
    leave: () => ({ message: "leave" }),
  };

  private question(known: Known): number {
    return known.scene?.questions[0]?.number ?? this.number(known);
  }

  private aid(known: Known): ClientMessageOf<"aid">["request"] {
    const question = this.question(known);
    const option = known.scene?.questions[0]?.options[0]?.key ?? "nothing";
    return this.pick([
      { aid: "hint", question },
      { aid: "odds", question, option },
      { aid: "changes", question },
      { aid: "fleet", question, places: [{ ship: this.ship(known), pose: this.pose() }] },
    ]);
  }

  private input(known: Known): Input {
    const kinds = Object.keys(this.inputs) as readonly InputKind[];
    return this.inputs[this.chance(4) ? "answer" : this.pick(kinds)](known);
  }

  private readonly inputs: { readonly [Kind in InputKind]: (known: Known) => Extract<Input, { readonly input: Kind }> } = {
    answer: (known) => {
      const question = this.pick([...(known.scene?.questions ?? []), undefined]);
      const seat = this.chance(2) ? (question?.seat ?? 0) : this.seat(known);
      const ask = question?.number ?? this.number(known);
      if (this.chance(3)) return { input: "answer", seat, ask, pose: this.pose() };
      return { input: "answer", seat, ask, key: this.pick([...(question?.options.map(({ key }) => key) ?? []), "nothing", "__proto__"]) };
    },
    propose: (known) => ({ input: "propose", seat: this.seat(known), reason: "it was so", changes: this.changes(known) }),
    agree: (known) => ({
      input: "agree",
      seat: this.pick([this.seat(known), "judge", "clock"] as const),
      proposal: this.number(known),
      yes: this.chance(2),
    }),
    set: (known) => ({ input: "set", reason: "a ruling", changes: this.changes(known) }),
    // A player's own concession would end most games at once.
    concede: () => ({ input: "concede", seat: this.pick(FAR_SEATS) }),
    draw: (known) => ({ input: "draw", seat: this.seat(known) }),
    time: () => ({ input: "time" }),
    seat: (known) => ({ input: "seat", seat: this.seat(known), player: { id: this.pick(["player-1", "somebody", "a b", "__proto__"]) } }),
    standing: (known) => ({
      input: "standing",
      seat: this.seat(known),
      kind: this.pick([...QUESTION_KINDS, "riddle" as "dial"]),
      key: this.pick(["default", "2FG", "__proto__", "x".repeat(501)]),
    }),
    away: (known) => ({ input: "away", seat: this.seat(known), away: this.chance(2) }),
    hurry: (known) => ({
      input: "hurry",
      seat: this.pick(["judge", "clock"] as const),
      number: this.number(known),
      seats: [this.seat(known)],
    }),
    undo: (known) => ({ input: "undo", seat: this.pick([this.seat(known), "judge"] as const), to: this.number(known) }),
  };

  private changes(known: Known): readonly Change[] {
    const { state } = known.scene ?? {};
    const ship = state?.ships[0];
    if (!state || !ship) return [];
    return [
      this.pick<Change>([
        { change: "ship", ship: this.ship(known), set: { shields: this.pick([0, 1, 99, -1]) } },
        { change: "ship", ship: this.ship(known), set: { tokens: { ...ship.tokens, focus: this.pick([1, 9, 100]) } } },
        { change: "ship", ship: this.ship(known), set: { pose: this.pose() } },
        { change: "ship", ship: this.ship(known), set: { pose: undefined } },
        { change: "ship", ship: this.ship(known), set: { status: this.pick(["reserve", "docked", "inPlay"] as const) } },
        {
          change: "ship",
          ship: this.ship(known),
          set: { damage: [{ card: this.pick([0, 5, -1, 9999]), faceup: this.chance(2), since: 1 }] },
        },
        { change: "ship", ship: this.ship(known), set: { locks: ["B9", "Z1"] as never } },
        { change: "ship", ship: this.ship(known), set: { dial: this.pick(["2FG", "nothing", "?"]) } },
        { change: "ship", ship: this.ship(known), set: { seat: this.seat(known) } },
        { change: "state", set: { round: this.pick([-1, 2, 1001]) } },
        { change: "state", set: { decks: state.decks.map((deck) => ({ ...deck, left: deck.left + this.random(2) })) } },
        { change: "state", set: { cursor: { ...state.cursor, step: this.pick([-1, 99]) } } },
        { change: "state", set: { obstacles: [...state.obstacles, ...state.obstacles] } },
        { change: "state", set: { seats: [] } },
      ]),
    ];
  }

  // ── Spoiling ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Changes one place anywhere in the message. */
  private spoil(message: Plain, wrong: readonly unknown[]): void {
    const { holder, key } = this.pick(placesIn(message));
    const value = structuredClone(this.pick(wrong));
    switch (this.random(6)) {
      case 0:
        delete holder[key];
        break;
      case 1:
        define(holder, this.pick(WRONG_KEYS), value);
        break;
      case 2:
        define(holder, this.pick(WRONG_KEYS), holder[key]);
        break;
      case 3: {
        const before = holder[key];
        if (Array.isArray(before)) holder[key] = Array.from({ length: this.pick([2, 101, 300]) }, () => before[0] as unknown);
        else if (typeof before === "number") holder[key] = this.pick([before + 1, -before, before * 1e9, `${before}`, before + 0.5]);
        else if (typeof before === "string") holder[key] = this.pick([`${before} `, before.toUpperCase(), [before], before.slice(1)]);
        break;
      }
      default:
        holder[key] = value;
    }
  }

  private spoiltText(text: string): string {
    const at = this.random(text.length);
    return this.pick([
      text.slice(0, at),
      text.slice(at),
      `${text.slice(0, at)}${this.pick(["}", '"', ",", "\\", "\u0000", "\ud800", "NaN", "//"])}${text.slice(at + 1)}`,
      text.replace(/:\d+/, ":NaN"),
      text.replace(/:\d+/, ":1e999"),
      text.replace("{", '{"id":"first","id":'),
      `${text}${text}`,
      text.replace(/"message"/, '"__proto__"'),
      `\ufeff${text}`,
    ]);
  }
}

interface Place {
  readonly holder: Plain;
  readonly key: string;
}

const MOST_DEEP = 8;

function placesIn(holder: Plain, depth = 0): readonly Place[] {
  return Object.keys(holder).flatMap((key): readonly Place[] => {
    const value = holder[key];
    const isOpen = typeof value === "object" && value !== null && depth < MOST_DEEP && !ArrayBuffer.isView(value);
    return [{ holder, key }, ...(isOpen ? placesIn(value as Plain, depth + 1) : [])];
  });
}

/** Also sets a field that is called `__proto__`, as `JSON.parse` does. */
const define = (holder: Plain, key: string, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

const copied = (message: ClientMessage): Plain => JSON.parse(JSON.stringify(message)) as Plain;
