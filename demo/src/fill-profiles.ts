import { updateProfile } from '@arquiba/contract/profiles';
import { members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';
import { pictureMember } from './pictures.ts';

/** Gives everyone a face, a cover and words. */
export async function dressProfiles(options: FillOptions, accountOf: AccountOf): Promise<void> {
  await step(options, 'Desenhando perfis', members, DRAWINGS_AT_ONCE, async (member) => {
    const { id } = accountOf(member.key);
    const pictures = await pictureMember(member);
    const avatar = `/profiles/${id}/avatar.webp`;
    const cover = `/profiles/${id}/capa.webp`;
    await Promise.all([
      storeFile(options, avatar, pictures.avatar),
      storeFile(options, cover, pictures.cover),
    ]);
    const { bio, city, socialName, joined, links = [] } = member;
    await options.callAs(id, { at: daysBefore(options.now, joined - 0.05) })(updateProfile, {
      ...{ bio, city, links: [...links] },
      avatar: { path: avatar, alt: `Imagem de perfil de ${socialName}` },
      cover: { path: cover, alt: `Capa de ${socialName}` },
    });
  });
}
