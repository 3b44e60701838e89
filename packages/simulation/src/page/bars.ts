/** Win rates as bars, with their confidence intervals and the fair share marked. */
import { html, type Markup } from "@broadside/kit";
import type { Tally } from "../summary.ts";
import { at, percent, range, unbroken } from "./figures.ts";
import { standingInWords, standingOf } from "./findings.ts";

export interface Bar extends Tally {
  readonly name: string;
  /** More about it. */
  readonly more: string;
}

export const barsOf = (bars: readonly Bar[], fairShare: number): Markup =>
  html`<ul class="bars">${bars.map((bar) => barOf(bar, fairShare))}</ul>`;

/** Draws one bar. The text repeats everything, so screen readers skip the drawing. */
function barOf(bar: Bar, fairShare: number): Markup {
  const { name, share, games, wins, draws, losses, more } = bar;
  const of = [`${wins} won`, ...(draws > 0 ? [`${draws} drawn`] : []), `${losses} lost of ${games}`].join(", ");
  const details = [range(bar), standingInWords(bar, fairShare), of, ...(more === "" ? [] : [more])].map(unbroken).join(" · ");
  return html`<li class="${standingOf(bar, fairShare)}"><span class="name">${name}</span><span class="share">${percent(share)}</span>${trackOf(bar, fairShare)}<span class="more">${details}</span></li>`;
}

export const trackOf = ({ share, low, high }: Tally, fairShare: number): Markup =>
  html`<span class="track" aria-hidden="true"><span class="fair" style="left:${at(fairShare)}"></span><span class="bar" style="width:${at(share)}"></span><span class="end" style="left:${at(share)}"></span><span class="whisker" style="left:${at(low)};width:${at(high - low)}"></span></span>`;

export const barsKey = (fairShare: number): Markup =>
  html`<ul class="key"><li><i class="k-whisker"></i>95% interval of the true share</li><li><i class="k-fair"></i>a fair share, ${percent(fairShare)}</li></ul>`;
