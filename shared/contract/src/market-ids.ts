import * as z from 'zod/mini'
import { defineCall } from './call'
import { getMeteringPoint } from './metering-points'
import { storableText } from './storable-text'

const id = z.nullable(z.string())

/** What the energy market calls a metering point and the registers of its meter; null: nobody has said so. */
export const marketIdsSchema = z.object({
  meteringPointId: z.string(),
  /** Market location, 11 digits. */
  malo: id,
  /** Metering location, 33 places. */
  melo: id,
  /** Of each series, in its whole form: 1-0:1.8.0*255. */
  series: z.array(z.object({ seriesId: z.int(), obis: id })),
  /** Whether the asker may set them. */
  canChange: z.boolean(),
})
export type MarketIds = z.output<typeof marketIdsSchema>

const common = {
  path: '/rest/secure/metering-points/:meteringPointId/market-ids',
  subject: 'organization',
  params: getMeteringPoint.params,
  response: marketIdsSchema,
} as const

export const getMarketIds = defineCall({
  ...common,
  name: 'getMarketIds',
  method: 'GET',
  summary: 'What the energy market calls a metering point (MaLo, MeLo) and the registers of its meter (OBIS)',
  permission: 'hierarchy:read',
})

/** As somebody wrote it: with signs between the groups, in small letters, or in a short form. */
const written = z.nullable(storableText.check(z.maxLength(80)))

export const setMarketIds = defineCall({
  ...common,
  name: 'setMarketIds',
  method: 'PUT',
  summary:
    'Sets what the energy market calls a metering point and the registers of its meter; check digits are checked. ' +
    'Series that are left out keep theirs',
  permission: 'readings:change',
  body: z.object({
    malo: written,
    melo: written,
    series: z
      .array(z.object({ seriesId: z.int().check(z.minimum(0), z.maximum(2_147_483_647)), obis: written }))
      .check(z.maxLength(200)),
  }),
})

export const marketIdCalls = [getMarketIds, setMarketIds]
