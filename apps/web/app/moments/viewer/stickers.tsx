import { voteInMoment } from '@arquiba/contract/moment-acts';
import type { Sticker } from '@arquiba/contract/moment-stickers';
import type { Moment } from '@arquiba/contract/moment-views';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api-call.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { POLL_OPTION, StickerFace, shares } from '../sticker-face.tsx';
import { PLACED, placeAt } from '../sticker-place.ts';

interface StickersProps {
  moment: Moment;
  onChange(moment: Moment): void;
}

/** The stickers of a moment, each with what it does. */
export function Stickers({ moment, onChange }: StickersProps) {
  return moment.stickers.map((sticker, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
      key={index}
      ref={placeAt(sticker)}
      className={PLACED}
    >
      <Active sticker={sticker} moment={moment} onChange={onChange} />
    </div>
  ));
}

function Active({ sticker, ...rest }: StickersProps & { sticker: Sticker }) {
  const to = pathOf(sticker);
  if (sticker.kind === 'poll') {
    return <StickerFace sticker={sticker} poll={<Poll sticker={sticker} {...rest} />} />;
  }
  if (!to) return <StickerFace sticker={sticker} />;
  return (
    <Link to={to} className="block text-inherit no-underline">
      <StickerFace sticker={sticker} />
    </Link>
  );
}

function pathOf(sticker: Sticker): string | null {
  switch (sticker.kind) {
    case 'mention':
      return sticker.linked ? `/perfil/${sticker.username}` : null;
    case 'hashtag':
      return `/hashtag/${encodeURIComponent(sticker.tag.toLowerCase())}`;
    case 'event':
      return `/evento/${sticker.slug}`;
    default:
      return null;
  }
}

interface PollProps extends StickersProps {
  sticker: Extract<Sticker, { kind: 'poll' }>;
}

function Poll({ sticker: { options }, moment, onChange }: PollProps) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const isOpen = account !== null && !moment.own && options.every(({ votes }) => votes === null);
  const parts = shares(options);
  const vote = async (option: number) => {
    if (busy) return;
    setBusy(true);
    await call(voteInMoment, { id: moment.id, option }).then(onChange, () => undefined);
    setBusy(false);
  };
  return options
    .map((option, place) => ({ ...option, place }))
    .map(({ label, votes, chosen, place }) =>
      isOpen ? (
        <button
          key={place}
          type="button"
          disabled={busy}
          onClick={() => void vote(place)}
          className={`${POLL_OPTION} hover:border-night`}
        >
          {label}
        </button>
      ) : (
        <span key={place} className={POLL_OPTION}>
          <span className="min-w-0 wrap-anywhere">
            {label}
            {chosen && <span className="font-normal"> · seu voto</span>}
          </span>
          {votes !== null && <span className="numeral">{parts[place]}%</span>}
        </span>
      ),
    );
}
