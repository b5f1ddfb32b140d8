import { TextField } from '../../ui/text-field.tsx';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
}

/** Takes a code of the app or a recovery code, named `code`. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      hint="O código de 6 dígitos do aplicativo autenticador, ou um dos seus códigos de recuperação."
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={40}
      {...props}
    />
  );
}
