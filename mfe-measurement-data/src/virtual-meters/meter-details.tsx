import type { ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel, PartialNotice } from '@energycockpit/ui'
import { InputsList } from './inputs-list'
import styles from './virtual-meters.module.css'

/** What a virtual meter is made of, for whoever may not change it. */
export function MeterDetails({ meter }: { meter: ListedVirtualSeries }) {
  const { t } = useTexts()
  return (
    <Panel title={t('virtual.form.formula')}>
      <PartialNotice kind="information">{t('virtual.readOnly')}</PartialNotice>
      <p>
        <code className={styles.code}>{meter.formula}</code>
      </p>
      <InputsList inputs={meter.inputs} />
    </Panel>
  )
}
