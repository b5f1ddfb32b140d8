import { getLiveProgram } from '@arquiba/contract/live-programs';
import type { LiveDetail } from '@arquiba/contract/live-views';
import { endLive, updateLive } from '@arquiba/contract/lives';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { useChannel } from '../../realtime/public/listen.ts';
import { Button } from '../../ui/button.tsx';
import { Mic } from '../../ui/icons/mic.tsx';
import { Radio } from '../../ui/icons/radio.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LiveChat } from '../chat/live-chat.tsx';
import { useLiveMessages } from '../chat/use-live-messages.ts';
import { livePath } from '../live-paths.ts';
import { useWatching } from '../use-watching.ts';
import { BroadcastNote } from './broadcast-note.tsx';
import { BrowserStage } from './browser-stage.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LevelMeter } from './level-meter.tsx';
import { ProgramSetup } from './program-setup.tsx';
import { ProgramStage } from './program-stage.tsx';
import { SourcePicker } from './source-picker.tsx';
import { useBroadcast } from './use-broadcast.ts';
import { useProgram } from './use-program.ts';
import { useSource } from './use-source.ts';

const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));

const SLOW_MODES = [
  { value: '0', label: 'Desligado' },
  ...[5, 10, 30, 60].map((seconds) => ({ value: String(seconds), label: `${seconds} segundos` })),
];

/** A test picture first, then the broadcast with its chat. */
export default function Studio({ live }: { live: LiveDetail }) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isMicOff, setIsMicOff] = useState(false);
  const source = useSource(() => {
    notify('error', 'A imagem parou. Escolha de novo a câmera ou a tela.');
  });
  const broadcast = useBroadcast(live.id, reload);
  const [isProgram, setIsProgram] = useState(false);
  const program = useProgram(live.id, {
    ...{ isChosen: isProgram, isShown: live.state !== 'waiting', onAir: reload },
  });
  const { shown } = program;
  const messages = useLiveMessages(live.id, false);
  const { viewers } = useWatching(live.id, live, reload);
  useChannel(`live:${live.id}`, {
    onEvent(event) {
      messages.onEvent(event);
      if (event.type === 'changed') reload();
    },
    onGap: () => messages.onGap(),
  });
  const { stream } = source;
  const { state, isOnAir } = broadcast;
  const isGoing = state !== null && state.at !== 'stopped';

  // It goes on while this page is closed.
  useEffect(() => {
    quietCall(getLiveProgram, { id: live.id }).then(
      ({ state }) => state !== 'waiting' && setIsProgram(true),
      () => undefined,
    );
  }, [live.id]);

  useEffect(() => {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isMicOff;
  }, [stream, isMicOff]);

  // Only what comes from this page ends with it.
  const holdsPage = useRef(false);
  useEffect(() => {
    holdsPage.current = isGoing;
  }, [isGoing]);

  const choose = async (chosen: Parameters<typeof source.choose>[0]) => {
    setIsProgram(false);
    const opened = await source.choose(chosen);
    if (opened && isGoing) broadcast.replace(opened);
  };
  const chooseProgram = () => {
    source.close();
    setIsProgram(true);
  };

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 content-start gap-4">
        {!isProgram ? (
          <BrowserStage {...{ stream, state, isOnAir, viewers }} />
        ) : shown ? (
          <ProgramStage program={shown} viewers={viewers} />
        ) : (
          <div className="aspect-video bg-night lg:rounded-card" />
        )}
        <div className="grid gap-4 px-4 md:px-0">
          {!isProgram && <BroadcastNote state={state} isOnAir={isOnAir} />}
          <SourcePicker
            source={source}
            onChoose={(chosen) => void choose(chosen)}
            isProgram={isProgram}
            onProgram={isGoing ? null : chooseProgram}
          />
          {isProgram && program.problem && (
            <p role="alert" className="font-semibold text-card-red">
              {program.problem}
            </p>
          )}
          {!isProgram && stream && <LevelMeter stream={stream} isOff={isMicOff} />}
          <div className="flex flex-wrap gap-2">
            {stream && (
              <Button
                tone="secondary"
                icon={<Mic />}
                aria-pressed={isMicOff}
                onClick={() => setIsMicOff(!isMicOff)}
              >
                {isMicOff ? 'Ligar o microfone' : 'Desligar o microfone'}
              </Button>
            )}
            {!isGoing && stream && (
              <Button icon={<Radio />} onClick={() => broadcast.begin(stream)}>
                {live.state === 'waiting' ? 'Entrar ao vivo' : 'Voltar ao vivo'}
              </Button>
            )}
            {isProgram && shown?.state === 'seen' && shown.picture && (
              <Button
                icon={<Radio />}
                busy={program.isStarting}
                onClick={() => void program.goOnAir()}
              >
                {live.state === 'waiting' ? 'Entrar ao vivo' : 'Voltar ao vivo'}
              </Button>
            )}
            {(isGoing || live.state !== 'waiting') && (
              <Button tone="danger" onClick={() => setIsAsking(true)}>
                Encerrar a live
              </Button>
            )}
          </div>
          {isProgram && shown && <ProgramSetup program={shown} />}
          <SelectField
            label="Modo lento do chat"
            options={SLOW_MODES}
            value={String(live.slowSeconds)}
            onChange={(event) => {
              const slowSeconds = Number(event.target.value) as 0 | 5 | 10 | 30 | 60;
              void call(updateLive, { id: live.id, slowSeconds }).then(reload, () => undefined);
            }}
            className="sm:max-w-64"
          />
        </div>
      </div>
      <div className="grid min-h-96 lg:h-[calc(100dvh-12rem)]">
        <LiveChat live={live} messages={messages} until={null} onChanged={reload} />
      </div>
      <LeaveQuestion isGoing={holdsPage} />
      {isAsking && (
        <ConfirmDialog
          title="Encerrar a live"
          action="Encerrar"
          otherwise="Continuar ao vivo"
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await broadcast.finish();
            await call(endLive, { id: live.id });
            holdsPage.current = false;
            await navigate(livePath(live), { replace: true });
          }}
        >
          Quem assiste vê que ela terminou. A gravação fica na página da live.
        </ConfirmDialog>
      )}
    </div>
  );
}
