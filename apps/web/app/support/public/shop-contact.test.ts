import { expect, test } from 'vitest';
import { withLinks } from './shop-contact.ts';

const contact = { email: 'sac@aro.example', hours: 'Das 9h às 18h.', returnAddress: '' };

test('without a whatsapp there is no link', () => {
  const none = withLinks({ ...contact, phone: '(11) 4000-0071', whatsapp: '' });
  expect(none.whatsappLink).toBeNull();
});

test.each([
  ['(11) 4000-0071', 'tel:+551140000071', 'https://wa.me/551140000071'],
  ['+55 11 94000-0071', 'tel:+5511940000071', 'https://wa.me/5511940000071'],
  ['55 11 94000-0071', 'tel:+5511940000071', 'https://wa.me/5511940000071'],
  ['(55) 94000-0071', 'tel:+5555940000071', 'https://wa.me/5555940000071'],
  ['+351 21 400 0071', 'tel:+351214000071', 'https://wa.me/351214000071'],
  ['0800 071 0071', 'tel:08000710071', 'https://wa.me/08000710071'],
])('%s is dialled as %s', (phone, phoneLink, whatsappLink) => {
  expect(withLinks({ ...contact, phone, whatsapp: phone })).toMatchObject({
    ...{ phoneLink, whatsappLink, mailLink: 'mailto:sac@aro.example' },
  });
});
