import type { Profile } from '@arquiba/contract/profiles';
import { Chalk, chalkKinds } from '../ui/chalk.tsx';
import { kitOf } from '../ui/kit.ts';
import { Picture } from '../ui/picture.tsx';

/** The cover of a profile; without a picture, a court in the person's colours. */
export function ProfileCover({ profile }: { profile: Pick<Profile, 'cover' | 'username'> }) {
  const { cover, username } = profile;
  return (
    <div className="relative aspect-[3/1] overflow-clip">
      {cover ? (
        <Picture file={cover} sizes="(min-width: 900px) 640px, 100vw" fit="cover" priority />
      ) : (
        <PaintedCourt username={username} />
      )}
    </div>
  );
}

function PaintedCourt({ username }: { username: string }) {
  const { ground, figure } = kitOf(username);
  const kind = chalkKinds[username.length % chalkKinds.length] ?? 'pitch';
  return (
    <>
      <svg viewBox="0 0 6 2" preserveAspectRatio="none" aria-hidden="true" className="size-full">
        <rect width="6" height="2" fill={ground} />
        {[0, 2, 4].map((stripe) => (
          <rect key={stripe} x={stripe} width="1" height="2" fill={figure} opacity="0.12" />
        ))}
      </svg>
      <Chalk
        kind={kind}
        className="absolute -top-1/4 left-1/2 w-[85%] -translate-x-1/2 text-chalk opacity-70 [&>path]:[vector-effect:non-scaling-stroke]"
      />
    </>
  );
}
