import type { Group } from '@arquiba/contract/groups';
import { KitShapes } from '../ui/kit-pattern.tsx';
import { Picture } from '../ui/picture.tsx';

interface GroupCoverProps {
  group: Pick<Group, 'cover' | 'slug'>;
  /** How wide it is on screen, as `<img sizes>` has it. */
  sizes: string;
  priority?: boolean | undefined;
}

/**
 * The picture of a group, filling its frame; without one, a banner in colours of its own. The
 * shirts of the banner overlap a little, so that no seam shines through.
 */
export function GroupCover({ group, sizes, priority }: GroupCoverProps) {
  const { cover, slug } = group;
  if (cover) return <Picture file={cover} sizes={sizes} priority={priority} fit="cover" />;
  return (
    <svg
      viewBox="0 0 119.8 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
    >
      {[0, 39.9, 79.8].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <KitShapes seed={slug} />
        </g>
      ))}
    </svg>
  );
}
