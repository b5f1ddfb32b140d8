import {
  type EyeValues,
  eyeNames,
  eyes,
  formatDioptres,
  formatMillimetres,
  type PrescriptionValues,
} from '@arquiba/contract/prescription-values';

/** The values of both eyes side by side, and the distance of the pupils. */
export function EyeTable({ values }: { values: PrescriptionValues }) {
  const { right, left, pupils } = values;
  const rows = ROWS.filter(({ of }) => of(right) !== null || of(left) !== null);
  return (
    <div>
      <table className="w-full max-w-md text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <td />
            {eyes.map((side) => (
              <th key={side} scope="col" className="py-1.5 pr-3 font-normal">
                {eyeNames[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-sm font-normal text-muted">
                {name}
              </th>
              {eyes.map((side) => (
                <td key={side} className="py-1.5 pr-3 font-medium whitespace-nowrap">
                  {of(values[side]) ?? '-'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pupils !== null && (
        <p className="mt-2 text-sm text-muted">DP {formatMillimetres(pupils)} mm</p>
      )}
    </div>
  );
}

const ROWS: { name: string; of(eye: EyeValues): string | null }[] = [
  { name: 'Esférico', of: ({ sphere }) => formatDioptres(sphere) },
  { name: 'Cilíndrico', of: ({ cylinder }) => (cylinder === 0 ? null : formatDioptres(cylinder)) },
  { name: 'Eixo', of: ({ axis }) => (axis === null ? null : `${axis}°`) },
  { name: 'Adição', of: ({ addition }) => (addition === null ? null : formatDioptres(addition)) },
  { name: 'DNP', of: ({ pupil }) => (pupil === null ? null : `${formatMillimetres(pupil)} mm`) },
];
