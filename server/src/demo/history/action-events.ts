import { createAction as createCall, type ActionContent } from '@energycockpit/contract'
import { createAction } from '../../energy-management/actions/service'
import type { DemoUser } from '../../identity/demo-users'
import { inLanguage, type Words } from '../words'
import type { DemoEvent } from './event'

interface ActionRecord extends Omit<
  ActionContent,
  'name' | 'description' | 'dueOn' | 'implementedOn' | 'currency' | 'links'
> {
  name: Words
  description: Words
  dueOn?: (firstStart: Date) => string
  implementedOn?: (firstStart: Date) => string
}

/** What somebody wants to do, or has done, to save energy. */
export const action = (
  key: string,
  by: DemoUser['key'],
  { name, description, dueOn, implementedOn, ...record }: ActionRecord,
): DemoEvent => ({
  ...{ key, by, permission: createCall.permission },
  change: (context, { firstStart, locale }) =>
    createAction(context, {
      ...{ ...record, name: inLanguage(name, locale), description: inLanguage(description, locale) },
      ...{ dueOn: dueOn?.(firstStart) ?? null, implementedOn: implementedOn?.(firstStart) ?? null },
      ...{ currency: 'GBP', links: [] },
    }),
})
