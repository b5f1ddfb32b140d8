/** Every way the media service may refuse: the HTTP status and the sentence a person reads. */
export const mediaErrorCatalogue = {
  invalid_path: { status: 400, message: 'O caminho do arquivo é inválido.' },
  invalid_parameter: { status: 400, message: 'Um parâmetro do endereço é inválido.' },
  not_found: { status: 404, message: 'Arquivo não encontrado.' },
  method_not_allowed: { status: 405, message: 'Este endereço não aceita este método.' },
  range_not_satisfiable: { status: 416, message: 'O trecho pedido não existe neste arquivo.' },
  image_too_large: { status: 422, message: 'A imagem tem pixels ou quadros demais.' },
  not_an_image: { status: 422, message: 'Não foi possível ler uma imagem neste arquivo.' },
  unexpected: { status: 500, message: 'Algo deu errado. Tente novamente.' },
  busy: { status: 503, message: 'Muitas imagens em preparo. Tente novamente em instantes.' },
  unavailable: { status: 503, message: 'Serviço indisponível no momento. Tente novamente.' },
  storage_full: { status: 507, message: 'Não há espaço para guardar o arquivo.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type MediaErrorCode = keyof typeof mediaErrorCatalogue;

/** The body of every answer that is not a success. */
export interface MediaErrorBody {
  error: { code: MediaErrorCode; message: string; details?: Record<string, unknown> };
}

export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: MediaErrorCode,
    options: { message?: string; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(options.message ?? mediaErrorCatalogue[code].message, { cause: options.cause });
    this.code = code;
    this.status = mediaErrorCatalogue[code].status;
    this.details = options.details;
  }

  get body(): MediaErrorBody {
    const { code, message, details } = this;
    return { error: { code, message, ...(details && { details }) } };
  }
}
