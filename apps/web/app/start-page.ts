/** What `entry.client.tsx` says once React listens. */
export const LISTENING = 'arquiba:listening';

/**
 * Runs in the page, written into it as it stands here, so it may use nothing from outside. Fetches the
 * page's scripts once the page can be read and has its pictures, or with the first touch. Links and forms
 * work meanwhile; a button that was pressed shows that it was heard, and is pressed again when all answers.
 */
export function startPage(modules: string[], code: string, listening: string): void {
  const { nonce = '' } = document.currentScript ?? {};
  const early = new AbortController();
  let begun = false;
  let pressed: HTMLElement | undefined;

  // A few at a time: to ask for all at once keeps a slow phone from answering for a quarter of a second.
  const fetchFrom = (at: number) => {
    const [few, next] = [modules.slice(at, at + 6), at + 6];
    const links = few.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
    if (next < modules.length) return void setTimeout(fetchFrom, 0, next);
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', nonce, textContent: code }));
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchFrom(0);
  };
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button') return;
    pressed?.removeAttribute('data-pressed');
    pressed = button;
    button.dataset.pressed = '';
  };
  const repeat = () => {
    if (!document.documentElement.dataset.hydrated) return;
    answering.disconnect();
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  };
  const answering = new MutationObserver(repeat);
  answering.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });

  for (const input of ['pointerdown', 'keydown', 'click']) {
    addEventListener(input, begin, { capture: true, once: true, passive: true });
  }
  addEventListener('click', remember, { capture: true, signal: early.signal });
  addEventListener(listening, () => early.abort(), { once: true });
  // A picture that never comes must not keep the scripts away.
  setTimeout(begin, 5000);
  const painted = new Promise<void>((resolve) => {
    // A page that nobody sees is not painted.
    if (document.hidden) resolve();
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => painted.then(() => whenIdle(begin)));
}
