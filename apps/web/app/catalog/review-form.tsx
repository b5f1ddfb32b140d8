import {
  createReview,
  getReviewRight,
  REVIEW_MAX_CHARACTERS,
  REVIEW_MAX_PHOTOS,
  type Review,
  type ReviewRight,
} from '@arquiba/contract/reviews';
import Star from 'lucide-react/icons/star';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import type { DraftFile } from '../draft.ts';
import { notify } from '../shell/notify.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { TextArea } from '../ui/text-area.tsx';

const ReviewPhotos = lazy(() => import('./review-photos.tsx'));

interface ReviewFormProps {
  slug: string;
  accountId: string;
  onDone(review: Review): void;
}

/** Shown to who has something to review; to anybody else, nothing. */
export default function ReviewForm({ slug, accountId, onDone }: ReviewFormProps) {
  const [lines, setLines] = useState<ReviewRight['lines']>([]);
  const [rating, setRating] = useState(0);
  const [photos, setPhotos] = useState<DraftFile[] | null>(null);
  const [uploading, setUploading] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    quietCall(getReviewRight, { slug }).then(
      (right) => setLines(right.lines),
      () => undefined,
    );
  }, [slug]);
  const [line] = lines;
  if (!line) return null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || uploading || !line) return;
    if (rating === 0) return notify('error', 'Escolha de 1 a 5 estrelas');
    const text = String(new FormData(event.currentTarget).get('texto') ?? '');
    setBusy(true);
    try {
      const files = (photos ?? []).map(({ path, alt }) => ({ path, alt }));
      const { orderLineId } = line;
      onDone(await call(createReview, { slug, orderLineId, rating, text, photos: files }));
      setLines(lines.slice(1));
      setRating(0);
      setPhotos(null);
      notify('success', 'Avaliação publicada. Obrigado!');
    } catch {
      // The toast has said why; what was typed stays.
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      key={line.orderLineId}
      onSubmit={send}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 lg:p-6"
    >
      <h3 className="display text-xl">Conte como é o seu, na cor {line.color}</h3>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">Nota</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-pill has-focus-visible:outline-3 has-focus-visible:outline-orange-ink"
            >
              <input
                type="radio"
                name="nota"
                value={stars}
                checked={rating === stars}
                onChange={() => setRating(stars)}
                className="sr-only"
              />
              <span className="sr-only">{stars === 1 ? '1 estrela' : `${stars} estrelas`}</span>
              <Star
                className={cx('size-7', stars <= rating ? 'fill-orange text-orange' : 'text-edge')}
              />
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
        <Button tone="secondary" onClick={() => setPhotos([])} className="justify-self-start">
          Adicionar fotos
        </Button>
      ) : (
        <Suspense fallback={<Spinner />}>
          <ReviewPhotos
            accountId={accountId}
            name={line.orderLineId}
            most={REVIEW_MAX_PHOTOS}
            onUpdate={(files, pending) => {
              setPhotos(files);
              setUploading(pending);
            }}
          />
        </Suspense>
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
