import fc from 'fast-check'
import { linkKind, TERMS_PATH } from './link-kind'

const page = 'https://portal.example/platform/analysis?point=mp-1#chart'
const kind = (href: string, target?: string) =>
  linkKind(target === undefined ? { href } : { href, target }, page)

describe('a link', () => {
  it.each([
    '',
    '#',
    '#main',
    '?period=LAST_YEAR',
    'sub/page',
    './page',
    '../home-portal',
    '/platform/home-portal',
    '/',
    'https://portal.example/platform/analysis',
    'HTTPS://PORTAL.example:443/x',
    'http://portal.example/',
    '//portal.example/platform',
    'mailto:help@portal.example',
    'MAILTO:help@portal.example?subject=javascript:alert(1)',
    'tel:+44-20-7946-0000',
    '/platform/analysis?back=javascript:alert(1)',
    '#javascript:alert(1)',
    './javascript:alert(1)',
    'https://user:secret@portal.example/',
    '/rest/public/portal-resources/termsAndConditionsOfOthers',
    '/rest/public/portal-resources/termsandconditions',
  ])('to %j stays here', (href) => {
    expect(kind(href)).toBe('here')
  })

  it.each([
    'https://evil.example/',
    'http://evil.example',
    '//evil.example/platform',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https:///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'ht\ntps://evil.example',
    ' \u0001\u001fhttps://evil.example',
    'http:evil.example',
    'https://portal.example@evil.example/',
    'https://portal.example:secret@evil.example/',
    'https://portal.example%40evil.example@evil.example',
    'https://evil.example#@portal.example/',
    'https://evil.example?@portal.example/',
    'https://evil.example\\@portal.example/',
    'https://portal.example.evil.example/',
    'https://portal.example:8443/',
    'https://portal.example./',
    'https://xn--portal-xample-b2g.example',
    'https://роrtal.example/',
    'https://portal。evil.example/',
    'https://рortal.example/platform/home-portal',
    'http://[::1]:4000/',
    'http://2130706433/',
    'http://0x7f.1/',
    `https://evil.example${TERMS_PATH}`,
  ])('to %j leads away', (href) => {
    expect(kind(href)).toBe('away')
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u0002\u001f javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\rscript:alert(1)',
    'j\na\nv\na\ns\nc\nr\ni\np\nt\n:alert(1)',
    'javascript\n:alert(1)',
    'javascript\t:alert(1)',
    'javascript:\u2028alert(1)',
    'javascript://portal.example/%0aalert(1)',
    'javascript://https://portal.example/%0dalert(1)',
    'javascript:/*https://portal.example*/alert(1)',
    'javascript:void(0)',
    'javascript:',
    'vbscript:msgbox(1)',
    'VBScript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'DATA:,x',
    'da\tta:text/html,x',
    'blob:https://portal.example/3c0f4f2e-0000-4000-8000-000000000000',
    'blob:null/3c0f',
    'filesystem:https://portal.example/temporary/x',
    'file:///etc/passwd',
    'ftp://portal.example/',
    'ws://portal.example/',
    'about:blank',
    'view-source:https://portal.example/',
    'intent://scan/#Intent;scheme=zxing;end',
    'ms-msdt:/id',
    'sms:+44',
    'steam://run/1',
    'chrome://settings',
    'x:y',
    'livescript:x',
    'feed:javascript:alert(1)',
    'jar:https://evil.example!/x',
    'https://',
    'https://[',
    'https://portal example/',
    'https://evil.example:99999/',
    '//',
    'http://%00/',
  ])('to %j does nothing', (href) => {
    expect(kind(href)).toBe('unsafe')
    expect(kind(href, '_blank')).toBe('unsafe')
  })

  it.each([
    // Fullwidth, dotless, zero-width and percent-encoded letters make no scheme: the browser reads a relative path.
    'ｊavascript:alert(1)',
    'javaſcript:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\u2003javascript:alert(1)',
    '%6aavascript:alert(1)',
    'javascript%3aalert(1)',
    'javascript：alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&#58;alert(1)',
    'jav&#x0A;ascript:alert(1)',
    '"javascript:alert(1)',
    '<javascript:alert(1)',
  ])('to %j is a path of the portal, as the browser reads it', (href) => {
    expect(kind(href)).toBe('here')
    expect(new URL(href, page).origin).toBe('https://portal.example')
  })

  it.each([
    TERMS_PATH,
    `${TERMS_PATH}?locale=de`,
    `https://portal.example${TERMS_PATH}#top`,
    '../rest/public/portal-resources/termsAndConditions',
    '/platform/../rest/public/portal-resources/termsAndConditions',
  ])('to %j opens the terms, wherever it would open', (href) => {
    expect(kind(href)).toBe('terms')
    expect(kind(href, '_blank')).toBe('terms')
  })

  it.each(['_blank', '_BLANK', ' _blank ', 'report'])('with the target %j opens another tab', (target) => {
    expect(kind('/platform/home-portal', target)).toBe('away')
  })

  it.each(['', '_self', '_top', '_parent', '_SELF'])('with the target %j does not', (target) => {
    expect(kind('/platform/home-portal', target)).toBe('here')
  })

  it('is never more than its browser makes of it, whatever is written', () => {
    const piece = fc.constantFrom(
      ...[
        'java',
        'script',
        ':',
        '/',
        '\\',
        '\t',
        '\n',
        '\u0000',
        ' ',
        '@',
        '#',
        '?',
        'http',
        's',
        'evil.example',
      ],
      ...['data', 'blob', 'portal.example', '%', '&', 'ſ', '.', '..', '[', ']', '1', 'mailto', 'tel'],
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
          fc.string(),
        ),
        (href) => {
          const link = document.createElement('a')
          const base = document.createElement('base')
          base.href = page
          document.head.append(base)
          link.setAttribute('href', href)
          const { protocol, host } = link
          base.remove()
          const found = kind(href)
          if (found !== 'unsafe') expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
          if (found === 'here' && protocol.startsWith('http')) expect(host).toBe('portal.example')
        },
      ),
      { numRuns: 2000 },
    )
  })
})
