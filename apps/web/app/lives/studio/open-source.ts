export type SourceKind = 'camera' | 'screen';

export interface Devices {
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
}

export interface Chosen {
  kind: SourceKind;
  camera?: string | undefined;
  microphone?: string | undefined;
}

const PICTURE = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
};

/** The browser asks the person first. Of a screen, the sound is the microphone's. */
export async function openSource({ kind, camera, microphone }: Chosen): Promise<MediaStream> {
  const audio = microphone ? { deviceId: { exact: microphone } } : true;
  if (kind === 'camera') {
    const video = camera ? { ...PICTURE, deviceId: { exact: camera } } : PICTURE;
    return await navigator.mediaDevices.getUserMedia({ video, audio });
  }
  const screen = await navigator.mediaDevices.getDisplayMedia({ video: PICTURE });
  try {
    const voice = await navigator.mediaDevices.getUserMedia({ audio });
    for (const track of voice.getAudioTracks()) screen.addTrack(track);
  } catch {
    // A screen can be shown without a voice.
  }
  return screen;
}

export function closeSource(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const ofKind = (kind: MediaDeviceKind) =>
    all.filter((each) => each.kind === kind && each.deviceId !== '' && each.label !== '');
  return { cameras: ofKind('videoinput'), microphones: ofKind('audioinput') };
}

/** Why there is no picture, for the person. */
export function sourceSentence(error: unknown, kind: SourceKind): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return kind === 'screen'
      ? 'A tela não foi escolhida. Tente de novo e escolha o que mostrar.'
      : 'O navegador não deixou usar a câmera e o microfone. Permita nas configurações do site e tente de novo.';
  }
  if (name === 'NotFoundError') return 'Nenhuma câmera ou microfone foi encontrado neste aparelho.';
  if (name === 'NotReadableError') return 'A câmera está em uso por outro programa.';
  return 'A imagem não pôde ser aberta. Tente de novo.';
}
