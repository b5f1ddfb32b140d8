import { n } from '../geometry.ts';

/** A field of play in metres, its upper left corner at the origin. */
export interface Court {
  width: number;
  height: number;
  /** Free zone around the lines. */
  apron: number;
  /** Lines to be stroked. */
  lines: string;
  /** Dashed lines. */
  dashes?: string;
  /** Areas painted in a second colour. */
  paint?: string;
  /** Nets and hoops, drawn over players. */
  over?: string;
  ball: { color: string; size: number };
  team: number;
}

const box = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;
/** Both halves of a court that is the same on either side. */
const both = (width: number, half: (mirror: (x: number) => number, turn: 0 | 1) => string) =>
  half((x) => x, 1) + half((x) => width - x, 0);

function football(): Court {
  const [w, h] = [105, 68];
  const ends = both(w, (m, turn) => {
    const boxAt = (depth: number, span: number) =>
      `M${n(m(0))} ${n(h / 2 - span / 2)}H${n(m(depth))}v${n(span)}H${n(m(0))}`;
    return `${boxAt(16.5, 40.3)}${boxAt(5.5, 18.3)}${circle(m(11), h / 2, 0.25)}M${n(m(16.5))} ${n(h / 2 - 7.3)}A9.15 9.15 0 0 ${turn} ${n(m(16.5))} ${n(h / 2 + 7.3)}M${n(m(1))} 0A1 1 0 0 ${turn} ${n(m(0))} 1M${n(m(1))} ${h}A1 1 0 0 ${1 - turn} ${n(m(0))} ${h - 1}`;
  });
  const net = both(w, (m) => {
    const lines = Array.from(
      { length: 6 },
      (_, index) => `M${n(m(0))} ${n(h / 2 - 3.66 + index * 1.46)}H${n(m(-2.4))}`,
    );
    return `M${n(m(0))} ${n(h / 2 - 3.66)}H${n(m(-2.4))}V${n(h / 2 + 3.66)}H${n(m(0))}M${n(m(-1.2))} ${n(h / 2 - 3.66)}v7.32${lines.join('')}`;
  });
  return {
    width: w,
    height: h,
    apron: 6,
    lines: `${box(0, 0, w, h)}M${w / 2} 0V${h}${circle(w / 2, h / 2, 9.15)}${circle(w / 2, h / 2, 0.3)}${ends}`,
    over: `<path d="${net}" fill="none" stroke="#fff" stroke-width=".22" stroke-opacity=".85"/>`,
    ball: { color: '#ffffff', size: 1 },
    team: 7,
  };
}

function futsal(): Court {
  const [w, h] = [40, 20];
  const ends = both(
    w,
    (m, turn) =>
      `M${n(m(0))} ${n(h / 2 - 7.58)}A6 6 0 0 ${turn} ${n(m(6))} ${n(h / 2 - 1.58)}V${n(h / 2 + 1.58)}A6 6 0 0 ${turn} ${n(m(0))} ${n(h / 2 + 7.58)}${circle(m(6), h / 2, 0.1)}${circle(m(10), h / 2, 0.1)}`,
  );
  const area = both(
    w,
    (m, turn) =>
      `M${n(m(0))} ${n(h / 2 - 7.58)}A6 6 0 0 ${turn} ${n(m(6))} ${n(h / 2 - 1.58)}V${n(h / 2 + 1.58)}A6 6 0 0 ${turn} ${n(m(0))} ${n(h / 2 + 7.58)}Z`,
  );
  const goals = both(w, (m) => `M${n(m(0))} 8.5H${n(m(-1))}v3H${n(m(0))}`);
  return {
    width: w,
    height: h,
    apron: 3,
    lines: `${box(0, 0, w, h)}M${w / 2} 0V${h}${circle(w / 2, h / 2, 3)}${ends}`,
    paint: area + circle(w / 2, h / 2, 3),
    over: `<path d="${goals}" fill="none" stroke="#fff" stroke-width=".24"/>`,
    ball: { color: '#ffe066', size: 0.6 },
    team: 5,
  };
}

