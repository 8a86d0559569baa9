import { useQuery } from '@tanstack/react-query'
import type { FieldsOf } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { structureReasonKey } from '../structure-query'
import { WhoCan } from '../who-can'
import { holidaysQuery } from './holidays-query'
import styles from './closures.module.css'

interface HolidaysProps extends Pick<FieldsOf<'LOCATION'>, 'country' | 'region'> {
  /** Whether the user may say where the location is. */
  isEditable: boolean
}

/** The public holidays that are assumed for a location this year, to be checked. */
export function HolidaysOfYear({ country, region, isEditable }: HolidaysProps) {
  const { t } = useTexts()
  return (
    <section className={styles.holidays}>
      <h3>{t('closures.holidays', { year: today().slice(0, 4) })}</h3>
      {country === null ? (
        <div className={styles.note}>
          <p>{t('closures.noCountry')}</p>
          <ToSetIt isEditable={isEditable} />
        </div>
      ) : (
        <Holidays {...{ country, region, isEditable }} />
      )}
    </section>
  )
}

/** Where the country and its part are said, or by whom. */
function ToSetIt({ isEditable }: { isEditable: boolean }) {
  const { t } = useTexts()
  return isEditable ? <p>{t('closures.setIt')}</p> : <WhoCan />
}

function Holidays({ country, region, isEditable }: HolidaysProps & { country: string }) {
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
        const lacksRegion = holidays.length > 0 && regions.length > 0 && !found
        const place = [...(found ? [found.name] : []), countryName].join(', ')
        return (
          <>
            <div className={styles.note}>
              <p>
                {holidays.length === 0
                  ? t('closures.noHolidays', { place })
                  : t(lacksRegion ? 'closures.withoutRegion' : 'closures.assumed', { place })}
              </p>
              {lacksRegion && <ToSetIt isEditable={isEditable} />}
            </div>
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
