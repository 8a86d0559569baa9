import type { SelfSupply } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, EmptyState } from '@energycockpit/ui'
import { lastReading } from './supply-lines'

/** Nothing has come: since when, and what there is instead. */
export function NoReadings({ supply, yesterday }: { supply: SelfSupply; yesterday: string }) {
  const { t, formats } = useTexts()
  if (Object.values(supply.flows).every(({ meters }) => meters === 0))
    return (
      <EmptyState title={t('supply.noMeters')} glyph="meter">
        {t('supply.noMetersDetail')}
      </EmptyState>
    )
  if (supply.period !== 'TODAY') return <EmptyState title={t('supply.noneOf')} glyph="electricity" />
  const last = lastReading(supply)
  return (
    <EmptyState
      title={t('supply.none')}
      glyph="electricity"
      action={<ButtonLink href={yesterday}>{t('supply.showYesterday')}</ButtonLink>}
    >
      {last === null
        ? t('supply.noneEver')
        : t('supply.noneSince', { when: formats.dateTime(last, supply.timeZone) })}
    </EmptyState>
  )
}
