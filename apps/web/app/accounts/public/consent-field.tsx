import { legal } from '@arquiba/contract/legal';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The checkbox sends the version of the text, so that the consent refers to the text that was shown. */
export function ConsentField({ error }: { error: string | undefined }) {
  return (
    <Checkbox
      name="termsVersion"
      value={legal.version}
      error={error}
      label={
        <>
          Li e aceito os <DocumentLink to="/termos">Termos de Uso</DocumentLink> e a{' '}
          <DocumentLink to="/privacidade">Política de Privacidade</DocumentLink>.
        </>
      }
    />
  );
}

/** Opens in a new tab, so that the form keeps what was typed. */
function DocumentLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="relative font-semibold text-accent-ink underline"
    >
      {children}
      <span className="sr-only"> (abre em outra aba)</span>
    </a>
  );
}
