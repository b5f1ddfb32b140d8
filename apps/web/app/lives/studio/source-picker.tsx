import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Monitor } from '../../ui/icons/monitor.tsx';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { canBroadcast } from './create-recorder.ts';
import type { Chosen } from './open-source.ts';
import type { Source } from './use-source.ts';

interface SourcePickerProps {
  source: Source;
  onChoose(chosen: Chosen): void;
  isProgram: boolean;
  /** Null while the browser broadcasts. */
  onProgram: (() => void) | null;
}

/** Camera, screen or a program, and which camera and microphone where there are several. */
export function SourcePicker({ source, onChoose, isProgram, onProgram }: SourcePickerProps) {
  const { chosen, stream, devices, problem, isOpening } = source;
  const isShown = (kind: Chosen['kind']) => stream !== null && chosen.kind === kind;
  const canRecord = canBroadcast();
  const canShowScreen = canRecord && 'getDisplayMedia' in navigator.mediaDevices;
  const options = (list: MediaDeviceInfo[]) =>
    list.map(({ deviceId, label }) => ({ value: deviceId, label }));
  return (
    <div className="grid gap-4">
      {problem && (
        <p role="alert" className="font-semibold text-card-red">
          {problem}
        </p>
      )}
      {!canRecord && (
        <p role="alert" className="rounded-card border border-line bg-raised p-5">
          Este navegador não pode gravar vídeo. Use um navegador atual, com HTTPS, ou um programa de
          transmissão.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canRecord && (
          <Button
            tone={isShown('camera') ? 'soft' : 'secondary'}
            icon={<Camera />}
            busy={isOpening && chosen.kind === 'camera'}
            aria-pressed={isShown('camera')}
            onClick={() => onChoose({ ...chosen, kind: 'camera' })}
          >
            Câmera
          </Button>
        )}
        {canShowScreen && (
          <Button
            tone={isShown('screen') ? 'soft' : 'secondary'}
            icon={<Monitor />}
            busy={isOpening && chosen.kind === 'screen'}
            aria-pressed={isShown('screen')}
            onClick={() => onChoose({ ...chosen, kind: 'screen' })}
          >
            Tela
          </Button>
        )}
        {onProgram && (
          <Button
            tone={isProgram ? 'soft' : 'secondary'}
            icon={<SlidersHorizontal />}
            aria-pressed={isProgram}
            onClick={onProgram}
          >
            Programa de transmissão (OBS)
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
        {chosen.kind === 'camera' && devices.cameras.length > 1 && (
          <SelectField
            label="Câmera"
            options={options(devices.cameras)}
            value={chosen.camera}
            onChange={(event) => onChoose({ ...chosen, camera: event.target.value })}
          />
        )}
        {devices.microphones.length > 1 && (
          <SelectField
            label="Microfone"
            options={options(devices.microphones)}
            value={chosen.microphone}
            onChange={(event) => onChoose({ ...chosen, microphone: event.target.value })}
          />
        )}
      </div>
    </div>
  );
}
