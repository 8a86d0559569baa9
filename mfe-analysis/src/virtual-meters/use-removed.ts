import { useAddressQuery } from '../choice/use-address-query'

const key = 'removed'

/** The list's address, saying which virtual meter has just been removed. */
export const removedQuery = (name: string): string => `?${new URLSearchParams({ [key]: name }).toString()}`

/** The name of the virtual meter that has just been removed; null where none was. */
export const useRemoved = (): string | null => new URLSearchParams(useAddressQuery()).get(key)
