import { createElement, type SVGProps } from 'react';

interface Drawing {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** An icon of lucide with what this site uses: size, class and attributes. Strokes come from the style sheet. */
export default function createIcon({ name, node }: Drawing) {
  const look = `lucide lucide-${name}`;
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...rest }: IconProps) => {
    const named = rest['aria-label'] !== undefined || rest.role !== undefined;
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        className: className ? `${look} ${className}` : look,
        'aria-hidden': named ? undefined : true,
        ...rest,
      },
      shapes,
    );
  };
}
