import { downloadStructure, importStructure, importStructureFile } from '@energycockpit/contract'
import { energyManagers, seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

const businessId = 1001
const content = Buffer.from('{"orgUnits": []}').toString('base64')

export const bulkExamples: readonly CallExample[] = [
  {
    ...{ call: importStructure, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { businessId, dryRun: true, document: { orgUnits: [{ orgUnitId: 'WALK', name: 'Walked over' }] } },
  },
  {
    ...{ call: importStructureFile, roles: energyManagers, ofSubBusiness: 'itself' },
    body: { businessId, dryRun: true, content },
  },
  {
    ...{ call: downloadStructure, roles: seeMeteringPoints, ofSubBusiness: 'itself' },
    query: `businessId=${businessId}&format=json&language=en`,
    everyQuery: `businessId=${businessId}&format=json&language=en&template=true`,
  },
]
