import type { ApiClient } from '@energycockpit/api-client'
import { operationPeriods } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useAddressValue } from '@energycockpit/remote'
import { PageHead, SegmentedControl } from '@energycockpit/ui'
import { FailuresSection } from './failures-section'
import { FeaturesSection } from './features-section'
import styles from './operation-page.module.css'

/** How fast the features stand in the browsers of users, and what fails there. */
export function OperationPage({ api }: { api: ApiClient }) {
  const { t } = useTexts()
  const [period, setPeriod] = useAddressValue('period', operationPeriods)

  return (
    <div className={styles.page}>
      <PageHead title={t('operation.title')} lead={t('operation.lead')} />
      <SegmentedControl
        label={t('operation.period')}
        choices={operationPeriods.map((value) => ({ value, label: t(`operation.periods.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      <FeaturesSection api={api} period={period} />
      <FailuresSection api={api} period={period} />
    </div>
  )
}
