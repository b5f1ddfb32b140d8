import { createContext } from 'react';

/**
 * The time of rendering on the server, in milliseconds. The browser starts with it, so that both render the
 * same ages.
 */
export const RenderTime = createContext<number | null>(null);
