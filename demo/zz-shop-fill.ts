import { createApi } from '/work/main/apps/api/src/app.ts';
import { createMedia } from '/work/main/apps/media/src/app.ts';
import { histories } from '/work/main/apps/server/src/database/histories.ts';
import { migrate } from '/work/main/apps/server/src/database/migrate.ts';
import { mediaFolderOf } from '/work/main/apps/server/src/place/empty-place.ts';
import { createAccount } from '/work/main/packages/contract/src/accounts.ts';
import { createProduct } from '/work/main/packages/contract/src/catalog.ts';
import { openStudio } from '/work/main/demo/src/draw/frame.ts';
import { randomOf } from '/work/main/demo/src/seed/random.ts';
import { createRequire } from 'node:module';
const require = createRequire('/work/main/apps/server/package.json');
const pg = require('pg'); const pino = require('pino');
const url = 'postgres://postgres@127.0.0.1:5499/shop_dev';
const pool = new pg.Pool({ connectionString: url });
const log = pino({ level: 'warn' });
await migrate(pool, histories);
const media = await createMedia({ pool, folder: mediaFolderOf('/tmp/shop'), publicUrl: 'http://localhost:3501', siteUrl: 'http://localhost:3500', log });
const api = await createApi({ pool, databaseUrl: url, media: media.port, log, publicUrl: 'http://localhost:3500', mail: { folder: '/tmp/shop/mail' } });
const admin = await api.callAs(null)(createAccount, { type: 'Empresa', subtype: 'Material Esportivo', name: 'Aro Ótica Esportiva Ltda.', socialName: 'Aro', cpf_cnpj: '11222333000181', email: 'loja@aro.example', whatsapp: '11987654321', password: 'senha da loja' });
await api.staff.grantAdmin(admin.id);
const fan = await api.callAs(null)(createAccount, { type: 'Torcedor', subtype: 'Torcedor', name: 'Helena Prado de Souza', socialName: 'Lena Prado', cpf_cnpj: '11144477735', email: 'lena@exemplo.com.br', whatsapp: '11987654321', password: 'senha da lena' });
console.log(fan.username);
const call = api.callAs(admin.id);
const shapes = ['redondo','quadrado','retangular','aviador','gatinho','esportivo'] as const;
const names = ['Copacabana 71','Ladeira','Várzea','Meia-Lua','Ponta Direita','Travessão','Escanteio','Raia Quatro','Serra Azul','Maré Alta','Lateral','Camisa Dez','Arpoador','Beira-Rio','Bico da Área','Passe Curto','Pedal','Trapézio','Domingueira','Poente','Volante de Contenção e Criação','Orla Norte','Tabela','Rebote','Fôlego','Contra-Ataque'];
const palette = [
  { color: 'Mel', hex: '#b34700', finish: 'tortoise', base: '#b86a2c', second: '#3a1f10', lens: { kind: 'gradient', from: '#5a3a22', to: '#b98d66' } },
  { color: 'Preto', hex: '#1c1512', finish: 'gloss', base: '#1c1716', second: '#1c1716', lens: { kind: 'solid', from: '#2a2d30', to: '#3a3d40' } },
  { color: 'Verde-garrafa', hex: '#1e5b3a', finish: 'matte', base: '#1e5b3a', second: '#123524', lens: { kind: 'gradient', from: '#2e5a45', to: '#9cc4ae' } },
  { color: 'Azul-marinho', hex: '#203a6f', finish: 'gloss', base: '#203a6f', second: '#14264a', lens: { kind: 'mirror', from: '#2b5bd0', to: '#a7c5ff' } },
  { color: 'Cristal', hex: '#e6ddd3', finish: 'crystal', base: '#e6ddd3', second: '#cfc2b4', lens: { kind: 'clear', from: '#ffffff', to: '#ffffff' } },
  { color: 'Dourado', hex: '#c9a24a', finish: 'metal', base: '#c9a24a', second: '#8d6c22', lens: { kind: 'gradient', from: '#3c4a3c', to: '#a8b8a0' } },
];
const random = randomOf('shop-dev');
for (let i = 0; i < names.length; i++) {
  const shape = shapes[i % 6];
  const wire = shape === 'aviador' || (shape === 'redondo' && i % 2 === 1);
  const build = wire ? 'wire' : shape === 'esportivo' ? (i % 12 > 6 ? 'mask' : 'half') : i % 5 === 4 ? 'browline' : 'full';
  const lensWidth = random.whole(48, 58), bridge = random.whole(16, 21);
  const lensHeight = { redondo: 46, quadrado: 42, retangular: 34, aviador: 48, gatinho: 42, esportivo: 40 }[shape];
  const front = lensWidth * 2 + bridge + random.whole(8, 14);
  const measures = { lensWidth, lensHeight, bridge, temple: random.pick([135,140,145]), front };
  const studio = await openStudio({ shape, cut: i % 2, build, rim: wire ? 1.3 : 3.4, bridgeStyle: wire ? (shape === 'aviador' ? 'double' : 'thin') : i % 3 ? 'saddle' : 'keyhole', ...measures, tinted: i % 4 !== 3 } as never);
  const count = i === 1 ? 1 : i === 5 ? 6 : random.whole(2, 4);
  const chosen = wire ? [palette[5], ...palette.slice(0, count - 1)] : random.shuffle(palette).slice(0, count);
  const colors = [];
  for (const c of chosen as typeof palette) {
    const content = await studio.shoot(c as never, random.stream(`${i}${c.color}`));
    const path = `/products/dev/${i}-${c.color.toLowerCase().normalize('NFD').replace(/[^a-z]/g, '')}.webp`;
    await media.port.store({ path, mime: 'image/webp', originalFileName: 'f.webp', content });
    colors.push({ color: c.color, hex: c.hex, image: { path, alt: `${names[i]} na cor ${c.color.toLowerCase()}` }, stock: random.pick([0, 3, 1, 24, 40, 12]) });
  }
  const price = random.whole(180, 690) * 100 + random.pick([0, 90, 99]);
  await call(createProduct, { title: names[i], line: random.pick(['Solar esportivo', 'Receituário', 'Solar clássico', 'Performance']), description: 'Leve no rosto e firme no drible: a ponte em sela distribui o peso e as hastes flexíveis acompanham a cabeça sem apertar.\n\nLentes com proteção UV400 e tratamento contra riscos. Acompanha estojo rígido e flanela.', sex: random.pick(['feminino','masculino','unissex']), shape, material: wire ? 'metal' : shape === 'esportivo' ? 'nylon' : 'acetato', measures, price, promotionalPrice: i % 3 === 0 ? Math.round(price * 0.82) : null, colors });
}
console.log('done');
await api.stop(); await media.stop(); await pool.end(); process.exit(0);
