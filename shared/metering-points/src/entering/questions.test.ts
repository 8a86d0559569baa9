import { CallError } from '@energycockpit/api-client'
import { questionKinds } from '@energycockpit/contract'
import de from './locales/de.json'
import en from './locales/en.json'
import { questionsOf } from './questions-of'

test('every question has a text in both languages, with the same figures', () => {
  const figures = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const kind of questionKinds)
    expect(figures(de.questions.kinds[kind])).toEqual(figures(en.questions.kinds[kind]))
  for (const { questions } of [de, en])
    expect(Object.keys(questions.kinds).sort()).toEqual([...questionKinds].sort())
})

test('what is asked is told apart from what is refused', () => {
  const question = { id: 'q', kind: 'ROLL_OVER' as const, from: null, to: null, figures: {} }
  const failure = (code: string) => {
    const errorObject = { id: 'c', status: 422, reasons: [{ code, title: 'x', question }] }
    return new CallError('refused', 'x', { status: 422, errorObject })
  }
  expect(questionsOf(failure('CONFIRMATION_NEEDED'))).toEqual([question])
  for (const other of [failure('VALIDATION_FAILED'), new Error('x'), null])
    expect(questionsOf(other)).toEqual([])
})
