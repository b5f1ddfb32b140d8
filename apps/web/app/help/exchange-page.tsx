import { Link } from 'react-router';
import { MemberLink } from '../viewer/member-link.tsx';
import type { Route } from './+types/exchange-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/troca-e-devolucao';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function ExchangePage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="Você tem 7 dias">
        <p>
          O prazo é de 7 dias corridos, contados do dia em que o pacote chegou, e vale até o fim do
          sétimo dia. Não é preciso dizer o motivo: é o direito de arrependimento de quem compra
          fora da loja (Código de Defesa do Consumidor, artigo 49).
        </p>
      </HelpSection>
      <HelpSection title="Como devolver">
        <ol>
          <li>
            Abra o pedido em <MemberLink to="/minha-conta/pedidos">Meus pedidos</MemberLink> e
            aperte &lsquo;Devolver ou trocar&rsquo;.
          </li>
          <li>
            Escolha as peças e a quantidade, e se quer o dinheiro de volta ou uma troca. Dá para
            devolver uma parte do pedido.
          </li>
          <li>
            O código de postagem aparece na hora, com a etiqueta para imprimir. A postagem é por
            nossa conta.
          </li>
          <li>
            Embale a armação com o estojo e os acessórios, de preferência na caixa em que ela veio,
            e poste em uma agência até o dia que está na etiqueta.
          </li>
        </ol>
        <p>O andamento aparece no pedido, e cada passo chega também por e-mail.</p>
        <p>
          Óculos com lentes feitas no seu grau não voltam por arrependimento. Se algo não está certo
          com eles, ajustamos ou refazemos: fale com o <Link to="/atendimento">atendimento</Link>.
        </p>
      </HelpSection>
      <HelpSection title="A troca">
        <p>
          Você pode trocar por outra cor da mesma armação, ou por outra armação do mesmo preço. A
          unidade fica guardada desde o pedido da troca, e sai da loja quando a peça devolvida chega
          e é conferida. Óculos com lentes trocam de cor com as mesmas lentes.
        </p>
      </HelpSection>
      <HelpSection title="O dinheiro de volta">
        <p>
          Você recebe o que pagou por cada peça, já com o desconto que ela teve e com a parte dela
          no frete. Quem devolve o pedido inteiro recebe o total de volta. O estorno sai pela mesma
          forma de pagamento, depois que a peça chega à loja e é conferida, em até 2 dias úteis.
        </p>
      </HelpSection>
      <HelpSection title="Passou do prazo, ou veio com defeito">
        <p>
          Defeito é assunto de <Link to="/ajuda/garantia">garantia</Link>, que tem um prazo maior.
          Para qualquer outro caso, fale com o <Link to="/atendimento">atendimento</Link>.
        </p>
      </HelpSection>
      <HelpSection title="Ainda não foi enviado?">
        <p>
          Um pedido que ainda não saiu da loja pode ser cancelado na hora, na página do pedido. O
          que já foi pago volta inteiro.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
