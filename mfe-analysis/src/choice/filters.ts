import {
  directions,
  formulaTemplates,
  meteringPointTypes,
  objectKinds,
  quantities,
  seriesTypes,
  type ChosenSeriesQuery,
} from '@energycockpit/contract'

/** What narrows the series of the chosen objects, beside their product. Absent: not narrowed by it. */
export type Filters = Omit<
  {
    readonly [Name in keyof ChosenSeriesQuery]?: Exclude<ChosenSeriesQuery[Name], undefined>
  },
  'objects' | 'productType' | 'from' | 'to'
>
export type FilterName = keyof Filters

const yesOrNo = ['true', 'false'] as const

/** Those that have a fixed list of values, in the order in which they are offered. */
export const listedFilters = {
  quantity: quantities,
  direction: directions,
  meteringType: meteringPointTypes,
  kind: objectKinds,
  seriesType: seriesTypes,
  manual: yesOrNo,
  formulaTemplate: formulaTemplates,
  includeSubs: yesOrNo,
} as const
export const writtenFilters = ['locationGroup', 'weatherStation'] as const

const listed = Object.entries(listedFilters) as [keyof typeof listedFilters, readonly string[]][]

/** The filters of an address' query. What is not understood is as if it were not there. */
export function readFilters(query: URLSearchParams): Filters {
  const found = [
    ...listed.map(([name, values]) => [name, values.find((value) => value === query.get(name))]),
    ...writtenFilters.map((name) => [name, query.get(name)?.slice(0, 100)]),
  ]
  return Object.fromEntries(found.filter(([, value]) => value)) as Filters
}

export function writeFilters(filters: Filters, query: URLSearchParams): void {
  for (const name of [...listed.map(([one]) => one), ...writtenFilters]) {
    const value = filters[name]
    if (value !== undefined) query.set(name, value)
  }
}
