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

const LIGHT = `
--upload-shade-100: #333; --upload-shade-200: #7a7a7a; --upload-shade-300: #999;
--upload-shade-400: #a5a6a8; --upload-shade-500: #d3d3d3; --upload-shade-600: #ddd;
--upload-shade-700: #f0f0f0; --upload-shade-800: #f8f8f8; --upload-shade-900: #fff;
--upload-error: #d23f4d; --upload-hint: #6b6b6b; color-scheme: light;`;

const DARK = `
--upload-shade-100: #f2efec; --upload-shade-200: #b9b2ac; --upload-shade-300: #a09890;
--upload-shade-400: #8d857e; --upload-shade-500: #6f6861; --upload-shade-600: #443d38;
--upload-shade-700: #332d29; --upload-shade-800: #26211e; --upload-shade-900: #1b1715;
--upload-error: #ff7b84; --upload-hint: #a8a099; color-scheme: dark;`;

/** The colours and sizes of one widget, as variables that its style sheet uses. */
export function themeSheet(styles: Styles): string {
  const { colors, scheme, fontFamily, fontSize, fullScreenWidth, fullScreenHeight } = styles;
  const given = Object.entries(colors)
    .map(([name, value]) => `--upload-${NAMES[name as keyof WidgetColors]}: ${value};`)
    .join(' ');
  const onPrimary = `--upload-on-primary: ${readableOn(colors.primary ?? DEFAULT_PRIMARY)};`;
  const own = `:host { ${given} ${onPrimary} font-family: ${fontFamily}; font-size: ${fontSize}px; }`;
  const shades = {
    light: `:host { ${LIGHT} }`,
    dark: `:host { ${DARK} }`,
    auto: `:host { ${LIGHT} } @media (prefers-color-scheme: dark) { :host { ${DARK} } }`,
  };
  const fullScreen = `@media (max-width: ${fullScreenWidth}px), (max-height: ${fullScreenHeight}px) {
    dialog.modal { width: 100%; height: 100%; max-width: none; max-height: none; translate: none;
      border-radius: 0; }
  }`;
  return [shades[scheme], own, fullScreen].join('\n');
}
