/**
 * What is calculated has twelve significant digits, on the wire and in files. Twelve are finer than any meter; what
 * follows them is the noise of binary fractions and of the order in which an engine happened to add, which must not
 * show. The first rounding frees a decimal fraction that ends in 5 of that noise, so that the second one does not fall
 * to one side or the other by chance.
 */
export const calculatedFigure = (value: number): number =>
  Number(Number(value.toPrecision(15)).toPrecision(12))

/** What is left of decimal fractions: 1341.7 − 1000.1 is 341.6, and not 341.6 and a little noise. */
export function decimalDifference(value: number, before: number): number {
  const places = Math.max(decimalPlaces(value), decimalPlaces(before))
  return places > mostPlaces ? value - before : Number((value - before).toFixed(places))
}

/** More can be no counter's; `toFixed` would not take many more, either. */
const mostPlaces = 15

function decimalPlaces(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
