import { useEffect, useState } from "react";

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const sizeNow = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight });

/** The current size of the window. */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const measure = () => setSize(sizeNow());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return size;
}
