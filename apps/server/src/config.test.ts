import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { Refusal } from './refusal.ts';

describe('the environment', () => {
  it('has a usable default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      mediaPort: 3001,
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      publicUrl: undefined,
      databaseUrl: undefined,
    });
    expect(readConfig({}).dataDir).toMatch(/\/data$/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' }).port).toBe(3000);
  });

  it('keeps only the origin of the public addresses', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://Arquiba.com.br/',
      MEDIA_URL: 'https://midia.arquiba.com.br',
    });
    expect(config.publicUrl).toBe('https://arquiba.com.br');
    expect(config.mediaUrl).toBe('https://midia.arquiba.com.br');
  });

  it('takes the contact of the shop, and the demonstration’s where there is none', () => {
    expect(readConfig({}).shop.email).toMatch(/\.example$/);
    const { shop } = readConfig({ SHOP_PHONE: '0800 071 0071', SHOP_EMAIL: 'sac@aro.com.br' });
    expect(shop).toMatchObject({ phone: '0800 071 0071', email: 'sac@aro.com.br' });
    // A number that does not reach us would be worse than the same number twice.
    expect(shop.whatsapp).toBe('0800 071 0071');
    expect(readConfig({ SHOP_WHATSAPP: '(11) 94000-0072' }).shop.whatsapp).toBe('(11) 94000-0072');
    expect(readConfig({ SHOP_WHATSAPP: 'none' }).shop.whatsapp).toBe('');
  });

  it('asks a CEP service only where one is named', () => {
    expect(readConfig({}).cepUrl).toBeUndefined();
    for (const CEP_URL of [
      'https://exemplo.com.br/ws/{cep}/json/',
      'https://exemplo.com.br/?cep={cep}',
      'http://127.0.0.1:8080/{cep}',
    ]) {
      expect(readConfig({ CEP_URL }).cepUrl).toBe(CEP_URL);
    }
  });

  it('takes a push service of the operator, over https or on this machine', () => {
    expect(readConfig({}).pushOrigin).toBeUndefined();
    for (const PUSH_ORIGIN of ['https://push.exemplo.com.br', 'http://127.0.0.1:8080']) {
      expect(readConfig({ PUSH_ORIGIN }).pushOrigin).toBe(PUSH_ORIGIN);
    }
  });

  it('accepts a database on a Unix socket', () => {
    const DATABASE_URL = 'postgres://ana@localhost/arquiba?host=%2Frun%2Fpostgres';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('accepts proxies as addresses, ranges and names', () => {
    const TRUST_PROXY = 'loopback, 10.0.0.0/8, ::1, 192.168.1.7';
    expect(readConfig({ TRUST_PROXY }).trustProxy).toHaveLength(4);
  });

  const S3 = {
    S3_BUCKET: 'midias',
    S3_ACCESS_KEY_ID: 'AKIA1',
    S3_SECRET_ACCESS_KEY: 'segredo-do-s3',
  };

  it('takes a bucket for media, at AWS or elsewhere', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(S3).s3).toEqual({
      ...{ bucket: 'midias', accessKeyId: 'AKIA1', secretAccessKey: 'segredo-do-s3' },
      ...{ region: 'us-east-1', forcePathStyle: false, endpoint: undefined },
      publicEndpoint: undefined,
    });
    const S3_ENDPOINT = 'http://ceph.local:7480';
    const elsewhere = {
      S3_ENDPOINT,
      S3_REGION: 'sp-1',
      S3_PUBLIC_ENDPOINT: 'https://s3.arquiba.com',
    };
    expect(readConfig({ ...S3, ...elsewhere }).s3).toMatchObject({
      ...{ endpoint: S3_ENDPOINT, region: 'sp-1', forcePathStyle: true },
      publicEndpoint: 'https://s3.arquiba.com',
    });
    expect(readConfig({ ...S3, S3_FORCE_PATH_STYLE: '1' }).s3?.forcePathStyle).toBe(true);
  });

  it.each([
    ['S3_BUCKET', 'a/b'],
    ['S3_BUCKET', ''],
    ['S3_ACCESS_KEY_ID', ''],
    ['S3_ACCESS_KEY_ID', 'a b c'],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_SECRET_ACCESS_KEY', 'short'],
    ['S3_ENDPOINT', 'ceph:7480'],
    ['S3_ENDPOINT', 'https://ceph.local/bucket'],
    ['S3_PUBLIC_ENDPOINT', 'ftp://x'],
    ['S3_REGION', 'são paulo'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
  ])('refuses %s="%s" in one sentence, without the secret', (name, value) => {
    const read = () => readConfig({ ...S3, [name]: value });
    expect(read).toThrow(Refusal);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
    expect(read).not.toThrow(/segredo-do-s3|short/);
  });

  it('takes a payment provider with all of its credentials, or none', () => {
    expect(readConfig({}).payments).toEqual({ provider: 'offline' });
    const credentials = {
      PAYMENT_PROVIDER: 'mercadopago',
      MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890123456',
      MERCADOPAGO_PUBLIC_KEY: 'APP_USR-6543210987654321',
      MERCADOPAGO_WEBHOOK_SECRET: '0123456789abcdef',
    };
    expect(readConfig(credentials).payments.provider).toBe('mercadopago');
    for (const name of Object.keys(credentials).slice(1)) {
      expect(() => readConfig({ ...credentials, [name]: '' })).toThrow(
        new RegExp(`^Falta ${name}`),
      );
      const short = { ...credentials, [name]: 'segredo curto' };
      expect(() => readConfig(short)).toThrow(new RegExp(`^${name} `));
      expect(() => readConfig(short)).not.toThrow(/segredo/);
    }
  });

  it('takes the quota of a member and the reserve of the disk as people write sizes', () => {
    expect(readConfig({})).toMatchObject({ memberQuota: undefined, diskReserve: undefined });
    const given = { MEMBER_QUOTA: '20GB', DISK_RESERVE: '0' };
    expect(readConfig(given)).toMatchObject({ memberQuota: 20e9, diskReserve: 0 });
    for (const name of Object.keys(given)) {
      for (const wrong of ['muito', '-1', '1.5GB', '5 GiB']) {
        expect(() => readConfig({ [name]: wrong })).toThrow(new RegExp(`^${name} precisa ser`));
      }
    }
  });

  it('takes a port for programs that broadcast, and its address behind a proxy', () => {
    expect(readConfig({})).toMatchObject({ rtmpPort: undefined, rtmpUrl: undefined });
    const RTMP_URL = 'rtmps://midia.arquiba.com.br/live';
    expect(readConfig({ RTMP_PORT: '1935', RTMP_URL })).toMatchObject({
      ...{ rtmpPort: 1935, rtmpUrl: RTMP_URL },
    });
  });

  it('refuses half a bucket', () => {
    expect(() => readConfig({ S3_REGION: 'sa-east-1' })).toThrow(/^Falta S3_BUCKET: com S3_REGION/);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['MEDIA_PORT', '3.5'],
    ['MEDIA_PORT', '3000'],
    ['RTMP_PORT', '3000'],
    ['RTMP_PORT', 'x'],
    ['RTMP_URL', 'https://midia.arquiba.com.br/live'],
    ['RTMP_URL', 'rtmp://midia.arquiba.com.br/outro'],
    ['GATEWAY_PORT', '3001'],
    ['GATEWAY_PORT', 'x'],
    ['GATEWAY_URL', 'localhost:3002'],
    ['PAYMENT_PROVIDER', 'cielo'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'arquiba.com.br'],
    ['PUBLIC_URL', 'ftp://arquiba.com.br'],
    ['PUBLIC_URL', 'https://arquiba.com.br/rede'],
    ['MEDIA_URL', 'https://x:y@arquiba.com.br'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://[/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'http://mail'],
    ['CEP_URL', 'http://exemplo.com.br/ws/{cep}/json/'],
    ['CEP_URL', 'https://exemplo.com.br/ws/json/'],
    ['CEP_URL', 'https://{cep}.exemplo.com.br/'],
    ['CEP_URL', 'https://{cep}/ws/'],
    ['CEP_URL', 'https://exemplo.com.br/#{cep}'],
    ['CEP_URL', 'https://exemplo.com.br/{cep}/{cep}'],
    ['CEP_URL', 'file:///etc/{cep}'],
    ['PUSH_ORIGIN', 'http://push.exemplo.com.br'],
    ['PUSH_ORIGIN', 'http://127.0.0.1.exemplo.com.br'],
    ['PUSH_ORIGIN', 'https://push.exemplo.com.br/up'],
    ['SHOP_EMAIL', 'Loja <loja@exemplo.com.br>'],
    ['SHOP_EMAIL', 'loja'],
    ['SHOP_PHONE', 'javascript:alert(1)'],
    ['SHOP_PHONE', '123'],
    ['SHOP_WHATSAPP', '(11) 94000-0071 x'],
    ['SHOP_HOURS', 'x'.repeat(121)],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['MEDIA_PROCESS', 'elsewhere'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['METRICS_TOKEN', 'short'],
    ['SECRET_KEY', 'short'],
  ])('refuses %s=%s in one sentence that names the variable', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(Refusal);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  it('never repeats an address that may hold a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:segredo@db/x' });
    expect(read).toThrow(Refusal);
    expect(read).not.toThrow(/segredo/);
  });

  it('refuses one origin for site and media', () => {
    const same = { PUBLIC_URL: 'https://arquiba.com.br', MEDIA_URL: 'https://arquiba.com.br' };
    expect(() => readConfig(same)).toThrow(/MEDIA_URL/);
  });
});
