import { withWholeFindings } from './whole-findings'

const span = (from: number, to: number) => ({ from, to })

test.each([
  ['nothing near', [span(0, 9), span(21, 30)], span(10, 20)],
  ['one that reaches in', [span(5, 12)], span(5, 20)],
  ['one that ends where the span begins', [span(5, 10)], span(5, 20)],
  ['one around it', [span(5, 30)], span(5, 30)],
  ['one that touches another that touches it', [span(1, 5), span(25, 28), span(5, 25)], span(1, 28)],
])('takes whole findings in: %s', (_case, findings, expected) => {
  expect(withWholeFindings(span(10, 20), findings)).toEqual(expected)
})
