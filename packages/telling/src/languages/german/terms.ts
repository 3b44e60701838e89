import { translated } from "@broadside/messages";
import type { TERMS as ENGLISH } from "../english/terms.ts";

const FIRST = {
  phases: {
    setup: "Aufbau",
    planning: "Planungsphase",
    system: "Systemphase",
    activation: "Aktivierungsphase",
    combat: "Kampfphase",
    end: "Endphase",
    over: "Die Partie ist vorbei",
  },
  tokens: {
    focus: "Fokus",
    evade: "Ausweichen",
    stress: "Stress",
    ion: "Ionen",
    cloak: "Tarnung",
    tractor: "Traktorstrahl",
    jam: "Störsignal",
    disarm: "Waffen deaktiviert",
    calculate: "Berechnung",
    strain: "Belastung",
    deplete: "Erschöpfung",
    reinforceFore: "Verstärken (Bug)",
    reinforceAft: "Verstärken (Heck)",
  },
  counted: {
    focus: "{count, plural, one {einen Fokusmarker} other {# Fokusmarker}}",
    evade: "{count, plural, one {einen Ausweichmarker} other {# Ausweichmarker}}",
    stress: "{count, plural, one {einen Stressmarker} other {# Stressmarker}}",
    ion: "{count, plural, one {einen Ionenmarker} other {# Ionenmarker}}",
    cloak: "{count, plural, one {einen Tarnmarker} other {# Tarnmarker}}",
    tractor: "{count, plural, one {einen Traktorstrahlmarker} other {# Traktorstrahlmarker}}",
    jam: "{count, plural, one {einen Störmarker} other {# Störmarker}}",
    disarm: "{count, plural, one {einen Waffen-deaktiviert-Marker} other {# Waffen-deaktiviert-Marker}}",
    calculate: "{count, plural, one {einen Berechnungsmarker} other {# Berechnungsmarker}}",
    strain: "{count, plural, one {einen Belastungsmarker} other {# Belastungsmarker}}",
    deplete: "{count, plural, one {einen Erschöpfungsmarker} other {# Erschöpfungsmarker}}",
    reinforce: "{count, plural, one {einen Verstärkungsmarker} other {# Verstärkungsmarker}}",
    reinforceFore: "{count, plural, one {einen Verstärkungsmarker (Bug)} other {# Verstärkungsmarker (Bug)}}",
    reinforceAft: "{count, plural, one {einen Verstärkungsmarker (Heck)} other {# Verstärkungsmarker (Heck)}}",
    lock: "{count, plural, one {eine Zielerfassung} other {# Zielerfassungen}}",
  },
  skill: "Pilotenwert",
  lock: "Zielerfassung",
  freeAction: "freie Aktion",
  isFirst: "hat Initiative",
} as const;

const SECOND = {
  ...FIRST,
  tokens: { ...FIRST.tokens, disarm: "Entwaffnet" },
  counted: { ...FIRST.counted, disarm: "{count, plural, one {einen Entwaffnet-Marker} other {# Entwaffnet-Marker}}" },
  skill: "Initiative",
  freeAction: "zusätzliche Aktion",
  isFirst: "ist Startspieler",
} as const;

export const TERMS = translated<typeof ENGLISH>()({
  first: FIRST,
  second: SECOND,
  phase: "{phase}",
});
