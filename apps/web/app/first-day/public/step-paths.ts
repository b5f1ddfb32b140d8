/** In their order; after the last one comes the feed. */
export const STEPS = ['/comecar', '/comecar/pessoas', '/comecar/perfil'] as const;

export type StepPath = (typeof STEPS)[number];
