import { createGateway } from './create-gateway.ts';

/** The gateway in a separate process; it ends with its parent. */
const { env } = process;
const host = need('GATEWAY_HOST');
const port = Number(need('GATEWAY_PORT'));
const webhookUrl = need('GATEWAY_WEBHOOK_URL');
const gateway = await createGateway({
  file: need('GATEWAY_FILE'),
  publicUrl: need('GATEWAY_URL'),
  siteUrl: need('GATEWAY_SITE_URL'),
  key: need('GATEWAY_KEY'),
  webhookSecret: need('GATEWAY_WEBHOOK_SECRET'),
  webhookUrl: () => webhookUrl,
});
await gateway.app.listen({ host, port });
process.send?.('ready');

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await gateway.close();
  process.exit(0);
}
process.on('disconnect', end);
process.on('SIGTERM', end);
// Ctrl-C reaches the whole process group; our parent decides when to end.
process.on('SIGINT', process.channel ? () => {} : end);

function need(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`The gateway needs ${name}`);
  return value;
}
