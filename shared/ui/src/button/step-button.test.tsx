import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { StepButton } from './step-button'

test('a step under way is shown, keeps the focus and is not taken twice', async () => {
  const onClick = jest.fn()
  const view = (pending: boolean) => (
    <StepButton pending={pending} working="Working" onClick={onClick}>
      Save
    </StepButton>
  )
  const { rerender } = render(view(false))
  const button = screen.getByRole('button', { name: 'Save' })
  expect([button.getAttribute('aria-disabled'), screen.queryByRole('status')]).toEqual(['false', null])
  await userEvent.click(button)
  rerender(view(true))
  expect(screen.getByRole('status').textContent).toBe('Working')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
})

test('a form whose step is under way is not sent again, by Enter in a field neither', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  const view = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <StepButton type="submit" pending={pending} working="Working">
        Send
      </StepButton>
    </form>
  )
  const { rerender } = render(view(false))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  rerender(view(true))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('while another step is under way it is off without being the one that works', async () => {
  const onClick = jest.fn()
  render(
    <StepButton pending={false} working="Working" aria-disabled onClick={onClick}>
      End
    </StepButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a double click takes a step and sends a form once, also before it is known to be under way', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <StepButton type="submit" pending={false} working="Working" onClick={onClick}>
        Undo
      </StepButton>
    </form>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
