import { Outlet, useMatches } from 'react-router';
import type { Face } from '../ui/face.ts';
import { PlainFrame } from './plain-frame.tsx';

/** For sign-in, sign-up, recovery, coming soon and not found. The `handle` of a page may name its brand. */
export default function PlainLayout() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <PlainFrame face={isFaceHandle(handle) ? handle.face : 'rede'}>
      <Outlet />
    </PlainFrame>
  );
}

function isFaceHandle(handle: unknown): handle is { face: Face } {
  return typeof handle === 'object' && handle !== null && 'face' in handle;
}
