/** Gradients and patterns. Each drawing creates them once, with ids that no other drawing uses. */
import { append } from "./svg.ts";

export interface Paints {
  readonly shade: string;
  readonly rock: string;
  readonly debris: string;
  readonly gas: string;
  readonly hatch: string;
}

let made = 0;

export const hrefOf = (paint: string): string => `url(#${paint})`;

export function makePaints(svg: Element): Paints {
  made += 1;
  const named = (name: string): string => `table-${made}-${name}`;
  const paints = { shade: named("shade"), rock: named("rock"), debris: named("debris"), gas: named("gas"), hatch: named("hatch") };
  const defs = append(svg, "defs");
  defs.innerHTML = `
    <linearGradient id="${paints.shade}"><stop offset="0" stop-color="#02060c" stop-opacity=".62"/><stop offset=".44" stop-color="#fff" stop-opacity=".16"/><stop offset=".52" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#02060c" stop-opacity=".5"/></linearGradient>
    <radialGradient id="${paints.rock}" cx="35%" cy="28%" r="85%"><stop offset="0" stop-color="#857d74"/><stop offset=".55" stop-color="#564f49"/><stop offset="1" stop-color="#2c2927"/></radialGradient>
    <radialGradient id="${paints.debris}" cx="40%" cy="30%" r="90%"><stop offset="0" stop-color="#4f5b66"/><stop offset="1" stop-color="#23292f"/></radialGradient>
    <radialGradient id="${paints.gas}" cx="45%" cy="40%" r="75%"><stop offset="0" stop-color="#5aa58f" stop-opacity=".5"/><stop offset="1" stop-color="#2c5d66" stop-opacity=".16"/></radialGradient>
    <pattern id="${paints.hatch}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="7" fill="#ff7a6b" opacity=".55"/></pattern>`;
  return paints;
}
