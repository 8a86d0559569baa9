import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  button,
  catchForms,
  content,
  heading,
  notice,
  open,
  terms,
  token,
  uuid,
} from './blocking-page.testing'

let submitted: ReturnType<typeof catchForms>
beforeEach(() => {
  submitted = catchForms()
})

describe('terms and conditions', () => {
  it('show all that they consist of, in the language of the page', async () => {
    const { speak } = open({ remaining: [terms(1)] })
    const card = await screen.findByRole('region', { name: 'Please confirm!' })
    expect(await within(card).findByRole('heading', { level: 2, name: 'Terms en' })).toBeTruthy()
    expect(within(card).getByRole('heading', { level: 3, name: 'Scope' })).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'As a PDF' }).getAttribute('href')).toBe('/terms.pdf')
    expect(within(card).getByText('Valid from May.')).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/')
    speak('de')
    await heading('Bitte zustimmen!')
    expect(screen.getByRole('heading', { level: 2, name: 'Terms de' })).toBeTruthy()
    expect((await button()).textContent).toBe('OK. Weiter zum Portal')
  })

  it('are confirmed only when the box is ticked, and each card has a box of its own', async () => {
    const { sent } = open({ remaining: [terms(1), terms(2)] })
    expect((await button()).disabled).toBe(true)
    expect((await button()).textContent).toBe('OK')
    expect(screen.getByText('1 of 2')).toBeTruthy()
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms/ })
    await userEvent.click(await box())
    await userEvent.click(await button())
    await screen.findByText('2 of 2')
    expect((await box()).checked).toBe(false)
    expect((await button()).disabled).toBe(true)
    expect((await button()).textContent).toBe('OK. Proceed to Portal')
    expect(document.activeElement).toBe(await heading('Please confirm!'))
    expect(sent).toEqual([`POST /blocking-reasons/${uuid(1)}/user-confirmations`])
  })

  it('are confirmed in the language in which they are read', async () => {
    const { readIn, speak } = open({ remaining: [terms(1)], information: [notice(3)] })
    await heading('Please confirm!')
    speak('de')
    await heading('Bitte zustimmen!')
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await button())
    await heading('Zu Ihrer Information')
    speak('en')
    await heading('For your information')
    await userEvent.click(await button())
    await waitFor(() => expect(readIn).toEqual(['de', 'en']))
  })

  it('need no tick where there is no text to agree to, nor a link where there is none', async () => {
    const bare = { confirmationText: '', linkUrl: '', linkText: '', extra: '' }
    open({ remaining: [terms(1)], layout: [content('en', bare)] })
    expect((await button()).disabled).toBe(false)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /pdf/i })).toBeNull()
  })
})

describe('an information notice', () => {
  it('numbers the items of a list', async () => {
    const { sent } = open({ information: [notice(3), notice(4)] })
    await heading('For your information')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...['first', 'second word', 'third'],
    ])
    expect(screen.getByRole('list').tagName).toBe('OL')
    expect(screen.getByText('From May.')).toBeTruthy()
    expect((await button()).textContent).toBe('OK')
    await userEvent.click(await button())
    await waitFor(() => expect(screen.getByText('2 of 2')).toBeTruthy())
    expect(sent).toEqual([`PUT /blocking-reasons-backend/acknowledged/${uuid(3)}`])
  })

  it('is a text otherwise', async () => {
    open({ information: [notice(3, { contentType: 'TEXT', content: 'One, two.', subInfo: '' })] })
    expect(await screen.findByText('One, two.')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect((await button()).textContent).toBe('OK. Proceed to Portal')
  })
})

describe('the queue', () => {
  it('comes to its end with a form to the identity provider', async () => {
    const { sent } = open({ remaining: [terms(1)], information: [notice(3)] })
    await heading('Please confirm!')
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await button())
    await heading('For your information')
    expect(submitted).toEqual([])
    await userEvent.click(await button())
    expect(document.activeElement).toBe(await heading('Signing in …'))
    expect(submitted).toEqual([
      { action: `${location.origin}/auth/realms/r/login-actions/required-action/1`, method: 'post' },
    ])
    expect(sent).toHaveLength(2)
  })

  it('that is empty from the start asks for nothing', async () => {
    open({})
    await heading('Signing in …')
    expect(submitted).toHaveLength(1)
  })

  it('never sends the form elsewhere', async () => {
    open({}, token('https://evil.example/login-actions/x'))
    await heading('This sign-in does not lead to the portal')
    expect(submitted).toEqual([])
  })

  it('shows nothing for a type that is not known, and tells the console', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { container } = open({ remaining: [terms(5, 'QUESTIONNAIRE')] })
    await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('QUESTIONNAIRE')))
    expect(container.textContent).toBe('')
    expect(submitted).toEqual([])
  })
})
