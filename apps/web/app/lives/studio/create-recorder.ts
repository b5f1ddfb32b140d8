/** The server copies H.264 and must encode all else. Matroska and WebM come more often than MP4. */
const TYPES = [
  'video/x-matroska;codecs=avc1,opus',
  'video/webm;codecs=h264,opus',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];
const VIDEO_BITS = 2_500_000;
const AUDIO_BITS = 96_000;
/** Viewers get segments that begin with a keyframe: one each second. */
const KEYFRAME_MS = 1000;

export function canBroadcast(): boolean {
  return 'MediaRecorder' in window && navigator.mediaDevices !== undefined;
}

export function createRecorder(stream: MediaStream): MediaRecorder {
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const options = {
    ...{ videoBitsPerSecond: VIDEO_BITS, audioBitsPerSecond: AUDIO_BITS },
    videoKeyFrameIntervalDuration: KEYFRAME_MS,
    ...(type && { mimeType: type }),
  };
  return new MediaRecorder(stream, options);
}
