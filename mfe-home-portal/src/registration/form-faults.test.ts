import { emptyDetails } from './draft'
import { formFaults } from './form-faults'
import de from './locales/de.json'
import en from './locales/en.json'

const good = {
  ...emptyDetails('de'),
  ...{ companyName: 'Weir Mills', street: 'Mill Lane 1', city: 'Wells', registerNumber: 'HRB 1' },
  ...{ contactName: 'Ann Weir', email: 'ann@weir.example', accesses: ['ANALYSIS' as const] },
}

const said = (faults: ReturnType<typeof formFaults>) =>
  Object.fromEntries(Object.entries(faults).map(([field, { text, most }]) => [field, most ?? text]))

test.each([
  [{}, {}],
  [{ registerNumber: '' }, { taxNumber: 'noNumber' }],
  [{ taxNumber: 'DE136695975' }, { taxNumber: 'taxNumberDigit' }],
  [{ taxNumber: 'DE1' }, { taxNumber: 'taxNumber' }],
  [
    { email: 'ann@weir', phone: 'call' },
    { email: 'email', phone: 'phone' },
  ],
  [
    { companyName: ' ', contactName: '–' },
    { companyName: 'companyName', contactName: 'contactName' },
  ],
  [{ accesses: [] }, { accesses: 'accesses' }],
  [
    { companyName: 'w'.repeat(101), message: 'w'.repeat(2001), taxNumber: '1'.repeat(31) },
    { companyName: 100, message: 2000, taxNumber: 30 },
  ],
  // As it is copied from an address book.
  [
    { phone: '\u202A+44 20 0000 0000\u202C', companyName: 'Weir\u200E Mills' },
    { phone: 'unseen', companyName: 'unseen' },
  ],
])('with %j the faults are %j', (changes, faults) => {
  expect(said(formFaults({ ...good, ...changes }, true))).toEqual(faults)
})

test('every fault has a text in both languages', () => {
  const all = Object.values({
    ...said(formFaults({ ...emptyDetails('de'), phone: 'x' }, false)),
    ...{ digit: 'taxNumberDigit', format: 'taxNumber', long: 'tooLong', unseen: 'unseen' },
  })
  expect(all).toContain('consent')
  for (const texts of [de, en])
    expect(Object.keys(texts.registration.faults)).toEqual(expect.arrayContaining(all))
})
