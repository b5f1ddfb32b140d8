import type { Comment } from '@arquiba/contract/comments';
import type { ReactNode } from 'react';
import { EyeOff } from '../ui/icons/eye-off.tsx';
import { Lock } from '../ui/icons/lock.tsx';

interface CommentMarksProps {
  comment: Comment;
  /** The viewer is the author of the post. */
  ofOwnPost: boolean;
}

/** Says who else sees a comment that not everyone sees. */
export default function CommentMarks({ comment, ofOwnPost }: CommentMarksProps) {
  const { hidden, forFollowers, own } = comment;
  return (
    <>
      {hidden && (
        <Mark icon={<EyeOff />}>
          {!own
            ? 'Oculto: só você e quem escreveu veem'
            : ofOwnPost
              ? 'Oculto com a conversa: só você vê'
              : 'Oculto por quem publicou: só vocês dois veem'}
        </Mark>
      )}
      {forFollowers && own && (
        <Mark icon={<Lock />}>Seu perfil é privado: só seus seguidores e quem publicou veem</Mark>
      )}
    </>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mb-1 flex items-center gap-1.5 text-sm text-muted [&_.lucide]:size-4 [&_.lucide]:flex-none">
      {icon}
      {children}
    </p>
  );
}
