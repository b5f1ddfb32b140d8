import type { WrittenName } from '@arquiba/contract/prescriptions';
import { describe, expect, test } from 'vitest';
import { readValues } from './read-values.ts';

type Written = Record<WrittenName, string>;

const PLAIN: Written = {
  ...{ rightSphere: '-2,25', rightCylinder: '', rightAxis: '', rightAddition: '', rightPupil: '' },
  ...{ leftSphere: 'plano', leftCylinder: '', leftAxis: '', leftAddition: '', leftPupil: '' },
  pupils: '62',
};
const read = (changes: Partial<Written>) => readValues({ ...PLAIN, ...changes });
const fieldsOf = (changes: Partial<Written>): Record<string, string> => {
  try {
    read(changes);
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields;
  }
  return {};
};

test.each([
  ['-2,25', -2.25],
  ['-2.25', -2.25],
  ['−2,25', -2.25],
  ['- 2,25', -2.25],
  ['+1', 1],
  ['+1,5 D', 1.5],
  ['Plano', 0],
  ['pl', 0],
  ['0,00', 0],
  ['-0', 0],
  ['+20', 20],
  ['-20,00', -20],
])('the spherical value %j is %d', (text, value) => {
  expect(read({ rightSphere: text }).right.sphere).toBe(value);
});

test('both eyes, with everything', () => {
  const both = { rightAddition: '2', leftAddition: '+2,00', rightPupil: '31,5', leftPupil: '31' };
  expect(read({ ...both, leftCylinder: '-0,75', leftAxis: '90°', pupils: '62,5 mm' })).toEqual({
    right: { sphere: -2.25, cylinder: 0, axis: null, addition: 2, pupil: 31.5 },
    left: { sphere: 0, cylinder: -0.75, axis: 90, addition: 2, pupil: 31 },
    pupils: 62.5,
  });
  expect(read({ ...both, pupils: '' }).pupils).toBeNull();
  expect(read({ leftCylinder: 'plano' }).left).toMatchObject({ cylinder: 0, axis: null });
  expect(read({ leftCylinder: '-1', leftAxis: '0' }).left).toMatchObject({ axis: 0 });
});

describe('errors name the eye and the field:', () => {
  const RANGE = 'vai de −20,00 a +20,00, de 0,25 em 0,25';
  test.each<[Partial<Written>, WrittenName, string]>([
    [
      { rightSphere: '' },
      'rightSphere',
      'Olho direito: preencha o esférico; se não há grau, escreva plano',
    ],
    [{ rightSphere: '-2,30' }, 'rightSphere', `Olho direito: o esférico ${RANGE}`],
    [{ rightSphere: '-20,25' }, 'rightSphere', `Olho direito: o esférico ${RANGE}`],
    [{ leftSphere: 'dois' }, 'leftSphere', `Olho esquerdo: o esférico ${RANGE}`],
    [
      { leftSphere: '2,25' },
      'leftSphere',
      'Olho esquerdo: escreva o sinal do esférico: +2,25 ou −2,25',
    ],
    [
      { leftCylinder: '-8,25', leftAxis: '1' },
      'leftCylinder',
      'Olho esquerdo: o cilíndrico vai de −8,00 a +8,00, de 0,25 em 0,25',
    ],
    [{ leftCylinder: '-1' }, 'leftAxis', 'Olho esquerdo: com o cilíndrico, preencha também o eixo'],
    [
      { rightAxis: '90' },
      'rightCylinder',
      'Olho direito: com o eixo, preencha também o cilíndrico',
    ],
    [
      { rightCylinder: '-1', rightAxis: '181' },
      'rightAxis',
      'Olho direito: o eixo vai de 0 a 180 graus, sem vírgula',
    ],
    [
      { rightCylinder: '-1', rightAxis: '9,5' },
      'rightAxis',
      'Olho direito: o eixo vai de 0 a 180 graus, sem vírgula',
    ],
    [
      { rightAddition: '4,25', leftAddition: '2' },
      'rightAddition',
      'Olho direito: a adição vai de +0,50 a +4,00, de 0,25 em 0,25',
    ],
    [{ rightAddition: '2' }, 'leftAddition', 'Olho esquerdo: preencha a adição dos dois olhos'],
    [{ leftPupil: '31' }, 'rightPupil', 'Olho direito: preencha a DNP dos dois olhos'],
    [
      { leftPupil: '31,2', rightPupil: '31' },
      'leftPupil',
      'Olho esquerdo: a DNP vai de 20 a 40 mm, de meio em meio',
    ],
    [{ pupils: '' }, 'pupils', 'Preencha a DP, ou a DNP dos dois olhos'],
    [{ pupils: '90' }, 'pupils', 'DP: a distância vai de 40 a 80 mm, de meio em meio'],
    [
      { leftPupil: '31', rightPupil: '31', pupils: '64' },
      'pupils',
      'DP: as DNP somam 62 mm; confira os valores',
    ],
  ])('%j', (changes, field, sentence) => {
    expect(fieldsOf(changes)).toEqual({ [field]: sentence });
  });

  test('all at once', () => {
    expect(Object.keys(fieldsOf({ rightSphere: '9,9', leftSphere: '', pupils: 'x' }))).toEqual([
      ...['rightSphere', 'leftSphere', 'pupils'],
    ]);
  });
});
