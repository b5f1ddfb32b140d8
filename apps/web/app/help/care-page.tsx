import type { Route } from './+types/care-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/cuidados';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function CarePage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="Limpar">
        <ul>
          <li>Passe água corrente antes de tudo: poeira seca risca.</li>
          <li>Uma gota de detergente neutro em cada lente, com a ponta dos dedos, e enxágue.</li>
          <li>Seque com pano de microfibra. Camiseta e papel arranham com o tempo.</li>
          <li>Álcool, acetona e limpa-vidros tiram o tratamento da lente e mancham o acetato.</li>
        </ul>
      </HelpSection>
      <HelpSection title="Guardar">
        <ul>
          <li>No estojo, com as lentes para cima. No bolso e na gola, a haste abre.</li>
          <li>Nunca no painel do carro: o calor deforma o acetato e trinca o tratamento.</li>
          <li>Tire e ponha com as duas mãos; na cabeça, as hastes alargam.</li>
        </ul>
      </HelpSection>
      <HelpSection title="Mar, piscina e suor">
        <p>
          Sal, cloro e suor atacam parafusos e charneiras. Depois do treino, do jogo ou do banho de
          mar, enxágue com água doce e seque. Nos modelos de nylon, tire também a areia das
          borrachas.
        </p>
      </HelpSection>
      <HelpSection title="Ajustar">
        <p>
          Parafuso frouxo se aperta com chave de relojoeiro, sem força. Para dobrar haste ou
          plaqueta, procure uma ótica: acetato pede calor certo, e metal quebra se for e voltar.
          Nylon não se ajusta com calor.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
