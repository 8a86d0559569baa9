import * as z from 'zod/mini'
import { countryCodes } from './country-codes'
import { supportedLocales } from './locale'
import { namedLine, oneLine } from './one-line'
import { roles, type RoleNumber } from './roles'
import { storableText } from './storable-text'
import { taxNumberFault } from './tax-number'

/** What somebody may wish for, and the role that it means. */
export const registrationAccesses = [
  'ADMINISTRATION',
  'ANALYSIS',
  'ENERGY_MANAGEMENT',
  'DATA_SUPPLY',
  'METERING_OPERATION',
] as const
export type RegistrationAccess = (typeof registrationAccesses)[number]

export const roleOfAccess: Readonly<Record<RegistrationAccess, RoleNumber>> = {
  ADMINISTRATION: roles.ADMIN,
  ANALYSIS: roles.ANALYST,
  ENERGY_MANAGEMENT: roles.ENERGY_MANAGER,
  DATA_SUPPLY: roles.DATA_SUPPLIER,
  METERING_OPERATION: roles.METER_READER,
}

/** What a company says of itself and of whom to write to. Texts that may be left out are empty then. */
export const registrationDetailsSchema = z.object({
  companyName: namedLine(100),
  legalForm: oneLine(60),
  street: namedLine(120),
  postalCode: oneLine(12),
  city: namedLine(80),
  /** ISO 3166-1, two letters. */
  country: z.enum(countryCodes as [string, ...string[]]),
  /** VAT identification number or another number of the tax office; this or the register number is needed. */
  taxNumber: oneLine(30).check(z.refine((text) => text === '' || taxNumberFault(text) === undefined)),
  /** Of the commercial register. */
  registerNumber: oneLine(60),
  contactName: namedLine(100),
  position: oneLine(80),
  email: z.email().check(z.maxLength(200)),
  phone: oneLine(40).check(z.refine((text) => text === '' || /^\+?[\d\s()/.-]{5,}$/.test(text))),
  accesses: z
    .array(z.enum(registrationAccesses))
    .check(z.minLength(1), z.maxLength(registrationAccesses.length)),
  message: storableText.check(z.maxLength(2000)),
})
export type RegistrationDetails = z.output<typeof registrationDetailsSchema>

/** Of the form and of all that is mailed. */
export const registrationLocale = z.enum(supportedLocales)

/** Whether one of both numbers by which a company is known is there. */
export const hasCompanyNumber = ({
  taxNumber,
  registerNumber,
}: Pick<RegistrationDetails, 'taxNumber' | 'registerNumber'>): boolean =>
  taxNumber.trim() !== '' || registerNumber.trim() !== ''
