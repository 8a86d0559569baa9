export interface Business {
  id: number
  name: string
}

/** Those whose name holds every word of the search, in the order given; case and accents do not count. */
export function matchingBusinesses<B extends Business>(businesses: readonly B[], search: string): B[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return businesses.filter(({ name }) => {
    const whole = plain(name)
    return words.every((word) => whole.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
