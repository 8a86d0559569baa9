import type { HierarchyNode, StructureFaultCode } from '@energycockpit/contract'
import { NodeField } from '@energycockpit/hierarchy'
import { useTexts, writtenValue, type Locale } from '@energycockpit/i18n'
import { Select, TextField, type ChoiceGroup } from '@energycockpit/ui'
import type { Draft } from './draft-values'
import type { FieldInput } from './field-inputs'
import { FormerParentsField } from './former-parents-field'
import { RegionField } from './region-field'
import { hasOtherThanFigure } from './valid-value-rows'
import { ValidValuesField } from './valid-values-field'
import { ZoneOfCoordinates } from './zone-of-coordinates'
import styles from './form.module.css'

export type Offered = Readonly<Record<string, readonly ChoiceGroup<string>[]>>

export interface ItemFieldProps {
  input: FieldInput
  draft: Draft
  /** Names of the nodes that the draft names by id. */
  names: Readonly<Record<string, string>>
  fault: (field: string) => StructureFaultCode | undefined
  /** From when on it is where the draft puts it, as the draft's field `since` says; absent: it is not moved. */
  since: string | undefined
  /** Choices of fields that offer what the place of the form has; of a field with choices: those in groups. */
  offered?: Offered | undefined
  /** Whether a node can be chosen in a field. */
  canChoose: (field: string) => (node: HierarchyNode) => boolean
  /** `name`: of the node, where it is one. */
  onChange: (field: string, value: string, name?: string) => void
}

/** A field of an item, as its kind of value is filled in. */
export function ItemField({
  input,
  draft,
  names,
  fault,
  since,
  offered,
  canChoose,
  onChange,
}: ItemFieldProps) {
  const { t, formats, locale } = useTexts()
  const { field } = input
  const value = draft[field] ?? ''
  const code = fault(field)
  const said = code === 'INVALID' && isOtherThanFigure(input, value, locale) ? 'NOT_A_NUMBER' : code
  const common = {
    ...{ label: t(`fields.${field}`), value },
    fault: said && t(`faults.${said}`, { example: formats.exampleNumber }),
  }
  const change = (next: string) => onChange(field, next)
  switch (input.input) {
    case 'text':
      return (
        <>
          <TextField
            {...common}
            onChange={(next) => {
              change(next)
              // Of another country it is another one.
              if (field === 'country') onChange('region', '')
            }}
            maxLength={input.maxLength}
            {...(input.lines !== undefined && { lines: input.lines })}
            hint={input.hint && t(`hints.${field}`)}
            required={input.required === true}
            autoComplete="off"
          />
          {field === 'timeZone' && <ZoneOfCoordinates draft={draft} onZone={change} />}
        </>
      )
    case 'region':
      return (
        <RegionField
          {...common}
          hint={t('hints.region')}
          country={draft['country'] ?? ''}
          onChange={change}
        />
      )
    case 'figure':
      return <TextField {...common} onChange={change} inputMode="decimal" autoComplete="off" />
    case 'valid-values':
    case 'valid-choices':
      return (
        <ValidValuesField
          {...common}
          hint={t(`hints.${field}`)}
          onChange={change}
          choices={input.input === 'valid-choices' ? input.choices : undefined}
        />
      )
    case 'former-parents':
      return (
        <>
          {since !== undefined && (
            <TextField
              type="date"
              label={t('move.since')}
              hint={t('move.sinceHint')}
              value={since}
              onChange={(day) => onChange('since', day)}
              fault={common.fault}
            />
          )}
          <FormerParentsField {...common} draft={draft} names={names} onChange={change} />
        </>
      )
    case 'list':
      return <TextField {...common} onChange={change} hint={t(`hints.${field}`)} autoComplete="off" />
    case 'choice': {
      const empty = input.empty ? [{ value: '', label: t('form.none') }] : []
      const choices = input.choices.map((choice) => ({
        ...{ value: choice, label: t(`choices.${choice}`) },
        // A virtual meter is what its formula makes it.
        disabled: choice === 'VIRTUAL' && value !== 'VIRTUAL',
      }))
      return (
        <div>
          <Select
            inForm
            label={common.label}
            groups={offered?.[field] ?? [{ label: '', choices: [...empty, ...choices] }]}
            value={value}
            onChange={change}
          />
          {common.fault && (
            <p role="alert" className={styles.fault}>
              {common.fault}
            </p>
          )}
        </div>
      )
    }
    case 'offered':
      return (
        <div>
          <Select
            inForm
            label={common.label}
            groups={offered?.[field] ?? []}
            value={value}
            onChange={change}
          />
          {common.fault && (
            <p role="alert" className={styles.fault}>
              {common.fault}
            </p>
          )}
        </div>
      )
    case 'node':
      return (
        <NodeField
          {...common}
          canChoose={canChoose(field)}
          name={names[value]}
          onChange={(node) => onChange(field, node?.id ?? '', node?.name)}
          required={input.required === true}
        />
      )
  }
}

/** Whether a field for figures has something that is none, so that it has to be said how one is written. */
function isOtherThanFigure({ input }: FieldInput, value: string, locale: Locale): boolean {
  if (input === 'figure') return writtenValue(value, locale) === undefined
  return input === 'valid-values' && hasOtherThanFigure(value, locale)
}
