/** An address of another public page, for the same business that shares this one. */
export function sharedAddress(address: string, search: string): string {
  const id = new URLSearchParams(search).get('clientBusinessId') ?? ''
  return /^\d{1,9}$/.test(id) ? `${address}?clientBusinessId=${id}` : address
}
