import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A grey placeholder. */
export function Bone({ className }: { className?: string | undefined }) {
  return <span className={cx('block animate-shimmer bg-sunken', className)} />;
}

/** Announces once that a list is loading; the placeholders inside are hidden from screen readers. */
export function Loading({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label ?? 'Carregando…'}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function PostCardSkeleton() {
  return (
    <div className="min-w-0 overflow-clip border-y border-line bg-raised sm:rounded-card sm:border-x">
      <div className="flex items-center gap-3 px-4 py-3">
        <Bone className="size-11 rounded-pill" />
        <div className="grid flex-1 gap-2">
          <Bone className="h-4 w-40 rounded-sm" />
          <Bone className="h-3 w-56 max-w-full rounded-sm" />
        </div>
      </div>
      <div className="grid gap-2 px-4 pb-4">
        <Bone className="h-4 w-full rounded-sm" />
        <Bone className="h-4 w-2/3 rounded-sm" />
      </div>
      <Bone className="aspect-[16/10] rounded-none" />
      <div className="flex gap-6 px-4 py-4">
        <Bone className="h-5 w-14 rounded-sm" />
        <Bone className="h-5 w-12 rounded-sm" />
        <Bone className="h-5 w-12 rounded-sm" />
        <Bone className="ml-auto h-5 w-12 rounded-sm" />
      </div>
    </div>
  );
}

export function ProfileRowSkeleton() {
  return (
    <div className="flex min-h-14 items-center gap-2.5">
      <Bone className="size-11 rounded-pill" />
      <div className="grid flex-1 gap-2">
        <Bone className="h-4 w-32 rounded-sm" />
        <Bone className="h-3 w-24 rounded-sm" />
      </div>
      <Bone className="h-9 w-24 rounded-pill" />
    </div>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <Bone className="aspect-[4/3] rounded-none" />
      <div className="p-4">
        <Bone className="mb-2 h-3.5 w-20 rounded-sm" />
        <Bone className="h-5 w-36 rounded-sm" />
        <Bone className="mt-3 mb-5 h-4 w-16 rounded-pill" />
        <Bone className="mb-2 h-7 w-32 rounded-sm" />
        <Bone className="h-3.5 w-28 rounded-sm" />
      </div>
    </div>
  );
}

export function MediaGridSkeleton({ count = 9 }: { count?: number | undefined }) {
  return (
    <div className="grid grid-cols-3 gap-0.5">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Bone key={place} className="aspect-square rounded-none" />
      ))}
    </div>
  );
}
