import { Bone } from '../ui/skeletons.tsx';

export function CommentSkeleton() {
  return (
    <div className="flex gap-3 px-4 py-3">
      <Bone className="size-9 rounded-pill" />
      <div className="grid flex-1 gap-2">
        <Bone className="h-4 w-40 rounded-sm" />
        <Bone className="h-4 w-3/4 rounded-sm" />
      </div>
    </div>
  );
}
