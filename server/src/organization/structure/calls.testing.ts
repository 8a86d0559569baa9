import {
  archiveStructureItem,
  createStructureItem,
  deleteStructureItem,
  getBelowStructureItem,
  getStructureItem,
  getStructureSteps,
  moveStructureItems,
  undoStructureStep,
  updateStructureItem,
} from '@energycockpit/contract'
import { administrators, energyManagers, seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

const unit = { kind: 'ORG_UNIT', id: 'ou-sciences' }
const ofUnit = { params: unit, ofSubBusiness: 'itself' } as const
const fields = {
  kind: 'ORG_UNIT',
  orgUnitId: null,
  name: 'Walked over',
  parentOrgUnit: null,
  formerParents: [],
}

export const structureExamples: readonly CallExample[] = [
  { ...ofUnit, call: getStructureItem, roles: seeMeteringPoints },
  { ...ofUnit, call: getBelowStructureItem, roles: seeMeteringPoints },
  {
    ...{ call: getStructureSteps, roles: energyManagers },
    everyQuery: 'kind=ORG_UNIT&id=ou-sciences&before=9',
  },
  {
    ...{ call: createStructureItem, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { businessId: 1001, fields },
  },
  // Of a revision that it does not have, so that the walk changes nothing.
  {
    ...{ ...ofUnit, call: updateStructureItem, roles: energyManagers, status: 409 },
    body: { revision: 999_999, fields },
  },
  // Where it stands already.
  {
    ...{ call: moveStructureItems, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { items: [unit], to: { type: 'CLIENT_BUSINESS', id: 'cb-1001' }, since: null },
  },
  {
    ...{ ...ofUnit, call: archiveStructureItem, roles: energyManagers, status: 409 },
    body: { revision: 999_999, archived: true },
  },
  {
    ...{ ...ofUnit, call: deleteStructureItem, roles: administrators, status: 409 },
    query: 'revision=999999',
  },
  { call: undoStructureStep, roles: energyManagers, params: { step: 2_147_483_647 }, status: 404 },
]
