let current: string | null | undefined;
let listener = (_accountId: string | null) => {};

/** The account of the page; null for a visitor. */
export function setLiveAccount(accountId: string | null): void {
  current = accountId;
  listener(accountId);
}

/** Calls the listener with the account, now and whenever it was set again. */
export function onLiveAccount(listen: (accountId: string | null) => void): void {
  listener = listen;
  if (current !== undefined) listen(current);
}
