export interface UserPropertyTable {
  user_uuid: string
  key: string
  value: string
}

export interface LocaleTables {
  user_property: UserPropertyTable
}

declare module '../entities/tables' {
  interface Tables extends LocaleTables {}
}
