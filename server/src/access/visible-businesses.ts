import { sql, type RawBuilder } from 'kysely'

/** The ids of the businesses that a user may see, for `= any (…)`: also right when there is none. */
export const anyOf = (visible: readonly number[]): RawBuilder<number> => sql<number>`any (${asList(visible)})`

/** The same for `!= all (…)`: of none of them. */
export const allOf = (visible: readonly number[]): RawBuilder<number> => sql<number>`all (${asList(visible)})`

const asList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`
