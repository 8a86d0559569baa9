import type { FormulaInput } from '@energycockpit/contract'

/** A piece of a formula: the name of a meter, or what stands between two. */
export interface FormulaPart {
  text: string
  isInput: boolean
}

/** A formula with the names of meters in place of the numbers of their series, as far as they are known. */
export function spokenFormula(
  formula: string,
  inputs: readonly Pick<FormulaInput, 'seriesId' | 'name' | 'locationName'>[],
): FormulaPart[] {
  return formula
    .split(/(\[\s*\d+\s*\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, number] = /^\[\s*(\d+)\s*\]$/.exec(part) ?? []
      const input = inputs.find(({ seriesId }) => seriesId === Number(number))
      return input && number !== undefined
        ? { text: `${input.locationName} · ${input.name}`, isInput: true }
        : { text: part, isInput: false }
    })
}
