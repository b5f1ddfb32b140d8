import { TextField } from '../ui/text-field.tsx';

interface NameFieldProps {
  defaultValue: string;
  error: string | undefined;
}

export function NameField(props: NameFieldProps) {
  return (
    <TextField
      label="Nome da chave"
      hint="Para saber qual é qual: 'Meu celular', 'Notebook do trabalho'."
      name="name"
      autoComplete="off"
      maxLength={60}
      data-focus
      {...props}
    />
  );
}
