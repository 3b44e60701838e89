/** Help with dials, maneuvers and everything that moves a ship. */
const ALONG_TEMPLATE = "Pick any highlighted place along the template. If the ship doesn't fit somewhere, you'll see why.";

export const HELP_FLIGHT = {
  dial: {
    what: "You choose the ship's maneuver for this round: how fast it flies, and in which direction. Nobody else sees it until the dial is revealed.",
    choices:
      "The number is the speed. Easy maneuvers remove a stress token, and red ones give the ship one. A stressed ship can't fly red maneuvers.",
    firstEdition: "Green maneuvers are easy. On a huge ship, the marks on a maneuver show the energy it gains. Slow maneuvers gain more.",
    secondEdition: "Blue maneuvers are easy. Purple ones cost a Force charge.",
  },
  "set dial": {
    what: "You set a dial outside the Planning phase.",
    choices: "It works like any dial: the number is the speed, and the colour shows whether the maneuver adds or removes stress.",
  },
  "turn dial": {
    what: "You choose whether to change the dial before the ship flies its maneuver.",
    choices: "Pick any maneuver the card allows, or leave the dial as it is.",
  },
  "treat maneuver as": {
    what: "Cards give this maneuver more than one difficulty. You choose which one counts.",
    choices: "An easy maneuver removes stress. A red one adds stress.",
  },
  "enemy's maneuver": {
    what: "An enemy ship is stressed and its dial shows a red maneuver, so you choose its maneuver instead.",
    choices: "Pick any maneuver on its dial that isn't red. The ship must fly it.",
  },
  "maneuver for an opponent": {
    what: "A card lets you choose the maneuver of another player's ship.",
    choices: "Pick any maneuver the card allows.",
  },
  "member in turn": {
    what: "Your team chooses whose ship goes next.",
    choices: "These ships are tied, so your team picks the order. All of them get their turn.",
  },
  "next ship": {
    what: "You choose which of your ships goes next.",
    choices: "These ships are tied, so you pick the order. If one is in another's way, it should go first.",
  },
  "Tallon roll place": {
    what: "You choose where the ship ends its Tallon roll at the end of the template.",
    choices: "A little forward, in the middle or a little back. The ship faces the same way in all three.",
  },
  "barrel roll": {
    what: "You choose which way the ship barrel rolls. It keeps facing the same way.",
    choices: "Left or right, wherever there's room. The ship can't end on another ship.",
  },
  "barrel roll template": {
    what: "You choose where the template touches the ship's side.",
    choices: "This decides how far forward or back the ship ends.",
  },
  "barrel roll place": { what: "You choose where the ship ends its barrel roll.", choices: ALONG_TEMPLATE },
  boost: {
    what: "You choose the direction of the boost, a short extra move that isn't a maneuver.",
    choices: "Go straight or turn slightly. The ship can't end on another ship.",
  },
  "boost place": { what: "You choose where the ship ends its boost.", choices: ALONG_TEMPLATE },
  decloak: {
    what: "You choose whether the ship decloaks, and which way it moves as it does.",
    choices: "A cloaked ship is harder to hit, but it can't attack. Decloaking moves the ship, and then it can attack again.",
  },
  "decloak template": {
    what: "You choose where the template touches the ship's side.",
    choices: "This decides how far forward or back the ship ends.",
  },
  "decloak place": { what: "You choose where the ship ends after decloaking.", choices: ALONG_TEMPLATE },
  slam: {
    what: "You choose a second maneuver for the ship's SLAM.",
    choices: "It must have the same speed as the maneuver the ship just flew. After that, the ship can't attack this round.",
  },
  "tractor move": {
    what: "You choose whether to move a ship with the tractor beam, and where.",
    choices: "A short barrel roll or boost, or no move at all. You could pull an enemy in front of your guns.",
  },
  "tractor move place": { what: "You choose where the ship in the tractor beam ends.", choices: ALONG_TEMPLATE },
  "turn after tractor move": {
    what: "You choose whether the ship turns by 90° after the tractor beam has moved it.",
    choices: "Turning gives the ship a stress token.",
  },
  "ship to set down": {
    what: "You choose which of your ships under the huge ship to place next.",
    choices: "Each of them goes behind the huge ship that flew over it.",
  },
  "set down": {
    what: "You choose where to place a ship that a huge ship flew over.",
    choices: "Pick a place close behind the huge ship. If there's no room, the ship is destroyed.",
  },
  "opponent to turn it": {
    what: "You choose which opponent may turn the ship you just placed.",
    choices: "They can turn it by 90° or leave it as it is.",
  },
  "turn ship": {
    what: "You choose whether to turn another player's ship that was just placed.",
    choices: "Turn it by 90° to the left or right, or leave it as it is.",
  },
  deploy: {
    what: "You choose whether a docked ship deploys, and which one.",
    choices: "It flies off right away and takes part from then on. Unless something forces it to deploy, it can also wait.",
  },
  "deploy guides": {
    what: "You choose which side of the carrier the ship leaves from.",
    choices: "It flies straight away from the guides you choose.",
  },
  "deploy maneuver": {
    what: "You choose the maneuver the ship deploys with.",
    choices: "Speed and direction work as on its dial. Make sure it doesn't end on another ship.",
  },
  "dock by overlap": {
    what: "You choose whether the ship docks with the carrier that blocked it.",
    choices: "A docked ship is off the table and safe until it deploys or the carrier is destroyed.",
  },
  "join from dock": {
    what: "You choose which docked ship joins the wing.",
    choices: "From then on, it flies in formation with the leader.",
  },
  "split or join wing": {
    what: "You choose whether the ship leaves its wing or joins it again.",
    choices: "In the wing, it follows the leader's dial. After it splits off, it has a separate dial.",
  },
  "act in System phase": {
    what: "You choose what the ship does before ships move: use devices, deploy docked ships or decloak.",
    choices: "It can do several things, one after another. Choose Done when you're finished.",
  },
  relocate: {
    what: "You choose where the remote moves.",
    choices: "Pick any place its card allows. It can also stay where it is, if that's one of the answers.",
  },
  "swarm guides": {
    what: "You choose which end of the ship the swarm attaches to.",
    choices: "Pick its front guides or its rear guides.",
  },
  "turn turret": {
    what: "You choose which way the remote's turret turns.",
    choices: "It can only attack into the arc it points to.",
  },
} as const;
