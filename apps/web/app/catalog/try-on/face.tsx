import type { Product } from '@arquiba/contract/catalog';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ColorChoice } from './color-choice.tsx';
import { loadFaceFinder } from './face-finder.ts';
import { FACE_MODEL_SIZE } from './face-model-folder.ts';
import { OtherFrame } from './other-frame.tsx';
import { type Pose, poseByHand, poseOf } from './pose.ts';
import { DEFAULT_PD, type Point, readPd } from './pupils.ts';
import { SavePicture } from './save-picture.tsx';
import { WornPhoto } from './worn-photo.tsx';

export interface Photo {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
}

interface FaceProps {
  product: Product;
  photo: Photo;
  colorId: string;
}

type Search = 'no' | 'loading' | 'found' | 'nobody' | 'failed';

const SAID: Partial<Record<Search, string>> = {
  found: 'Rosto encontrado. Se precisar, ajuste as marcas.',
  nobody:
    'Não encontramos um rosto nesta foto. Ponha as marcas nas pupilas, ou escolha outra foto.',
  failed:
    'Não deu para procurar o rosto neste aparelho. Tente de novo, ou ponha as marcas nas pupilas.',
};

/** A photo with the frame on it. The pupils are marked by hand, or a model finds the face on the device. */
export function Face({ product, photo, colorId }: FaceProps) {
  const { width, height } = photo;
  const [pupils, setPupils] = useState<[Point, Point]>([
    { x: width * 0.4, y: height * 0.42 },
    { x: width * 0.6, y: height * 0.42 },
  ]);
  const [found, setFound] = useState<((pd: number) => Pose | null) | null>(null);
  const [search, setSearch] = useState<Search>('no');
  const [typedPd, setTypedPd] = useState(String(DEFAULT_PD));
  const [chosen, setChosen] = useState(colorId);
  const [other, setOther] = useState<Product | null>(null);
  const pd = readPd(typedPd);
  const pose = found?.(pd ?? DEFAULT_PD) ?? poseByHand(pupils, pd ?? DEFAULT_PD);
  const move = (next: [Point, Point]) => {
    // A mark that was moved by hand counts more than what the model saw.
    setFound(null);
    setPupils(next);
  };
  async function findFace() {
    setSearch('loading');
    try {
      const find = await loadFaceFinder();
      const mesh = await find(photo.canvas);
      const seen = mesh && poseOf(mesh, DEFAULT_PD);
      if (mesh && seen) {
        setFound(() => (distance: number) => poseOf(mesh, distance));
        setPupils(seen.pupils);
      }
      setSearch(seen ? 'found' : 'nobody');
    } catch {
      setSearch('failed');
    }
  }
  return (
    <div className="grid gap-4">
      <div className={other ? 'grid gap-3 sm:grid-cols-2' : 'grid'}>
        <WornPhoto {...{ product, photo, pose, pupils }} colorId={chosen} onMove={move} />
        {other && <WornPhoto {...{ photo, pose }} product={other} />}
      </div>
      <div className="grid justify-items-start gap-2">
        {search !== 'found' && (
          <>
            <Button
              tone="secondary"
              busy={search === 'loading'}
              busyLabel="Procurando o rosto…"
              onClick={() => void findFace()}
            >
              Encontrar meu rosto
            </Button>
            <p className="text-sm text-muted">
              Ajusta a armação ao ângulo do rosto. Baixa {FACE_MODEL_SIZE} uma vez; a foto não sai
              deste aparelho.
            </p>
          </>
        )}
        <p role="status" className={search === 'failed' ? 'text-card-red' : 'text-sm'}>
          {SAID[search]}
        </p>
      </div>
      <p className="text-sm text-muted">
        Ponha as duas marcas no centro das pupilas. O tamanho segue a distância entre elas.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Distância entre as pupilas (mm)"
          hint="Está na receita como DP ou DNP; 63 mm é a média."
          inputMode="decimal"
          value={typedPd}
          onChange={(event) => setTypedPd(event.currentTarget.value)}
          error={pd === null ? 'A distância vai de 45 a 80 mm' : undefined}
        />
        <ColorChoice product={product} colorId={chosen} onChoose={setChosen} />
      </div>
      <OtherFrame product={product} other={other} onChoose={setOther} />
      <SavePicture products={[product, ...(other ? [other] : [])]} />
    </div>
  );
}
