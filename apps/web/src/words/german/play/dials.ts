import { translated } from "@broadside/messages";
import type * as English from "../../english/play/dials.ts";

export const DIALS = translated<typeof English.DIALS>()({
  dials: "Manöverräder",
  title: "Nur für deine Augen",
  ofTeammates: "Manöverräder deines Teams",
  line: "{ship}: {maneuver}",
  byDefault: "Standard: {maneuver}",
  next: "Weiter: {ship}",
  done: "Fertig",
  doneShared: "Fertig: meine Manöverräder verdecken",
  doneWithDefaults: "Fertig ({open} mit Standardmanöver)",
  later: "Später entscheiden",
  laterShared: "Verdecken und später entscheiden",
  more: "Mehr Möglichkeiten",
  sameFor: "Für alle {count} übernehmen ({type})",
  dialOf: "Manöverrad von {ship}",
});

export const READOUT = translated<typeof English.READOUT>()({
  trouble: "Das Schiff {trouble}.",
  energyAfter: "Energie nach dem Manöver",
  energyOf: "{energy} von {limit}",
  lost: "· {energy, plural, one {# ginge} other {# gingen}} verloren",
});

export const OWN_DIALS = translated<typeof English.OWN_DIALS>()({
  title: "Deine Manöverräder ansehen",
  dialsOf: "Manöverräder von {name}",
  isLogged: "Im Protokoll lesen alle, dass du nachgesehen hast.",
  isLoggedShared: "Die anderen schauen weg. Im Protokoll lesen alle, wer nachgesehen hat.",
  show: "Meine Manöverräder zeigen",
  showOf: "Manöverräder von {name} zeigen",
});

export const DIAL_HELP = translated<typeof English.DIAL_HELP>()({
  keys: "Pfeiltasten auf einem Manöverrad",
  does: "wechseln das Manöver; Enter stellt es ein und geht zum nächsten Manöverrad",
});
