import type { ProductType } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'
import {
  describeFault,
  mediumOfProduct,
  parseMalo,
  parseMelo,
  parseObis,
  type ObisCode,
} from '@energycockpit/metering-ids'

interface Written {
  malo: string
  melo: string
  /** By the series' id. */
  obis: ReadonlyMap<number, string>
}

interface ReadObis {
  fault: string | undefined
  /** What was understood; undefined where nothing is written or it is no code. */
  code: ObisCode | undefined
}

/** What is wrong with ids as they are written, as sentences; nothing is wrong with an empty one. */
export function readMarketIds({ malo, melo, obis }: Written, product: ProductType, locale: Locale) {
  const faultOf = (text: string, read: ReturnType<typeof parseMalo> | ReturnType<typeof parseMelo>) =>
    text.trim() === '' || read.ok ? undefined : describeFault(read.fault, locale)
  const codes = new Map<number, ReadObis>()
  for (const [seriesId, text] of obis) {
    const read = parseObis(text, mediumOfProduct(product))
    const isEmpty = text.trim() === ''
    codes.set(seriesId, {
      fault: isEmpty || read.ok ? undefined : describeFault(read.fault, locale),
      code: !isEmpty && read.ok ? read.code : undefined,
    })
  }
  const faults = { malo: faultOf(malo, parseMalo(malo)), melo: faultOf(melo, parseMelo(melo)) }
  const hasFault =
    faults.malo !== undefined ||
    faults.melo !== undefined ||
    [...codes.values()].some(({ fault }) => fault !== undefined)
  return { ...faults, obis: codes, hasFault }
}
