import { supportedLocales } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { SegmentedControl } from '@energycockpit/ui'

/** The shell changes the language of everything, and remembers it for the user. */
export function LanguageChoice() {
  const { t, locale } = useTexts()
  const { events } = useFeature()
  return (
    <SegmentedControl
      label={t('profile.language')}
      choices={supportedLocales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={locale}
      onChange={(wanted) => events.publish('locale-wanted', { locale: wanted })}
    />
  )
}
