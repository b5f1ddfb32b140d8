import { BrandMark, Wordmark } from '../ui/brand-mark.tsx';
import { Chalk, chalkKinds } from '../ui/chalk.tsx';
import { FrameOutline } from '../ui/frame-outline.tsx';
import { TerraceCrowd } from '../ui/terrace-crowd.tsx';
import { Row, Section, Specimen } from './specimen.tsx';

const FILLS = [
  ['surface', 'swatch-surface'],
  ['raised', 'swatch-raised'],
  ['sunken', 'swatch-sunken'],
  ['ink', 'swatch-ink'],
  ['muted', 'swatch-muted'],
  ['line', 'swatch-line'],
  ['edge', 'swatch-edge'],
  ['orange', 'swatch-orange'],
  ['orange-hover', 'swatch-orange-hover'],
  ['orange-soft', 'swatch-orange-soft'],
  ['orange-ink', 'swatch-orange-ink'],
  ['grass', 'swatch-grass'],
  ['grass-soft', 'swatch-grass-soft'],
  ['card-red', 'swatch-card-red'],
  ['card-red-soft', 'swatch-card-red-soft'],
  ['accent', 'swatch-accent'],
] as const;

export function BrandSection() {
  return (
    <Section id="marca" title="Marca">
      <Specimen name="Marca e nomes" file="ui/brand-mark.tsx">
        {() => (
          <>
            <Row>
              <BrandMark className="size-28" />
              <BrandMark className="size-11" />
              <BrandMark className="size-6" />
            </Row>
            <Row>
              <Wordmark face="rede" />
              <Wordmark face="aro" />
            </Row>
          </>
        )}
      </Specimen>
      <Specimen name="Cores" file="styles/tokens.css">
        {() => (
          <div className="specimen-colours">
            {FILLS.map(([name, fill]) => (
              <div key={name}>
                <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" height="10" className={fill} />
                </svg>
                <p>{name}</p>
              </div>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen
        name="Letra"
        file="styles/fonts.css"
        note="Archivo, larga no texto e estreita nos títulos e números."
      >
        {() => (
          <>
            <p className="display specimen-poster">Domingo tem decisão</p>
            <p className="numeral specimen-score">
              <span>3</span>
              <span>×</span>
              <span>2</span>
            </p>
            <Row name="Títulos">
              <span className="display text-4xl">Copacabana 71</span>
              <span className="display text-3xl">Para seguir</span>
              <span className="display text-2xl">Próximos eventos</span>
              <span className="display text-xl">Nenhum evento adicionado</span>
              <span className="display text-lg">Trending</span>
            </Row>
            <p>
              A arquibancada inteira ficou de pé quando a bola saiu da linha.{' '}
              <strong>Texto forte</strong>, <a href="#marca">um endereço</a> e{' '}
              <span className="text-sm text-muted">a nota miúda, 14 px.</span>
            </p>
          </>
        )}
      </Specimen>
      <Specimen
        name="Giz"
        file="ui/chalk.tsx, ui/frame-outline.tsx"
        note="As linhas das quadras vistas de cima: só enfeite."
      >
        {() => (
          <div className="specimen-chalk">
            {chalkKinds.map((kind) => (
              <Chalk key={kind} kind={kind} />
            ))}
            <FrameOutline />
          </div>
        )}
      </Specimen>
      <Specimen
        name="Arquibancada"
        file="ui/terrace-crowd.tsx"
        note="A marca que virou lugar: para a entrada, a espera e a página que não existe."
      >
        {() => (
          <div className="specimen-terrace">
            <TerraceCrowd />
          </div>
        )}
      </Specimen>
    </Section>
  );
}
