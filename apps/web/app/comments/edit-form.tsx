import { COMMENT_MAX_CHARACTERS, type Comment, editComment } from '@arquiba/contract/comments';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { charactersLeft } from '../ui/characters-left.ts';
import { TextArea } from '../ui/text-area.tsx';

interface EditFormProps {
  comment: Comment;
  onSaved(comment: Comment): void;
  onClose(): void;
}

/** Edits the viewer's own comment. */
export default function EditForm({ comment, onSaved, onClose }: EditFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, errors, form } = useForm({
    read: (data) => String(data.get('text') ?? ''),
    check(text) {
      const { tooLong, said } = charactersLeft(text, COMMENT_MAX_CHARACTERS);
      return tooLong && said ? { field: 'text', message: said } : null;
    },
    async send(text) {
      onSaved(await quietCall(editComment, { id: comment.id, text }));
    },
  });
  useEffect(() => area.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <form aria-label="Editar comentário" className="grid gap-2 py-1" {...form}>
      <TextArea
        labelHidden
        label="Comentário"
        ref={area}
        name="text"
        rows={2}
        defaultValue={comment.text}
        error={errors.text}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button tone="ghost" size="sm" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          Salvar
        </Button>
      </div>
    </form>
  );
}
