import { emptyDetails } from './draft'
import { formFaults } from './form-faults'
import de from './locales/de.json'
import en from './locales/en.json'

const good = {
  ...emptyDetails('de'),
  ...{ companyName: 'Weir Mills', street: 'Mill Lane 1', city: 'Wells', registerNumber: 'HRB 1' },
  ...{ contactName: 'Ann Weir', email: 'ann@weir.example', accesses: ['ANALYSIS' as const] },
}

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
])('with %j the faults are %j', (changes, faults) => {
  expect(formFaults({ ...good, ...changes }, true)).toEqual(faults)
})

test('every fault has a text in both languages', () => {
  const all = Object.values({
    ...formFaults({ ...emptyDetails('de'), postalCode: 'x'.repeat(13), phone: 'x' }, false),
    ...{ digit: 'taxNumberDigit', format: 'taxNumber' },
  })
  expect(all).toContain('consent')
  for (const texts of [de, en])
    expect(Object.keys(texts.registration.faults)).toEqual(expect.arrayContaining(all))
})
