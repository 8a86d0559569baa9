import { CallError } from '@energycockpit/api-client'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { fireEvent, render, screen } from '@testing-library/react'
import en from './locales/en.json'
import { QueryContent } from './query-content'
import { retryUnlessFinal } from './retry-unless-final'
import { StepFailure } from './step-failure'

const texts = createTexts({ locale: 'en', load: () => Promise.resolve(en) })
const away = new CallError('unreachable', 'x', { status: 0 })

function drawn(query: { data: string[] | undefined; error: unknown }, refetch = jest.fn()) {
  render(
    <TextsProvider texts={texts} locale="en">
      <QueryContent query={{ ...query, refetch }} loading="Meters are loading" failed="No meters">
        {(names) => <p>{names.join(', ')}</p>}
      </QueryContent>
      <StepFailure title="Not saved." error={query.error} />
    </TextsProvider>,
  )
  return refetch
}

test('why it failed is said with a retry, below the step as well', async () => {
  const refetch = drawn({ data: undefined, error: away })
  fireEvent.click(await screen.findByRole('button', { name: en.retry }))
  expect(refetch).toHaveBeenCalledTimes(1)
  const [content, step] = screen.getAllByRole('alert')
  expect(content!.textContent).toContain(`No meters${en.reason.unreachable}`)
  expect(step!.textContent).toContain(`Not saved. ${en.reason.unreachable}`)
})

test('what was loaded once stays when loading it again fails', async () => {
  drawn({ data: ['North'], error: away })
  expect(await screen.findByText('North')).toBeDefined()
  expect(screen.queryByText('No meters')).toBeNull()
})

test('until it is there a placeholder holds its place, and no failure is told', async () => {
  drawn({ data: undefined, error: null })
  expect(await screen.findByRole('status')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('what the role does not allow is said calmly, with who can change it and nothing to try again', async () => {
  const errorObject = { id: 'c-1', status: 403, reasons: [{ code: 'FORBIDDEN' as const, title: 'x' }] }
  const error = new CallError('refused', 'x', { status: 403, errorObject })
  render(
    <TextsProvider texts={texts} locale="en">
      <QueryContent query={{ data: undefined, error, refetch: jest.fn() }} loading="…" failed="No meters">
        {() => null}
      </QueryContent>
    </TextsProvider>,
  )
  expect(await screen.findByText(en.denied.title)).toBeDefined()
  expect(screen.getByText(en.denied.detail)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(retryUnlessFinal(error, en.retry, jest.fn())).toBeUndefined()
  expect(retryUnlessFinal(away, en.retry, jest.fn())).toMatchObject({ label: en.retry })
})

test.each([
  [404, 'NOT_FOUND'],
  [409, 'NOT_ADDABLE'],
  [422, 'VALIDATION_FAILED'],
] as const)('what is refused for good (%d) is explained without a retry', async (status, code) => {
  const errorObject = { id: 'c-1', status, reasons: [{ code: code as never, title: 'x' }] }
  drawn({ data: undefined, error: new CallError('refused', 'x', { status, errorObject }) })
  expect((await screen.findAllByText(/No meters|Not saved/)).length).toBe(2)
  expect(screen.queryByRole('button')).toBeNull()
})
