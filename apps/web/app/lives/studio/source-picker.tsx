import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { Monitor } from '../../ui/icons/monitor.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Chosen } from './open-source.ts';
import type { Source } from './use-source.ts';

interface SourcePickerProps {
  source: Source;
  onChoose(chosen: Chosen): void;
}

/** Camera or screen, and which camera and microphone where there are several. */
export function SourcePicker({ source, onChoose }: SourcePickerProps) {
  const { chosen, stream, devices, problem, isOpening } = source;
  const isShown = (kind: Chosen['kind']) => stream !== null && chosen.kind === kind;
  const canShowScreen = 'getDisplayMedia' in navigator.mediaDevices;
  const options = (list: MediaDeviceInfo[]) =>
    list.map(({ deviceId, label }) => ({ value: deviceId, label }));
  return (
    <div className="grid gap-4">
      {problem && (
        <p role="alert" className="font-semibold text-card-red">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          tone={isShown('camera') ? 'soft' : 'secondary'}
          icon={<Camera />}
          busy={isOpening && chosen.kind === 'camera'}
          aria-pressed={isShown('camera')}
          onClick={() => onChoose({ ...chosen, kind: 'camera' })}
        >
          Câmera
        </Button>
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
