/** Dispatched by `entry.client.tsx` once React handles events. */
export const LISTENING = 'arquiba:listening';
/** Dispatched by `root.tsx` once the page is hydrated. */
export const HYDRATED = 'arquiba:hydrated';

/**
 * Runs in the page: its source is inlined, so it may use nothing from outside. Loads the scripts once the
 * page is painted and its pictures are loaded, or on the first touch. Until then links and forms with a method
 * or an action work without scripts. Any other button pressed before hydration looks pressed, and is clicked after it.
 * A radio, checkbox or select changed before hydration is changed again after it, so that the page follows.
 * If a script fails, the next touch loads the scripts again. Firefox, Safari and Chromium up to 153 never request a failed module again, so
 * from the second error on a reload is offered.
 */
export function startPage(
  modules: string[],
  code: string,
  listening: string,
  hydrated: string,
): void {
  const { nonce = '' } = document.currentScript ?? {};
  const early = new AbortController();
  const { signal } = early;
  let begun = false;
  let pressed: HTMLElement | undefined;
  const changed = new Set<Element>();
  let failures = 0;
  const offer = document.createElement('p');

  // A few at a time: requesting all at once would block a slow phone for a quarter of a second.
  const fetchFrom = (at: number) => {
    const [few, next] = [modules.slice(at, at + 6), at + 6];
    const links = few.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
    if (next < modules.length) return void setTimeout(fetchFrom, 0, next);
    const script = document.createElement('script');
    script.addEventListener('error', fail);
    document.head.append(Object.assign(script, { type: 'module', nonce, textContent: code }));
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchFrom(0);
  };
  const release = () => {
    pressed?.removeAttribute('data-pressed');
    const button = pressed;
    pressed = undefined;
    return button;
  };
  const fail = () => {
    begun = false;
    release();
    failures += 1;
    if (failures === 2) offerReload();
  };
  const offerReload = () => {
    const button = document.createElement('button');
    button.className = 'h-11 font-bold underline';
    button.onclick = () => location.reload();
    button.append('Recarregar a página');
    offer.role = 'alert';
    offer.className =
      'fixed inset-x-4 bottom-20 z-50 rounded-card border border-line bg-raised px-4 py-2 shadow-float';
    offer.append('Não foi possível carregar a página. ', button);
    document.body.append(offer);
  };
  const needsScripts = ({ type, form }: HTMLButtonElement) =>
    type === 'button' ||
    (type === 'submit' && form?.matches('form:not([method], [action])') === true);
  const remember = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || !needsScripts(button)) return;
    // A popover that the browser opened now would be closed by the click that is repeated.
    event.preventDefault();
    release();
    pressed = button;
    button.dataset.pressed = '';
  };

  const changeAgain = (field: Element) => {
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
      // React hears a click only if it changes something.
      field.checked = !field.checked;
      field.click();
    }
  };

  for (const input of ['pointerdown', 'keydown', 'click']) {
    addEventListener(input, begin, { capture: true, passive: true, signal });
  }
  addEventListener('online', begin, { signal });
  addEventListener('click', remember, { capture: true, signal });
  addEventListener('change', ({ target }) => changed.add(target as Element), { signal });
  const stop = () => {
    early.abort();
    offer.remove();
  };
  addEventListener(listening, stop, { once: true });
  // React cannot handle an event inside the effect that dispatches this one.
  const repeat = () => {
    for (const field of changed) changeAgain(field);
    release()?.click();
  };
  addEventListener(hydrated, () => setTimeout(repeat), { once: true });
  // A picture that never loads must not block the scripts.
  setTimeout(begin, 5000);
  const painted = new Promise<void>((resolve) => {
    // A hidden page is not painted.
    if (document.hidden) resolve();
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => painted.then(() => whenIdle(begin)));
}
