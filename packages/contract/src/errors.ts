/** Every way a call may fail: the HTTP status and the sentence a person reads. */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Confira os campos destacados.' },
  invalid_cursor: {
    status: 400,
    message: 'Esta página da lista não existe mais. Recarregue a lista.',
  },
  sign_in_required: { status: 401, message: 'Entre na sua conta para continuar.' },
  wrong_credentials: { status: 401, message: 'E-mail ou senha incorretos' },
  /** The password that confirms a change of a signed-in person. */
  wrong_password: { status: 403, message: 'Senha atual incorreta' },
  password_required: { status: 403, message: 'Digite sua senha para continuar.' },
  /** Of the authenticator app, one of the recovery codes, or the one in a mail. */
  wrong_code: { status: 403, message: 'Código incorreto ou já usado' },
  /** Nothing has proved yet that the owner of the account reads its e-mail. */
  email_unconfirmed: { status: 403, message: 'Confirme o seu e-mail para continuar.' },
  passkey_refused: {
    status: 403,
    message: 'Esta chave de acesso não foi reconhecida. Entre de outro jeito.',
  },
  foreign_origin: { status: 403, message: 'Este pedido veio de outro site e foi recusado.' },
  not_allowed: { status: 403, message: 'Você não tem permissão para fazer isso.' },
  not_found: { status: 404, message: 'Página ou recurso não encontrado' },
  already_in_use: {
    status: 409,
    message: 'Nome de usuário ou e-mail já está em uso, tente outro.',
  },
  key_reused: {
    status: 409,
    message: 'Este pedido já foi feito com outro conteúdo. Recarregue a página e tente de novo.',
  },
  in_progress: {
    status: 409,
    message: 'Este pedido ainda está em andamento. Aguarde um instante.',
  },
  out_of_stock: { status: 409, message: 'Não há unidades suficientes desta cor.' },
  cart_full: { status: 409, message: 'O carrinho já tem o máximo de itens.' },
  cart_empty: { status: 409, message: 'O carrinho está vazio.' },
  coupon_refused: { status: 409, message: 'Este cupom não vale para esta compra.' },
  price_changed: {
    status: 409,
    message: 'O preço mudou. Confira o novo total antes de pagar.',
  },
  quote_expired: { status: 409, message: 'O frete precisa ser calculado de novo.' },
  changed: {
    status: 409,
    message: 'Isto mudou. Recarregue a página.',
  },
  request_pending: {
    status: 409,
    message: 'Espere a resposta: a pessoa ainda não aceitou a sua mensagem.',
  },
  poll_closed: { status: 409, message: 'Esta enquete já terminou.' },
  vote_final: { status: 409, message: 'Nesta enquete o voto não pode mudar.' },
  event_closed: { status: 409, message: 'Este evento já terminou ou foi cancelado.' },
  second_factor_on: {
    status: 409,
    message: 'A verificação em duas etapas já está ativada.',
  },
  challenge_expired: {
    status: 410,
    message: 'O tempo ou as tentativas acabaram. Comece de novo.',
  },
  code_expired: { status: 410, message: 'Este código expirou. Peça um novo.' },
  code_used: { status: 410, message: 'Este código já foi usado. Peça um novo.' },
  code_exhausted: { status: 410, message: 'As tentativas acabaram. Peça um novo código.' },
  recovery_expired: {
    status: 410,
    message: 'O tempo para criar a nova senha acabou. Comece de novo pelo seu e-mail.',
  },
  link_expired: {
    status: 410,
    message: 'Este link já foi usado ou não vale mais. Peça outro.',
  },
  too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  too_many_requests: {
    status: 429,
    message: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.',
  },
  storage_full: {
    status: 507,
    message:
      'Estamos sem espaço para guardar coisas novas. Você pode continuar lendo; tente de novo mais tarde.',
  },
  unexpected: { status: 500, message: 'Algo deu errado do nosso lado. Tente novamente.' },
  unavailable: {
    status: 503,
    message: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Failures that any call may have, whatever the route declares. */
export const frameErrors = [
  'invalid_input',
  'foreign_origin',
  'too_large',
  'too_many_requests',
  'storage_full',
  'unexpected',
  'unavailable',
] as const satisfies readonly ErrorCode[];

export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    /** Field path → sentence, for `invalid_input`. */
    fields?: Record<string, string>;
    requestId?: string;
  };
}

export interface ApiErrorOptions {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  requestId?: string;
  cause?: unknown;
}

/** The only error that operations throw and that callers of the API catch. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requestId = options.requestId;
  }

  toBody(requestId?: string): ErrorBody {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.fields && { fields: this.fields }),
        ...(requestId && { requestId }),
      },
    };
  }
}
