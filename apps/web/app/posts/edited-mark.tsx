import type { Post } from '@arquiba/contract/posts';
import { formatMoment } from '../ui/format-age.ts';
import { showPostDialog } from './post-dialogs.ts';

/** 'editada': leads to what the post said before. */
export function EditedMark({ post }: { post: Post }) {
  return (
    <button
      type="button"
      title={post.editedAt ? `Editada em ${formatMoment(new Date(post.editedAt))}` : undefined}
      onClick={() => showPostDialog('history', post)}
      className="touch flex-none text-muted hover:underline"
    >
      editada
    </button>
  );
}
