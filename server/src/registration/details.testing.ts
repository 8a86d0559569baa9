import type { RegistrationDetails } from '@energycockpit/contract'

/** Of a company that is invented. */
export const exampleDetails: RegistrationDetails = {
  ...{ companyName: 'Elbaue Gewerbepark', legalForm: 'GmbH' },
  ...{ street: 'Deichweg 4', postalCode: '01662', city: 'Meißen', country: 'DE' },
  ...{ taxNumber: 'DE 136 695 976', registerNumber: '' },
  ...{ contactName: 'Jördis Öhm', position: 'Facility Management' },
  ...{ email: 'oehm@elbaue.example', phone: '+49 351 000 000' },
  ...{
    accesses: ['ANALYSIS', 'ENERGY_MANAGEMENT'],
    message: 'Wir haben zwölf Gebäude.\nBitte melden Sie sich.',
  },
}