function handball(): Court {
  const [w, h] = [40, 20];
  const arc = (r: number) =>
    both(
      w,
      (m, turn) =>
        `M${n(m(0))} ${n(h / 2 - 1.5 - r)}A${r} ${r} 0 0 ${turn} ${n(m(r))} ${n(h / 2 - 1.5)}v3A${r} ${r} 0 0 ${turn} ${n(m(0))} ${n(h / 2 + 1.5 + r)}`,
    );
  return {
    width: w,
    height: h,
    apron: 2.5,
    lines: `${box(0, 0, w, h)}M${w / 2} 0V${h}${arc(6)}${both(w, (m) => `M${n(m(7))} ${n(h / 2 - 0.5)}v1`)}`,
    dashes: both(
      w,
      (m, turn) =>
        `M${n(m(2.9))} 0A9 9 0 0 ${turn} ${n(m(9))} ${n(h / 2 - 1.5)}v3A9 9 0 0 ${turn} ${n(m(2.9))} ${h}`,
    ),
    paint: arc(6),
    over: `<path d="${both(w, (m) => `M${n(m(0))} 8.5H${n(m(-1))}v3H${n(m(0))}`)}" fill="none" stroke="#fff" stroke-width=".24"/>`,
    ball: { color: '#f2f2f2', size: 0.5 },
    team: 7,
  };
}

function basketball(): Court {
  const [w, h] = [28, 15];
  const key = both(w, (m) => `M${n(m(0))} ${n(h / 2 - 2.45)}H${n(m(5.8))}v4.9H${n(m(0))}`);
  const ends = both(
    w,
    (m, turn) =>
      `M${n(m(0))} .9H${n(m(2.99))}A6.75 6.75 0 0 ${turn} ${n(m(2.99))} ${n(h - 0.9)}H${n(m(0))}${circle(m(5.8), h / 2, 1.8)}M${n(m(1.2))} ${n(h / 2 - 1.25)}H${n(m(1.575))}A1.25 1.25 0 0 ${turn} ${n(m(1.575))} ${n(h / 2 + 1.25)}H${n(m(1.2))}`,
  );
  const hoop = both(
    w,
    (m) =>
      `<path d="M${n(m(1.2))} ${n(h / 2 - 0.9)}v1.8" stroke="#fff" stroke-width=".16"/><circle cx="${n(m(1.6))}" cy="${n(h / 2)}" r=".3" fill="none" stroke="#ff5a1f" stroke-width=".12"/>`,
  );
  return {
    width: w,
    height: h,
    apron: 2,
    lines: `${box(0, 0, w, h)}M${w / 2} 0V${h}${circle(w / 2, h / 2, 1.8)}${key}${ends}`,
    paint: `${key}${circle(w / 2, h / 2, 1.8)}`,
    over: hoop,
    ball: { color: '#e8742a', size: 0.52 },
    team: 5,
  };
}

function volleyball(): Court {
  const [w, h] = [18, 9];
  return {
    width: w,
    height: h,
    apron: 3,
    lines: `${box(0, 0, w, h)}M6 0v${h}M12 0v${h}`,
    paint: box(6, 0, 6, h),
    over: netAcross(w / 2, -0.6, h + 0.6),
    ball: { color: '#ffd447', size: 0.42 },
    team: 6,
  };
}

function beach(): Court {
  const [w, h] = [16, 8];
  return {
    width: w,
    height: h,
    apron: 3,
    lines: box(0, 0, w, h),
    over: netAcross(w / 2, -0.8, h + 0.8),
    ball: { color: '#ffd447', size: 0.42 },
    team: 2,
  };
}

function tennis(): Court {
  const [w, h] = [23.77, 10.97];
  const [top, bottom] = [1.37, h - 1.37];
  return {
    width: w,
    height: h,
    apron: 3.4,
    lines: `${box(0, 0, w, h)}M0 ${top}H${w}M0 ${n(bottom)}H${w}M5.485 ${top}V${n(bottom)}M18.285 ${top}V${n(bottom)}M5.485 ${h / 2}H18.285M0 ${h / 2}h.4M${w} ${h / 2}h-.4`,
    over: netAcross(w / 2, -0.9, h + 0.9),
    ball: { color: '#dff24a', size: 0.36 },
    team: 1,
  };
}

function netAcross(x: number, from: number, to: number): string {
  return `<path d="M${n(x + 0.35)} ${n(from + 0.25)}V${n(to + 0.25)}" stroke="#06120a" stroke-opacity=".28" stroke-width=".3"/><path d="M${n(x)} ${n(from)}V${n(to)}" stroke="#fff" stroke-width=".15"/><path d="M${n(x)} ${n(from)}V${n(to)}" stroke="#1c1512" stroke-width=".06" stroke-dasharray=".14 .14"/><circle cx="${n(x)}" cy="${n(from)}" r=".16" fill="#1c1512"/><circle cx="${n(x)}" cy="${n(to)}" r=".16" fill="#1c1512"/>`;
}

export const courts = {
  football: football(),
  futsal: futsal(),
  handball: handball(),
  basketball: basketball(),
  volleyball: volleyball(),
  beach: beach(),
  tennis: tennis(),
} satisfies Record<string, Court>;

export type CourtName = keyof typeof courts;
