import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { attributeSubjects } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Page, PageHead, Panel, Select } from '@energycockpit/ui'
import { attributesQuery, businessesQuery, structureReasonKey } from '../structure-query'
import { AttributesOfSubject } from './attributes-of-subject'
import styles from './attributes.module.css'

/** What a business has defined about its items, by their kinds. */
export function AttributesPage() {
  const { t } = useTexts()
  const { api, user } = useFeature()
  const { data: businesses = [] } = useQuery(businessesQuery(api))
  const [chosen, setChosen] = useState<number>()
  const own = user!.client_business_id
  const first = businesses.some(({ id }) => id === own) ? own : (businesses[0]?.id ?? own)
  const businessId = chosen ?? first
  const query = useQuery(attributesQuery(api, businessId))
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('attributes.title')} lead={t('attributes.lead')} />
        {businesses.length > 1 && (
          <Select
            label={t('attributes.business')}
            className={styles.business}
            groups={[
              { label: '', choices: businesses.map(({ id, name }) => ({ value: `${id}`, label: name })) },
            ]}
            value={`${businessId}`}
            onChange={(id) => setChosen(Number(id))}
          />
        )}
        {attributeSubjects.map((appliesTo) => (
          <Panel key={appliesTo} title={t(`attributes.subjects.${appliesTo}`)}>
            <QueryContent
              query={query}
              loading={t('attributes.loading')}
              lines={3}
              failed={t('attributes.failed')}
              reasonKey={structureReasonKey}
            >
              {(definitions) => (
                <AttributesOfSubject
                  {...{ businessId, appliesTo }}
                  definitions={definitions.filter((definition) => definition.appliesTo === appliesTo)}
                />
              )}
            </QueryContent>
          </Panel>
        ))}
      </div>
    </Page>
  )
}
