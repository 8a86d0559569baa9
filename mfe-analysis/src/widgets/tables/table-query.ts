import type { Choice } from '../../choice/choice'
import { idsOf } from '../../choice/chosen-objects'
import type { TableOptions } from './table-options'

type Chosen = Pick<Choice, 'nodeId' | 'pointId' | 'others' | 'filters' | 'productType'>

/** What of a choice and the options of a table is requested of the server. */
export function tableQuery<Order extends string>(
  choice: Chosen,
  { search, sorting, archived }: TableOptions<Order>,
) {
  // A table has submeters of its own accord.
  const { includeSubs: _, kind, ...filters } = choice.filters
  const ids = idsOf(choice)
  return {
    kind,
    query: {
      ...filters,
      ...(ids.length > 0 && { objects: ids.join(',') }),
      ...(choice.productType !== undefined && { productType: choice.productType }),
      ...(search !== '' && { search }),
      ...(archived && { archived: 'true' as const }),
      ...(sorting && { sort: sorting.id, ...(sorting.desc && { descending: 'true' as const }) }),
    },
  }
}
