import { useQuery } from '@tanstack/react-query'
import { countryCode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select } from '@energycockpit/ui'
import { holidaysQuery } from '../closures/holidays-query'
import { today } from '@energycockpit/time'
import styles from './form.module.css'

interface RegionFieldProps {
  label: string
  hint: string
  country: string
  value: string
  fault: string | undefined
  onChange: (region: string) => void
}

/** The state or region whose public holidays count; absent where the country has none of its own. */
export function RegionField({ label, hint, country, value, fault, onChange }: RegionFieldProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const isCountry = countryCode.safeParse(country).success
  const { data } = useQuery({
    ...holidaysQuery(api, { country, region: null, year: Number(today().slice(0, 4)), locale }),
    enabled: isCountry,
  })
  const regions = (isCountry && data?.regions) || []
  if (regions.length === 0 && value === '') return null
  const isKnown = value === '' || regions.some(({ code }) => code === value)
  const choices = [
    { value: '', label: t('form.none') },
    ...regions.map(({ code, name }) => ({ value: code, label: name })),
    ...(isKnown ? [] : [{ value, label: value }]),
  ]
  return (
    <div>
      <Select inForm label={label} groups={[{ label: '', choices }]} value={value} onChange={onChange} />
      <p className={styles.hint}>{hint}</p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
