import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BackOffice } from '@arquiba/api/back-office';
import type { EyeSide } from '@arquiba/contract/prescription-values';
import type { WrittenName } from '@arquiba/contract/prescriptions';
import { createMedia } from '@arquiba/media/app';
import { openLog } from '../log.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import { Refusal } from '../refusal.ts';
import { addressesOf } from '../running/addresses.ts';
import { refuseStorage } from '../running/serving.ts';
import type { Command, CommandInput } from './command.ts';
import { type OpenPlace, withBackOffice } from './with-back-office.ts';

export const prescriptions: Command = {
  name: 'prescriptions',
  words: ['<ação>', '<pedido>'],
  summary: 'Confere as receitas de lentes que vieram por foto ou PDF.',
  details: `Ações:
  save <pedido>    guarda a foto ou o PDF em --to, para ser lido
  accept <pedido>  as lentes são feitas pelo arquivo como ele é
  type <pedido>    escreve os números que estão no arquivo: --od, --oe e --dp
  refuse <pedido>  pede outra a quem comprou: --reason, que aparece na página do pedido

Em --od e --oe vêm, nesta ordem: esférico, cilíndrico, eixo, adição e DNP; _ é o que a receita não
traz, como --od="-2,25 -0,75 90 _ 31,5". Receitas são dados de saúde: apague o arquivo depois de ler.`,
  options: {
    sku: { type: 'string', description: 'o item do pedido, se há mais de um com receita' },
    to: { type: 'string', description: 'em save: o arquivo a criar' },
    od: { type: 'string', description: 'em type: os números do olho direito' },
    oe: { type: 'string', description: 'em type: os números do olho esquerdo' },
    dp: { type: 'string', description: 'em type: a distância entre as pupilas, em milímetros' },
    reason: { type: 'string', description: 'em refuse: o motivo, para quem comprou' },
  },
  async run({ config, words: [name = '', word], options }) {
    const number = word?.trim().toUpperCase();
    if (!number) throw new Refusal(`Falta o número do pedido; ${HELP}`);
    const asked = { number, sku: typeof options.sku === 'string' ? options.sku : null };
    const act = readAction(name, options, config);
    await withBackOffice(config, 'prescriptions', async ({ orders }, place) => {
      console.log(await act(orders, asked, place));
    });
  },
};

type Config = CommandInput['config'];
type Options = CommandInput['options'];
type Orders = BackOffice['orders'];
type Asked = Parameters<Orders['findPrescriptionFile']>[0];
type Action = (orders: Orders, asked: Asked, place: OpenPlace) => Promise<string>;

const HELP = 'veja: npm run arquiba -- prescriptions --help';

function readAction(name: string, options: Options, config: Config): Action {
  if (name === 'save') return saving(options, config);
  if (name === 'type') return typing(options);
  if (name === 'refuse') {
    const { reason } = options;
    if (typeof reason !== 'string') throw new Refusal(`Diga o motivo com --reason; ${HELP}`);
    return async (orders, asked) => {
      await orders.refusePrescription(asked, reason);
      return `Pedimos outra receita a quem fez o pedido ${asked.number}.`;
    };
  }
  if (name !== 'accept') throw new Refusal(`A ação "${name}" não existe; ${HELP}`);
  return async (orders, asked) => {
    await orders.acceptPrescription(asked);
    return `A receita do pedido ${asked.number} foi aceita.`;
  };
}

function saving({ to }: Options, config: Config): Action {
  if (typeof to !== 'string') throw new Refusal(`Diga onde guardar com --to; ${HELP}`);
  return async (orders, asked, { pool, dataFolder }) => {
    const { path, mime } = await orders.findPrescriptionFile(asked);
    const { publicUrl, mediaUrl } = addressesOf(config, config);
    const media = await createMedia({
      ...{ pool, s3: config.s3, folder: mediaFolderOf(dataFolder) },
      ...{ publicUrl: mediaUrl, siteUrl: publicUrl, log: openLog('warn', 'stderr').log },
    }).catch(refuseStorage);
    try {
      const content = await media.port.read(path);
      if (!content) throw new Refusal('O arquivo desta receita não está mais guardado.');
      await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
    } finally {
      await media.stop();
    }
    return `Receita do pedido ${asked.number} (${mime}) em ${to}.`;
  };
}

function typing({ od, oe, dp }: Options): Action {
  const written = {
    ...readEye('right', od, 'od'),
    ...readEye('left', oe, 'oe'),
    pupils: typeof dp === 'string' ? dp : '',
  } as Record<WrittenName, string>;
  return async (orders, asked) => {
    await orders.typePrescription(asked, written);
    return `A receita do pedido ${asked.number} tem os números, e foi aceita.`;
  };
}

const PARTS = ['Sphere', 'Cylinder', 'Axis', 'Addition', 'Pupil'] as const;

function readEye(side: EyeSide, text: Options[string], option: string): Record<string, string> {
  const values = typeof text === 'string' ? text.trim().split(/\s+/) : [];
  if (values.length === 0 || values.length > PARTS.length) {
    throw new Refusal(`--${option} tem de um a ${PARTS.length} valores; ${HELP}`);
  }
  const written = PARTS.map((part, at) => [`${side}${part}`, values[at] ?? '_']);
  return Object.fromEntries(written.map(([name, value]) => [name, value === '_' ? '' : value]));
}
