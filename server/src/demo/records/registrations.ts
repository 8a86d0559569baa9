import type { RegistrationDetails } from '@energycockpit/contract'
import { demoBusinesses } from '../../identity/demo-users'
import type { DemoEvent } from '../history/event'
import { registration } from '../history/registration-events'

const unsaid = { legalForm: '', registerNumber: '', taxNumber: '', position: '', phone: '', message: '' }

const company = (
  details: Partial<RegistrationDetails> &
    Pick<RegistrationDetails, 'companyName' | 'street' | 'city' | 'contactName' | 'email' | 'accesses'>,
): RegistrationDetails => ({ ...unsaid, postalCode: '', country: 'GB', ...details })

const group = demoBusinesses.superClient.id

/** All companies and people are invented. */
export const registrations: readonly DemoEvent[] = [
  registration('registration of a mill', 'system', {
    ...{ businessId: group, language: 'en', then: 'confirmed' },
    details: company({
      ...{ companyName: 'Weir Mills', legalForm: 'Ltd', registerNumber: 'Companies House 00000017' },
      ...{ street: '1 Mill Lane', postalCode: 'CB0 0AA', city: 'Cambridge' },
      ...{ contactName: 'Ottoline Weir', position: 'Energy manager', email: 'ottoline@weir-mills.example' },
      accesses: ['ADMINISTRATION', 'ENERGY_MANAGEMENT'],
      message: 'We moved into three buildings of the estate and would like to see our meters.',
    }),
  }),
  registration('registration of a park', 'system', {
    ...{ businessId: group, language: 'de', then: 'confirmed' },
    details: company({
      ...{ companyName: 'Elbaue Gewerbepark', legalForm: 'GmbH', taxNumber: 'DE 136 695 976' },
      ...{ street: 'Deichweg 4', postalCode: '01662', city: 'Meißen', country: 'DE' },
      ...{ contactName: 'Jördis Öhm', position: 'Gebäudemanagement', email: 'oehm@elbaue.example' },
      accesses: ['ANALYSIS'],
      message: 'Wir verwalten zwölf Gebäude und möchten deren Verbrauch vergleichen.',
    }),
  }),
  registration('registration of a metering company', 'system', {
    ...{ businessId: null, language: 'en', then: 'confirmed' },
    details: company({
      ...{ companyName: 'Sluice Metering', registerNumber: 'Companies House 00000029' },
      ...{ street: '12 Lock Street', city: 'Ely', contactName: 'Bram Tay', email: 'bram@sluice.example' },
      accesses: ['DATA_SUPPLY', 'METERING_OPERATION'],
    }),
  }),
  registration('registration that waits', 'system', {
    ...{ businessId: group, language: 'de' },
    details: company({
      ...{ companyName: 'Auwald Kliniken', taxNumber: '143/815/08155' },
      ...{ street: 'Am Auwald 9', postalCode: '04177', city: 'Leipzig', country: 'DE' },
      ...{ contactName: 'Malte Rohr', email: 'rohr@auwald.example', accesses: ['ENERGY_MANAGEMENT'] },
    }),
  }),
  registration('registration that was rejected', 'system', {
    ...{ businessId: group, language: 'en' },
    then: { rejected: 'Your buildings do not belong to the estate. Please ask your own landlord.' },
    details: company({
      ...{ companyName: 'Drove Storage', registerNumber: 'Companies House 00000031' },
      ...{ street: '3 Long Drove', city: 'March', contactName: 'Wilf Drove', email: 'wilf@drove.example' },
      accesses: ['ANALYSIS'],
    }),
  }),
]
