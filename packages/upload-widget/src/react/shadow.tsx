import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ResolvedOptions } from '../core/options.ts';
import { themeSheet } from '../views/theme.ts';
import { WIDGET_CSS } from '../views/widget-css.ts';

interface ShadowProps {
  options: ResolvedOptions;
  /** Takes all the room of the element around it. */
  fills?: boolean;
  children: ReactNode;
}

/**
 * A shadow tree: the page's styles do not reach the widget, nor the widget's the page. On the server it is an
 * empty element; its content needs scripts anyway.
 */
export function Shadow({ options, fills = false, children }: ShadowProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    if (fills) element.style.height = '100%';
    setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, [fills]);
  const { styles } = options;
  useLayoutEffect(() => {
    if (root) root.adoptedStyleSheets = [sheetOf(WIDGET_CSS), sheetOf(themeSheet(styles))];
  }, [root, styles]);
  return <div ref={host}>{root && createPortal(children, root)}</div>;
}

const sheets = new Map<string, CSSStyleSheet>();

/** Constructed style sheets need no permission of a content policy, and all widgets of a page share them. */
function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
