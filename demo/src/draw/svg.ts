/** A whole drawing: its size in pixels and its content. */
export function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" fill="${fill}" ${more}/>`;
}
