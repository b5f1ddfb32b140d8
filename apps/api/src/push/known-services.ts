/** The push services of Chrome and others, Firefox, Safari, and Edge. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const DOMAINS = ['.updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether an address that a browser gave us leads to a known push service, and nowhere else. */
export function isKnownService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return HOSTS.includes(url.hostname) || DOMAINS.some((domain) => url.hostname.endsWith(domain));
}
