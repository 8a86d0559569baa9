import { useQuery } from '@tanstack/react-query'
import type { FieldsOf } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { structureReasonKey } from '../structure-query'
import { holidaysQuery } from './holidays-query'
import styles from './closures.module.css'

type Place = Pick<FieldsOf<'LOCATION'>, 'country' | 'region'>

/** The public holidays that are assumed for a location this year, to be checked. */
export function HolidaysOfYear({ country, region }: Place) {
  const { t } = useTexts()
  return (
    <section className={styles.holidays}>
      <h3>{t('closures.holidays', { year: today().slice(0, 4) })}</h3>
      {country === null ? (
        <p className={styles.note}>{t('closures.noCountry')}</p>
      ) : (
        <Holidays country={country} region={region} />
      )}
    </section>
  )
}

function Holidays({ country, region }: { country: string; region: string | null }) {
  const { t, locale, formats } = useTexts()
  const { api } = useFeature()
  const year = Number(today().slice(0, 4))
  const query = useQuery(holidaysQuery(api, { country, region, year, locale }))
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return (
    <QueryContent
      query={query}
      loading={t('page.loading')}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {({ regions, holidays }) => {
        const found = regions.find(({ code }) => code === region)
        const place = [...(found ? [found.name] : []), countryName].join(', ')
        return (
          <>
            <p className={styles.note}>
              {holidays.length === 0
                ? t('closures.noHolidays', { place })
                : t(regions.length > 0 && !found ? 'closures.withoutRegion' : 'closures.assumed', { place })}
            </p>
            <ul className={styles.list}>
              {holidays.map(({ date, name }) => (
                <li key={date}>
                  <time dateTime={date}>{formats.date(date, 'UTC')}</time> <span>{name}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </QueryContent>
  )
}
