/** Every way the media service may refuse: the HTTP status and the sentence a person reads. */
export const mediaErrorCatalogue = {
  invalid_path: { status: 400, message: 'O caminho do arquivo é inválido.' },
  invalid_parameter: { status: 400, message: 'Um parâmetro do endereço é inválido.' },
  invalid_crop: { status: 400, message: 'O arquivo de recorte é inválido.' },
  credentials_required: { status: 401, message: 'Envie uma chave ou um token de acesso.' },
  invalid_key: { status: 401, message: 'A chave não existe ou foi revogada.' },
  invalid_token: { status: 401, message: 'O token de acesso é inválido.' },
  authorization_failed: { status: 403, message: 'Você não tem permissão para fazer isso.' },
  not_found: { status: 404, message: 'Arquivo não encontrado.' },
  method_not_allowed: { status: 405, message: 'Este endereço não aceita este método.' },
  path_exists: {
    status: 403,
    message: 'Já existe um arquivo neste caminho, e esta chave não pode substituí-lo.',
  },
  part_busy: { status: 409, message: 'Esta parte está sendo enviada por outra conexão.' },
  part_complete: { status: 409, message: 'Esta parte já foi concluída.' },
  etag_mismatch: { status: 409, message: 'O etag não é o da parte que foi recebida.' },
  job_not_found: { status: 404, message: 'Este trabalho não existe.' },
  upload_not_found: { status: 404, message: 'Este envio não existe ou já expirou.' },
  too_slow: { status: 408, message: 'O envio está lento demais. Tente novamente.' },
  file_too_large: { status: 413, message: 'O arquivo é grande demais.' },
  body_too_large: { status: 413, message: 'O corpo do pedido é grande demais.' },
  quota_exceeded: { status: 413, message: 'Não há mais espaço nesta conta.' },
  address_too_long: { status: 414, message: 'O endereço do arquivo é longo demais.' },
  range_not_satisfiable: { status: 416, message: 'O trecho pedido não existe neste arquivo.' },
  image_too_large: { status: 422, message: 'A imagem tem pixels ou quadros demais.' },
  not_an_image: { status: 422, message: 'Não foi possível ler uma imagem neste arquivo.' },
  original_withheld: {
    status: 422,
    message:
      'Não é possível dizer o que este arquivo revela, e por isso o original não é entregue.',
  },
  video_too_large: { status: 422, message: 'Os quadros do vídeo têm pixels demais.' },
  video_too_long: { status: 422, message: 'O vídeo é longo demais para ser preparado.' },
  video_failed: { status: 422, message: 'Não foi possível preparar este vídeo.' },
  not_a_video: { status: 422, message: 'Não foi possível ler um vídeo neste arquivo.' },
  job_incomplete: { status: 422, message: 'Uma parte dos itens não pôde ser processada.' },
  too_many_jobs: {
    status: 429,
    message: 'Há trabalhos demais à espera nesta conta. Tente novamente quando alguns terminarem.',
  },
  rate_limited: {
    status: 429,
    message: 'Muitos pedidos em pouco tempo. Tente novamente em instantes.',
  },
  too_many_fetches: {
    status: 429,
    message: 'Há arquivos demais sendo baixados de outros endereços. Tente novamente em instantes.',
  },
  too_many_uploads: {
    status: 429,
    message: 'Há envios demais em andamento nesta conta. Termine alguns, ou tente mais tarde.',
  },
  job_interrupted: { status: 500, message: 'O trabalho foi interrompido vezes demais.' },
  source_refused: { status: 400, message: 'Arquivos não podem ser buscados neste endereço.' },
  source_failed: { status: 422, message: 'O arquivo não pôde ser baixado do endereço.' },
  source_timeout: { status: 422, message: 'O endereço demorou demais para entregar o arquivo.' },
  unexpected: { status: 500, message: 'Algo deu errado. Tente novamente.' },
  busy: { status: 503, message: 'Muitas imagens em preparo. Tente novamente em instantes.' },
  unavailable: { status: 503, message: 'Serviço indisponível no momento. Tente novamente.' },
  space_full: { status: 507, message: 'Não há mais espaço para os seus arquivos.' },
  storage_full: {
    status: 507,
    message: 'O servidor está sem espaço para guardar arquivos. Tente mais tarde.',
  },
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
