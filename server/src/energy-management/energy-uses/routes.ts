import {
  changeEnergyUse,
  createEnergyUse,
  deleteEnergyUse,
  getEnergyUseHistory,
  listEnergyUses,
  restoreEnergyUse,
} from '@energycockpit/contract'
import type { MenuPage } from '../../access/menu-page'
import type { serviceRoutes } from '../../audit/service-routes'
import { energyUseService, readEnergyUses, readHistory } from './service'

export const energyUsesPage: MenuPage = {
  label: { de: 'Wesentliche Einsätze', en: 'Significant uses' },
  glyph: 'pareto',
  url: '/platform/enms/energy-uses',
  needs: 'measurements:read',
}

/** What of the energy use of a business is significant, and why. */
export function registerEnergyUses({ read, change }: ReturnType<typeof serviceRoutes>): void {
  read(listEnergyUses, (context) => readEnergyUses(context))
  read(getEnergyUseHistory, (context, { params }) => readHistory(context, params.useId))
  change(createEnergyUse, (context, { body }) => energyUseService.create(context, body))
  change(changeEnergyUse, (context, { params, body }) => energyUseService.change(context, params.useId, body))
  change(deleteEnergyUse, (context, { params, query }) =>
    energyUseService.remove(context, params.useId, Number(query.revision)),
  )
  change(restoreEnergyUse, (context, { params }) => energyUseService.restore(context, params.useId))
}
