import { isCallError } from '@energycockpit/api-client'
import { structureFaultCodes, structureFieldsSchema, type StructureFaultCode } from '@energycockpit/contract'

const isFaultCode = (code: string): code is StructureFaultCode =>
  (structureFaultCodes as readonly string[]).includes(code)

/** What the contract's schema finds wrong, by field. */
export function faultsOfSchema(
  fields: Readonly<Record<string, unknown>>,
): Record<string, StructureFaultCode> {
  const issues = structureFieldsSchema.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(
    issues.map(({ path }) => {
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
    const [field = '', code = ''] = structureFault?.split(' ') ?? []
    return isFaultCode(code) ? [[field, code] as const] : []
  })
  return Object.fromEntries(faults)
}
