// What runs in pages, as text: the rest of the measurements knows no page.

const [WIDTH, HEIGHT] = [640, 360];
const BITS = 20;
const [ACROSS, DOWN] = [WIDTH / 5, HEIGHT / 4];

/** A camera that shows the time: twenty blocks, each a bit of the milliseconds. The sound is the browser's fake. */
export const clockCamera = `
  const real = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (real) navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [${WIDTH}, ${HEIGHT}];
    const drawing = canvas.getContext('2d');
    setInterval(() => {
      const now = Date.now();
      for (let bit = 0; bit < ${BITS}; bit += 1) {
        drawing.fillStyle = Math.floor(now / 2 ** bit) % 2 === 1 ? '#fff' : '#000';
        drawing.fillRect((bit % 5) * ${ACROSS}, Math.floor(bit / 5) * ${DOWN}, ${ACROSS}, ${DOWN});
      }
    }, 33);
    const stream = canvas.captureStream(30);
    const sound = await real({ audio: true });
    for (const track of sound.getAudioTracks()) stream.addTrack(track);
    return stream;
  };`;

export interface Clock {
  /** How many seconds ago the camera showed what is seen now. */
  shown: number;
  /** The same of the newest picture that the player has loaded. */
  newest: number;
}

/** Reads the clock from the video of a page; null while none is shown. */
export const readClock = `(() => {
  const video = document.querySelector('video');
  if (!video || video.videoWidth === 0 || video.paused || video.currentTime === 0) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [${WIDTH}, ${HEIGHT}];
  const drawing = canvas.getContext('2d');
  drawing.drawImage(video, 0, 0, ${WIDTH}, ${HEIGHT});
  let seen = 0;
  for (let bit = 0; bit < ${BITS}; bit += 1) {
    const [x, y] = [(bit % 5 + 0.5) * ${ACROSS}, (Math.floor(bit / 5) + 0.5) * ${DOWN}];
    if (drawing.getImageData(x, y, 1, 1).data[1] > 127) seen += 2 ** bit;
  }
  const shown = ((Date.now() % 2 ** ${BITS}) - seen + 2 ** ${BITS}) % 2 ** ${BITS} / 1000;
  const { buffered, currentTime } = video;
  const ahead = buffered.length > 0 ? buffered.end(buffered.length - 1) - currentTime : 0;
  return { shown, newest: shown - ahead };
})()`;
