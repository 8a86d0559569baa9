import { render } from '@testing-library/react'
import { FormDialog } from './form-dialog'

const labels = { step: 'Save', cancel: 'Cancel', working: 'Saving' }
const draw = (pending: boolean, failure?: string) => (
  <FormDialog title="Rename" {...{ labels, pending }} onSubmit={() => undefined} onClose={() => undefined}>
    <div role="alert" />
    <div role="alert">{failure}</div>
  </FormDialog>
)

test('why a step failed comes into view, once the step has ended', () => {
  const seen: (string | null)[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  const { rerender } = render(draw(false))
  rerender(draw(true))
  expect(seen).toEqual([])
  rerender(draw(false, 'The name is taken.'))
  expect(seen).toEqual(['The name is taken.'])
  rerender(draw(false, 'The name is taken.'))
  expect(seen).toHaveLength(1)
})
