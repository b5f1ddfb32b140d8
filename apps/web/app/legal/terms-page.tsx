import { brand } from '@arquiba/contract/brand';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { MailLink } from '../support/public/contact-links.tsx';
import type { Route } from './+types/terms-page';
import { LegalDocument, type Section } from './legal-document.tsx';

const { network, shop } = brand;

export function meta(args: Route.MetaArgs) {
  const description = `As regras do jogo na ${network.name} e na loja ${shop.name}, em linguagem clara.`;
  return pageMeta({ title: 'Termos de Uso', description }, args);
}

export default function TermsPage() {
  return (
    <LegalDocument
      title="Termos de Uso"
      lead={`As regras do jogo na ${network.name}, a rede de quem vive o esporte, e na ${shop.name}, a loja de óculos da casa. Sem letras miúdas.`}
      sections={SECTIONS}
      other={{ label: 'Política de Privacidade', to: '/privacidade' }}
    />
  );
}

const SECTIONS: Section[] = [
  {
    title: 'Sua conta',
    body: (
      <>
        <p>
          A conta é pessoal, ou da organização que você representa. Use dados verdadeiros, com CPF
          ou CNPJ seu, e mantenha o e-mail em dia: é por ele que você recupera o acesso.
        </p>
        <p>
          A senha é só sua. Se desconfiar que alguém entrou na sua conta, troque a senha: as outras
          sessões são encerradas.
        </p>
      </>
    ),
  },
  {
    title: `Quem tem menos de ${GUARDIAN_UNDER_AGE} anos`,
    body: (
      <>
        <p>
          Pode participar com a autorização da mãe, do pai ou de outro responsável. No cadastro, a
          pessoa informa o e-mail do responsável, e nós escrevemos para ele.
        </p>
        <p>
          Enquanto o responsável não confirma, o perfil é privado: não aparece em buscas, listas nem
          sugestões, e ninguém novo pode segui-lo. O responsável pode pedir o encerramento da conta
          a qualquer momento.
        </p>
      </>
    ),
  },
  {
    title: 'O que você publica',
    body: (
      <>
        <p>
          O que você publica continua seu. Você nos autoriza a guardar, adaptar ao tamanho das telas
          e mostrar esse conteúdo na {network.name} a quem você escolheu mostrar. A autorização
          acaba quando você apaga a publicação ou a conta.
        </p>
        <p>Publique só o que é seu ou o que você pode publicar, e respeite a imagem das pessoas.</p>
      </>
    ),
  },
  {
    title: 'Jogo limpo',
    body: (
      <>
        <p>Rivalidade é parte do esporte; agressão, não. Não é permitido:</p>
        <ul>
          <li>ameaçar, perseguir ou discriminar pessoas e torcidas;</li>
          <li>
            publicar conteúdo sexual que envolva crianças ou adolescentes, ou dados de terceiros;
          </li>
          <li>passar-se por outra pessoa, clube ou empresa;</li>
          <li>vender ingressos falsos, aplicar golpes ou enviar mensagens em massa;</li>
          <li>tentar burlar a segurança do serviço ou coletar dados das pessoas por robôs.</li>
        </ul>
        <p>
          Podemos remover conteúdo e bloquear contas que descumpram estas regras. Quem for bloqueado
          pode pedir revisão pelo atendimento.
        </p>
      </>
    ),
  },
  {
    title: `Compras na ${shop.name}`,
    body: (
      <>
        <p>
          Preço, parcelas e frete aparecem antes de você confirmar o pedido, e a confirmação chega
          por e-mail na hora.
        </p>
        <p>
          Você pode desistir da compra em até 7 dias corridos depois de receber o produto, sem dizer
          o motivo, com devolução integral do valor, frete incluído.
        </p>
      </>
    ),
  },
  {
    title: 'O serviço',
    body: (
      <p>
        Cuidamos para que tudo funcione o tempo todo, mas pode haver pausas para manutenção ou por
        falhas fora do nosso controle. Respondemos pelos danos que causarmos, nos termos da lei;
        nada aqui reduz os direitos de quem consome.
      </p>
    ),
  },
  {
    title: 'Encerrar a conta',
    body: (
      <p>
        Você pode apagar a conta quando quiser, na sua área. O perfil some na hora; os dados são
        apagados depois de 30 dias, e até lá dá para voltar atrás. O que a lei manda guardar, como
        notas de compra, fica separado e sem aparecer para ninguém.
      </p>
    ),
  },
  {
    title: 'Mudanças nestes termos',
    body: (
      <p>
        Cada versão tem número e data. Se algo importante mudar, avisamos antes e pedimos de novo o
        seu aceite. Valem as leis brasileiras, e o foro é o do seu domicílio.
      </p>
    ),
  },
  {
    title: 'Fale com a gente',
    body: (
      <p>
        Escreva para <MailLink /> ou pelo <Link to="/atendimento">atendimento</Link>. Respondemos em
        até 5 dias.
      </p>
    ),
  },
];
