import { getHierarchyNodes, getMeteringPoint } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import { answerCall } from '../http/answer-call'
import type { Readings } from '../measurements/readings-store'
import { hierarchyNodes } from './hierarchy'
import { meteringPoint } from './metering-point'

/** The tree of what a user may see, and what stands at its leaves. */
export function registerOrganization(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  answerCall(app, getHierarchyNodes, 'hierarchy:read', ({ query, user }) =>
    hierarchyNodes(entities, user.visibleBusinessIds, query),
  )
  answerCall(app, getMeteringPoint, 'hierarchy:read', ({ params, user }) =>
    meteringPoint(entities, readings, params.meteringPointId, user.visibleBusinessIds),
  )
}
