import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createTexts, type TextResources } from './create-texts'
import type { Locale } from './locales'
import { TextsProvider } from './texts-provider'
import { useTexts } from './use-texts'

const files: Record<Locale, TextResources> = {
  de: {
    greeting: 'Guten Tag, {{name}}',
    meters: { count_one: '{{count}} Zähler', count_other: '{{count}} Zähler' },
  },
  en: {
    greeting: 'Good day, {{name}}',
    meters: { count_one: '{{count}} meter', count_other: '{{count}} meters' },
  },
}

function Greeting() {
  const { t, locale, formats } = useTexts()
  const [clicks, setClicks] = useState(0)
  return (
    <button onClick={() => setClicks(clicks + 1)}>
      {t('greeting', { name: '<Ada>' })} · {t('meters.count', { count: 2 })} · {formats.number(1.5, 1)} ·{' '}
      {locale} · {clicks}
    </button>
  )
}

test('only the spoken language is loaded', async () => {
  const load = jest.fn(async (locale: Locale) => files[locale])
  const texts = createTexts({ locale: 'en', load })
  await texts.ready
  expect(load.mock.calls).toEqual([['en']])
})

test('a change of language keeps what the user has done', async () => {
  const load = jest.fn(async (locale: Locale) => ({ default: files[locale] }))
  const texts = createTexts({ locale: 'en', load })
  const view = render(<TextsProvider texts={texts} locale="en" children={<Greeting />} />)
  const button = await screen.findByRole('button')
  expect(button.textContent).toBe('Good day, <Ada> · 2 meters · 1.5 · en · 0')

  await userEvent.click(button)
  view.rerender(<TextsProvider texts={texts} locale="de" children={<Greeting />} />)
  expect((await screen.findByText(/Guten Tag/)).textContent).toBe(
    'Guten Tag, <Ada> · 2 Zähler · 1,5 · de · 1',
  )

  view.rerender(<TextsProvider texts={texts} locale="en" children={<Greeting />} />)
  await screen.findByText(/Good day/)
  expect(load.mock.calls).toEqual([['en'], ['de']])
})

test('a slower file of an earlier choice does not undo a later one', async () => {
  const arrivals = new Map<Locale, () => void>()
  const load = (locale: Locale) =>
    new Promise<TextResources>((resolve) => arrivals.set(locale, () => resolve(files[locale])))
  const texts = createTexts({ locale: 'en', load })
  await act(async () => {
    await Promise.resolve()
  })
  arrivals.get('en')!()
  await texts.ready
  const german = texts.changeLocale('de')
  const english = texts.changeLocale('en')
  await english
  arrivals.get('de')!()
  await german
  expect(texts.i18n.language).toBe('en')
})

test('a language that cannot be loaded leaves the old one', async () => {
  const load = async (locale: Locale) => {
    if (locale === 'de') throw new Error('the file did not come')
    return files[locale]
  }
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const texts = createTexts({ locale: 'en', load })
  render(<TextsProvider texts={texts} locale="en" children={<Greeting />} />).rerender(
    <TextsProvider texts={texts} locale="de" children={<Greeting />} />,
  )
  expect(await screen.findByText(/Good day/)).toBeTruthy()
  expect(told).toHaveBeenCalledWith('The language could not be changed', expect.any(Error))
  told.mockRestore()
})
