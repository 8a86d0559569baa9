import { enterMeterReadings, getMeterReadings } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import type { Imports } from '../imports/imports'
import { enterReadings } from './enter-readings'
import { readingsOfPoint } from './readings-of-point'
import type { MenuPage } from '../../access/menu-page'

export const meterReadingsPage: MenuPage = {
  label: { de: 'Zählerstände', en: 'Meter readings' },
  glyph: 'meter',
  url: '/platform/measurement-data/meter-readings',
  needs: 'meter-readings:enter',
}

/** What people read off registers. */
export function registerMeterReadings(app: FastifyInstance, imports: Imports): void {
  registerRoute(app, enterMeterReadings, ({ params, body, user }) =>
    enterReadings(imports, { ...params, body, user }),
  )
  registerRoute(app, getMeterReadings, ({ params, user }) =>
    readingsOfPoint(imports.stores.entities, { ...params, visible: user.visibleBusinessIds }),
  )
}
