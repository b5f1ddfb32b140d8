/** Reports whether the device is offline, now and at each change. */
export function watchNetwork(onChange: (offline: boolean) => void, signal: AbortSignal): void {
  onChange(navigator.onLine === false);
  window.addEventListener('offline', () => onChange(true), { signal });
  window.addEventListener('online', () => onChange(false), { signal });
}
