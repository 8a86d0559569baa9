import { createEnergyUse as createCall, type EnergyUseContent } from '@energycockpit/contract'
import { readActions } from '../../energy-management/actions/service'
import { energyUseService } from '../../energy-management/energy-uses/service'
import { indicatorService } from '../../energy-management/indicators/service'
import type { DemoUser } from '../../identity/demo-users'
import { inLanguage, type Words } from '../words'
import type { DemoEvent } from './event'

interface EnergyUseRecord extends Pick<
  EnergyUseContent,
  'nodeId' | 'productType' | 'use' | 'verdict' | 'reasons'
> {
  name: Words
  explanation: Words
  variables?: Words
  reviewOn: (firstStart: Date) => string
  /** Of what it is linked to, as far as it is there. */
  indicator?: Words
  action?: Words
}

/** What somebody has decided of a use of energy. */
export const energyUse = (
  key: string,
  by: DemoUser['key'],
  { name, explanation, variables, reviewOn, indicator, action, ...record }: EnergyUseRecord,
): DemoEvent => ({
  ...{ key, by, permission: createCall.permission },
  async change(context, { firstStart, locale }) {
    const named = (of: Words | undefined, all: readonly { id: string; name: string }[]) =>
      all.filter((one) => of !== undefined && one.name === inLanguage(of, locale)).map(({ id }) => id)
    return energyUseService.create(context, {
      ...{ ...record, point: null, basis: null, owner: 'Maren Holt', reviewOn: reviewOn(firstStart) },
      ...{ name: inLanguage(name, locale), explanation: inLanguage(explanation, locale) },
      ...{ variables: variables ? inLanguage(variables, locale) : '', variableSeries: [] },
      indicatorIds: named(indicator, await indicatorService.read(context)),
      actionIds: named(action, (await readActions(context)).actions),
      baselineIds: [],
    })
  },
})
