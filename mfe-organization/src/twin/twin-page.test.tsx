import { CallError } from '@energycockpit/api-client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw, refusal, twinServer } from './draw-twin.testing'
import de from './locales/de.json'
import en from './locales/en.json'
import { twinOf, valueOf, valuesOfTest } from './twin.testing'

const server = twinServer()
const region = (name: string) => screen.findByRole('region', { name })
const noon = { value: 12.4, to: '2026-11-24T13:15:00.000Z' }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('both languages have the same texts', () => {
  const keys = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? `${path}${key}` : keys(text as object, `${path}${key}.`),
    )
  expect(keys(de)).toEqual(keys(en))
})

test('the location has its objects as a tree, and what is placed on its plan with live values', async () => {
  server.values = valuesOfTest([valueOf(1, noon, { value: 49.6, unit: 'kW' })])
  draw(server, {})
  await screen.findByRole('heading', { level: 1, name: 'Mill' })
  const tree = within(screen.getByRole('tree'))
  expect(tree.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Mill',
    'boiler',
    'hall',
    'room',
    'press',
  ])
  const list = within(within(await region('Plan')).getByRole('list'))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'boilerHeat generator49.6\u00a0kW14:15',
    'hallBuilding · not placed',
  ])
})

test('whose public holidays it has is told of the location', async () => {
  server.twin = twinOf({ location: { ...twinOf().location, region: 'BY' } })
  draw(server, { locale: 'de' })
  expect((await screen.findByText('Bundesland / Region')).nextSibling?.textContent).toBe('BY')
})

test('an old value is marked with its date, and a missing one is told', async () => {
  server.values = valuesOfTest([valueOf(1, { value: 12.4, to: '2026-11-20T13:15:00.000Z' })])
  draw(server, { object: 'boiler', locale: 'de' })
  const meters = await region('Messstellen')
  await within(meters).findByText('20. Nov. 2026, 14:15')
  within(meters).getByText('veraltet')
  const link = within(meters).getByRole('link', { name: 'Gas meter' })
  expect(link.getAttribute('href')).toBe('/platform/analysis?point=mp-1&series=1')
})

test('values that did not come are asked for again; the rest of the page stays', async () => {
  server.values = refusal(503, 'STORE_UNAVAILABLE')
  draw(server, { object: 'boiler' })
  const meters = await region('Metering points')
  await within(meters).findByText(/^Values not loaded\./)
  server.values = valuesOfTest([valueOf(1, null)])
  await userEvent.click(within(meters).getByRole('button', { name: 'Try again' }))
  await within(meters).findByText('No value yet')
})

test('who sees no values is told so', async () => {
  draw(server, { object: 'boiler', seesValues: false })
  await within(await region('Metering points')).findByText('Your role does not see measured values.')
})

test('a location that cannot be seen is explained, with nothing to try again', async () => {
  server.failure = refusal(404, 'NOT_FOUND')
  draw(server, {})
  await screen.findByText('The digital twin could not be loaded.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('one that could not be loaded now is tried again', async () => {
  server.failure = refusal(503, 'STORE_UNAVAILABLE')
  draw(server, {})
  await screen.findByText('The digital twin could not be loaded.')
  server.failure = undefined
  await press('Try again')
  await screen.findByRole('heading', { level: 1, name: 'Mill' })
})

test('an object that is not there leads back to the location', async () => {
  draw(server, { object: 'gone' })
  await press('To the location')
  await region('Plan')
})

test('without objects it is said what to do next, to whom may do it', async () => {
  server.twin = twinOf({ objects: [], canEdit: false })
  draw(server, {})
  await screen.findByText('Nobody has created buildings, rooms or plants at this location yet.')
  expect(screen.queryByRole('button', { name: 'New object' })).toBeNull()
})

test('an archived location does not request to create what cannot be created there', async () => {
  const { location } = twinOf()
  server.twin = twinOf({ objects: [], canEdit: true, location: { ...location, archived: true } })
  draw(server, {})
  await screen.findByText('This location is archived.')
  expect(screen.queryByText('No objects yet')).toBeNull()
})

test('by the keyboard an object is placed in steps of 1 %, saved once, on top of what others saved', async () => {
  server.outdated = 1
  draw(server, { object: 'boiler' })
  await press('Place objects')
  const marker = screen.getByRole('button', { name: 'Move boiler' })
  marker.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  screen.getByText('boiler: 27\u00a0% from the left, 40\u00a0% from the top'.replaceAll('\u00a0%', '%'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ name: 'Renamed', position: { x: 0.27, y: 0.4 } })
  await screen.findByText('boiler placed.')
  await userEvent.keyboard('{ArrowLeft}{Escape}')
  expect(server.sent).toHaveLength(1)
})

test('of two quick places the second is saved once the first is', async () => {
  draw(server, { object: 'boiler' })
  await press('Place objects')
  screen.getByRole('button', { name: 'Move boiler' }).focus()
  let open = () => {}
  server.open = new Promise((resolve) => (open = resolve))
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}')
  open()
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent.map(({ position }) => position?.x)).toEqual([0.26, 0.27])
  expect(server.refused).toBe(0)
})

