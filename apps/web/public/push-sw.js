// Shows pushes while the site is closed. A push is the JSON of Declarative Web Push, which Safari shows without
// this worker. Whether something is worth a push is decided on the server: a browser ends the subscription of a
// worker that gets pushes and shows nothing.

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, navigate, ...shown } = event.data.json().notification;
  event.waitUntil(
    self.registration.showNotification(title, {
      ...shown,
      icon: '/icon-192.png',
      data: { path: pathOf(navigate) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

// The browser replaced its subscription: the session gets the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event;
  event.waitUntil(renew(oldSubscription, newSubscription));
});

/** A tab that shows the page already comes to the front; others may contain something unsaved, and stay. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((each) => each.url === url);
  if (tab) await tab.focus();
  else await self.clients.openWindow(url);
}

async function renew(before, after) {
  const subscription = after ?? (await self.registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/subscription', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** Never another site's page. */
function pathOf(navigate) {
  const { pathname, search, hash } = new URL(navigate, self.location.origin);
  return pathname + search + hash;
}
