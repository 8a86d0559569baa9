import {
  downloadMeterReadings,
  enterMeterReadings,
  getMeterReadings,
  listMeterReadings,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../http/attachment'
import { registerRoute } from '../../http/register-route'
import type { Imports } from '../imports/imports'
import { enterReadings } from './enter-readings'
import { listReadings } from './list-readings'
import { readingsFile } from './readings-file'
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
  const { entities } = imports.stores
  registerRoute(app, listMeterReadings, async ({ query, user }) => ({
    points: await listReadings(entities, query, user.visibleBusinessIds),
  }))
  registerRoute(
    app,
    downloadMeterReadings,
    async ({ query, user, reply }) => {
      const points = await listReadings(entities, query, user.visibleBusinessIds, Infinity)
      const file = await readingsFile(points, { ...query, business: user.clientBusinessName })
      reply.type(file.type).header('content-disposition', attachment(file.name))
      return file.content
    },
    { perMinute: 60 },
  )
}
