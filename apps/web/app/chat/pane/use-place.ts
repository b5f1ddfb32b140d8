import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Less than this below the screen still counts as the end. */
const NEAR_PIXELS = 48;

/**
 * Keeps the place in a conversation while messages are added above and below. The scroller is a reversed
 * column: 0 is its end, and what is above has negative values, so that the server's page starts at the end.
 */
export function usePlace(scroller: RefObject<HTMLElement | null>, followsEnd: boolean) {
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useRef(true);
  /** Where the scroller was when `remember` ran. */
  const seenTop = useRef(0);
  // Its lower edge: a day or a name may appear above it.
  const anchor = useRef<{ element: Element; bottom: number } | null>(null);

  const remember = () => {
    const box = scroller.current;
    if (!box) return;
    seenTop.current = box.scrollTop;
    atEnd.current = box.scrollTop > -NEAR_PIXELS;
    setAtEnd(atEnd.current);
    const element = firstBelow(box.querySelectorAll('[data-entry]'), box);
    anchor.current = element ? { element, bottom: element.getBoundingClientRect().bottom } : null;
  };

  /** After each render: what was on screen stays where it was. */
  useLayoutEffect(() => {
    const box = scroller.current;
    // A person who scrolls is not taken back: the event of it is still to come.
    if (!box || box.scrollTop !== seenTop.current) return;
    if (atEnd.current && followsEnd) box.scrollTop = 0;
    else if (anchor.current?.element.isConnected) {
      const { element, bottom } = anchor.current;
      box.scrollTop += element.getBoundingClientRect().bottom - bottom;
    }
    seenTop.current = box.scrollTop;
  });

  const remembering = useRef(remember);
  remembering.current = remember;
  useEffect(() => {
    const box = scroller.current;
    const onScroll = () => remembering.current();
    box?.addEventListener('scroll', onScroll, { passive: true });
    // The keyboard of a phone, or a growing text field, changes the height.
    const resizing = new ResizeObserver(onScroll);
    if (box) resizing.observe(box);
    return () => {
      resizing.disconnect();
      box?.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  return {
    isAtEnd,
    toEnd() {
      atEnd.current = true;
      setAtEnd(true);
      scroller.current?.scrollTo({ top: 0 });
    },
    /** Brings an element into view, which then is what stays in place. */
    show(element: Element, block: ScrollLogicalPosition = 'center') {
      element.scrollIntoView({ block });
      remember();
    },
  };
}

/** The first element of a list that ends below the top of the box, by bisection. */
function firstBelow(elements: NodeListOf<Element>, box: Element): Element | undefined {
  const { top } = box.getBoundingClientRect();
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const bottom = elements[middle]?.getBoundingClientRect().bottom ?? top;
    if (bottom > top) high = middle;
    else low = middle + 1;
  }
  return elements[low];
}
