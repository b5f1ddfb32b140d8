import type { updateAccountData } from '@arquiba/contract/account-data';
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

/** Only the values that differ: an unchanged username is not sent as a change of username. */
export function changesOf(values: ProfileValues, before: OwnProfile, pictures: Pictures): Changes {
  const { username, bio, city, links } = values;
  return {
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

/** The changes of name and category, which belong to the account; null if there are none. */
export function accountChangesOf(values: ProfileValues, before: OwnProfile) {
  const { socialName, subtype } = values;
  const changes: InputOf<typeof updateAccountData> = {
    ...(socialName !== before.displayName && { socialName }),
    ...((subtype || before.type) !== before.category && { subtype: subtype || null }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

function asInput(picture: { path: string } | null) {
  return picture && { path: picture.path };
}
