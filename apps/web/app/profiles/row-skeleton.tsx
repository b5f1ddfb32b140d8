import { Bone } from '../ui/skeletons.tsx';

/** A person of a list in grey. */
export function RowSkeleton() {
  return (
    <div className="flex min-h-14 items-center gap-2.5 py-1.5">
      <Bone className="size-11 rounded-pill" />
      <div className="grid flex-1 gap-2">
        <Bone className="h-4 w-40 rounded-sm" />
        <Bone className="h-3 w-28 rounded-sm" />
      </div>
      <Bone className="h-9 w-24 rounded-pill" />
    </div>
  );
}
