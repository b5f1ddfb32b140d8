import { id as idSchema } from '@arquiba/contract/id';
import type { Post } from '@arquiba/contract/posts';
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
import { presentPosts } from './public/present-posts.ts';

/** Short texts are set in a large size. */
const LARGE = { upTo: 70, size: 72, most: 3 };
const MIDDLE = { upTo: 150, size: 56, most: 4 };
const SMALL = { size: 46, most: 5 };

export const postCard: FindLinkCard = async (services, id) => {
  if (!idSchema.safeParse(id).success) return null;
  const [post] = await presentPosts({ ...services, viewer: null }, [id]);
  if (!post?.mayShare) return null;
  const { editedAt, author } = post;
  return {
    key: JSON.stringify([id, editedAt, author.displayName, author.category, author.avatar?.url]),
    pictureUrl: author.avatar?.url ?? null,
    draw: (face) => drawPost(post, face),
  };
};

function drawPost({ author, text, poll, media }: Post, picture: string | null): string {
  const name = sayable(author.displayName) || author.username;
  const said = sayable(text) || (media.length > 0 ? 'Fotos e vídeos' : 'Uma publicação');
  const { size, most } = [LARGE, MIDDLE].find(({ upTo }) => said.length <= upTo) ?? SMALL;
  const lines = breakLines(said, { size, most, width: WIDTH - 2 * MARGIN });
  const about = poll ? 'Enquete · vote agora' : `@${author.username} · ${author.category}`;
  const [line = ''] = breakLines(sayable(about), { size: 30, most: 1, width: 820 });
  const [short = ''] = breakLines(name, { size: 46, most: 1, width: 820 });
  return drawNetworkCard(
    [
      drawFace({ name, picture }, { x: MARGIN + 46, y: 112, radius: 46 }),
      setText(short, { x: 192, y: 108, size: 46, fill: INK }),
      setText(line, { x: 192, y: 150, size: 30, fill: MUTED }),
      ...lines.map((each, at) =>
        setText(each, { x: MARGIN, y: 216 + size + at * size * 1.22, size, fill: INK }),
      ),
    ].join('\n'),
  );
}
