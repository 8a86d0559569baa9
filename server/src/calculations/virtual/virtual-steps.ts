import type { CallResponse, getVirtualSeriesSteps } from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { readSteps } from '../../organization/structure/undo-service'
import { findVirtual } from './virtual-repository'

/** Who changed virtual meters, or one of them. Throws a Problem (404) for one that the user does not see. */
export async function readVirtualSteps(
  context: Context,
  { seriesId, before }: { seriesId?: number | undefined; before?: number | undefined },
): Promise<CallResponse<typeof getVirtualSeriesSteps>> {
  const { db, user } = context
  const id =
    seriesId === undefined
      ? undefined
      : (await findVirtual(db, seriesId, user.visibleBusinessIds)).meteringPointId
  const { steps, more } = await readSteps(context, { kind: 'METERING_POINT', id, before, only: 'VIRTUAL' })
  return { steps, more }
}
