import { keepMoment } from '@arquiba/contract/moment-acts';
import type { Moment } from '@arquiba/contract/moment-views';
import { call } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';

/** An error was shown in a toast. */
export async function keep(id: string, onChange: (moment: Moment) => void): Promise<void> {
  try {
    onChange(await call(keepMoment, { id }));
    notify('success', 'Guardado no seu perfil.');
  } catch {
    // Nothing was changed.
  }
}
