import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { today as todayHere } from '@energycockpit/time'
import { Page, PageHead } from '@energycockpit/ui'
import { DocumentedPanel } from './documented-panel'
import { energyUsesQuery, sharesQuery } from './energy-uses-query'
import { ParetoPanel } from './pareto/pareto-panel'
import { choiceOf, daysOfChoice } from './uses-choice'
import { UsesBar } from './uses-bar'
import styles from './energy-uses.module.css'

/** Which uses of energy are significant, and what was decided of them. */
export function EnergyUsesPage() {
  const { t } = useTexts()
  const { api } = useFeature()
  const [today] = useState(() => todayHere())
  const choice = choiceOf(useAddressQuery())
  const days = daysOfChoice(choice, today)
  const shares = useQuery({ ...sharesQuery(api, choice.nodeId, days), notifyOnChangeProps: 'all' })
  const uses = useQuery({ ...energyUsesQuery(api), notifyOnChangeProps: 'all' })
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('energyUses.title')} lead={t('energyUses.lead')} />
        <UsesBar choice={choice} today={today} name={shares.data?.node?.name} />
        <QueryContent
          query={shares}
          loading={t('energyUses.loading')}
          lines={20}
          failed={t('energyUses.failed')}
        >
          {(found) => <ParetoPanel shares={found} choice={choice} days={days} documented={uses.data} />}
        </QueryContent>
        <DocumentedPanel uses={uses} today={today} />
      </div>
    </Page>
  )
}
