import { sql, type RawBuilder } from 'kysely'

/** The ids of the businesses that a user may see, for `= any (…)`: also right when there is none. */
export const anyOf = (visible: readonly number[]): RawBuilder<number> =>
  sql<number>`any (${`{${visible.join(',')}}`}::integer[])`
