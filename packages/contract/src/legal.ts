/**
 * The version of the terms of use and the privacy policy that are in force, which sign-up accepts
 * and stores. A new text gets a new version and a new date.
 */
export const legal = { version: '1.0', date: '2026-11-15' } as const;

/** The documents that people agree to, by the names under which consent is stored. */
export type LegalDocument = 'termos' | 'privacidade';

/** Younger people name a guardian, and stay private until the guardian agrees. */
export const GUARDIAN_UNDER_AGE = 16;
