import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { useDialogOnDemand } from './use-dialog-on-demand'

const Question = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close it</button>

function WithDialog({ load }: { load: () => Promise<typeof Question> }) {
  const { Dialog, open, close, nearby } = useDialogOnDemand(load)
  return (
    <>
      <button onClick={open} {...nearby}>
        Open it
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}

async function show(load: () => Promise<typeof Question>) {
  const notify = jest.fn()
  const texts = createTexts({ locale: 'en', load: () => import('../texts/en') })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ notify } as never}>
        <WithDialog load={load} />
      </FeatureContext>
    </TextsProvider>,
  )
  return { notify, button: await screen.findByRole('button', { name: 'Open it' }) }
}

test('it is requested as the pointer comes near, and shown only once it was opened', async () => {
  const load = jest.fn(async () => Question)
  const { button } = await show(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(button)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Close it')).toBeNull()
  await userEvent.click(button)
  await userEvent.click(await screen.findByText('Close it'))
  expect(screen.queryByText('Close it')).toBeNull()
})

test('where it cannot be loaded that is said, and the next click tries again', async () => {
  let isOnline = false
  const { button, notify } = await show(async () => {
    if (!isOnline) throw new Error('no network')
    return Question
  })
  await userEvent.click(button)
  expect(notify).toHaveBeenCalledWith({
    kind: 'error',
    text: 'The dialog could not be loaded. Try again.',
  })
  isOnline = true
  await userEvent.click(button)
  expect(await screen.findByText('Close it')).toBeTruthy()
})
