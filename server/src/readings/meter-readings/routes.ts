import { enterCounterReadings, getCounterReadings } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../../http/answer-call'
import type { Loads } from '../imports/loads'
import { enterReadings } from './enter-readings'
import { readingsOfPoint } from './readings-of-point'

/** What people read off counters. */
export function registerCounterReadings(app: FastifyInstance, loads: Loads): void {
  answerCall(app, enterCounterReadings, ({ params, body, user }) =>
    enterReadings(loads, { ...params, body, user }),
  )
  answerCall(app, getCounterReadings, ({ params, user }) =>
    readingsOfPoint(loads.stores.entities, { ...params, visible: user.visibleBusinessIds }),
  )
}
