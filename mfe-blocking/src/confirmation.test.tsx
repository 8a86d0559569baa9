import { CallError } from '@energycockpit/api-client'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, catchForms, heading, notice, open, refusal, terms } from './blocking-page.testing'

let submitted: ReturnType<typeof catchForms>
beforeEach(() => {
  submitted = catchForms()
})

describe('a confirmation', () => {
  it('is sent once however often the button is pressed, and counts when the server has it', async () => {
    let answer: (response: Response) => void = () => undefined
    const { sent } = open({
      information: [notice(3)],
      confirm: () => new Promise((resolve) => (answer = resolve)),
    })
    await userEvent.dblClick(await button())
    await userEvent.click(await button())
    expect(sent).toHaveLength(1)
    expect((await button()).getAttribute('aria-busy')).toBe('true')
    expect([screen.getByRole('heading', { level: 1 }).textContent, submitted]).toEqual([
      'For your information',
      [],
    ])
    answer(new Response(null, { status: 204 }))
    await heading('Signing in …')
  })

  it('whose answer is lost is sent again by another press', async () => {
    let lost = 0
    const { sent } = open({
      information: [notice(3)],
      confirm: () => (lost++ === 0 ? Promise.reject(new TypeError('network')) : undefined),
    })
    await userEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not respond.')
    await userEvent.click(await button())
    await heading('Signing in …')
    expect(sent).toHaveLength(2)
  })

  it('that the server cannot save says so, with what to name when asking for help', async () => {
    open({ information: [notice(3)], confirm: () => refusal(500, 'INTERNAL_ERROR') })
    await userEvent.click(await button())
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be saved.*c-17/)
  })

  it('of something withdrawn meanwhile reads the queue anew', async () => {
    const information = [notice(3)]
    open({
      information,
      confirm: () => {
        information.length = 0
        return refusal(404, 'NOT_FOUND')
      },
    })
    await userEvent.click(await button())
    await heading('Signing in …')
  })

  it('of a text that has a new version meanwhile shows that one, to be ticked anew, and says so', async () => {
    const remaining = [terms(1)]
    const { sent } = open({
      remaining,
      confirm: (path) => {
        if (!path.includes(remaining[0]!.uuid) || remaining[0]!.uuid === terms(2).uuid) return undefined
        remaining[0] = terms(2)
        return refusal(404, 'NOT_FOUND')
      },
    })
    const box = () => screen.findByRole<HTMLInputElement>('checkbox')
    await userEvent.click(await box())
    await userEvent.click(await button())
    await screen.findByText('What you have to confirm has changed.')
    expect(document.activeElement).toBe(await heading('Please confirm!'))
    expect([(await box()).checked, submitted]).toEqual([false, []])
    const card = within(screen.getByRole('region', { name: 'Please confirm!' }))
    expect(card.queryByRole('alert')).toBeNull()
    await userEvent.click(await box())
    await userEvent.click(await button())
    await heading('Signing in …')
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['ACTION_TOKEN_EXPIRED', 'This sign-in has expired'],
    ['ACTION_TOKEN_USED', 'This sign-in is already complete'],
    ['ACTION_TOKEN_FOREIGN', 'This sign-in is not valid'],
  ])('with a token that is refused (%s) leads to a new sign-in', async (code, title) => {
    open({ information: [notice(3)], confirm: () => refusal(403, code) })
    await userEvent.click(await button())
    await heading(title)
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/platform/home-portal',
    )
  })
})

describe('a page that cannot be read', () => {
  it('offers to try again, and really does', async () => {
    let fails = true
    open({ information: [notice(3)], lists: () => (fails ? refusal(500, 'INTERNAL_ERROR') : undefined) })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('c-17')
    fails = false
    await userEvent.click(retry)
    await heading('For your information')
  })

  it('says that the server is away', async () => {
    const away = () => {
      throw new CallError('unreachable', '', { status: 0 })
    }
    open({ lists: away })
    expect(await screen.findByText('The server does not respond. Check your connection.')).toBeTruthy()
  })

  it('because of its token leads to a new sign-in', async () => {
    open({ lists: () => refusal(401, 'ACTION_TOKEN_EXPIRED') })
    await heading('This sign-in has expired')
  })

  it('of a token that is none leads there without asking the server', async () => {
    const { sent } = open({}, 'nonsense')
    await heading('This sign-in is not valid')
    expect(sent).toEqual([])
  })
})
