import type { AttributeDefinition, ErrorObject } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { businessId } from '../structure/structure-client.testing'

export const path = '/rest/secure/attributes'

export interface Answer {
  definition: AttributeDefinition
  error?: ErrorObject
}

/** Status and reason of a refusal, with the field where it is about one. */
export const refusedWith = ({ status, body }: { status: number; body: Answer | '' }) => {
  const reason = body === '' ? undefined : body.error?.reasons[0]
  return reason && `${status} ${reason.structureFault ?? reason.code}`
}

let made = 0
/** A number of locations with a name of its own, unless said otherwise. */
export const asNew = (more: object = {}) => ({
  ...{ businessId, appliesTo: 'LOCATION', name: `Attribute ${++made}`, type: 'NUMBER', unit: null },
  choices: [],
  ...more,
})

/** Calls of attributes; `administrator` signs in before the first of them. */
export function attributesClient(administrator: () => SignedInClient) {
  /** A new attribute; anything else fails the test. */
  async function defined(more: object = {}): Promise<AttributeDefinition> {
    const { status, body } = await administrator().post<Answer>(path, asNew(more))
    expect([status, body.error]).toEqual([200, undefined])
    return body.definition
  }
  const change = ({ id, revision, name, type, unit, choices }: AttributeDefinition, more: object) =>
    administrator().put<Answer>(`${path}/${id}`, { revision, name, type, unit, choices, ...more })
  const archive = ({ id, revision }: AttributeDefinition, archived = true) =>
    administrator().post<Answer>(`${path}/${id}/archive`, { revision, archived })
  const remove = ({ id, revision }: AttributeDefinition) =>
    administrator().delete<Answer>(`${path}/${id}?revision=${revision}`)
  const listed = async (query = '', as = administrator()) =>
    (await as.get<{ definitions: AttributeDefinition[] }>(path + query)).body.definitions
  return { defined, change, archive, remove, listed }
}
