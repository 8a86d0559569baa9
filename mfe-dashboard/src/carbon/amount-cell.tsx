import { useTexts } from '@energycockpit/i18n'
import type { Amount } from './report-lines'

/** Tonnes of an amount; what lacks factors in part says so, and what has none is no zero. */
export function AmountText({ kg, isPartial }: Pick<Amount, 'kg' | 'isPartial'>) {
  const { t, formats } = useTexts()
  if (kg === null) return isPartial ? t('carbon.noFactor') : '–'
  const number = formats.number(kg / 1000, 1)
  return isPartial ? t('carbon.atLeast', { number }) : number
}
