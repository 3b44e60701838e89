/** The table surface with its stars. It is a separate picture, painted once and moved with the camera. */
import { mm } from "@broadside/geometry";
import { type Camera, type Screen, spotOf } from "../camera.ts";
import type { Area } from "../view.ts";

/** Picture pixels per millimetre. Stars are soft, so a low resolution is enough. */
const FINENESS = 1.25;
const STARS = 300;

export interface Felt {
  readonly canvas: HTMLCanvasElement;
  paint(area: Area): void;
  place(area: Area, camera: Camera, screen: Screen): void;
}

export function makeFelt(root: Element): Felt {
  const canvas = document.createElement("canvas");
  canvas.className = "table-felt";
  canvas.setAttribute("aria-hidden", "true");
  root.append(canvas);
  return {
    canvas,
    paint({ width, height }) {
      const [across, down] = [Math.round((width / mm(1)) * FINENESS), Math.round((height / mm(1)) * FINENESS)];
      canvas.width = across;
      canvas.height = down;
      const brush = canvas.getContext("2d");
      if (brush) paintStars(brush, across, down, getComputedStyle(canvas));
    },
    place(area, camera, screen) {
      const { left, top } = spotOf(camera, screen, { x: 0, y: area.height });
      const scale = 1 / (camera.scale * FINENESS);
      canvas.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
    },
  };
}

function paintStars(brush: CanvasRenderingContext2D, width: number, height: number, style: CSSStyleDeclaration): void {
  brush.fillStyle = style.getPropertyValue("--felt");
  brush.fillRect(0, 0, width, height);
  glow(brush, width * 0.28, height * 0.3, width * 0.42, style.getPropertyValue("--glow-1"));
  glow(brush, width * 0.78, height * 0.74, width * 0.38, style.getPropertyValue("--glow-2"));
  const star = style.getPropertyValue("--star");
  if (star.trim() === "none") return;
  brush.fillStyle = star;
  let seed = 20_771;
  const lot = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < STARS; at += 1) {
    brush.globalAlpha = 0.12 + 0.4 * lot();
    const size = lot();
    brush.beginPath();
    brush.arc(lot() * width, lot() * height, size > 0.94 ? 1.7 : size > 0.7 ? 1.1 : 0.7, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

function glow(brush: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  const paint = brush.createRadialGradient(x, y, 0, x, y, radius);
  paint.addColorStop(0, colour);
  paint.addColorStop(1, "#00000000");
  brush.fillStyle = paint;
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height);
}
