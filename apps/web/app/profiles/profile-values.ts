import type { OwnProfile, updateProfile } from '@arquiba/contract/profiles';
import type { InputOf } from '@arquiba/contract/route';
import type { Pictures } from './edit-pictures.tsx';
import { readLinks } from './link-fields.tsx';

type Changes = InputOf<typeof updateProfile>;

export interface ProfileValues {
  socialName: string;
  /** Empty if the person has none. */
  subtype: string;
  username: string;
  bio: string;
  city: string;
  links: { label: string; url: string }[];
  private: boolean;
}

export function readProfile(form: FormData): ProfileValues {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    socialName: text('socialName'),
    subtype: text('subtype'),
    username: text('username').toLowerCase(),
    bio: text('bio'),
    city: text('city'),
    links: readLinks(form),
    private: form.has('private'),
  };
}

/** Only the values that differ: an unchanged name or username is not sent as a change of username. */
export function changesOf(values: ProfileValues, before: OwnProfile, pictures: Pictures): Changes {
  const { socialName, subtype, username, bio, city, links } = values;
  return {
    ...(socialName !== before.displayName && { socialName }),
    // Without a subtype the category is the type.
    ...((subtype || before.type) !== before.category && { subtype: subtype || null }),
    ...(username !== before.username && { username }),
    ...(bio !== before.bio && { bio }),
    ...(city !== before.city && { city }),
    ...(JSON.stringify(links) !== JSON.stringify(before.links) && { links }),
    ...(values.private !== before.privateByChoice && { private: values.private }),
    ...pictureChanges(pictures),
  };
}

export function pictureChanges({ avatar, cover }: Pictures): Pick<Changes, 'avatar' | 'cover'> {
  return {
    ...(avatar !== undefined && { avatar: asInput(avatar) }),
    ...(cover !== undefined && { cover: asInput(cover) }),
  };
}

function asInput(picture: { path: string } | null) {
  return picture && { path: picture.path };
}
