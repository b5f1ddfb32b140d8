import type { Profile } from '@arquiba/contract/profiles';
import {
  drawFace,
  drawNetworkCard,
  INK,
  MARGIN,
  MUTED,
  WIDTH,
} from '../platform/link-cards/draw-card.ts';
import type { FindLinkCard } from '../platform/link-cards/register-link-cards.ts';
import { breakLines, sayable, setText } from '../platform/link-cards/set-text.ts';
import { byName } from './by-name.ts';
import { presentProfile } from './present-profile.ts';
import { findProfile } from './queries.ts';

const RADIUS = 150;
const LEFT = MARGIN + 2 * RADIUS + 56;
const ROOM = WIDTH - LEFT - MARGIN;
const NAME = { size: 68, most: 2, width: ROOM };
const ABOUT = { size: 32, most: 1, width: ROOM };
const BIO = { size: 36, most: 3, width: ROOM };

export const profileCard: FindLinkCard = async (services, username) => {
  const context = { ...services, viewer: null };
  const row = await byName(context, username, (name) =>
    findProfile(services.db, { viewerId: null, now: services.clock.now(), username: name }),
  );
  if (!row) return null;
  const profile = await presentProfile(context, row);
  if (profile.private) return null;
  const { displayName, category, city, bio, avatar } = profile;
  return {
    key: JSON.stringify([profile.username, displayName, category, city, bio, avatar?.url]),
    pictureUrl: avatar?.url ?? null,
    draw: (face) => drawProfile(profile, face),
  };
};

function drawProfile(
  { displayName, username, category, city, bio }: Profile,
  picture: string | null,
): string {
  const name = sayable(displayName) || username;
  const about = [`@${username}`, category, city].filter((each) => each !== '').join(' · ');
  const names = breakLines(name, NAME);
  const under = 150 + names.length * 76;
  return drawNetworkCard(
    [
      drawFace({ name, picture }, { x: MARGIN + RADIUS, y: 263, radius: RADIUS }),
      ...names.map((each, at) =>
        setText(each, { x: LEFT, y: 176 + at * 76, size: NAME.size, fill: INK }),
      ),
      ...breakLines(sayable(about), ABOUT).map((each) =>
        setText(each, { x: LEFT, y: under, size: ABOUT.size, fill: MUTED }),
      ),
      ...breakLines(sayable(bio), BIO).map((each, at) =>
        setText(each, { x: LEFT, y: under + 64 + at * 46, size: BIO.size, fill: INK }),
      ),
    ].join('\n'),
  );
}
