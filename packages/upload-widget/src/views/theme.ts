import {
  DEFAULT_PRIMARY,
  lighter,
  readableOn,
  type Styles,
  type WidgetColors,
} from '../core/styles.ts';

/** Light and dark; the page's own `color-scheme` says which, unless the options do. */
const DEFAULTS: Record<Exclude<keyof WidgetColors, 'active'>, string> = {
  primary: DEFAULT_PRIMARY,
  error: 'light-dark(#d23f4d, #ff7b84)',
  shade100: 'light-dark(#333, #f2efec)',
  shade200: 'light-dark(#7a7a7a, #b9b2ac)',
  shade300: 'light-dark(#999, #a09890)',
  shade400: 'light-dark(#a5a6a8, #8d857e)',
  shade500: 'light-dark(#d3d3d3, #6f6861)',
  shade600: 'light-dark(#ddd, #443d38)',
  shade700: 'light-dark(#f0f0f0, #332d29)',
  shade800: 'light-dark(#f8f8f8, #26211e)',
  shade900: 'light-dark(#fff, #1b1715)',
};

/**
 * The colours and sizes of one widget, as CSS variables: from the options, or else from the page's variable
 * of the public name, or else the default.
 */
export function themeSheet(styles: Styles): string {
  const { colors, scheme, fontFamily, fontSize, fullScreenWidth, fullScreenHeight } = styles;
  const { primary = DEFAULT_PRIMARY, active = lighter(primary) } = colors;
  const values = {
    ...DEFAULTS,
    ...{ active, hint: 'light-dark(#6b6b6b, #a8a099)', onPrimary: readableOn(primary) },
  };
  const own = Object.entries(values).map(([key, value]) => {
    const name = key.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
    return `--_${name}: ${colors[key as keyof WidgetColors] ?? `var(--upload-${name}, ${value})`};`;
  });
  const colorScheme = scheme === 'auto' ? '' : `color-scheme: ${scheme};`;
  const font = `font-family: ${fontFamily}; font-size: ${fontSize}px;`;
  const fullScreen = `@media (max-width: ${fullScreenWidth}px), (max-height: ${fullScreenHeight}px) {
    dialog.modal { width: 100%; height: 100%; max-width: none; max-height: none; translate: none;
      border-radius: 0; }
  }`;
  return `:host { ${own.join(' ')} ${colorScheme} ${font} }\n${fullScreen}`;
}
