import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CheckboxGroup } from './controls/checkbox-group'
import { SearchField } from './controls/search-field'
import { SegmentedControl } from './controls/segmented-control'
import { Select } from './controls/select'
import { TextField } from './controls/text-field'
import { EmptyState } from './states/empty-state'
import { ErrorState } from './states/error-state'
import { useAfterDelay } from './states/use-after-delay'
import { Toasts } from './toast/toasts'

test('a segmented control is a group of radio buttons', async () => {
  const onChange = jest.fn()
  const choices = [
    { value: 'chart', label: 'Chart' },
    { value: 'table', label: 'Table' },
  ]
  render(<SegmentedControl label="View" choices={choices} value="chart" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'View' })).toBeTruthy()
  expect((screen.getByRole('radio', { name: 'Chart' }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(onChange).toHaveBeenCalledWith('table')
})

test('a select shows its groups and tells what was chosen', async () => {
  const onChange = jest.fn()
  const groups = [
    { label: '', choices: [{ value: 'own', label: 'Own' }] },
    { label: 'Last', choices: [{ value: 'week', label: 'Last week' }] },
  ]
  render(<Select label="Period" groups={groups} value="own" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Last' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'week')
  expect(onChange).toHaveBeenCalledWith('week')
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />
}

test('a search field is emptied by Escape and by its cross, and keeps the focus', async () => {
  render(<Search />)
  const field = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field, 'museum{Escape}')
  expect(field.value).toBe('')
  await userEvent.type(field, 'gas')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('an error is announced, names its reference and tries again', async () => {
  const onRetry = jest.fn()
  render(
    <ErrorState title="It failed" reference="Reference: 42" retry={{ label: 'Try again', onRetry }}>
      The server does not answer.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toContain('It failedThe server does not answer.Reference: 42')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an empty state says what is missing and what to do', () => {
  render(
    <EmptyState title="Nothing here" action={<button>Do it</button>}>
      Because.
    </EmptyState>,
  )
  expect(screen.getByText('Nothing here')).toBeTruthy()
  expect(screen.getByText('Because.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Do it' })).toBeTruthy()
})

test('messages are announced and can be closed', async () => {
  const onClose = jest.fn()
  const toasts = [{ id: '1', kind: 'error' as const, text: 'Not saved' }]
  render(<Toasts label="Messages" closeLabel="Close" toasts={toasts} onClose={onClose} />)
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledWith('1')
})

function Waiting({ goingOn }: { goingOn: boolean }) {
  return useAfterDelay(goingOn) ? <p>Waiting</p> : null
}

test('waiting shows only after 300 ms, and starts anew each time', () => {
  jest.useFakeTimers()
  const view = render(<Waiting goingOn />)
  act(() => void jest.advanceTimersByTime(299))
  expect(screen.queryByText('Waiting')).toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(screen.getByText('Waiting')).toBeTruthy()
  view.rerender(<Waiting goingOn={false} />)
  expect(screen.queryByText('Waiting')).toBeNull()
  view.rerender(<Waiting goingOn />)
  expect(screen.queryByText('Waiting')).toBeNull()
  jest.useRealTimers()
})

test('a text field is read out with what is wrong with it and what helps', async () => {
  const onChange = jest.fn()
  const field = { label: 'Address', hint: 'A mail goes there', value: '', onChange }
  const { rerender } = render(<TextField {...field} fault="This is none" />)
  const input = screen.getByRole('textbox', {
    name: 'Address',
    description: 'This is none A mail goes there',
  })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input, 'a')
  expect(onChange).toHaveBeenCalledWith('a')
  rerender(<TextField {...field} lines={3} />)
  const text = screen.getByRole('textbox', { name: 'Address', description: 'A mail goes there' })
  expect([text.tagName, text.getAttribute('aria-invalid')]).toEqual(['TEXTAREA', null])
})

test('of a group of boxes any number is ticked', async () => {
  const onChange = jest.fn()
  const choices = [
    { value: 4, label: 'Administrator' },
    { value: 12, label: 'Analyst' },
  ]
  render(<CheckboxGroup label="Roles" choices={choices} chosen={[12]} onChange={onChange} fault="One" />)
  expect(screen.getByRole('group', { name: 'Roles', description: 'One' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Administrator' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Analyst' }))
  expect(onChange.mock.calls).toEqual([[[12, 4]], [[]]])
})
