import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import type { StoredStep } from './step-repository'

/** Who has made a step undoes it, or who administers the structure, each with the permission to change such a thing. */
export const mayUndo = (
  step: Pick<StoredStep, 'byUuid' | 'ofVirtual' | 'ofAttribute' | 'ofFactor'>,
  { uuid, roles }: Pick<SignedInUser, 'uuid' | 'roles'>,
): boolean => {
  if (step.ofAttribute) return isPermitted(roles, 'structure:administer')
  const isCalculated = step.ofVirtual || step.ofFactor
  const may = isPermitted(roles, isCalculated ? 'calculations:define' : 'structure:edit')
  return may && (step.byUuid === uuid || isPermitted(roles, 'structure:administer'))
}
