/** Written by `npm run cards -- --write`: cards that the rules do not carry out, by kind and id, a Damage card by its deck and name. */
export const BY_HAND: readonly string[] = [
  "pilot:nashtahpuppilot",
  "pilot:quinnjast",
  "pilot:tomaxbren",
  "upgrade:bobafett",
  "upgrade:burnoutslam",
  "upgrade:chopper-swx72",
  "upgrade:ghost",
  "upgrade:ghost-swx72",
  "upgrade:houndstooth",
  "upgrade:ig88d",
  "upgrade:phantom",
  "upgrade:phantomii",
  "upgrade:rey",
  "upgrade:scavengercrane",
];
