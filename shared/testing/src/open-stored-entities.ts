import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import path from 'node:path'

/** The entity store in the data folder of a server that does not run; with what its indexes need. */
export function openStoredEntities(dataDir: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: path.join(dataDir, 'entities'),
    extensions: { pg_trgm },
  }) as Promise<PGlite>
}
