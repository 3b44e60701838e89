/** Sounds that the code synthesises. They are off by default. Whatever a sound announces is also shown on the screen. */
import { storedText, storeText } from "../../../browser/stored-text.ts";
import type { SoundName } from "./moment.ts";

const KEY = "broadside-volume";

/** From 0 (off) to 1. */
export function chosenVolume(): number {
  const volume = Number(storedText(KEY));
  return volume >= 0 && volume <= 1 ? volume : 0;
}

export const chooseVolume = (volume: number): void => storeText(KEY, String(volume));

interface Tone {
  readonly shape: OscillatorType | "noise";
  /** Where the frequency starts and ends, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loudness: number;
  /** How many seconds after the start of the whole sound this part begins. */
  readonly after?: number;
}

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  engine: [{ shape: "noise", from: 180, to: 420, seconds: 0.7, loudness: 0.25 }],
  shot: [
    { shape: "sawtooth", from: 1400, to: 220, seconds: 0.16, loudness: 0.2 },
    { shape: "sawtooth", from: 1300, to: 200, seconds: 0.16, loudness: 0.2, after: 0.12 },
  ],
  shield: [{ shape: "sine", from: 900, to: 500, seconds: 0.3, loudness: 0.25 }],
  hull: [{ shape: "noise", from: 900, to: 120, seconds: 0.28, loudness: 0.4 }],
  critical: [
    { shape: "noise", from: 1200, to: 90, seconds: 0.4, loudness: 0.45 },
    { shape: "square", from: 160, to: 60, seconds: 0.4, loudness: 0.12 },
  ],
  destroyed: [{ shape: "noise", from: 1600, to: 40, seconds: 1.1, loudness: 0.7 }],
  "your turn": [
    { shape: "sine", from: 520, to: 520, seconds: 0.16, loudness: 0.2 },
    { shape: "sine", from: 780, to: 780, seconds: 0.22, loudness: 0.2, after: 0.16 },
  ],
};

let stage: AudioContext | undefined;

export function playSound(name: SoundName): void {
  const volume = chosenVolume();
  if (volume === 0 || typeof AudioContext === "undefined") return;
  stage ??= new AudioContext();
  for (const tone of TONES[name]) play(stage, tone, volume);
}

function play(context: AudioContext, { shape, from, to, seconds, loudness, after = 0 }: Tone, volume: number): void {
  const start = context.currentTime + after;
  const level = context.createGain();
  level.gain.setValueAtTime(loudness * volume, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  level.connect(context.destination);
  if (shape === "noise") {
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
    filter.connect(level);
    const source = context.createBufferSource();
    source.buffer = noise(context, seconds);
    source.connect(filter);
    source.start(start);
    return;
  }
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(level);
  source.start(start);
  source.stop(start + seconds);
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
