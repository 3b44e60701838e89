/** The people who follow a game: who is there, who has come back, and what everybody still has to be told. */
import type { AnyRefusal, Seat } from "@broadside/protocol";
import type { Reason } from "../bots/reasons.ts";
import type { HostedGame } from "../hosted-game.ts";
import { DONE, type Outcome } from "../messages/outcome.ts";
import { HOST } from "../messages/sender.ts";
import { keyOfTable, standInReport, tableView } from "../table/table-view.ts";
import { mayRead } from "../table/talk.ts";
import { type Client, type JoinRequest, sendNext } from "./clients.ts";
import { setAway } from "./seat-changes.ts";
import { isBot } from "./seat-player.ts";

/** How often a player may be nudged, in milliseconds. */
const NUDGE_PAUSE = 30_000;

export class Audience {
  private readonly hosted: HostedGame;
  /** Clients that get the whole scene next. */
  private readonly waiting = new Set<Client>();
  private readonly nudged = new Map<Seat, number>();

  constructor(hosted: HostedGame) {
    this.hosted = hosted;
  }

  join(request: JoinRequest, send: Client["send"]): Client {
    const { clients, presence, now } = this.hosted;
    const client = clients.add(request, send);
    presence.join(client, request.visitor.seats, now);
    this.waiting.add(client);
    void this.comeBack(client);
    return client;
  }

  leave(client: Client): void {
    this.hosted.clients.remove(client);
    this.hosted.presence.leave(client);
    this.waiting.delete(client);
    void this.look();
  }

  refresh(client: Client, last: number | undefined): void {
    client.lastInput = last ?? client.lastInput;
    this.showLater(client);
    void this.look();
  }

  sayPresence(client: Client, isHere: boolean): void {
    this.hosted.presence.say(client, isHere, this.hosted.now);
    void (isHere ? this.comeBack(client) : this.look());
  }

  showLater(client: Client): void {
    this.waiting.add(client);
  }

  nudge(by: Seat, seat: Seat): AnyRefusal | undefined {
    const { now, clients } = this.hosted;
    const last = this.nudged.get(by);
    if (last !== undefined && now < last + NUDGE_PAUSE) return { refused: "asked too often" };
    this.nudged.set(by, now);
    for (const client of clients.all) if (client.visitor.seats.includes(seat)) sendNext(client, { message: "nudged", seat: by });
    return undefined;
  }

  /** Looks again at who is here, what the clocks say, and who has to be told. */
  look(): Promise<Outcome> {
    return this.hosted.inTurn(() => this.hosted.change(HOST, () => DONE));
  }

  /** Gives players who were replaced while they were absent their seats back. */
  private comeBack(client: Client): Promise<Outcome> {
    const { hosted } = this;
    return hosted.inTurn(() =>
      hosted.change(HOST, () => {
        for (const seat of this.seatsBack(client)) {
          const report = isBot(hosted.live.players, seat) ? standInReport(hosted.live, seat) : undefined;
          if (setAway(hosted, seat, false)) continue;
          hosted.addAct({ act: "back", seat });
          if (report && hosted.clients.has(client)) client.welcome = report;
        }
        return DONE;
      }),
    );
  }

  private seatsBack({ visitor }: Client): readonly Seat[] {
    const { live, keeper, isOver } = this.hosted;
    return isOver ? [] : visitor.seats.filter((seat) => live.table.replaced.includes(seat) && !keeper.isOutOfTime(seat));
  }

  /** Tells everybody what has happened, and why bots did what they did. */
  tell(reasons: readonly Reason[], hasHappened: boolean): void {
    const { clients, live, keeper } = this.hosted;
    this.showWaiting();
    for (const reason of reasons) clients.reason(live, reason);
    if (hasHappened || reasons.length > 0) clients.tell(live, keeper.left);
    this.tellTable();
  }

  /** Shows everybody the whole game again, because it is another one. */
  showAgain(): void {
    const { clients, live, keeper } = this.hosted;
    clients.showAgain(live, keeper.left);
    this.tellTable();
  }

  showWaiting(): void {
    const { clients, live, keeper } = this.hosted;
    for (const client of this.waiting) clients.show(client, live, keeper.left);
    this.waiting.clear();
  }

  private tellTable(): void {
    const { clients, live, keeper } = this.hosted;
    for (const client of clients.all) {
      if (!client.scene) continue;
      const table = tableView(this.hosted, client);
      const key = keyOfTable(table);
      if (key !== client.table) sendNext(client, { message: "table", table, clocks: keeper.left });
      client.table = key;
      clients.sayTo(client, live.table.talk, (line) => mayRead(this.hosted, client, line));
      if (client.welcome) sendNext(client, { message: "welcome back", report: client.welcome });
      client.welcome = undefined;
    }
  }
}
