/**
 * The one rule for figures on the wire and in files: what is stored is said exactly as it is stored, what is calculated
 * with twelve significant digits. Twelve are finer than any meter; what follows them is the noise of binary fractions
 * and of the order in which an engine happened to add, which must not show. The first rounding frees a decimal
 * fraction that ends in 5 of that noise, so that the second one does not fall to one side or the other by chance.
 */
export const calculatedFigure = (value: number): number =>
  Number(Number(value.toPrecision(15)).toPrecision(12))
