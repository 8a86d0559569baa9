import type { ListedMeteringPoint } from './metering-point-list'

type Point = Pick<
  ListedMeteringPoint,
  'objectKind' | 'type' | 'productType' | 'meterNumber' | 'malo' | 'melo' | 'series'
>
export type MissingBaseData = 'meterNumber' | 'malo' | 'melo' | 'series'

/** Carriers of which market participants name locations: MaLo-ID and MeLo-ID. */
const ofMarket: readonly Point['productType'][] = ['ELECTRICITY', 'GAS', 'PV']

/** What somebody should still say of a metering point: only what such a one has. */
export function missingBaseData(point: Point): MissingBaseData[] {
  const { objectKind, type, productType, series } = point
  const isMeter = type !== null
  const isAtMarket = objectKind !== 'VIRTUAL' && type === 'MAIN' && ofMarket.includes(productType)
  const expected: [MissingBaseData, boolean][] = [
    ['meterNumber', isMeter && point.meterNumber === null],
    ['malo', isAtMarket && point.malo === null],
    ['melo', isAtMarket && point.melo === null],
    ['series', series.length === 0],
  ]
  return expected.flatMap(([name, isMissing]) => (isMissing ? [name] : []))
}
