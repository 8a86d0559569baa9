import { getActiveBusiness, type NoticeAudience } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Checkbox, Select, TextField } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './notice.module.css'

interface AudienceFieldsProps {
  audience: NoticeAudience
  onChange: (audience: NoticeAudience) => void
  fault?: string | undefined
}

/** Whom a notice asks: everybody, a business, or one user. */
export function AudienceFields({ audience, onChange, fault }: AudienceFieldsProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data } = useQuery({
    queryKey: ['active-business'],
    queryFn: ({ signal }) => api.call(getActiveBusiness, { signal }),
  })
  const businesses = data?.businesses ?? []
  const kinds = (['everybody', 'business', 'user'] as const)
    .filter((kind) => kind !== 'business' || businesses.length > 0)
    .map((value) => ({ value, label: t(`notices.audienceKinds.${value}`) }))

  function choose(kind: NoticeAudience['kind']) {
    if (kind === 'everybody') onChange({ kind })
    else if (kind === 'user') onChange({ kind, userName: '' })
    else onChange({ kind, businessId: businesses[0]!.id, withSubBusinesses: false })
  }

  return (
    <>
      <Select
        label={t('notices.columns.audience')}
        groups={[{ label: '', choices: kinds }]}
        value={audience.kind}
        onChange={choose}
      />
      {audience.kind === 'business' && (
        <>
          <Select
            label={t('users.columns.business')}
            groups={[
              { label: '', choices: businesses.map(({ id, name }) => ({ value: `${id}`, label: name })) },
            ]}
            value={`${audience.businessId}`}
            onChange={(id) => onChange({ ...audience, businessId: Number(id) })}
          />
          <Checkbox
            checked={audience.withSubBusinesses}
            onChange={(withSubBusinesses) => onChange({ ...audience, withSubBusinesses })}
          >
            {t('notices.withSubBusinesses')}
          </Checkbox>
        </>
      )}
      {audience.kind === 'user' && (
        <div className={styles.userName}>
          <TextField
            label={t('notices.userName')}
            fault={fault}
            maxLength={200}
            autoComplete="off"
            value={audience.userName}
            onChange={(userName) => onChange({ ...audience, userName })}
          />
        </div>
      )}
    </>
  )
}
