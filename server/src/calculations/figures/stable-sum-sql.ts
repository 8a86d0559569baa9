import { keptDigits, maxPlaces } from './figure-digits'

/**
 * A sum that the engine makes on the way to others, as an expression; see `stableSum`, which does the same to the
 * last one. What is left over where values cancel would be taken for a value by whatever is made of it. `value` is the
 * name of a column: it stands in the text several times.
 */
export function stableSumSql(value: string): string {
  const most = `count() * greatest(-min(${value}), max(${value}))`
  const power = `exp10(least(${maxPlaces}, ${keptDigits - 1} - floor(log10(${most}))))`
  return `if(min(${value}) >= 0 or max(${value}) <= 0, sumKahan(${value}),
    round(sumKahan(${value}) * ${power}) / ${power})`
}
