import type { ApiClient } from '@energycockpit/api-client'
import { verifyAuditLog } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel, PartialNotice, StepButton } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import styles from './audit-page.module.css'

/** Has the whole log checked, and tells which entry is the first that is not as it was written. */
export function ProofOfLog({ api }: { api: ApiClient }) {
  const { t } = useTexts()
  const check = useMutation({ mutationFn: () => api.call(verifyAuditLog, {}) })
  const { data } = check

  return (
    <Panel
      title={t('audit.proof.title')}
      actions={
        <StepButton
          pending={check.isPending}
          working={t('audit.proof.working')}
          onClick={() => check.mutate()}
        >
          {t('audit.proof.check')}
        </StepButton>
      }
    >
      <p className={styles.lead}>{t('audit.proof.lead')}</p>
      <div role="status">
        {data?.firstBroken === null && (
          <PartialNotice kind="information">{t('audit.proof.intact', { count: data.intact })}</PartialNotice>
        )}
      </div>
      <div role="alert">
        {data && data.firstBroken !== null && (
          <PartialNotice>{t('audit.proof.broken', { number: data.firstBroken })}</PartialNotice>
        )}
        {check.isError && <PartialNotice>{t('audit.proof.failed')}</PartialNotice>}
      </div>
    </Panel>
  )
}
