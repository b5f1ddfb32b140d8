import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RadioGroup, Segmented } from '../ui/radio-group.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Section, Specimen, Stack } from './specimen.tsx';

const UFS = ['BA', 'MG', 'PE', 'RJ', 'RS', 'SP'].map((value) => ({ value, label: value }));

export function FormSection() {
  return (
    <Section id="formularios" title="Formulários">
      <Specimen name="Texto" file="ui/text-field.tsx">
        {() => (
          <Stack>
            <TextField label="Nome" placeholder="Como no documento" autoComplete="off" />
            <TextField label="Nome social" optional hint="É o que as outras pessoas veem." />
            <TextField
              label="E-mail"
              type="email"
              defaultValue="dandara@"
              error="Email inválido"
              autoComplete="off"
            />
            <TextField label="Usuário" prefix="@" defaultValue="dandara42k" />
            <TextField label="Ponte" type="number" suffix="mm" defaultValue="18" />
            <TextField label="CPF" defaultValue="111.444.777-35" disabled />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Senha" file="ui/password-field.tsx">
        {() => (
          <Stack>
            <PasswordField
              label="Senha"
              autoComplete="current-password"
              defaultValue="arquibancada"
            />
            <PasswordField
              label="Confirme a senha"
              autoComplete="new-password"
              defaultValue="arquibanc"
              error="Senhas não combinam"
            />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Texto longo" file="ui/text-area.tsx" note="Cresce com o que se escreve.">
        {() => (
          <Stack>
            <TextArea label="Bio" defaultValue={'Ponta-esquerda aposentada.\nHoje, narradora.'} />
            <TextArea
              bare
              label="Publicação"
              labelHidden
              placeholder="O que rolou no jogo de hoje?"
            />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Escolha em lista" file="ui/select-field.tsx">
        {() => (
          <Stack>
            <SelectField label="UF" placeholder="Selecione" options={UFS} />
            <SelectField
              label="UF"
              options={UFS}
              defaultValue="RS"
              error="UF não combina com o CEP"
            />
            <SelectField label="UF" options={UFS} defaultValue="BA" disabled />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Escolhas" file="ui/radio-group.tsx, ui/checkbox.tsx, ui/switch.tsx">
        {(theme) => (
          <Stack>
            <Segmented
              label="Pessoa"
              name={`person-${theme}`}
              defaultValue="pf"
              choices={[
                { value: 'pf', label: 'Física' },
                { value: 'pj', label: 'Jurídica' },
              ]}
            />
            <RadioGroup
              label="Entrega"
              name={`freight-${theme}`}
              defaultValue="pac"
              choices={[
                { value: 'pac', label: 'Econômica · R$ 0,00', detail: 'chega sexta, 21/11' },
                { value: 'sedex', label: 'Rápida · R$ 18,90', detail: 'chega amanhã' },
                {
                  value: 'moto',
                  label: 'Hoje, de moto',
                  detail: 'fora da sua área',
                  disabled: true,
                },
              ]}
            />
            <div>
              <Checkbox label="Manter conectado" defaultChecked />
              <Checkbox label="Quero receber as promoções" />
              <Checkbox label="Li e aceito os termos de uso" error="Aceite os termos para seguir" />
              <Checkbox label="Desligado" disabled defaultChecked />
            </div>
            <div>
              <Switch label="Tema escuro" detail="Sem escolha, segue o aparelho." defaultChecked />
              <Switch label="Conta privada" />
              <Switch label="Avisos por e-mail" disabled />
            </div>
          </Stack>
        )}
      </Specimen>
      <Specimen name="Busca" file="ui/search-field.tsx">
        {() => (
          <Stack>
            <SearchField label="Buscar pessoas, grupos, óculos" name="busca" />
            <SearchField label="Buscar grupos" name="grupos" defaultValue="várzea" />
          </Stack>
        )}
      </Specimen>
    </Section>
  );
}
