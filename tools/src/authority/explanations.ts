/** What each action in the host's authority table does, in words for people. */
import { type Action, NETWORK_LIMITS, type Role } from "@broadside/host";
import { LONGEST_CHAT, LONGEST_REPORT, MOST_INPUTS_AT_ONCE } from "@broadside/protocol";

export interface Explanation {
  readonly does: string;
  /** What forbids the action even to those who may do it. */
  readonly unless?: string;
}

type Explanations = Partial<Readonly<Record<Action, Explanation>>>;

const { requests, requestTime, reports } = NETWORK_LIMITS;
const NOT_PAUSED = "Not during a pause.";
const EVENTS = "Only in event games.";
const ONE_PROPOSAL = "Not while another proposal is open.";

const BEING_THERE = {
  join: { does: "Joins the game. This is the first message.", unless: "The host must know the protocol version and the language." },
  refresh: { does: "Asks for the whole scene again." },
  presence: { does: "Says whether somebody is at the client. Presence matters only for players." },
  leave: { does: "Leaves the game. The seat stays the player's." },
  record: { does: "Asks for the record of the game.", unless: "Only after the game, because a record contains every secret." },
  phrase: {
    does: "Says one of the fixed phrases.",
    unless:
      "During the game, players and spectators don't read each other's lines. Everybody reads what judges say, and judges read everything.",
  },
  chat: {
    does: `Writes up to ${LONGEST_CHAT} characters of text.`,
    unless:
      "The host may allow players only phrases, or text only after every side has said a phrase. Players never write text in event games with tournament assistance. Spectators and judges always may. As with phrases, players and spectators don't read each other's lines during the game.",
  },
  report: {
    does: `Reports a problem, with up to ${LONGEST_REPORT} characters of text. The report contains the whole game and stays with the host.`,
    unless: `Over a network, ${reports} reports per game.`,
  },
} as const satisfies Explanations;

const PLAYING = {
  answer: {
    does: "Answers a question that the game asks the seat.",
    unless: `${NOT_PAUSED} With tournament assistance, a message may place only one ship.`,
  },
  standing: {
    does: "Sets or ends a standing order.",
    unless: `${NOT_PAUSED} With tournament assistance, no standing order places ships.`,
  },
  propose: {
    does: "Proposes a change by hand. It takes effect once every other side, or a judge, has agreed.",
    unless: `${NOT_PAUSED} ${ONE_PROPOSAL} Over a network, ${requests.propose} per round and seat.`,
  },
  agree: {
    does: "Agrees to a change, an undo, a draw or a team-mate's concession, or rejects it.",
    unless: `Only a seat whose agreement is still needed. Over a network, a proposal that nobody answers for ${requestTime / 1000} seconds is rejected.`,
  },
  undo: {
    does: "Undoes everything after an input: at once if nobody could have learned anything from it, otherwise as a proposal.",
    unless: `The players may agree to undo freely, which needs no consent, or never. ${NOT_PAUSED} Over a network, ${requests.undo} undos that need consent per round and seat.`,
  },
  draw: {
    does: "Offers a draw. The game ends once everybody else has agreed. The offer lapses with the next questions.",
    unless: `${NOT_PAUSED} ${ONE_PROPOSAL} Over a network, ${requests.draw} per round and seat.`,
  },
  concede: {
    does: "Concedes the game.",
    unless: "In a team with a captain, only the captain can concede, for the whole team, and every team-mate has to agree.",
  },
  "why not": {
    does: "Asks why a place would be refused.",
    unless: "With tournament assistance, only for pieces that players place with the ruler.",
  },
  aid: {
    does: "Asks for help with a question: a hint, odds, or a check of a planned fleet.",
    unless: "Only with full assistance, and only while the question is open.",
  },
  look: { does: "Looks at the seat's own facedown dials. Everybody is told." },
  uncover: { does: "Says that somebody has opened the seat on a shared screen. Everybody is told." },
  "show a seat": {
    does: "Chooses which seats show their secrets. Players choose among their own. A judge may choose any seat, and everybody is told. A seat that a bot plays shows nothing.",
    unless: "The message `show` names several seats. The host ignores those that the client may not show.",
  },
} as const satisfies Explanations;

