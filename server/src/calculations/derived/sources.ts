import type { Entities } from '../../entities/entities'
import { storedReadings, type Source, type Span, type SeriesInterval, Bound } from '../../readings/index'
import { baseSeries } from '../virtual/base-series'
import { formulaParts } from '../virtual/formula-parts'
import type { FormulaProblem } from '../virtual/formula-problem'
import type { FormulaParts } from '../virtual/plan-virtual'
import { faultsOf, refuseFaults } from '../virtual/stored-faults'
import { rowsOf } from '../virtual/virtual-rows'

/** Where the values of some series come from, and what an answer about them depends on beside those series. */
export interface Sources {
  of(ids: readonly number[], span: Span): Source
  /** Whether the values of a series are stored ones, and not calculated; absent: they are calculated. */
  areStored?: ((id: number) => boolean) | undefined
  basis: { inputs: readonly number[]; given: unknown }
  /** The intervals of all stored series that are read for one that is made of others; absent: there is none. */
  reads?: ((id: number) => readonly SeriesInterval[]) | undefined
}

/** Sources from which others can be calculated, as a `select` with its values bound. */
export interface RowSources extends Sources {
  rows(ids: readonly number[], span: Span, bound: Bound): string
}

/**
 * The sources of series, stored and virtual ones, over any depth. Throws a Problem (400) where the formula of one of
 * them cannot be calculated.
 */
export async function sourcesOf(entities: Entities, series: readonly TypedSeries[]): Promise<RowSources> {
  const { sources, faults } = await calculableSources(entities, series)
  refuseFaults(faults)
  return sources
}

/** The same, with the formulas that cannot be calculated; throws only where none of the series can be. */
export async function calculableSources(
  { db }: Entities,
  series: readonly TypedSeries[],
): Promise<{ sources: RowSources; faults: ReadonlyMap<number, FormulaProblem> }> {
  const virtual = series.filter(({ seriesType }) => seriesType === 'VIRTUAL').map(({ id }) => id)
  const parts: FormulaParts = virtual.length === 0 ? new Map() : await formulaParts(db, virtual)
  const faults = faultsOf(virtual, parts)
  if (faults.size === series.length) refuseFaults(faults)
  return { sources: sourcesFrom(parts), faults }
}

interface TypedSeries {
  id: number
  seriesType: string
}

/** The sources of series that are known with all that they are made of. */
export function sourcesFrom(parts: FormulaParts): RowSources {
  const rows: RowSources['rows'] = (ids, span, bound) => rowsOf(ids, parts, span, bound)
  return {
    areStored: (id) => (parts.get(id)?.formula ?? null) === null,
    basis: { inputs: [...parts.keys()], given: [...parts.values()] },
    rows,
    ...(parts.size > 0 && { reads: (id: number) => baseSeries(id, parts) }),
    of(ids, span) {
      if (ids.every((id) => (parts.get(id)?.formula ?? null) === null)) return storedReadings(ids, span)
      const bound = new Bound()
      return { rows: `(${rows(ids, span, bound)})`, params: bound.params }
    },
  }
}

/** The intervals of the series that are read for one: its own, or those of all that it is made of. */
export const intervalsRead = (
  series: { id: number } & SeriesInterval,
  { reads }: Pick<Sources, 'reads'>,
): readonly SeriesInterval[] => {
  const read = reads?.(series.id) ?? []
  return read.length > 0 ? read : [series]
}
