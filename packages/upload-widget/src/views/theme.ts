import { DEFAULT_PRIMARY, readableOn, type Styles, type WidgetColors } from '../core/styles.ts';

const NAMES: Record<keyof WidgetColors, string> = {
  primary: 'primary',
  active: 'active',
  error: 'error',
  shade100: 'shade-100',
  shade200: 'shade-200',
  shade300: 'shade-300',
  shade400: 'shade-400',
  shade500: 'shade-500',
  shade600: 'shade-600',
  shade700: 'shade-700',
  shade800: 'shade-800',
  shade900: 'shade-900',
};

/** Light and dark; the page's own `color-scheme` says which, unless the options do. */
const SHADES = `
--upload-shade-100: light-dark(#333, #f2efec); --upload-shade-200: light-dark(#7a7a7a, #b9b2ac);
--upload-shade-300: light-dark(#999, #a09890); --upload-shade-400: light-dark(#a5a6a8, #8d857e);
--upload-shade-500: light-dark(#d3d3d3, #6f6861); --upload-shade-600: light-dark(#ddd, #443d38);
--upload-shade-700: light-dark(#f0f0f0, #332d29); --upload-shade-800: light-dark(#f8f8f8, #26211e);
--upload-shade-900: light-dark(#fff, #1b1715); --upload-error: light-dark(#d23f4d, #ff7b84);
--upload-hint: light-dark(#6b6b6b, #a8a099);`;

/** The colours and sizes of one widget, as variables that its style sheet uses. */
export function themeSheet(styles: Styles): string {
  const { colors, scheme, fontFamily, fontSize, fullScreenWidth, fullScreenHeight } = styles;
  const given = Object.entries(colors)
    .map(([name, value]) => `--upload-${NAMES[name as keyof WidgetColors]}: ${value};`)
    .join(' ');
  const onPrimary = `--upload-on-primary: ${readableOn(colors.primary ?? DEFAULT_PRIMARY)};`;
  const own = `:host { ${given} ${onPrimary} font-family: ${fontFamily}; font-size: ${fontSize}px; }`;
  const colorScheme = scheme === 'auto' ? '' : `color-scheme: ${scheme};`;
  const fullScreen = `@media (max-width: ${fullScreenWidth}px), (max-height: ${fullScreenHeight}px) {
    dialog.modal { width: 100%; height: 100%; max-width: none; max-height: none; translate: none;
      border-radius: 0; }
  }`;
  return [`:host { ${SHADES} ${colorScheme} }`, own, fullScreen].join('\n');
}
