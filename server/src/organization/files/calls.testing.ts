import { getStructureFile, getStructureThumbnail, uploadStructureFile } from '@energycockpit/contract'
import { energyManagers, seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

/** The demo has none that the walk knows the id of; that those of others are not found is proven in files.test.ts. */
const none = { params: { fileId: 'file-none' }, status: 404 } as const

export const fileExamples: readonly CallExample[] = [
  {
    ...{ call: uploadStructureFile, roles: energyManagers, ofSubBusiness: 'itself' },
    query: 'businessId=1001&purpose=DOCUMENT&name=walk.txt',
    body: 'Walked over',
  },
  { ...none, call: getStructureFile, roles: seeMeteringPoints },
  { ...none, call: getStructureThumbnail, roles: seeMeteringPoints },
]
