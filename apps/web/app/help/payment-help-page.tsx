import { formatBrl } from '@arquiba/brazil/money';
import {
  instalmentsAllowed,
  LEAST_INSTALMENT_CENTS,
  MOST_INSTALMENTS,
  MOST_SAVED_CARDS,
  PIX_DISCOUNT,
} from '@arquiba/contract/payment-terms';
import { Link } from 'react-router';
import { MemberLink } from '../viewer/member-link.tsx';
import type { Route } from './+types/payment-help-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/pagamento';
const EXAMPLE = 150_00;

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function PaymentHelpPage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title={`Pix: ${PIX_DISCOUNT / 100}% de desconto`}>
        <p>
          O desconto vale sobre os produtos, não sobre o frete. No fim da compra aparecem o código
          QR e o copia e cola, que valem por meia hora; a página percebe o pagamento sozinha. Se o
          código vencer, dá para gerar outro no mesmo pedido enquanto as peças estiverem reservadas.
        </p>
      </HelpSection>
      <HelpSection title={`Cartão: até ${MOST_INSTALMENTS}x sem juros`}>
        <p>
          Cada parcela é de pelo menos {formatBrl(LEAST_INSTALMENT_CENTS)}: uma compra de{' '}
          {formatBrl(EXAMPLE)}, por exemplo, cabe em até {instalmentsAllowed(EXAMPLE)} vezes. Se a
          conta não fecha, os centavos que sobram vão na primeira parcela.
        </p>
        <p>
          O número do cartão vai direto para o processador do pagamento. Ele nunca passa pelos
          nossos servidores.
        </p>
        <p>
          Com conta, dá para guardar até {MOST_SAVED_CARDS} cartões: quem guarda é o processador, e
          as próximas compras pedem só o código de segurança. Em{' '}
          <MemberLink to="/minha-conta/meus-dados/cartoes">Cartões salvos</MemberLink> você os
          remove.
        </p>
      </HelpSection>
      <HelpSection title="Boleto">
        <p>
          Vence em 3 dias úteis e costuma levar de 1 a 3 dias úteis para ser confirmado. As peças
          ficam reservadas até lá. O prazo de entrega só começa depois da confirmação.
        </p>
      </HelpSection>
      <HelpSection title="O preço que vale">
        <p>
          Se o preço, o frete ou o estoque mudar enquanto você compra, a página mostra o valor novo
          e pede que você confirme de novo: ninguém paga um total que não viu.
        </p>
      </HelpSection>
      <HelpSection title="Não pagou a tempo?">
        <p>
          O pedido é cancelado sozinho e as peças voltam para a loja. Se o pagamento chegar depois,
          ele vale enquanto ainda houver as peças; senão, o dinheiro volta para você.
        </p>
        <p>
          Alguma cobrança estranha? Fale com o <Link to="/atendimento">atendimento</Link>.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
