import {
  hasCompanyNumber,
  registrationDetailsSchema,
  taxNumberFault,
  type RegistrationDetails,
} from '@energycockpit/contract'

export type FormField = keyof RegistrationDetails | 'consent'

/** What is wrong with each field, as a text below `registration.faults`. */
export function formFaults(
  details: RegistrationDetails,
  consent: boolean,
): Partial<Record<FormField, string>> {
  const faults: Partial<Record<FormField, string>> = {}
  for (const { path } of registrationDetailsSchema.safeParse(details).error?.issues ?? []) {
    const field = path[0] as keyof RegistrationDetails
    faults[field] = field === 'taxNumber' ? taxNumberText(details.taxNumber) : field
  }
  if (!hasCompanyNumber(details)) faults.taxNumber = 'noNumber'
  if (!consent) faults.consent = 'consent'
  return faults
}

/** In the order in which the fields stand in the form. */
export const fieldsInOrder: readonly FormField[] = [
  ...(Object.keys(registrationDetailsSchema.shape) as (keyof RegistrationDetails)[]),
  'consent',
]

const taxNumberText = (written: string) =>
  taxNumberFault(written) === 'CHECK_DIGIT' ? 'taxNumberDigit' : 'taxNumber'
