import { describe, expect, it } from 'vitest';
import { kitCuts, kitOf } from './kit.ts';

describe('the shirt of someone without a picture', () => {
  it('is the same every time, in any case', () => {
    expect(kitOf('unidosdocanal')).toEqual(kitOf('UnidosDoCanal'));
  });

  it('differs between near names, and uses every cut', () => {
    const kits = Array.from({ length: 300 }, (_, place) => kitOf(`atleta${place}`));
    expect(new Set(kits.map(({ cut }) => cut)).size).toBe(kitCuts.length);
    expect(new Set(kits.map((kit) => JSON.stringify(kit))).size).toBeGreaterThan(90);
  });
});
