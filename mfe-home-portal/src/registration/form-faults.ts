import {
  hasCompanyNumber,
  misleading,
  registrationDetailsSchema,
  taxNumberFault,
  type RegistrationDetails,
} from '@energycockpit/contract'

export type FieldName = keyof RegistrationDetails | 'consent'

/** A text below `registration.faults`, and how many characters there may be where there are too many. */
export interface FormFault {
  text: string
  most?: number
}

/**
 * What is wrong with each field. A field takes whatever is pasted, and says what to shorten: cut off, nobody would
 * notice what is missing.
 */
export function formFaults(
  details: RegistrationDetails,
  consent: boolean,
): Partial<Record<FieldName, FormFault>> {
  const faults: Partial<Record<FieldName, FormFault>> = {}
  for (const { path, ...issue } of registrationDetailsSchema.safeParse(details).error?.issues ?? []) {
    const field = path[0] as keyof RegistrationDetails
    faults[field] ??=
      issue.code === 'too_big' ? { text: 'tooLong', most: Number(issue.maximum) } : textFault(details, field)
  }
  if (!hasCompanyNumber(details)) faults.taxNumber = { text: 'noNumber' }
  if (!consent) faults.consent = { text: 'consent' }
  return faults
}

/** Marks of direction come with numbers and names that are copied from elsewhere, and nobody sees them. */
function textFault(details: RegistrationDetails, field: keyof RegistrationDetails): FormFault {
  const value = details[field]
  if (field !== 'message' && typeof value === 'string' && misleading.test(value.trim()))
    return { text: 'unseen' }
  return { text: field === 'taxNumber' ? taxNumberText(details.taxNumber) : field }
}

/** In the order in which the fields stand in the form. */
export const fieldsInOrder: readonly FieldName[] = [
  ...(Object.keys(registrationDetailsSchema.shape) as (keyof RegistrationDetails)[]),
  'consent',
]

const taxNumberText = (written: string) =>
  taxNumberFault(written) === 'CHECK_DIGIT' ? 'taxNumberDigit' : 'taxNumber'
