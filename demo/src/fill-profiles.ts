import { updateProfile } from '@arquiba/contract/profiles';
import type { Artist } from './artist.ts';
import { members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';

/** Gives everyone an avatar, a cover and a biography. */
export async function dressProfiles(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<void> {
  await step(options, 'Desenhando perfis', members, DRAWINGS_AT_ONCE, async (member) => {
    const { id } = accountOf(member.key);
    const [face, wide] = await artist.draw('member', member);
    const avatar = `/profiles/${id}/avatar.jpg`;
    const cover = `/profiles/${id}/capa.jpg`;
    await Promise.all([storeFile(options, avatar, face), storeFile(options, cover, wide)]);
    const { bio, city, socialName, joined, links = [] } = member;
    await options.callAs(id, { at: daysBefore(options.now, joined - 0.05) })(updateProfile, {
      ...{ bio, city, links: [...links] },
      avatar: { path: avatar, alt: `Imagem de perfil de ${socialName}` },
      cover: { path: cover, alt: `Capa de ${socialName}` },
    });
  });
}
