import { enterAfterAnswer } from '../memberships.ts';

/** Joins a group; resolves to false if it refuses, which a toast has said. */
export const joinBySlug = (slug: string): Promise<boolean> => enterAfterAnswer(slug);
