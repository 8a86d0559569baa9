import type { CallResponse, OpenEnd, postReadings } from '@energycockpit/contract'
import type { IncomingMessage } from 'node:http'
import { setImmediate as nextLease } from 'node:timers/promises'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { receivingSeries } from '../series/series-repository'
import { deliveredBytes } from './delivered-bytes'
import type { DeliveredLine } from './delivered-line'
import { deliveryFormats } from './delivery-formats'
import type { Imports } from './imports'
import { namedSeries, readDelivered } from './read-delivered'
import { SeriesOfDelivery } from './series-of-delivery'
import { sentBy } from './sent-by'
import { refuseTooMany, takeReadings, type Staging } from './take-readings'

/** Others are answered in between. */
const millisecondsAtOnce = 10

export interface Delivery {
  request: IncomingMessage
  /** Without parameters, lower case. */
  contentType: string
  badLines: 'refuse' | 'skip'
  asOf: Date | undefined
  user: SignedInUser
}

/**
 * Takes readings as they arrive. Nothing of them is seen before all have arrived and were found good, or their
 * sender wanted the bad ones skipped. Throws a Problem: 400 with a reason for each bad line, 413 for too many, 415
 * for a format that is none.
 */
export async function takeDelivery(
  imports: Imports,
  delivery: Delivery,
): Promise<CallResponse<typeof postReadings>> {
  const { user, badLines, asOf, contentType } = delivery
  const linesOf = deliveryFormats[contentType]
  if (!linesOf)
    throw new Problem(
      415,
      'FORMAT_UNKNOWN',
      `${contentType}: ${Object.keys(deliveryFormats).join(', ')} is taken`,
    )
  const bytes = deliveredBytes(delivery.request)
  const series = new SeriesOfDelivery((ids) =>
    receivingSeries(imports.stores.entities, { ids, visible: user.visibleBusinessIds }),
  )
  let openEnd: OpenEnd | undefined
  const taken = await takeReadings(imports, {
    readingImport: { kind: 'DELIVERY', ...sentBy(user), asOf: madeAt(asOf) },
    badLines,
    stage: async (staging) => {
      let since = performance.now()
      for await (const lines of linesOf(bytes)) {
        openEnd = (await stageLines(lines, series, staging)) ?? openEnd
        if (performance.now() - since < millisecondsAtOnce) continue
        await nextLease()
        since = performance.now()
      }
    },
    saidAsOf: asOf,
    intervalOf: (seriesId, at) => `series ${seriesId} at ${new Date(at * 1000).toISOString()}`,
  })
  return { ...taken, ...(openEnd && { openEnd }) }
}

/** Says whether they end with a value of which nothing tells that it is whole. */
async function stageLines(
  lines: readonly DeliveredLine[],
  series: SeriesOfDelivery,
  staging: Staging,
): Promise<OpenEnd | undefined> {
  const { staged, faults } = staging
  let open: OpenEnd | undefined
  await series.lookUp(lines.map(({ reading }) => reading && namedSeries(reading)))
  for (const { line, reading, text, openEnd } of lines) {
    if (openEnd?.isCutOff) {
      faults.add(line, 'LINE_CUT_OFF', text)
      continue
    }
    if (!reading) {
      faults.add(line, 'LINE_UNREADABLE', text === '' ? 'the line is too long' : text)
      continue
    }
    const taken = readDelivered(reading, (id) => series.get(id))
    if ('code' in taken) faults.add(line, taken.code, taken.detail, knownSeries(reading, series))
    else {
      staged.add(taken, line)
      if (openEnd) open = { line, text: openEnd.text }
      if (staged.full) await staged.send()
    }
  }
  refuseTooMany(staging, 'delivery')
  return open
}

function knownSeries(
  reading: Parameters<typeof readDelivered>[0],
  series: SeriesOfDelivery,
): number | undefined {
  const id = namedSeries(reading)
  return id !== undefined && series.get(id) ? id : undefined
}

/** When the sender made it; nobody makes anything later than now, and the versions of readings begin in 1970. */
function madeAt(asOf: Date | undefined): Date {
  const now = new Date()
  if (asOf === undefined || asOf > now) return now
  if (asOf.getTime() < 0)
    throw new Problem(400, 'VALIDATION_FAILED', 'query.asOf must not be earlier than 1970')
  return asOf
}
