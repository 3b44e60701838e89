/**
 * What ships gain, lose and drop, in the accusative. Devices can also be the subject of a sentence, so masculine ones have a number instead
 * of an article that would change.
 */
import { translated } from "@broadside/messages";
import type { THINGS as ENGLISH } from "../english/things.ts";

export const THINGS = translated<typeof ENGLISH>()({
  energy: "{count} Energie",
  energyOn: "{count} Energie auf {card}",
  force: "{count} Macht",
  damage: "{count} Schaden",
  shields: "{count, plural, one {einen Schild} other {# Schilde}}",
  foreShields: "{count, plural, one {einen Bugschild} other {# Bugschilde}}",
  aftShields: "{count, plural, one {einen Heckschild} other {# Heckschilde}}",
  obstacles: "{count, plural, one {ein Hindernis} other {# Hindernisse}}",
  crit: "{count, plural, one {einen Krit „{card}“} other {# Krits „{card}“}}",
  critAfterAn: "{count, plural, one {einen Krit „{card}“} other {# Krits „{card}“}}",
  critAffecting: "{crit} auf {affected}",
  victoryCounters: "{count, plural, one {einen Siegmarker} other {# Siegmarker}}",
  counters: "{count, plural, other {# {name}}}",
  devices: {
    "seismic charge": "{count, plural, one {eine seismische Ladung} other {# seismische Ladungen}}",
    "proton bomb": "{count, plural, one {eine Protonenbombe} other {# Protonenbomben}}",
    "ion bomb": "{count, plural, one {eine Ionenbombe} other {# Ionenbomben}}",
    "thermal detonator": "{count, plural, one {1 Thermaldetonator} other {# Thermaldetonatoren}}",
    bomblet: "{count, plural, one {eine Minibombe} other {# Minibomben}}",
    "concussion bomb": "{count, plural, one {eine Erschütterungsbombe} other {# Erschütterungsbomben}}",
    "electro-proton bomb": "{count, plural, one {eine Elektroprotonenbombe} other {# Elektroprotonenbomben}}",
    "blazer bomb": "{count, plural, one {eine Brandbombe} other {# Brandbomben}}",
    "proximity mine": "{count, plural, one {eine Annäherungsmine} other {# Annäherungsminen}}",
    "cluster mine": "{count, plural, one {eine Clustermine} other {# Clusterminen}}",
    "conner net": "{count, plural, one {ein Conner-Netz} other {# Conner-Netze}}",
    warhead: "{count, plural, one {1 Sprengkopf} other {# Sprengköpfe}}",
    "tracking torpedoes": "Verfolgungstorpedos",
  },
  faces: {
    hit: "{count, plural, one {einen Treffer} other {# Treffer}}",
    crit: "{count, plural, one {einen Krit} other {# Krits}}",
    focus: "{count, plural, one {einen Fokus} other {# Fokus}}",
    evade: "{count, plural, one {ein Ausweichen} other {# Ausweichen}}",
    blank: "{count, plural, one {eine Leerseite} other {# Leerseiten}}",
  },
});
