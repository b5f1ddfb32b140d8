import type { ComponentType, ReactNode, SVGProps } from 'react';

export type Icon = ComponentType<IconProps>;

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Creates the components of `icons/`. The shapes are copied from lucide.dev, because its package with 1,700
 * icons takes 50 MB. The style sheet sets the strokes.
 */
export function createIcon(name: string, shapes: ReactNode): Icon {
  const look = `lucide lucide-${name}`;
  return ({ size = 24, className, ...rest }) => {
    const named = rest['aria-label'] !== undefined || rest.role !== undefined;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden unless it has a label or a role.
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        className={className ? `${look} ${className}` : look}
        aria-hidden={named ? undefined : true}
        {...rest}
      >
        {shapes}
      </svg>
    );
  };
}
