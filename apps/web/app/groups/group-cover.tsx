import type { Group } from '@arquiba/contract/groups';
import { KitShapes } from '../ui/kit-pattern.tsx';
import { Picture } from '../ui/picture.tsx';

interface GroupCoverProps {
  group: Pick<Group, 'cover' | 'slug'>;
  /** How wide it is on screen, as `<img sizes>` has it. */
  sizes: string;
  priority?: boolean | undefined;
}

/** The picture of a group, filling its frame; without one, a banner in colours of its own. */
export function GroupCover({ group, sizes, priority }: GroupCoverProps) {
  const { cover, slug } = group;
  if (cover) return <Picture file={cover} sizes={sizes} priority={priority} fit="cover" />;
  return (
    <svg
      viewBox="0 0 120 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
    >
      {[0, 40, 80].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <KitShapes seed={slug} />
        </g>
      ))}
    </svg>
  );
}
