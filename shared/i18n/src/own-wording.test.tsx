import { render, screen } from '@testing-library/react'
import { createTexts } from './create-texts'
import { OwnWordingContext, type OwnWording } from './own-wording'
import { TextsProvider } from './texts-provider'
import { useTexts } from './use-texts'

const files = {
  de: { meters: { title: 'Zähler', count_one: '{{count}} Zähler', count_other: '{{count}} Zähler' } },
  en: { meters: { title: 'Meters', count_one: '{{count}} meter', count_other: '{{count}} meters' } },
}
const own: OwnWording = {
  de: { 'meters.title': 'Messgeräte' },
  en: {
    ...{ 'meters.title': 'Counters', 'meters.count_other': '{{count}} counters' },
    ...{ 'others.title': 'Not of these', meters: 'No text but a group', 'meters.title.more': 'Below a text' },
  },
}

function Meters() {
  const { t } = useTexts()
  return (
    <p>{[t('meters.title'), t('meters.count', { count: 1 }), t('meters.count', { count: 2 })].join(', ')}</p>
  )
}

const spoken = (texts: ReturnType<typeof createTexts>, locale: 'de' | 'en', wording?: OwnWording) => (
  <OwnWordingContext value={wording}>
    <TextsProvider texts={texts} locale={locale}>
      <Meters />
    </TextsProvider>
  </OwnWordingContext>
)

test('a business says texts in its own words, those that are there at once and those that are fetched', async () => {
  for (const texts of [
    createTexts({ locale: 'en', files }),
    createTexts({ locale: 'en', load: async (locale) => files[locale] }),
  ]) {
    const { rerender, unmount } = render(spoken(texts, 'en', own))
    expect(await screen.findByText('Counters, 1 meter, 2 counters')).toBeTruthy()
    rerender(spoken(texts, 'de', own))
    expect(await screen.findByText('Messgeräte, 1 Zähler, 2 Zähler')).toBeTruthy()
    unmount()
  }
})

test('without words of its own it says those of the portal', async () => {
  render(spoken(createTexts({ locale: 'en', files }), 'en'))
  expect(await screen.findByText('Meters, 1 meter, 2 meters')).toBeTruthy()
})
