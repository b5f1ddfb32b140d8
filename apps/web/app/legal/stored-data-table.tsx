/** What is stored and for how long: a table on a desktop, cards on a phone. */
export function StoredDataTable() {
  return (
    <table className="w-full text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-edge text-sm">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {ROWS.map(([what, why, until]) => (
          <tr
            key={what}
            className="align-top sm:border-b sm:border-line max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised max-sm:p-4"
          >
            <th scope="row" className="font-semibold sm:w-[38%] sm:py-3 sm:pr-4">
              {what}
            </th>
            <td className="sm:py-3 sm:pr-4">{why}</td>
            <td className="text-muted sm:py-3">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS = ['O quê', 'Para quê', 'Até quando'];

const ROWS = [
  [
    'Nome, nome social, CPF ou CNPJ, e-mail, whatsapp',
    'Criar a conta e saber que ela é sua (contrato)',
    'Enquanto a conta existir, e 30 dias depois',
  ],
  [
    'Data de nascimento',
    'Proteger quem é menor de idade (lei)',
    'Enquanto a conta existir, e 30 dias depois',
  ],
  [
    'E-mail do responsável',
    'Pedir a autorização (consentimento)',
    'Até você fazer 16 anos, ou enquanto a conta existir se ele confirmou',
  ],
  [
    'O que você aceitou, em que versão e quando',
    'Provar o aceite (lei)',
    'Enquanto a conta existir, e 30 dias depois',
  ],
  [
    'Perfil, publicações, grupos e quem você segue',
    'Fazer a rede funcionar (contrato)',
    'Até você apagar',
  ],
  ['Quais publicações você já viu', 'Não repetir o que você viu (contrato)', '14 dias'],
  [
    'Endereços e pedidos',
    'Entregar e dar nota (contrato e lei)',
    'Endereços: até você apagar. Pedidos: 5 anos, como manda a lei fiscal',
  ],
  [
    'Receitas de lentes (dados de saúde)',
    'Fazer as suas lentes (consentimento)',
    'Até você apagar ou retirar a autorização. Cópia no pedido: 5 anos, para o caso de reclamação',
  ],
  [
    'Mensagens ao atendimento',
    'Responder a você (contrato)',
    'Enquanto a conta existir, e 30 dias depois',
  ],
  [
    'Registros de acesso: endereço de rede, navegador, hora',
    'Segurança e Marco Civil da Internet (lei)',
    '6 meses',
  ],
] as const;
