/**
 * Factors that come in between a meter and its values: powers of ten for units and decimal places; the ratios of
 * current transformers to 5 A for the rated primary currents of IEC 61869-2 (10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75
 * and their decimal multiples) and for 80, which is sold as well; and with them those of voltage transformers from 10 and 20 kV to 100 V (100 and 200).
 */
const primaryCurrents = [10, 12.5, 15, 20, 25, 30, 40, 50, 60, 75, 80]
const ratios = [1, 10, 100, 1_000].flatMap((decade) =>
  primaryCurrents.map((current) => (current * decade) / 5),
)
export const commonFactors: readonly number[] = [...new Set([...ratios, 10_000, 100_000, 1_000_000])].sort(
  (one, other) => one - other,
)

/** The one of them that is nearest by proportion to something greater than 1. */
export const nearestFactor = (times: number): number =>
  commonFactors.reduce((best, factor) =>
    Math.abs(Math.log(factor / times)) < Math.abs(Math.log(best / times)) ? factor : best,
  )
