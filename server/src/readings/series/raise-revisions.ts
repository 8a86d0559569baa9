import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'

/** Says that the readings of these series have changed; after the change, so that no new tag stands for old readings. */
export async function raiseRevisions({ db }: Entities, seriesIds: readonly number[]): Promise<void> {
  await sql`
    insert into series_revision (series_id, revision)
    select id, 1 from measurement_series where id = any (${`{${seriesIds.join(',')}}`}::integer[]) order by id
    on conflict (series_id) do update set revision = series_revision.revision + 1`.execute(db)
}
