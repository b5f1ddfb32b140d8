import { Link } from 'react-router';
import type { Route } from './+types/measuring-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/medir-o-rosto';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function MeasuringPage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="Com os óculos que você já usa">
        <p>
          Olhe por dentro da haste: há três números gravados, como 52□18 145. São a largura da
          lente, a ponte e a haste, em milímetros. Compare com as medidas da página de cada armação:
          uma diferença de até 2 mm na lente quase não se nota.
        </p>
      </HelpSection>
      <HelpSection title="Com uma régua">
        <ol>
          <li>
            Fique de frente para o espelho e meça de uma têmpora à outra, na altura dos olhos. É a
            largura do rosto.
          </li>
          <li>
            Procure armações cuja frente seja parecida: até 4 mm a mais ou a menos vestem bem. A
            medida da frente está no desenho da página.
          </li>
        </ol>
      </HelpSection>
      <HelpSection title="Tamanhos">
        <dl className="grid gap-2">
          {SIZES.map(({ name, value, lens }) => (
            <div key={value} className="flex justify-between gap-4 border-t border-line pt-2">
              <dt>
                <Link to={`/oculos?tamanho=${value}`}>{name}</Link>
              </dt>
              <dd>lente {lens}</dd>
            </div>
          ))}
        </dl>
      </HelpSection>
      <HelpSection title="A distância entre as pupilas">
        <p>
          Quem usa grau encontra a DP na receita ou pede na ótica. Para medir em casa, encoste a
          régua na sobrancelha, olhe para um ponto distante e peça a alguém que leia a distância do
          centro de uma pupila ao da outra. Em adultos, ela fica perto de 63 mm.
        </p>
      </HelpSection>
      <HelpSection title="Provar antes de comprar">
        <p>
          Na página de cada armação, ‘Provar no rosto’ desenha os óculos em escala sobre uma foto
          sua ou a imagem da câmera. A foto não sai do seu aparelho. E, se não servir, você tem{' '}
          <Link to="/ajuda/troca-e-devolucao">7 dias para devolver</Link>.
        </p>
      </HelpSection>
    </HelpPage>
  );
}

const SIZES = [
  { name: 'Pequeno', value: 'pequeno', lens: 'até 50 mm' },
  { name: 'Médio', value: 'medio', lens: 'de 51 a 54 mm' },
  { name: 'Grande', value: 'grande', lens: 'de 55 mm ou mais' },
];
