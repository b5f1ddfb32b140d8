import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { EventValues } from './event-values.ts';
import { timeZones } from './time-zones.ts';

interface EventFieldsProps {
  values: EventValues;
  errors: Record<string, string>;
}

/** What an event is about, when and where: the same in the forms for a new and for an old one. */
export function EventFields({ values, errors }: EventFieldsProps) {
  const of = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <TextField label="Título" {...of('title')} maxLength={100} autoComplete="off" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Começa" type="datetime-local" {...of('start')} />
        <TextField label="Termina" type="datetime-local" {...of('end')} />
      </div>
      <SelectField
        label="Horário de"
        options={timeZones(values.timeZone)}
        {...of('timeZone')}
        defaultValue={values.timeZone || 'America/Sao_Paulo'}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Lugar" optional {...of('place')} maxLength={120} />
        <TextField label="Esporte" optional {...of('sport')} maxLength={40} />
      </div>
      <TextField
        label="Link do mapa"
        optional
        type="url"
        {...of('mapUrl')}
        hint="Sem ele, o lugar leva a uma busca no mapa."
      />
      <TextField
        label="Link para participar pela internet"
        optional
        type="url"
        {...of('onlineUrl')}
      />
      <TextField
        label="Lugares"
        optional
        type="number"
        inputMode="numeric"
        min={1}
        {...of('capacity')}
        hint="Quando acabam, quem quer ir entra na lista de espera. Acompanhantes contam."
      />
      <TextArea label="Descrição" optional {...of('description')} maxLength={4000} rows={4} />
    </>
  );
}

/** Who sees an event that belongs to no group. */
export function AudienceField({ values, errors }: EventFieldsProps) {
  return (
    <SelectField
      label="Quem vê"
      name="audience"
      defaultValue={values.audience}
      error={errors.audience}
      options={[
        { value: 'public', label: 'Todo mundo' },
        { value: 'followers', label: 'Quem me segue' },
        { value: 'self', label: 'Só eu' },
      ]}
    />
  );
}

/** How often; without scripts all its fields are shown. */
export function RepetitionFields({
  values,
  errors,
  note,
}: EventFieldsProps & { note?: string | undefined }) {
  const of = (name: string) => ({
    ...{ name, defaultValue: values[name] },
    error: errors[`repetition.${name}`],
  });
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4 in-[form:has([name=scope][value=one]:checked)]:hidden [&:has(option[value='']:checked)_.rule]:hidden">
      <legend className="display px-1 text-lg">Repetição</legend>
      <SelectField
        label="Repete"
        {...of('every')}
        options={[
          { value: '', label: 'Não se repete' },
          { value: 'week', label: 'No mesmo dia da semana' },
          { value: 'month-day', label: 'No mesmo dia do mês' },
          { value: 'month-weekday', label: 'No mesmo dia da semana do mês' },
        ]}
        hint="Meses sem o dia 29, 30 ou 31 são pulados. A quinta vez no mês vale como a última."
      />
      <div className="rule grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField
          label="A cada"
          type="number"
          min={1}
          max={12}
          {...of('interval')}
          defaultValue={values.interval || '1'}
          hint="Semanas ou meses."
        />
        <TextField label="Até o dia" type="date" {...of('until')} />
        <TextField label="Ou quantas datas" type="number" min={2} max={260} {...of('count')} />
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
    </fieldset>
  );
}
