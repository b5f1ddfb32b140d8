const FILM_TYPES = ['video/mp4;codecs=avc1,mp4a.40.2', 'video/webm;codecs=vp9,opus', 'video/webm'];

const PORTION_MS = 250;

export async function openCapture(kind: 'camera' | 'screen'): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (kind === 'screen') return await mediaDevices.getDisplayMedia({ video: true, audio: true });
  // Without a microphone, or if it is refused, records a video without sound.
  return await mediaDevices
    .getUserMedia({ video: true, audio: true })
    .catch(() => mediaDevices.getUserMedia({ video: true }));
}

/** Takes the current frame of the camera; waits for the first one if needed. */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  if (video.readyState < video.HAVE_CURRENT_DATA) {
    await new Promise((shown) => video.addEventListener('loadeddata', shown, { once: true }));
  }
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `foto-${stamp()}.jpg`, { type: 'image/jpeg' });
}

/** Records until `ended`, or until somebody stops the capture in the browser itself. */
export async function recordInto(
  stream: MediaStream,
  name: string,
  ended: Promise<void>,
): Promise<File> {
  const mimeType = FILM_TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? 'video/webm';
  const recorder = new MediaRecorder(stream, { mimeType });
  const chunks: Blob[] = [];
  const hasBegun = new Promise<void>((resolve) => {
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      if (data.size > 0) resolve();
    };
  });
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start(PORTION_MS);
  // Stopped before its first frame, a video would be empty.
  void Promise.all([ended, hasBegun]).then(() => recorder.state !== 'inactive' && recorder.stop());
  await stopped;
  const [type = 'video/webm'] = mimeType.split(';');
  return new File(chunks, `${name}-${stamp()}.${type.slice('video/'.length)}`, { type });
}

function stamp(): string {
  return new Date().toISOString().slice(0, 19).replace(/\D/g, '');
}
