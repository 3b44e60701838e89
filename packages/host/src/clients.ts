/** Those who look at a game: what each of them may see, what each has been sent, and what has to be sent next. */
import { jsonPatch } from "@broadside/kit";
import type { HostMessage, TimeLeft } from "@broadside/protocol";
import type { Seat } from "@broadside/rules";
import {
  type AskedKinds,
  bringUpToDate,
  type GameLog,
  happenedSince,
  LANGUAGES,
  type Language,
  logNotice,
  logReason,
  type Notice,
  newGameLog,
  noteAsked,
  type Scene,
  sceneOf,
  WORDINGS,
} from "@broadside/telling";
import type { LiveGame } from "./live-game.ts";
import type { Reason } from "./reasons.ts";
import { isProgram, programsAmong } from "./seat-player.ts";

export interface Joining {
  /** The seats that this client answers for; none for a watcher. */
  readonly seats: readonly Seat[];
  /** Those of them whose secrets it is shown; all where left out. At one screen for all it is one after the other. */
  readonly shown?: readonly Seat[] | undefined;
  readonly language: Language;
  /** May give what is for a judge. */
  readonly isJudge?: boolean | undefined;
}

export interface Looker {
  readonly seats: readonly Seat[];
  shown: readonly Seat[];
  readonly language: Language;
  readonly isJudge: boolean;
  readonly send: (message: HostMessage) => void;
  /** The number of the latest message, the scene that it came to, and the input that it told last. */
  number: number;
  scene: Scene | undefined;
  heard: number;
}

/** What is told in one language: the log so far, and the kinds of question that were asked. */
interface Told {
  readonly log: GameLog;
  readonly asked: AskedKinds;
}

const nothingTold = (): Readonly<Record<Language, Told>> => ({ en: { log: newGameLog("en"), asked: new Map() } });

export class Clients {
  private readonly id: string;
  private readonly isLasting: () => boolean;
  private told = nothingTold();
  private readonly lookers = new Set<Looker>();

  constructor(id: string, isLasting: () => boolean) {
    this.id = id;
    this.isLasting = isLasting;
  }

  add({ seats, shown: wanted = seats, language, isJudge = false }: Joining, send: Looker["send"]): Looker {
    const shown = wanted.filter((seat) => seats.includes(seat));
    const looker: Looker = { seats, shown, language, isJudge, send, number: 0, scene: undefined, heard: 0 };
    this.lookers.add(looker);
    return looker;
  }

  remove(looker: Looker): void {
    this.lookers.delete(looker);
  }

  /** Whether somebody answers for a seat. */
  hasPlayerOf(seat: Seat): boolean {
    return [...this.lookers].some(({ seats }) => seats.includes(seat));
  }

  /** A whole scene for one. */
  show(looker: Looker, live: LiveGame, clocks: TimeLeft | undefined): void {
    this.update(live);
    const scene = this.sceneFor(looker, live);
    looker.number += 1;
    looker.scene = scene;
    looker.heard = live.game.number;
    send(looker, { message: "scene", number: looker.number, scene, clocks });
  }

  /** The game is another object than before: what was told of the old one does not count. */
  showAnew(live: LiveGame, clocks: TimeLeft | undefined): void {
    this.told = nothingTold();
    for (const looker of this.lookers) this.show(looker, live, clocks);
  }

  /** To everybody what has happened. The log of a game that nobody looks at is written when somebody joins. */
  tell(live: LiveGame, clocks: TimeLeft | undefined): void {
    if (this.lookers.size === 0) {
      this.noteQuestions(live);
      return;
    }
    this.update(live);
    const scenes = new Map<string, Scene>();
    for (const looker of this.lookers) {
      if (!looker.scene) continue;
      // Who sees the same is shown the same.
      const shown = shownTo(looker, live);
      const key = `${looker.language} ${shown.join(" ")}`;
      const scene = scenes.get(key) ?? this.sceneFor(looker, live);
      scenes.set(key, scene);
      const happened = happenedSince(live.game, shown, looker.heard, this.told[looker.language].log);
      const patch = jsonPatch(looker.scene, scene);
      if (!patch && happened.length === 0 && !clocks) continue;
      looker.number += 1;
      looker.scene = scene;
      looker.heard = live.game.number;
      send(looker, { message: "changed", number: looker.number, happened, ...(patch && { patch }), clocks });
    }
  }

  notice(live: LiveGame, notice: Notice, seat?: Seat): void {
    this.update(live);
    const name = (seat === undefined ? undefined : live.game.setup.seats[seat]?.name) ?? "";
    for (const language of LANGUAGES) logNotice(live.game, this.told[language].log, WORDINGS[language].noticeInWords(notice, name));
  }

  /** Why a program has answered so, for all. */
  reason(live: LiveGame, { number, seat, ship, text }: Reason): void {
    this.update(live);
    const name = live.game.setup.seats[seat]?.name ?? "";
    for (const language of LANGUAGES) {
      const words = WORDINGS[language];
      const about = ship === undefined ? undefined : words.shipName(words.namesOf(live.game), ship);
      const reason = { number, ship, text: words.moveReasonInWords(text) };
      logReason(live.game, this.told[language].log, reason, words.reasonInWords(name, about, text));
    }
  }

  private update(live: LiveGame): void {
    this.noteQuestions(live);
    for (const language of LANGUAGES) bringUpToDate(live.game, this.told[language].log, live.looks);
  }

  private noteQuestions({ game }: LiveGame): void {
    for (const language of LANGUAGES) noteAsked(game, this.told[language].asked, WORDINGS[language]);
  }

  private sceneFor(looker: Looker, live: LiveGame): Scene {
    const { game, closed, players } = live;
    const { language } = looker;
    const { log, asked } = this.told[language];
    return sceneOf({
      id: this.id,
      game,
      seats: shownTo(looker, live),
      programs: programsAmong(players),
      log: [...log.lines],
      isKept: this.isLasting(),
      language,
      ...(!closed && { asked }),
    });
  }
}

/** Secrets of a seat are shown to nobody while a program plays it. */
const shownTo = ({ shown }: Looker, { players }: LiveGame): readonly Seat[] => shown.filter((seat) => !isProgram(players, seat));

/** What goes wrong at one client is nobody else's business. */
function send({ send: call }: Looker, message: HostMessage): void {
  try {
    call(message);
  } catch {
    // It will find a number missing, and ask for a whole scene.
  }
}
