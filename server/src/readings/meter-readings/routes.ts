import { enterMeterReadings, getMeterReadings } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import type { Imports } from '../imports/imports'
import { enterReadings } from './enter-readings'
import { readingsOfPoint } from './readings-of-point'

/** What people read off registers. */
export function registerMeterReadings(app: FastifyInstance, imports: Imports): void {
  registerRoute(app, enterMeterReadings, ({ params, body, user }) =>
    enterReadings(imports, { ...params, body, user }),
  )
  registerRoute(app, getMeterReadings, ({ params, user }) =>
    readingsOfPoint(imports.stores.entities, { ...params, visible: user.visibleBusinessIds }),
  )
}