const COMING_AND_GOING = {
  away: {
    does: "Says that the seat's player leaves the table or is back. Meanwhile, the default answers or a bot play, as agreed.",
    unless: "Somebody must stay at the table.",
  },
  "take over": {
    does: "Hands the seat to a bot, or back to its player.",
    unless: "The host must offer the bot.",
  },
  vote: {
    does: "Votes whether a bot should play for an absent player. More than half of the others decide.",
    unless: "Only while the game waits for that player, and only after the agreed time, which is 3 minutes by default.",
  },
  nudge: {
    does: "Reminds a seat's player that the game waits.",
    unless: "Only while the game waits for that seat, and once in 30 seconds.",
  },
} as const satisfies Explanations;

const TIME = {
  "grant time": { does: "Adds time to the current phase, at most a day. Nobody can take time away." },
  ask: {
    does: "Asks the others for a pause, or to save the game for later and continue it as correspondence. Everybody has to agree.",
    unless: `One request at a time. Over a network, ${requests.pause} of each kind per round and seat, and a request that nobody answers for ${requestTime / 1000} seconds lapses.`,
  },
  reply: { does: "Agrees to such a request or refuses it. Whoever asked takes the request back by refusing it." },
  resume: { does: "Ends a pause. Only a judge ends a pause that a judge has started." },
  "call judge": { does: "Calls a judge.", unless: EVENTS },
} as const satisfies Explanations;

const JUDGING = {
  pause: { does: "Stops all clocks and answers at once." },
  set: { does: "Changes the game by hand." },
  time: { does: "Calls time: this round is the last." },
  seat: { does: "Gives the seat to another person.", unless: "A bot gets a seat only with `take over`." },
  "agree as judge": {
    does: "Decides a proposal in place of the players.",
    unless: "Only players can agree to a draw; a judge can only reject it.",
  },
  "hurry as judge": { does: "Gives all open questions, or those of some seats, their default answers.", unless: NOT_PAUSED },
  "undo as judge": {
    does: "Undoes everything after an input, without anybody's consent.",
    unless: "Not if the players agreed never to undo.",
  },
} as const satisfies Explanations;

const CLOCKS = {
  "hurry as clock": { does: "Gives open questions their default answers when time is up. Only the host's own clocks do this." },
} as const satisfies Explanations;

/** The groups of the page. */
export const GROUPS: Readonly<Record<string, Explanations>> = {
  "Being there": BEING_THERE,
  Playing: PLAYING,
  "Coming and going": COMING_AND_GOING,
  Time: TIME,
  Judging: JUDGING,
  "The host's clocks": CLOCKS,
};

/** Every action must have an explanation. */
export const EXPLANATIONS: Readonly<Record<Action, Explanation>> = {
  ...BEING_THERE,
  ...PLAYING,
  ...COMING_AND_GOING,
  ...TIME,
  ...JUDGING,
  ...CLOCKS,
};

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  player: "plays the seat that the message is about. For messages about no seat: plays any seat",
  "team-mate": "plays another seat on the same team",
  opponent: "plays a seat of another side",
  spectator: "has no seat",
  judge: "judges the game. A judge may also have seats",
  "table host": "opened the table",
  bot: "is the client of a seat that a bot plays at the moment",
};

/** What applies to every message. */
export const LIMITS: readonly string[] = [
  "After the game, the host still accepts messages about being there, `show`, `look` and `uncover`. The only input that it accepts is an undo by a judge, or by a player if the players agreed to undo freely.",
  "During a pause, the only inputs that the host accepts are `concede`, `away`, `agree`, `set`, `seat` and `time`, and a judge's `agree` and `undo`.",
  `A message may give up to ${MOST_INPUTS_AT_ONCE} inputs. The first one that is refused ends it; those before it count.`,
  `Over a network, a client may send ${NETWORK_LIMITS.pace.atOnce} messages at once, and ${NETWORK_LIMITS.pace.perSecond} more each second. Each input counts as a message, and messages that mean work for the host count for more.`,
  "The limits per round and seat don't apply to judges.",
];