test('of the location’s metering points some are assigned; what others have assigned meanwhile stays', async () => {
  draw(server, { object: 'boiler' })
  await press('Assign metering points')
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText(/^Only metering points that are already assigned to the location Mill/)
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Press/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sent[0]?.meteringPoints).toEqual(['mp-1', 'mp-2']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pictures that were accepted are added in one step, and each refusal is told at its file', async () => {
  const uploaded = { at: '2026-11-24T09:00:00.000Z', by: 'Me' }
  server.uploads = (name) => {
    if (name === 'drawing.svg') return Promise.reject(refusal(415, 'FILE_SVG_REFUSED'))
    const file = { id: `file-${name}`, name, type: 'image/webp', bytes: 10, width: 4, height: 3 }
    return { ...file, purpose: 'IMAGE', uploaded }
  }
  draw(server, { object: 'boiler' })
  const pictures = await region('Pictures')
  const files = ['a.png', 'drawing.svg', 'b.png'].map((name) => new File(['x'], name))
  const empty = new File([], 'empty.png')
  await userEvent.upload(within(pictures).getByLabelText(/^Choose pictures/), [...files, empty], {
    applyAccept: false,
  })
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.images).toEqual([
    { file: 'file-a.png', caption: null },
    { file: 'file-b.png', caption: null },
  ])
  const refusals = within(pictures)
    .getAllByRole('note')
    .map(({ textContent }) => textContent)
  expect(refusals).toEqual([
    expect.stringMatching(/^drawing\.svg: SVG is not accepted/),
    expect.stringMatching(/^empty\.png: The file is empty/),
  ])
  await userEvent.click(within(pictures).getByRole('button', { name: 'Close: empty.png' }))
  expect(within(pictures).getAllByRole('note')).toHaveLength(1)
})

test.each([
  ['pictures', 'Pictures', 'Choose pictures', 'a.png'],
  ['documents', 'Documents', 'Choose documents', 'a.pdf'],
] as const)('%s that were added are not said to be missing where the answer was lost', async (...names) => {
  const [what, title, choose, name] = names
  server.uploads = () => ({
    ...{ id: 'file-a', name, type: 'image/webp', bytes: 10, width: 4, height: 3 },
    ...{ purpose: what === 'pictures' ? 'IMAGE' : 'DOCUMENT' },
    uploaded: { at: '2026-11-24T09:00:00.000Z', by: 'Me' },
  })
  server.lost = 1
  draw(server, { object: 'boiler' })
  const panel = within(await region(title))
  await userEvent.upload(panel.getByLabelText(new RegExp(`^${choose}`)), new File(['x'], name), {
    applyAccept: false,
  })
  await panel.findByRole('button', { name: new RegExp(`^Edit ${what}`) })
  await waitFor(() => expect(panel.queryByText(/were not added/)).toBeNull())
  expect(server.sent).toHaveLength(1)
})

test('a file that is dropped tells how far it has come, and is cancelled', async () => {
  let tell: (share: number) => void = () => undefined
  server.uploads = (_, { signal, onSent }) => {
    tell = onSent
    return new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  draw(server, { object: 'boiler', locale: 'de' })
  const pictures = await region('Bilder')
  const drop = within(pictures).getByText('Bilder auswählen').closest('label')!
  fireEvent.drop(drop, { dataTransfer: { files: [new File(['x'], 'roof.jpg')] } })
  const progress = await within(pictures).findByRole('progressbar', { name: 'Fortschritt von roof.jpg' })
  act(() => tell(0.5))
  expect(progress.getAttribute('value')).toBe('0.5')
  within(pictures).getByText(/^50.%.gesendet$/)
  act(() => tell(1))
  within(pictures).getByText('wird geprüft …')
  await userEvent.click(within(pictures).getByRole('button', { name: 'Abbrechen: roof.jpg' }))
  await waitFor(() => expect(within(pictures).queryByRole('progressbar')).toBeNull())
  expect(within(pictures).queryByRole('note')).toBeNull()
  expect(server.sent).toEqual([])
})

test('what did not arrive is sent once more, and whoever leaves meanwhile is asked', async () => {
  let arrive: (() => void) | undefined
  server.uploads = () => Promise.reject(new CallError('unreachable', 'x', { status: 0 }))
  const events = draw(server, { object: 'boiler' })
  const unsaved: boolean[] = []
  events.subscribe('unsaved', (told) => void unsaved.push(told.unsaved))
  const pictures = await region('Pictures')
  const drop = within(pictures).getByText('Choose pictures').closest('label')!
  fireEvent.drop(drop, {
    dataTransfer: { files: [new File(['x'], 'roof.jpg'), new File(['y'], 'door.jpg')] },
  })
  await within(pictures).findByText(/^door\.jpg$/)
  server.uploads = () => new Promise<never>((_, reject) => (arrive = () => reject(new Error('late'))))
  await userEvent.click(await within(pictures).findByRole('button', { name: 'Try again' }))
  await within(pictures).findByRole('progressbar', { name: /roof\.jpg/ })
  expect(unsaved.at(-1)).toBe(true)
  act(() => arrive?.())
  await within(pictures).findByRole('progressbar', { name: /door\.jpg/ })
})
