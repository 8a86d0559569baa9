import fc from 'fast-check'
import { logoOf, maxLogoBytes, type ImageSlot } from './logo'

const bytes = (text: string) => new TextEncoder().encode(text)
const svg = (inside = '', attributes = 'viewBox="0 0 120 40"') =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

function png(width: number, height: number): Uint8Array {
  const content = new Uint8Array(57)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...bytes('IHDR')])
  const view = new DataView(content.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  content.set(bytes('IEND'), 49)
  return content
}

/** The head of a WebP file with this chunk, and where its own data begins. */
function webp(chunk: 'VP8 ' | 'VP8L' | 'VP8X', write: (view: DataView) => void): Uint8Array {
  const content = new Uint8Array(40)
  content.set([...bytes('RIFF'), 32, 0, 0, 0, ...bytes('WEBP'), ...bytes(chunk), 10, 0, 0, 0])
  write(new DataView(content.buffer))
  return content
}

describe('an image is known by its bytes', () => {
  it.each([
    ['PNG', png(300, 80), { mediaType: 'image/png', width: 300, height: 80 }],
    [
      'lossy WebP',
      webp('VP8 ', (view) => (view.setUint16(26, 300, true), view.setUint16(28, 80, true))),
      { mediaType: 'image/webp', width: 300, height: 80 },
    ],
    [
      'lossless WebP',
      webp('VP8L', (view) => view.setUint32(21, 299 | (79 << 14), true)),
      { mediaType: 'image/webp', width: 300, height: 80 },
    ],
    [
      'extended WebP',
      webp('VP8X', (view) => (view.setUint16(24, 299, true), view.setUint16(27, 79, true))),
      { mediaType: 'image/webp', width: 300, height: 80 },
    ],
    ['SVG', svg('<path d="M0 0h9"/>'), { mediaType: 'image/svg+xml', width: 120, height: 40 }],
    [
      'SVG with a declaration, comments and a size of its own',
      bytes('<?xml version="1.0"?>\n<!-- by hand --><svg width="90px" height=\'30\'></svg>\n'),
      { mediaType: 'image/svg+xml', width: 90, height: 30 },
    ],
  ])('%s', (_kind, content, logo) => {
    expect(logoOf(content, 'logo')).toEqual(logo)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', bytes('<html><svg viewBox="0 0 1 1"></svg></html>')],
    ['a PNG that broke off', png(300, 80).subarray(0, 40)],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(60)])],
    ['an SVG that broke off', bytes('<svg viewBox="0 0 9 9"><path')],
    ['an SVG in another encoding', new Uint8Array([0xff, 0xfe, ...bytes('<svg ></svg>')])],
  ])('%s is none', (_what, content) => {
    expect(logoOf(content, 'logo')).toEqual({ fault: 'unknown-kind' })
  })

  it('and nothing that anybody sends makes it throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (content) => void logoOf(content, 'logo')))
    fc.assert(fc.property(fc.string(), (text) => void logoOf(svg(text), 'logo')))
  })
})

describe('an SVG is refused that', () => {
  it.each([
    ['runs a script', '<script>alert(1)</script>'],
    ['runs one under another prefix', '<svg:script>alert(1)</svg:script>'],
    ['runs one under a prefix of any letters', '<é.1:script xmlns:é.1="x">alert(1)</é.1:script>'],
    ['loads a style sheet by the number of a letter', '<style>@\\69mport "//elsewhere.example"</style>'],
    ['loads by a style in disguise', '<path style="fill:u\\72l(//elsewhere.example)"/>'],
    ['loads one of several images', '<style>svg { background: image-set("//elsewhere.example" 1x) }</style>'],
    ['answers to the mouse', '<path onclick="alert(1)"/>'],
    ['answers to its loading', '<g\nonload = "x()"/>'],
    ['leads somewhere', '<a href="https://elsewhere.example"><path/></a>'],
    ['runs by a link', '<a xlink:href="javascript:alert(1)"/>'],
    ['runs by a link in disguise', '<a href="&#106;avascript:alert(1)"/>'],
    ['loads an image', '<image href="//elsewhere.example/x.png"/>'],
    ['loads a style sheet', '<style>@import "x.css"</style>'],
    ['loads by a style', '<path style="fill:url(https://elsewhere.example/#a)"/>'],
    ['holds a page', '<foreignObject><body/></foreignObject>'],
    ['holds a drawing as data that could hold all this', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ])('%s', (_what, inside) => {
    expect(logoOf(svg(inside), 'logo')).toEqual({ fault: 'svg-unsafe' })
  })

  it('defines characters of its own', () => {
    const swelling = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 9 9">&a;</svg>'
    expect(logoOf(bytes(swelling), 'logo')).toHaveProperty('fault')
  })

  it('says nothing of its size', () => {
    expect(logoOf(svg('', 'width="100%"'), 'logo')).toEqual({ fault: 'svg-without-size' })
  })
})

test('an SVG may paint by what it defines, and hold an image as data', () => {
  const inside =
    '<linearGradient id="a"/><path fill="url(#a)" stroke="url(\'#a\')" data-file="C:\\Drawings"/><use href="#b"/><image href="data:image/png;base64,AA=="/>'
  expect(logoOf(svg(inside), 'logo')).toMatchObject({ mediaType: 'image/svg+xml' })
})

test.each(['<!---->', '<!--', '<use', 'style="', ' onx', 'url(', ' href="', '<a'])(
  'nobody holds up the server with an SVG of many %s',
  (piece) => {
    const inside = piece.repeat((maxLogoBytes - 200) / piece.length)
    const started = performance.now()
    logoOf(svg(inside), 'logo')
    logoOf(bytes(`${inside}x`), 'logo')
    logoOf(bytes(`<svg viewBox="0 0 9 9"></svg>${inside}x`), 'logo')
    // Before, the shortest of them took longer than anybody waited.
    expect(performance.now() - started).toBeLessThan(2_000)
  },
)

test.each<[string, Uint8Array, ImageSlot, string]>([
  ['has too many bytes', new Uint8Array(maxLogoBytes + 1), 'logo', 'too-large'],
  ['is too small', png(300, 15), 'logo', 'too-small'],
  ['has too many pixels', png(2049, 900), 'logo', 'too-many-pixels'],
  ['is too wide', png(1100, 100), 'logo', 'too-wide'],
  ['is no square', png(64, 32), 'favicon', 'not-square'],
])('an image that %s is refused', (_what, content, slot, fault) => {
  expect(logoOf(content, slot)).toEqual({ fault })
})
