import { joinAfterAnswer } from '../memberships.ts';

/** Joins a group or asks to; null if it refuses, which a toast has said. */
export const joinBySlug = joinAfterAnswer;
