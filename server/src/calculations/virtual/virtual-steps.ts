import type { CallResponse, getVirtualSeriesSteps } from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { pointOfFormula } from '../../organization/structure/step-repository'
import { readSteps } from '../../organization/structure/read-steps'

/**
 * Who changed virtual meters, or one of them, which may have been removed. Throws a Problem (404) for one that the user
 * does not see.
 */
export async function readVirtualSteps(
  context: Context,
  { seriesId, before }: { seriesId?: number | undefined; before?: number | undefined },
): Promise<CallResponse<typeof getVirtualSeriesSteps>> {
  const { db, user } = context
  const id = seriesId === undefined ? undefined : await pointOfFormula(db, seriesId, user.visibleBusinessIds)
  if (seriesId !== undefined && id === undefined) throw new Problem(404, 'NOT_FOUND')
  const { steps, more } = await readSteps(context, { kind: 'METERING_POINT', id, before, only: 'VIRTUAL' })
  return { steps, more }
}
