import type { Group } from '@arquiba/contract/groups';
import { kitOf } from '../ui/kit.ts';
import { KitShapes } from '../ui/kit-pattern.tsx';
import { Picture } from '../ui/picture.tsx';

interface GroupCoverProps {
  group: Pick<Group, 'cover' | 'slug'>;
  /** The `sizes` attribute of `<img>`. */
  sizes: string;
  priority?: boolean | undefined;
}

/** The picture of a group; without one, a banner in the group's colours. */
export function GroupCover({ group, sizes, priority }: GroupCoverProps) {
  const { cover, slug } = group;
  if (cover) return <Picture file={cover} sizes={sizes} priority={priority} fit="cover" />;
  return (
    <svg
      viewBox="0 0 119 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
    >
      <rect width="119" height="40" fill={kitOf(slug).ground} />
      {[0, 39.5, 79].map((x) => (
        // One background for all three, with a small overlap, so that no seam is visible.
        <g key={x} transform={`translate(${x})`} className="[&>rect]:hidden">
          <KitShapes seed={slug} />
        </g>
      ))}
    </svg>
  );
}
