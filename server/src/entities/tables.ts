/**
 * Every table of the entity store. Each subject describes its own in its `tables.ts` and adds them here by declaring
 * this module, so that the store knows no subject and all of them know one type.
 */
export interface Tables {
  schema_migration: SchemaMigrationTable
}

/** What has run; migrations write it by themselves. */
interface SchemaMigrationTable {
  number: number
  name: string
  checksum: string
}
