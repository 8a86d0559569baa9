import { isCallError } from '@energycockpit/api-client'
import { structureFaultCodes, structureFieldsSchema, type StructureFaultCode } from '@energycockpit/contract'

const isFaultCode = (code: string): code is StructureFaultCode =>
  (structureFaultCodes as readonly string[]).includes(code)

/** What the contract's schema finds wrong, by field. */
export function faultsOfSchema(
  fields: Readonly<Record<string, unknown>>,
): Record<string, StructureFaultCode> {
  const issues = structureFieldsSchema.safeParse(fields).error?.issues ?? []
  // What is wrong with attributes is told of each of them.
  const ofFields = issues.filter(({ path }) => path[0] !== 'attributes')
  return Object.fromEntries(
    ofFields.map(({ path }) => {
      const field = String(path[0])
      const value = fields[field]
      return [field, value === null || value === undefined ? 'REQUIRED' : 'INVALID']
    }),
  )
}

/** What the server found wrong, by field. */
export function faultsOfRefusal(error: unknown): Record<string, StructureFaultCode> {
  if (!isCallError(error) || error.kind !== 'refused') return {}
  const faults = error.reasons.flatMap(({ structureFault }) => {
    // Names of attributes have spaces.
    const [, field = '', code = ''] = /^(.*) (\S+)$/.exec(structureFault ?? '') ?? []
    return isFaultCode(code) ? [[field, code] as const] : []
  })
  return Object.fromEntries(faults)
}
