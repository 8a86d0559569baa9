import type { GoodnessOfDays } from './goodness-of-days'

/** A model that explains nothing, with the figures that say so. */
export interface RefusedModel {
  code: 'EXPLAINS_NOTHING'
  cvRmse: number | undefined
  nmbe: number | undefined
  rSquared: number | undefined
}

/** The most that ASHRAE Guideline 14 accepts for energy where 12 to 60 months of savings are told. */
const highestCvRmse = 0.25

/** Share of the spread below which a model explains nothing to speak of. */
const fewestExplained = 0.01

/**
 * Refused is a model that foretells days which it has not seen (or, where none were kept from it, by its adjusted R²) no
 * better than their mean does, unless the days are so
 * much alike that the mean is good enough: a constant meter has nothing to explain.
 */
export function refusalOfModel(
  goodness: GoodnessOfDays,
  rSquaredUnseen: number | undefined,
): RefusedModel | undefined {
  const { cvRmse, nmbe, rSquared } = goodness
  const adjusted =
    rSquared && 1 - ((1 - rSquared) * (goodness.days - 1)) / (goodness.days - goodness.parameters)
  const told = rSquaredUnseen ?? adjusted
  const explains = told === undefined || told > fewestExplained
  if (explains || (cvRmse !== undefined && cvRmse <= highestCvRmse)) return undefined
  return { code: 'EXPLAINS_NOTHING', cvRmse, nmbe, rSquared }
}
