import type { ProductType, setMarketIds } from '@energycockpit/contract'
import {
  describeFault,
  formatObis,
  mediumOfProduct,
  parseMalo,
  parseMelo,
  parseObis,
  type MaloFault,
  type MeloFault,
  type ObisFault,
} from '@energycockpit/metering-ids'
import type * as z from 'zod/mini'
import { Problem } from '../http/problem'

export type MarketIdsAsWritten = z.output<typeof setMarketIds.body>

/** The ids as they are kept, each in one form. Throws a Problem (400) with a reason for each that is none. */
export function storedMarketIds({ malo, melo, series }: MarketIdsAsWritten, product: ProductType) {
  const faults: (MaloFault | MeloFault | ObisFault)[] = []
  const kept = <Result extends { ok: true } | { ok: false; fault: MaloFault | MeloFault | ObisFault }>(
    text: string | null,
    parse: (text: string) => Result,
    write: (result: Extract<Result, { ok: true }>) => string,
  ): string | null => {
    if (text === null || text.trim() === '') return null
    const result = parse(text)
    if (result.ok) return write(result as Extract<Result, { ok: true }>)
    faults.push((result as Extract<Result, { ok: false }>).fault)
    return null
  }
  const stored = {
    malo: kept(malo, parseMalo, ({ id }) => id),
    melo: kept(melo, parseMelo, ({ id }) => id),
    series: series.map(({ seriesId, obis }) => ({
      seriesId,
      obis: kept(
        obis,
        (text) => parseObis(text, mediumOfProduct(product)),
        ({ code }) => formatObis(code),
      ),
    })),
  }
  const [first] = faults
  if (first)
    throw new Problem(400, 'VALIDATION_FAILED', describeFault(first, 'en'), {
      reasons: faults.map((fault) => ({
        code: 'VALIDATION_FAILED',
        title: `This is no ${fault.of}`,
        detail: describeFault(fault, 'en'),
      })),
    })
  return stored
}
