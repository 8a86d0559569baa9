import { useTexts, writtenValue } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { FigureBounds } from './figure-fields'

interface FigureInputProps {
  label: string
  value: string
  onChange: (text: string) => void
  bounds: FigureBounds
  /** It has been tried and is none that the field takes. */
  isWrong: boolean
  /** What else is wrong with it. */
  fault?: string | undefined
  /** What holds while nobody says otherwise, and what an empty field means. */
  hint?: string | undefined
}

/**
 * A field for a figure, written as the user's language writes it; what is wrong with it is told with its bounds,
 * and what is no figure with the form that one has.
 */
export function FigureInput({ label, value, onChange, bounds, isWrong, fault, hint }: FigureInputProps) {
  const { t, formats, locale } = useTexts()
  const { min, max, above, whole } = bounds
  const kind =
    Math.abs(max) >= 1e9 ? (above ? 'positive' : 'any') : above ? 'above' : whole ? 'whole' : 'from'
  const written = (figure: number) => formats.number(figure, 0)
  const isOtherForm = value.trim() !== '' && writtenValue(value, locale) === undefined
  const wrong = isOtherForm
    ? t('rules.fault.form', { example: formats.exampleNumber })
    : t(`rules.fault.${kind}`, { min: written(min), max: written(max) })
  return (
    <TextField
      {...{ label, value, onChange }}
      hint={hint}
      fault={isWrong ? wrong : fault}
      maxLength={24}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
