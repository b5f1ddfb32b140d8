/**
 * The version of the terms of use and the privacy policy that are in force, which sign-up accepts
 * and stores. A new text gets a new version and a new date.
 */
export const legal = { version: '1.0', date: '2026-11-15' } as const;

/** What one agrees to, by the names that consent is stored under. */
export type LegalDocument = 'termos' | 'privacidade';

/** Younger people name someone who answers for them, and stay private until that one agrees. */
export const GUARDIAN_UNDER_AGE = 16;
