import { isCallError } from '@energycockpit/api-client'
import { attributeDefinitionFaultCodes } from '@energycockpit/contract'
import type { FormFault, FormFaults } from './attribute-form'

const isFaultCode = (code: string): code is FormFault =>
  (attributeDefinitionFaultCodes as readonly string[]).includes(code)

/** What the server found wrong with a definition, by field. */
export function faultsOfAttributeRefusal(error: unknown): FormFaults {
  if (!isCallError(error) || error.kind !== 'refused') return {}
  const faults = error.reasons.flatMap(({ structureFault }) => {
    const [field = '', code = ''] = structureFault?.split(' ') ?? []
    return isFaultCode(code) ? [[field, code] as const] : []
  })
  return Object.fromEntries(faults)
}
