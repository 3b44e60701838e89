/** Icons and pictures of ships from the fonts. They are decoration: their meaning is in the text next to them or in a label. */
import { ICON_CHARACTERS, type IconName } from "./icon-names.ts";
import { shipCharacter } from "./ship-pictures.ts";

export const Icon = ({ name }: { readonly name: IconName }) => (
  <i className="icon" aria-hidden="true">
    {ICON_CHARACTERS[name]}
  </i>
);

/** Shows nothing if the font has no picture of the ship. */
export function ShipPicture({ ship }: { readonly ship: string }) {
  const character = shipCharacter(ship);
  return (
    character && (
      <i className="ship-picture" aria-hidden="true">
        {character}
      </i>
    )
  );
}
