import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

/** Gives the password in the dialog that asks for it. */
export async function confirmIdentity(page: Page, person: { password: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByLabel('Senha atual').fill(person.password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A device with a screen lock, which says yes at once. */
export async function giveAuthenticator({ context, page }: Visit): Promise<void> {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
