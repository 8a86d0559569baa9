import { leadOfText, textOfPost } from './text-of-post'

test('a post is read in one’s own language where it has that', () => {
  const [de, en] = [
    { title: 'Neu', text: 'Ja' },
    { title: 'New', text: 'Yes' },
  ]
  expect(textOfPost({ texts: { de, en } }, 'de')).toEqual({ locale: 'de', ...de })
  expect(textOfPost({ texts: { de: null, en } }, 'de')).toEqual({ locale: 'en', ...en })
  expect(textOfPost({ texts: { de, en: null } }, 'en')).toEqual({ locale: 'de', ...de })
})

test.each([
  ['One paragraph', 'One paragraph', true],
  ['First\nline\n\nsecond', 'First\nline', false],
  ['- a\n- b\n\nafter', '', false],
  ['```\ncode\n\nmore\n```', '', false],
  ['', '', true],
  [`One. Two! ${'word '.repeat(200)}`, 'One. Two! …', false],
  [`One **two. ${'word '.repeat(200)}**`, '', false],
  ['x'.repeat(20_000), '', false],
])('the lead of %j', (text, lead, isAll) => {
  expect(leadOfText(text)).toEqual({ lead, isAll })
})
