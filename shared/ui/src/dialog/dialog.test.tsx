import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function draw({ form }: { form: boolean }) {
  const onClose = jest.fn()
  render(
    <Dialog title="Rename" form={form} actions={null} onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  return { onClose, beside: screen.getByRole('dialog'), field: screen.getByRole('textbox') }
}

test('a click beside a question closes it, the end of a selection does not', async () => {
  const { onClose, beside, field } = draw({ form: false })
  const user = userEvent.setup()
  await user.pointer([
    { keys: '[MouseLeft>]', target: field },
    { target: beside },
    { keys: '[/MouseLeft]', target: beside },
  ])
  expect(onClose).not.toHaveBeenCalled()
  await user.click(beside)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a click beside a form keeps what was typed', async () => {
  const { onClose, beside } = draw({ form: true })
  await userEvent.click(beside)
  expect(onClose).not.toHaveBeenCalled()
})
