/** Shares of wins as bars: how long the bar is, how far chance reaches, and where a fair share lies. */
import { html, type Markup } from "@broadside/kit";
import type { Tally } from "../summary.ts";
import { at, percent, range, unbroken } from "./figures.ts";
import { standingInWords, standingOf } from "./findings.ts";

export interface Bar extends Tally {
  readonly name: string;
  /** What else is told of it. */
  readonly more: string;
}

export const barsOf = (bars: readonly Bar[], fairShare: number): Markup =>
  html`<ul class="bars">${bars.map((bar) => barOf(bar, fairShare))}</ul>`;

/** All of it stands in words too, so the drawing says nothing to a reader of the screen. */
function barOf(bar: Bar, fairShare: number): Markup {
  const { name, share, games, wins, draws, losses, more } = bar;
  const of = [`${wins} won`, ...(draws > 0 ? [`${draws} drawn`] : []), `${losses} lost of ${games}`].join(", ");
  const told = [range(bar), standingInWords(bar, fairShare), of, ...(more === "" ? [] : [more])].map(unbroken).join(" · ");
  return html`<li class="${standingOf(bar, fairShare)}"><span class="name">${name}</span><span class="share">${percent(share)}</span>${trackOf(bar, fairShare)}<span class="more">${told}</span></li>`;
}

export const trackOf = ({ share, low, high }: Tally, fairShare: number): Markup =>
  html`<span class="track" aria-hidden="true"><span class="fair" style="left:${at(fairShare)}"></span><span class="bar" style="width:${at(share)}"></span><span class="end" style="left:${at(share)}"></span><span class="whisker" style="left:${at(low)};width:${at(high - low)}"></span></span>`;

export const barsKey = (fairShare: number): Markup =>
  html`<ul class="key"><li><i class="k-whisker"></i>where the true share lies, 95 times in 100</li><li><i class="k-fair"></i>a fair share, ${percent(fairShare)}</li></ul>`;
