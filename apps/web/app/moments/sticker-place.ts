/** For `ref`: puts a sticker at its percents. By code, because no element has a style attribute. */
export function placeAt({ x, y }: { x: number; y: number }) {
  return (element: HTMLElement | null) => {
    element?.style.setProperty('left', `${x}%`);
    element?.style.setProperty('top', `${y}%`);
  };
}

export const PLACED = 'absolute w-max top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2';
