import sharp from 'sharp';

/** A picture like a phone's photo: large areas, edges, and noise that does not compress. */
export async function drawPhotograph(width: number, height: number): Promise<Buffer> {
  const lines = Array.from({ length: 60 }, (_, at) => {
    const hue = (at * 47) % 360;
    const [x, y] = [(at * 397) % width, (at * 211) % height];
    return `<circle cx="${x}" cy="${y}" r="${40 + ((at * 53) % 400)}" fill="hsl(${hue} 60% 50%)" opacity=".6"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#8ab"/>${lines.join('')}</svg>`;
  const noise = await sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await sharp(Buffer.from(drawing))
    .composite([{ input: noise, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
}
