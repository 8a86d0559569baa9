import {
  archiveAttribute,
  createAttribute,
  deleteAttribute,
  getAttributes,
  getAttributeUses,
  updateAttribute,
} from '@energycockpit/contract'
import { administrators, seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

// Of none that there is, so that the walk changes nothing; service.test.ts has those of another business.
const ofNone = { roles: administrators, params: { id: 'attr-none' }, status: 404 } as const

export const attributeExamples: readonly CallExample[] = [
  {
    ...{ call: getAttributes, roles: seeMeteringPoints },
    everyQuery: 'businessId=1001&appliesTo=LOCATION',
  },
  // A text with a unit, so that the walk changes nothing.
  {
    ...{ call: createAttribute, roles: administrators, ofSubBusiness: 'itself', status: 400 },
    body: {
      ...{ businessId: 1001, appliesTo: 'LOCATION', name: 'Walked over', type: 'TEXT', unit: 'm' },
      choices: [],
    },
  },
  {
    ...{ ...ofNone, call: updateAttribute },
    body: {
      revision: 1,
      name: 'Walked over',
      type: 'CHOICE',
      unit: null,
      choices: [{ id: null, name: 'One' }],
    },
  },
  { ...ofNone, call: archiveAttribute, body: { revision: 1, archived: true } },
  { ...ofNone, call: getAttributeUses },
  { ...ofNone, call: deleteAttribute, query: 'revision=1' },
]
