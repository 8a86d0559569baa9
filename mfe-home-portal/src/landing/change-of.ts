import type { PortfolioFigure } from '@energycockpit/contract'

/** How much more or less than before, as a share; undefined where there is nothing to compare with, or it was nothing. */
export function changeOf({ comparison }: Pick<PortfolioFigure, 'comparison'>): number | undefined {
  if (comparison === null || comparison.before === 0) return undefined
  return comparison.value / comparison.before - 1
}
