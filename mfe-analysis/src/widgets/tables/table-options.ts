import type { Options } from '../../choice/options'

/** How a table is looked at: its own settings, as the address has them. */
export interface TableOptions<Order extends string> {
  search: string
  /** Undefined: by name. */
  sorting: { id: Order; desc: boolean } | undefined
  /** Names of columns that are not shown. */
  hidden: readonly string[]
  archived: boolean
}

export interface KnownOfTable<Order extends string> {
  orders: readonly Order[]
  /** Those that can be hidden. */
  columns: readonly string[]
  /** What most people need seldom. */
  hiddenAtFirst: readonly string[]
}

/** As long as the calls that search take it. */
const maxSearch = 100
/** Stands for no hidden column where some are hidden at first. */
const none = '-'

/** What the options say; what is not understood is as if it were not there. */
export function tableOptions<Order extends string>(
  options: Options,
  { orders, columns, hiddenAtFirst }: KnownOfTable<Order>,
): TableOptions<Order> {
  const sort = options['sort'] ?? ''
  const by = orders.find((one) => sort === one || sort === `-${one}`)
  const hidden = options['hidden']?.split(',')
  return {
    search: (options['search'] ?? '').trim().slice(0, maxSearch),
    sorting: by && { id: by, desc: sort.startsWith('-') },
    hidden: hidden === undefined ? hiddenAtFirst : columns.filter((name) => hidden.includes(name)),
    archived: options['archived'] === 'true',
  }
}

/** The options of a table that is looked at like this; they say only what is otherwise than at first. */
export function optionsOfTable<Order extends string>(
  { search, sorting, hidden, archived }: TableOptions<Order>,
  { hiddenAtFirst }: KnownOfTable<Order>,
): Options {
  const isAsAtFirst =
    hidden.length === hiddenAtFirst.length && hiddenAtFirst.every((name) => hidden.includes(name))
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(sorting && { sort: `${sorting.desc ? '-' : ''}${sorting.id}` }),
    ...(!isAsAtFirst && { hidden: hidden.join(',') || none }),
    ...(archived && { archived: 'true' }),
  }
}
