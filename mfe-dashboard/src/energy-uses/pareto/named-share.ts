/** What a row is called. */
export interface NamedShare {
  key: string
  name: string
  note: string
}
