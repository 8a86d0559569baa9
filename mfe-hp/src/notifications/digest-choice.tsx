import { digestRhythms, type DigestTime } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select, TextField } from '@energycockpit/ui'
import { useState } from 'react'
import { ownTimeZone } from '../own-time-zone'
import styles from './notifications.module.css'

/** 4 January 2027 is a Monday. */
const monday = Date.UTC(2027, 0, 4)
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

interface DigestChoiceProps {
  digest: DigestTime
  onChange: (digest: DigestTime) => void
}

/** When the digest comes, by which clock. */
export function DigestChoice({ digest, onChange }: DigestChoiceProps) {
  const { t, formats } = useTexts()
  // While somebody types, a time may be none; only one that is goes on its way.
  const [typed, setTyped] = useState<string>()
  const own = ownTimeZone()
  const zones = [...new Set([digest.timeZone, own, ...Intl.supportedValuesOf('timeZone')])].sort()
  const dayName = (day: number) =>
    formats.dateParts(new Date(monday + (day - 1) * 86_400_000).toISOString(), 'UTC', { weekday: 'long' })
  const choose = (change: Partial<DigestTime>) => onChange({ ...digest, ...change })

  function leaveTime(): void {
    if (typed !== undefined && typed !== '' && typed !== digest.time) choose({ time: typed.slice(0, 5) })
    setTyped(undefined)
  }

  return (
    <section aria-label={t('notifications.digest')} className={styles.part}>
      <h3 className={styles.heading}>{t('notifications.digest')}</h3>
      <p className={styles.note}>{t('notifications.digestText')}</p>
      <div className={styles.fields}>
        <Select
          inForm
          label={t('notifications.every')}
          groups={[
            {
              label: '',
              choices: digestRhythms.map((value) => ({ value, label: t(`notifications.rhythms.${value}`) })),
            },
          ]}
          value={digest.every}
          onChange={(every) => choose({ every })}
        />
        {digest.every === 'WEEK' && (
          <Select
            inForm
            label={t('notifications.weekday')}
            groups={[
              { label: '', choices: weekdays.map((day) => ({ value: String(day), label: dayName(day) })) },
            ]}
            value={String(digest.weekday)}
            onChange={(day) => choose({ weekday: Number(day) })}
          />
        )}
        <div onBlur={leaveTime}>
          <TextField
            label={t('notifications.time')}
            type="time"
            required
            value={typed ?? digest.time}
            onChange={setTyped}
          />
        </div>
        <Select
          inForm
          label={t('notifications.timeZone')}
          groups={[
            { label: '', choices: zones.map((value) => ({ value, label: value.replaceAll('_', ' ') })) },
          ]}
          value={digest.timeZone}
          onChange={(timeZone) => choose({ timeZone })}
        />
      </div>
      {digest.timeZone !== own && (
        <div className={styles.step}>
          <Button className={styles.wraps} onClick={() => choose({ timeZone: own })}>
            {t('notifications.ownZone', { zone: own.replaceAll('_', ' ') })}
          </Button>
        </div>
      )}
    </section>
  )
}
