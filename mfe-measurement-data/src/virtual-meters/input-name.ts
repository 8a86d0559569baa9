import type { FormulaInput } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'

/** What a series of a formula is called: Library · Main meter (Electricity, purchase). */
export function inputName(input: FormulaInput, t: Translate): string {
  const parts = [t(`product.${input.productType}`)]
  if (input.quantity !== 'ENERGY') parts.push(t(`quantity.${input.quantity}`))
  if (input.direction !== null) parts.push(t(`direction.${input.direction}`))
  return `${input.locationName} · ${input.name} (${parts.join(', ')})`
}

/** A formula with the names of meters in place of the numbers of their series, as far as they are known. */
export const spokenFormula = (formula: string, inputs: readonly FormulaInput[]): string =>
  formula.replaceAll(/\[\s*(\d+)\s*\]/g, (written, number: string) => {
    const input = inputs.find(({ seriesId }) => seriesId === Number(number))
    return input ? `[${input.locationName} · ${input.name}]` : written
  })
