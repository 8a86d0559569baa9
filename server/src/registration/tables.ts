import type { Locale, RegistrationDetails, RegistrationState } from '@energycockpit/contract'
import type { ColumnType, Generated } from 'kysely'

export interface RegistrationRequestTable {
  id: string
  state: RegistrationState
  business_id: number | null
  company_name: string
  contact_name: string
  email: string
  plain_tax_number: string | null
  plain_register_number: string | null
  details: ColumnType<RegistrationDetails, string, string>
  locale: Locale
  consent_version: string
  sent_at: Generated<Date>
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  reason: Generated<string>
  accepted_business_id: ColumnType<number | null, number | null | undefined, number | null>
  ticket_hash: string
  token_hash: string
  revision: Generated<number>
}

export interface RegistrationTables {
  registration_request: RegistrationRequestTable
}

declare module '../entities/tables' {
  interface Tables extends RegistrationTables {}
}
