import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextField } from './text-field'
import { faultsOf, useFaults } from './use-faults'

const schema = {
  safeParse: (value: unknown) => {
    const { name, mail } = value as { name: string; mail: string }
    const issues = [
      ...(name === '' ? [{ path: ['name'] }] : []),
      ...(mail.includes('@') ? [] : [{ path: ['mail', 0] }, { path: ['mail'] }]),
    ]
    return issues.length > 0 ? { error: { issues } } : {}
  },
}

function Form({ onSend }: { onSend: (name: string) => void }) {
  const [name, setName] = useState('')
  const [mail, setMail] = useState('')
  const { fault, submit } = useFaults(faultsOf(schema, { name, mail }, (field) => `${field} is wrong`))
  return (
    <form onSubmit={submit(() => onSend(name))} noValidate>
      <TextField label="Name" value={name} onChange={setName} fault={fault('name')} />
      <TextField label="Mail" value={mail} onChange={setMail} fault={fault('mail')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('faults are told when somebody tries, at their fields, and the first gets the focus', async () => {
  const onSend = jest.fn()
  render(<Form onSend={onSend} />)
  expect(screen.queryByText(/is wrong/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Name'), 'Nele')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('mail is wrong')).toBeTruthy()
  expect(screen.queryByText('name is wrong')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mail')))
  expect(onSend).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('Mail'), 'nele@fenland.example{Enter}')
  expect(onSend.mock.calls).toEqual([['Nele']])
  expect(screen.queryByText(/is wrong/)).toBeNull()
})

test('what was sent and stands empty again is not at fault before somebody tries again', async () => {
  function Staying() {
    const [name, setName] = useState('')
    const { fault, submit } = useFaults({ name: name === '' ? 'name is missing' : undefined })
    return (
      <form onSubmit={submit(() => setName(''))} noValidate>
        <TextField label="Name" value={name} onChange={setName} fault={fault('name')} />
      </form>
    )
  }
  render(<Staying />)
  await userEvent.type(screen.getByLabelText('Name'), 'Nele{Enter}')
  expect(screen.queryByText('name is missing')).toBeNull()
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
  expect(screen.getByText('name is missing')).toBeTruthy()
})
