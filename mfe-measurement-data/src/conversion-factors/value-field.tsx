import { factorLimits, type FactorKind } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { factorFigure } from './factor-figure'
import { writtenValue } from '@energycockpit/i18n'

interface ValueFieldProps {
  kind: FactorKind
  unit: string
  text: string
  onChange: (text: string) => void
  /** Somebody has tried to save it: what is wrong is told. */
  tried: boolean
}

/** The value that the field says; undefined for none, and for one beyond the limits of its kind. */
export function readValue(kind: FactorKind, text: string, locale: 'de' | 'en'): number | undefined {
  const value = writtenValue(text, locale)
  const { min, max } = factorLimits[kind]
  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** A value in its unit. What was understood stands below, because a sign that parts thousands is easily taken wrong. */
export function ValueField({ kind, unit, text, onChange, tried }: ValueFieldProps) {
  const { t, locale, formats } = useTexts()
  const written = writtenValue(text, locale)
  const read = readValue(kind, text, locale)
  const { min, max } = factorLimits[kind]
  const limits = {
    min: factorFigure(min, unit, formats),
    max: factorFigure(max, unit, formats),
  }
  const fault =
    written === undefined
      ? t('factors.form.noNumber', { example: formats.exampleNumber })
      : t('factors.form.beyond', limits)
  const cents = kind === 'PRICE' && unit.endsWith('/kWh')
  const hint =
    read !== undefined
      ? t('factors.form.readAs', { value: factorFigure(read, unit, formats) })
      : t(cents ? 'factors.form.cents' : `factors.form.usual.${kind}`)
  return (
    <TextField
      label={unit === '1' ? t('factors.form.value') : t('factors.form.valueIn', { unit: unitSign(unit) })}
      value={text}
      onChange={onChange}
      required
      maxLength={20}
      // Phones leave out the minus sign from the keys for decimals.
      {...(kind === 'PRICE' ? {} : { inputMode: 'decimal' as const })}
      autoComplete="off"
      fault={tried && read === undefined ? fault : undefined}
      hint={hint}
    />
  )
}
