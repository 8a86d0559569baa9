import { detailsOfDraft, emptyDetails } from './draft'

test('a draft comes back as it was kept', () => {
  const details = { ...emptyDetails('de'), companyName: 'Öl & Söhne', accesses: ['ANALYSIS' as const] }
  expect(detailsOfDraft(JSON.stringify(details), 'en')).toEqual(details)
})

test.each([null, '', 'no JSON', 'null', '[]', '"text"', '{"companyName":5,"accesses":"ANALYSIS"}'])(
  'a draft %j begins anew',
  (draft) => {
    expect(detailsOfDraft(draft, 'en')).toEqual(emptyDetails('en'))
  },
)

test('a draft holds nothing but details', () => {
  expect(detailsOfDraft('{"consent":true,"ticket":"x","city":"Wells"}', 'en')).toEqual({
    ...{ ...emptyDetails('en'), city: 'Wells' },
  })
})
