import { maxDocumentBytes, type FilePurpose, type StructureFile, type Twin } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { oneConnection, requestHead } from '../../http/one-connection.testing'
import { object } from '../structure/items.testing'
import { businessId, structureClient, type Failure } from '../structure/structure-client.testing'
import { gif, photo, png, svg } from './images.testing'
import { zipOfZeros } from './zip-bomb.testing'

let server: RunningServer
let manager: SignedInClient
let system: SignedInClient
let reader: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  system = await SignedInClient.signIn(server.url, 'system')
  reader = await SignedInClient.signIn(server.url, 'analyst')
}, 240_000)
afterAll(() => server?.stop())
const { created, send, estate, undo, update, read } = structureClient(() => manager)

const path = '/rest/secure/structure-files'
interface Uploaded {
  purpose?: FilePurpose
  name?: string
  as?: SignedInClient
  business?: number
}
async function upload(content: Uint8Array | string, given: Uploaded = {}) {
  const { purpose = 'IMAGE', name = 'photo.jpg', as = manager, business = businessId } = given
  const query = new URLSearchParams({ businessId: String(business), purpose, name })
  const response = await as.fetch(`${path}?${query}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/octet-stream' },
    body: Buffer.from(content),
  })
  const file = (await response.json()) as StructureFile & Failure
  const reason = file.error?.reasons[0]
  return { file, refused: reason && `${response.status} ${reason.code}`, detail: reason?.detail }
}
async function download(id: string, more = '', headers: Record<string, string> = {}, as = reader) {
  const response = await as.fetch(`${path}/${id}${more}`, { headers })
  return { response, status: response.status, content: Buffer.from(await response.arrayBuffer()) }
}

test('a photo is turned, made smaller and kept without place, owner or anything else of its file', async () => {
  const taken = await photo(4_000, 3_000)
  expect(taken.toString('latin1')).toMatch(/SECRET-MARK/)
  const { file } = await upload(taken, { name: 'C:\\fakepath\\Boiler \u202egpj.house.JPG' })
  expect(file).toMatchObject({
    ...{ purpose: 'IMAGE', type: 'image/webp', name: 'Boiler gpj.house.webp', width: 1_536, height: 2_048 },
    uploaded: { by: 'Maren Holt' },
  })
  for (const more of ['', '/thumbnail']) {
    const { response, content } = await download(file.id, more)
    const { exif, icc, xmp, format, width, height } = await sharp(content).metadata()
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'webp'])
    expect([width, height]).toEqual(more ? [240, 320] : [1_536, 2_048])
    expect(content.toString('latin1')).not.toMatch(/SECRET-MARK|Maren/)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(response.headers.get('content-disposition')).toBeNull()
    const tag = response.headers.get('etag')!
    expect((await download(file.id, more, { 'if-none-match': tag })).status).toBe(304)
  }
  // The same again is the same file.
  expect((await upload(taken)).file.id).toBe(file.id)
  const plan = await upload(taken, { purpose: 'PLAN' })
  expect([plan.file.width, plan.file.id === file.id]).toEqual([3_000, false])
})

test('a small image is not blown up, and what is transparent stays so', async () => {
  const content = await sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { file } = await upload(content, { name: 'logo' })
  expect([file.width, file.height, file.name]).toEqual([40, 20, 'logo.webp'])
  expect((await sharp((await download(file.id)).content).metadata()).hasAlpha).toBe(true)
})

test('what else stands in an image is gone when it is drawn anew', async () => {
  const page = '<html><script>alert(document.domain)</script></html>'
  const taken = await photo()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)])
  const polyglot = Buffer.concat([taken.subarray(0, 2), comment, taken.subarray(2), Buffer.from(page)])
  const { file } = await upload(polyglot, { name: 'photo.html' })
  expect(file.name).toBe('photo.webp')
  expect((await download(file.id)).content.toString('latin1')).not.toMatch(/script/)
})

const office = (parts: Record<string, Uint8Array>) =>
  Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), ...parts }, { level: 1 }))
const docx = office({ 'word/document.xml': strToU8('<w:document/>') })
const xlsx = office({ 'xl/workbook.xml': strToU8('<workbook/>') })
const odt = Buffer.from(
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office/>'),
  }),
)

test.each<[string, string, Uint8Array | string, string]>([
  ['manual.pdf', 'application/pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF', 'manual.pdf'],
  [
    'Report.DOCX',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    docx,
    'Report.docx',
  ],
  ['list.txt', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx, 'list.txt.xlsx'],
  ['letter.odt', 'application/vnd.oasis.opendocument.text', odt, 'letter.odt'],
  ['values.csv', 'text/csv', 'a;b\nÜber;1', 'values.csv'],
  ['../../etc/notes\0\r\n.txt', 'text/plain', Buffer.from('Prüfung\r\n', 'latin1'), 'notes.txt'],
  ['script.js', 'text/plain', 'alert(1)', 'script.js.txt'],
  ['..', 'text/plain', Buffer.from('\ufeffwide', 'utf16le'), 'file.txt'],
])('the document %s is known by its content, and only downloaded', async (name, type, content, kept) => {
  const given = name.includes('\0') ? name.replace('\0', '') : name
  const { file, refused } = await upload(content, { purpose: 'DOCUMENT', name: given })
  expect(refused).toBeUndefined()
  expect([file.type, file.name]).toEqual([type, kept])
  const { response, content: found } = await download(file.id)
  expect(found).toEqual(Buffer.from(content))
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect((await download(file.id, '/thumbnail')).status).toBe(404)
})

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, string, Uploaded?]>([
  ['an SVG with a script', () => svg, '415 FILE_SVG_REFUSED'],
  ['the same with another name', () => svg, '415 FILE_SVG_REFUSED', { name: 'plan.png' }],
  [
    'the same as a document',
    () => `<?xml version="1.0"?><!-- ${'x'.repeat(500)} -->\n${svg}`,
    '415 FILE_SVG_REFUSED',
    { purpose: 'DOCUMENT', name: 'plan.txt' },
  ],
  ['the same in a wide encoding', () => utf16(svg), '415 FILE_SVG_REFUSED'],
  ['a page as a document', () => '<!DOCTYPE html><p>', '415 FILE_TYPE_REFUSED', { purpose: 'DOCUMENT' }],
  ['a PNG that says it is of 3,600 megapixels', () => png(60_000, 60_000), '400 IMAGE_TOO_LARGE'],
  ['a PNG that has less than it says', () => png(500, 500), '400 FILE_UNREADABLE'],
  ['half of a JPEG', async () => (await photo(900, 900)).subarray(0, 2_000), '400 FILE_UNREADABLE'],
  ['a beginning and nothing else', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), '400 FILE_UNREADABLE'],
  ['nothing', () => '', '400 FILE_UNREADABLE'],
  ['a GIF of many frames', () => gif(20_000), '415 FILE_TYPE_REFUSED'],
  ['a text as an image', () => 'no image', '415 FILE_TYPE_REFUSED'],
  ['an image as a document', () => photo(), '415 FILE_TYPE_REFUSED', { purpose: 'DOCUMENT' }],
  ['a PDF as an image', () => '%PDF-1.7', '415 FILE_TYPE_REFUSED'],
  [
    'HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
    '415 FILE_HEIC_REFUSED',
  ],
  [
    'a program',
    () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
    '415 FILE_TYPE_REFUSED',
    { purpose: 'DOCUMENT' },
  ],
  [
    'any archive',
    () => zipSync({ 'evil.exe': strToU8('x') }),
    '415 FILE_TYPE_REFUSED',
    { purpose: 'DOCUMENT' },
  ],
  [
    'a document with macros',
    () => office({ 'word/document.xml': strToU8('x'), 'word/vbaProject.bin': strToU8('x') }),
    '415 FILE_TYPE_REFUSED',
    { purpose: 'DOCUMENT' },
  ],
  ['half of a document', () => docx.subarray(0, 90), '400 FILE_UNREADABLE', { purpose: 'DOCUMENT' }],
  [
    'a small document that unpacks to much',
    () => zipOfZeros(['[Content_Types].xml', 'word/document.xml', 'a', 'b', 'c'], 60_000_000),
    '400 FILE_UNREADABLE',
    { purpose: 'DOCUMENT', name: 'bomb.docx' },
  ],
  [
    'a document that is too large',
    () => new Uint8Array(maxDocumentBytes + 1),
    '413 FILE_TOO_LARGE',
    { purpose: 'DOCUMENT' },
  ],
])(
  '%s is refused, and says why',
  async (_, content, expected, ...[given]) => {
    const { refused, detail } = await upload(await content(), given)
    expect(refused).toBe(expected)
    expect(detail).toBeTruthy()
  },
  60_000,
)

test('a body of 100 MB is refused before it is read, and one that breaks off leaves nothing', async () => {
  const cookie = await manager.cookiesFor(path)
  const query = 'businessId=1001&purpose=DOCUMENT&name=cut.txt'
  const head = (length: number | 'chunked') =>
    requestHead(
      'POST',
      `${path}?${query}`,
      { cookie, origin: server.url, 'content-type': 'text/plain' },
      length,
    )
  const long = oneConnection(server.url)
  long.send(head(100_000_000))
  expect(await long.status()).toBe(413)
  long.close()
  const endless = oneConnection(server.url)
  endless.send(head('chunked'))
  const piece = `${(500_000).toString(16)}\r\n${'x'.repeat(500_000)}\r\n`
  for (let sent = 0; sent < 42; sent += 1) endless.send(piece)
  expect(await endless.status()).toBe(413)
  endless.close()
  const cut = oneConnection(server.url)
  cut.send(head(10_000))
  cut.send('x'.repeat(5_000))
  cut.close()
  await cut.ended
  const whole = 'x'.repeat(5_000)
  const { file } = await upload(whole, { purpose: 'DOCUMENT', name: 'whole.txt' })
  expect([file.bytes, file.name]).toEqual([5_000, 'whole.txt'])
})

test('files are uploaded by who edits the structure, for a business that they see, from the portal itself', async () => {
  expect((await upload(await photo(), { as: reader })).refused).toBe('403 FORBIDDEN')
  expect((await upload(await photo(), { business: 1000 })).refused).toBe('404 NOT_FOUND')
  const elsewhere = await manager.fetch(`${path}?businessId=1001&purpose=IMAGE&name=x`, {
    ...{ method: 'POST', headers: { origin: 'https://evil.example', 'content-type': 'text/plain' } },
    body: 'x',
  })
  expect(elsewhere.status).toBe(403)
})

test('a file of another business is neither seen nor taken into an object', async () => {
  const foreign = await upload(await photo(123, 77), { as: system, business: 1000 })
  expect(foreign.refused).toBeUndefined()
  expect((await download(foreign.file.id, '', {}, system)).status).toBe(200)
  expect((await download(foreign.file.id)).status).toBe(404)
  expect((await download(foreign.file.id, '/thumbnail', {}, manager)).status).toBe(404)
  const { hall } = await estate()
  const fields = { ...object('Press').fields, objectId: null, location: hall.id }
  const { refused } = await send('POST', '/rest/secure/structure', {
    businessId,
    fields: { ...fields, images: [{ file: foreign.file.id, caption: null }] },
  })
  expect(refused).toBe('400 images FILE_UNKNOWN')
})

test('what is taken out of an object comes back with it, because its history keeps the file', async () => {
  const { hall } = await estate()
  const { file } = await upload(await photo(90, 60))
  const images = [{ file: file.id, caption: 'Front' }]
  const press = await created({ ...object('Press').fields, objectId: null, location: hall.id, images })
  const { answer } = await update(press, { images: [] })
  expect(answer.item!.fields).toMatchObject({ images: [] })
  expect((await undo(answer.step)).refused).toBeUndefined()
  const now = await read(press)
  expect([now.item.fields, now.names[file.id]]).toEqual([expect.objectContaining({ images }), 'photo.webp'])
  expect((await download(file.id)).status).toBe(200)
})

test('the twin of a location has what is known of all files, and its plan is an image', async () => {
  const { hall } = await estate()
  const [plan, picture, manual] = [
    await upload(await photo(80, 50), { purpose: 'PLAN', name: 'Site plan.png' }),
    await upload(await photo(70, 50)),
    await upload('Press the button.', { purpose: 'DOCUMENT', name: 'Manual.txt' }),
  ].map(({ file }) => file.id)
  expect((await update(hall, { plan: manual })).refused).toBe('400 plan FILE_OF_OTHER_TYPE')
  expect((await update(hall, { plan })).refused).toBeUndefined()
  await created({
    ...{ ...object('Press').fields, objectId: null, location: hall.id },
    images: [{ file: picture!, caption: null }],
    documents: [{ file: manual!, name: 'Manual' }],
  })
  const twin = (await manager.get<Twin>(`/rest/secure/locations/${hall.id}/twin`)).body
  expect(twin.location.plan).toBe(plan)
  expect(new Map(twin.files.map(({ id, name }) => [id, name]))).toEqual(
    new Map([
      [plan, 'Site plan.webp'],
      [picture, 'photo.webp'],
      [manual, 'Manual.txt'],
    ]),
  )
})
