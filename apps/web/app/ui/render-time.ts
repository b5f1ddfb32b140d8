import { createContext } from 'react';

/**
 * The server's time of rendering, in milliseconds, handed to the browser with
 * the page. Both then write the same age, and the browser goes on from there.
 */
export const RenderTime = createContext<number | null>(null);
