import { detailsOfDraft, emptyDetails, sentForm } from './draft'

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

test.each(['', 'null', '{}', '{"email":"ann@weir.example"}', '{"email":1,"ticket":"x"}', 'x'])(
  'a tab that holds %j has sent nothing',
  (kept) => {
    sessionStorage.setItem('energycockpit.registration.sent', kept)
    expect(sentForm.read()).toBeUndefined()
  },
)

test('a tab remembers where the mail went until it is told to forget it', () => {
  const sent = { email: 'ann@weir.example', ticket: 'x' }
  sentForm.keep(sent)
  expect(sentForm.read()).toEqual(sent)
  sentForm.forget()
  expect(sentForm.read()).toBeUndefined()
})
