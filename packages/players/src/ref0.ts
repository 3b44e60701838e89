/** Scratch yardstick. */
import { scramble } from "@broadside/kit";
import { defaultAnswer, imagine, isPlaceAsk } from "@broadside/rules";
import { endsOf } from "./battle/ends.ts";
import { collide, reach, type Stand } from "./battle/stand.ts";
import { unitsOf } from "./battle/unit.ts";
import type { BotPlayer } from "./bot.ts";
import { firstOpen } from "./player.ts";
import { quickAnswer } from "./quick-player.ts";

export const ref0 =
  (seed: number): BotPlayer =>
  async (view, content) => {
    const [seat = 0] = view.seats;
    const game = imagine(view, content, scramble(seed, view.number));
    const open = firstOpen(game, seat);
    const { ask } = open;
    if (ask.kind.startsWith("use at") && !isPlaceAsk(ask)) {
      const key = ask.options.find((o) => o.key !== "pass")?.key ?? ask.options[0].key;
      return { answer: { input: "answer", seat, ask: open.number, key }, reason: "" };
    }
    if (ask.kind !== "dial" || isPlaceAsk(ask))
      return { answer: isPlaceAsk(ask) ? defaultAnswer(open) : quickAnswer(game, open), reason: "" };
    const { mine, foes } = unitsOf(game, seat);
    const unit = mine.find(({ ship }) => ship.id === ask.about?.ship);
    if (!unit) return { answer: defaultAnswer(open), reason: "" };
    const ahead = (s: Stand, d: number): Stand => ({ ...s, x: s.x + s.sin * d, y: s.y + s.cos * d });
    const there = foes.map((foe) => ({ foe, stand: ahead(foe.stand, 80_000 + 2 * foe.stand.halfLength) }));
    let best: { code: string; score: number } | undefined;
    for (const end of endsOf(game, unit)) {
      let score = 0;
      if (end.leaves) score -= 1000;
      if (end.isRough) score -= 20;
      if (end.isRed) score -= 6;
      if (end.isGreen) score += 1;
      if (end.freedom < 0.4) score -= 30 * (0.4 - end.freedom);
      for (const other of mine) if (other !== unit && collide(end.stand, other.stand)) score -= 5;
      let nearest = Number.POSITIVE_INFINITY;
      for (const { foe, stand } of there) {
        if (collide(end.stand, stand)) score -= 6;
        for (const gun of unit.guns) {
          const d = reach(end.stand, gun.cells, stand, 300_000);
          if (d <= 300_000) {
            score += 10 + (d <= 100_000 ? 4 : d <= 200_000 ? 2 : 0);
            break;
          }
        }
        for (const gun of foe.guns)
          if (reach(stand, gun.cells, end.stand, 300_000) <= 300_000) {
            score -= 4;
            break;
          }
        const dx = stand.x - end.stand.x,
          dy = stand.y - end.stand.y;
        const d = Math.sqrt(dx * dx + dy * dy);
        const nose = (dx * end.stand.sin + dy * end.stand.cos) / (d + 1);
        nearest = Math.min(nearest, d * (1.5 - 0.5 * nose));
      }
      score -= nearest / 50_000;
      if (!best || score > best.score) best = { code: end.code, score };
    }
    const key = ask.options.find((o) => o.key === best?.code)?.key ?? ask.options[0].key;
    return { answer: { input: "answer", seat, ask: open.number, key }, reason: "" };
  };
