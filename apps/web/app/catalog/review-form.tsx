import {
  createReview,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MAX_PHOTOS,
  type ReviewRight,
} from '@arquiba/contract/reviews';
import { type FormEvent, useState } from 'react';
import { call } from '../api-call.ts';
import type { DraftFile } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Star } from '../ui/icons/star.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextArea } from '../ui/text-area.tsx';

const ReviewPhotos = lazyPart(() => import('./review-photos.tsx'), { fallback: () => <Spinner /> });

interface ReviewFormProps {
  slug: string;
  accountId: string;
  /** The item that was bought. */
  line: ReviewRight['lines'][0];
  onDone(): Promise<void>;
}

/** A review with stars, text and pictures. Only for items that were delivered. */
export default function ReviewForm({ slug, accountId, line, onDone }: ReviewFormProps) {
  const [photos, setPhotos] = useState<DraftFile[] | null>(null);
  const [uploading, setUploading] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || uploading) return;
    const form = new FormData(event.currentTarget);
    const [rating, text] = [Number(form.get('nota')), String(form.get('texto') ?? '')];
    if (rating === 0) return notify('error', 'Escolha de 1 a 5 estrelas');
    setBusy(true);
    try {
      const files = (photos ?? []).map(({ path, alt }) => ({ path, alt }));
      const { orderLineId } = line;
      await call(createReview, { slug, orderLineId, rating, text, photos: files });
      await onDone();
      notify('success', 'Avaliação publicada. Obrigado!');
    } catch {
      // The error was shown in a toast; the typed text stays.
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      onSubmit={send}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 lg:p-6"
    >
      <input type="hidden" name="acao" value="avaliar" />
      <input type="hidden" name="orderLineId" value={line.orderLineId} />
      <h3 className="display text-xl">Conte como é o seu, na cor {line.color}</h3>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">Nota</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            // The chosen star and those before it are filled.
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-pill text-edge has-checked:text-orange has-focus-visible:outline-3 has-focus-visible:outline-orange-ink [&:has(:checked)>svg]:fill-current [&:has(~*_:checked)]:text-orange [&:has(~*_:checked)>svg]:fill-current"
            >
              <input type="radio" name="nota" value={stars} className="sr-only" />
              <span className="sr-only">{stars === 1 ? '1 estrela' : `${stars} estrelas`}</span>
              <Star className="size-7" />
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Avaliação"
        name="texto"
        optional
        maxLength={REVIEW_MAX_CHARACTERS}
        rows={4}
      />
      {photos === null ? (
        <Button
          tone="secondary"
          onClick={() => setPhotos([])}
          className="justify-self-start noscript:hidden"
        >
          Adicionar fotos
        </Button>
      ) : (
        <ReviewPhotos
          accountId={accountId}
          name={line.orderLineId}
          most={REVIEW_MAX_PHOTOS}
          onUpdate={(files, pending) => {
            setPhotos(files);
            setUploading(pending);
          }}
        />
      )}
      <Button
        type="submit"
        busy={busy || uploading}
        busyLabel={uploading ? 'Enviando fotos…' : 'Publicando…'}
        className="justify-self-start"
      >
        Publicar avaliação
      </Button>
    </form>
  );
}
