import { cardTexts } from './card-texts'

test('the words of the cards are those of the specification', () => {
  const { de, en } = cardTexts
  expect([de.title.terms, de.title.information]).toEqual(['Bitte zustimmen!', 'Zu Ihrer Information'])
  expect([en.title.terms, en.title.information]).toEqual(['Please confirm!', 'For your information'])
  expect([de.ok, de.okAndProceed]).toEqual(['OK', 'OK. Weiter zum Portal'])
  expect([en.ok, en.okAndProceed]).toEqual(['OK', 'OK. Proceed to Portal'])
})
