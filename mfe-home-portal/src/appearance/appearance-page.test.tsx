import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getActiveBusiness,
  getAppearance,
  setAppearance,
  type Appearance,
  type Looks,
} from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import { AppearancePage } from './appearance-page'

const nothing: Looks = {
  ...{ accentColour: null, accentColourDark: null, logo: null, logoDark: null, favicon: null },
}
const image = { hash: 'a'.repeat(64), mediaType: 'image/png', width: 300, height: 80, bytes: 4096 } as const

let appearance: Appearance
let sent: Record<string, unknown>[]
let refusal: unknown
let told: string[]
beforeEach(() => {
  appearance = { revision: 3, own: nothing, superClient: null }
  ;[sent, refusal, told] = [[], undefined, []]
})

async function draw(businesses = [{ id: 1001, name: 'Fenland Colleges' }]) {
  drawFeaturePage(<AppearancePage />, {
    user: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1000',
    notify: ({ text }) => told.push(text),
    api: {
      async call(call: unknown, request: { body: Record<string, unknown> }) {
        if (call === getActiveBusiness) return { businessId: null, businesses }
        if (call === getAppearance) return appearance
        if (call !== setAppearance) throw new Error('No such call')
        sent.push(request.body)
        if (refusal) throw refusal
        return appearance
      },
    } as unknown as ApiClient,
  })
  await screen.findByRole('region', { name: 'Preview' })
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const chosenColour = () => screen.getByRole('textbox', { name: 'Accent colour' })
async function chooseColour(colour: string) {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Own accent colour' }))
  await userEvent.clear(chosenColour())
  await userEvent.type(chosenColour(), colour)
}
const save = () => userEvent.click(button('Save appearance'))
const svg = (inside = '') =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`], 'logo.png')
/** jsdom's files cannot be read as bytes. */
const readable = (file: File) => {
  const read = () =>
    new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(file)
    })
  return Object.assign(file, { arrayBuffer: read })
}

test('a colour that cannot be read is refused with its figures, and the nearest one is a press away', async () => {
  await draw()
  await chooseColour('#F2C400')
  expect(screen.getByText('Contrast 1.3 : 1, at least 4.5 : 1 needed')).toBeTruthy()
  await save()
  expect(sent).toEqual([])
  expect(screen.getByText('Text in this colour cannot be read: 4.5 : 1 needed, 1.3 : 1 here.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(chosenColour()))
  await userEvent.click(button(/^Use #[0-9a-f]{6} instead$/))
  await save()
  expect(sent).toEqual([
    {
      ...{ revision: 3, accentColour: expect.stringMatching(/^#[0-9a-f]{6}$/), accentColourDark: null },
      ...{ logo: null, logoDark: null, favicon: null },
    },
  ])
  await waitFor(() => expect(told).toHaveLength(1))
})

test('the preview has the colour at once, in each theme as it will be, and the page around it does not', async () => {
  await draw()
  await chooseColour('#7a1f5c')
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-contrast]')]
  expect(pieces.map(({ dataset }) => [dataset['theme'], dataset['contrast']])).toEqual([
    ['light', 'standard'],
    ['dark', 'standard'],
    ['light', 'more'],
    ['dark', 'more'],
  ])
  for (const piece of pieces)
    expect(piece.style.getPropertyValue('--accent')).toMatch(/^light-dark\(#7a1f5c, #[0-9a-f]{6}\)$/)
  expect(document.documentElement.style.getPropertyValue('--accent')).toBe('')
})

test('a logo is known by its content, shown before it is saved, and sent with it', async () => {
  await draw()
  const choose = screen.getByLabelText('Choose logo')
  await userEvent.upload(choose, readable(svg('<script>alert(1)</script>')), { applyAccept: false })
  expect(await screen.findByText(/This SVG holds scripts/)).toBeTruthy()
  await userEvent.upload(choose, readable(svg()), { applyAccept: false })
  const shown = await screen.findByRole('img', { name: 'Chosen image: Logo' })
  expect(shown.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(screen.queryByText(/This SVG holds scripts/)).toBeNull()
  expect(screen.getByLabelText('Choose logo for dark grounds')).toBeTruthy()
  await save()
  expect(sent[0]).toMatchObject({ logo: { content: expect.any(String) }, logoDark: null })
})

test('what is stored stays as it is, until it is reset to what is inherited', async () => {
  appearance = {
    revision: 7,
    own: { ...nothing, accentColour: '#0b5d54', logo: image },
    superClient: {
      ...{ id: 1000, name: 'Fenland Estates', looks: { ...nothing, accentColour: '#7a1f5c', logo: image } },
    },
  }
  await draw()
  expect(button('Save appearance')).toHaveProperty('disabled', true)
  await chooseDark()
  await save()
  await userEvent.click(button('Reset to inherited'))
  expect(screen.getAllByText('As set by Fenland Estates').length).toBeGreaterThan(1)
  await save()
  expect(sent).toEqual([
    expect.objectContaining({ revision: 7, logo: { hash: image.hash }, accentColourDark: '#ffffff' }),
    { ...nothing, revision: 7 },
  ])
})
async function chooseDark() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Own colour in the dark theme' }))
  const dark = screen.getByRole('textbox', { name: 'Accent colour of the dark theme' })
  await userEvent.clear(dark)
  await userEvent.type(dark, 'fff')
}

test('what somebody else has saved meanwhile comes in beside one’s own changes, which stay', async () => {
  const code = 'APPEARANCE_CHANGED_MEANWHILE'
  refusal = new CallError('refused', code, {
    status: 409,
    errorObject: { id: 'c-1', status: 409, reasons: [{ code, title: code }] },
  })
  await draw()
  await chooseColour('#7a1f5c')
  appearance = { ...appearance, revision: 4, own: { ...nothing, accentColour: '#0b5d54', logo: image } }
  await save()
  expect(await screen.findByRole('img', { name: 'Chosen image: Logo' })).toBeTruthy()
  expect(screen.getByText(/Somebody else has changed the appearance/)).toBeTruthy()
  expect(chosenColour()).toHaveProperty('value', '#7a1f5c')
  refusal = undefined
  await save()
  expect(sent.at(-1)).toMatchObject({ revision: 4, accentColour: '#7a1f5c', logo: { hash: image.hash } })
})

test('who sees several businesses chooses one of them', async () => {
  await draw([
    { id: 1001, name: 'Fenland Colleges' },
    { id: 1000, name: 'Fenland Estates' },
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Business' }), 'Fenland Estates')
  const preview = await screen.findByRole('region', { name: 'Preview' })
  expect(within(preview).getAllByText('Fenland Estates')).toHaveLength(4)
})
