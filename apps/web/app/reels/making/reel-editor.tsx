import type { Audience } from '@arquiba/contract/new-post';
import { REEL_MIN_SECONDS } from '@arquiba/contract/reel-making';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { RotateCw } from '../../ui/icons/rotate-cw.tsx';
import { SquarePlay } from '../../ui/icons/square-play.tsx';
import { PreviewAndFields } from '../../ui/preview-and-fields.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSite } from '../../viewer/use-site.ts';
import type { ChosenVideo } from './choose-video.ts';
import { makingPath } from './new-reel-path.ts';
import { PartFields } from './part-fields.tsx';
import { type ReelPart, wholePart } from './reel-part.ts';
import { ReelPreview } from './reel-preview.tsx';
import { useMakingReel } from './use-making-reel.ts';

const TEXT_MAX_CHARACTERS = 5000;
const ALT_MAX_CHARACTERS = 1000;

/** Chooses or records a video, and what of it becomes the reel. */
export function ReelEditor() {
  const site = useSite();
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const changed = useRef(false);
  const [chosen, setChosen] = useState<ChosenVideo | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [durationMs, setDurationMs] = useState(0);
  const [part, setPart] = useState<ReelPart | null>(null);
  const [refusal, setRefusal] = useState('');
  const [broken, setBroken] = useState(false);
  const [muted, setMuted] = useState(false);
  const [text, setText] = useState('');
  const [alt, setAlt] = useState('');
  const [audience, setAudience] = useState<Audience>('public');
  const { busy, errors, problem, make } = useMakingReel((id) => {
    changed.current = false;
    void navigate(makingPath(id), { replace: true });
  });
  const choose = async () => {
    if (choosing || !site) return;
    setChoosing(true);
    const code = await loadAction(() => import('./choose-video.ts'));
    // An error was shown in a toast.
    const found = await code?.chooseVideo(site.mediaUrl).catch(() => null);
    setChoosing(false);
    if (!found) return;
    changed.current = true;
    setRefusal('');
    setBroken(false);
    setPart(null);
    setChosen(found);
  };
  const measure = (ms: number) => {
    setDurationMs(ms);
    if (ms < REEL_MIN_SECONDS * 1000) {
      setRefusal('O vídeo tem menos de 1 segundo. Escolha outro.');
      return;
    }
    const whole = wholePart(ms);
    setPart(whole);
    // The picture of the cover is drawn from there.
    if (video.current) video.current.currentTime = whole.coverMs / 1000;
  };
  const publish = () => {
    const whole = broken ? { startMs: 0, coverMs: 0 } : null;
    const chosenPart = part ?? whole;
    if (chosen && chosenPart) {
      void make({ video: chosen.path, ...chosenPart, muted, text, alt, audience });
      return;
    }
    setRefusal(refusal || 'Escolha ou grave um vídeo.');
  };
  return (
    <PreviewAndFields
      preview={
        <>
          {!chosen && <Nothing>Seu vídeo aparece aqui.</Nothing>}
          {chosen && broken && (
            <Nothing>
              <p role="status">
                Este navegador não mostra este vídeo, por isso ele não pode ser cortado aqui.
                Publique-o inteiro: ele vira um MP4 que todos abrem.
              </p>
              <Button tone="secondary" icon={<RotateCw />} onClick={() => setBroken(false)}>
                Tentar de novo
              </Button>
            </Nothing>
          )}
          {chosen && !broken && (
            <ReelPreview
              file={chosen.file}
              {...{ video, part, muted }}
              onDuration={measure}
              onBroken={() => {
                setPart(null);
                setBroken(true);
              }}
            />
          )}
          <Button
            tone={chosen ? 'secondary' : 'primary'}
            icon={<Camera />}
            busy={choosing}
            onClick={() => void choose()}
          >
            {chosen ? 'Trocar' : 'Escolher ou gravar vídeo'}
          </Button>
        </>
      }
    >
      <UnsavedChanges changed={changed} />
      {part && <PartFields {...{ durationMs, part, video, errors }} onChange={setPart} />}
      {(part || broken) && (
        <Switch
          label="Sem som"
          checked={muted}
          onChange={({ currentTarget }) => setMuted(currentTarget.checked)}
        />
      )}
      <TextArea
        label="Texto"
        optional
        hint="Use #hashtags e @menções."
        maxLength={TEXT_MAX_CHARACTERS}
        value={text}
        error={errors['text']}
        onChange={({ currentTarget }) => {
          changed.current = true;
          setText(currentTarget.value);
        }}
      />
      <TextField
        label="Descrição do vídeo"
        hint="Para quem não vê a imagem."
        optional
        maxLength={ALT_MAX_CHARACTERS}
        value={alt}
        error={errors['alt']}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <RadioGroup
        label="Quem pode ver"
        name="publico"
        value={audience}
        onChange={(value) => setAudience(value as Audience)}
        choices={AUDIENCES}
      />
      <Refusal message={problem || refusal || (broken && errors['endMs']) || undefined} />
      <Button size="lg" busy={busy} busyLabel="Enviando…" onClick={publish}>
        Publicar reel
      </Button>
    </PreviewAndFields>
  );
}

/** Where the video would be. */
function Nothing({ children }: { children: ReactNode }) {
  return (
    <div
      data-theme="dark"
      className="grid aspect-[9/16] place-content-center justify-items-center gap-3 rounded-card bg-night p-6 text-center text-chalk/80"
    >
      <SquarePlay className="size-9" />
      {children}
    </div>
  );
}

const AUDIENCES = [
  { value: 'public', label: 'Todo mundo' },
  { value: 'followers', label: 'Seguidores' },
  { value: 'self', label: 'Só eu' },
];
