import { ORANGE_POINT } from '@arquiba/testing/files';
import type { TestApp } from '@arquiba/testing/test-app';

/** What a person writes into the form: every value, so that every field of an answer is filled. */
export const writtenPrescription = {
  ...{ name: 'Minha', writtenOn: '2026-01-15', prescriber: 'Dra. Lia Prado' },
  ...{ rightSphere: '-2,25', rightCylinder: '-0,75', rightAxis: '90' },
  ...{ rightAddition: '+1,50', rightPupil: '31,5' },
  ...{ leftSphere: 'plano', leftCylinder: '-1.00', leftAxis: '85' },
  ...{ leftAddition: '1,50', leftPupil: '31', pupils: '62,5' },
  consent: true,
};

/** A small PDF: a page without anything on it. */
export const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj
xref
0 4
trailer<</Root 1 0 R/Size 4>>
startxref
180
%%EOF
`,
  'latin1',
);

/** What a person fills in beside a photo or a PDF. */
export const writtenBesideFile = {
  ...{ name: 'Da foto', writtenOn: '2026-02-01', remarks: 'A segunda linha é a de perto.' },
};

let uploads = 0;

/** Stores a file where a person's upload would have, and returns what `createPrescriptionFromFile` takes. */
export async function uploadPrescription(
  { media }: Pick<TestApp, 'media'>,
  accountId: string,
  content: Buffer = ORANGE_POINT,
): Promise<{ path: string }> {
  uploads += 1;
  const path = `/prescriptions/${accountId}/${uploads}/receita`;
  const named = { path, mime: 'application/octet-stream', originalFileName: 'receita' };
  await media.port.store({ ...named, content });
  return { path };
}
