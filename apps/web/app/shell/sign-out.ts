/** Ends the session here and in the other tabs; the page starts afresh as a visitor's. */
export async function signOut(): Promise<void> {
  // Fetched at need: few visits end with it.
  const { endSession } = await import('./end-session.ts');
  await endSession();
}
