import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import UiPage from './ui-page.tsx';

let html: string;

beforeAll(() => {
  const page = createElement(UiPage, { loaderData: { now: Date.now() } });
  html = renderToString(createElement(MemoryRouter, null, page));
});

describe('the server’s rendering of every component', () => {
  it('has no style attribute, which the content policy refuses', () => {
    expect(html.match(/<[^>]*\sstyle=[^>]*>/g) ?? []).toEqual([]);
  });

  it('gives every picture its place, or its words', () => {
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(10);
    for (const image of images) expect(image).toMatch(/\salt="/);
  });

  it('gives every button a name', () => {
    const buttons = html.match(/<button.*?<\/button>/gs) ?? [];
    expect(buttons.length).toBeGreaterThan(40);
    for (const button of buttons) {
      const text = button.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, '');
      expect(text.trim() || button.match(/aria-label="(.+?)"/)?.[1]).toBeTruthy();
    }
  });

  it('has ids that occur once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });
});
