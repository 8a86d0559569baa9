import { useQuery } from '@tanstack/react-query'
import type { EnergyAction, ExpectedSaving } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today, type DateRange } from '@energycockpit/time'
import { actionPath } from '../../actions/action-path'
import { savingUnit } from '../../actions/saving-unit'
import { StateBadge } from '../../actions/state-badge'
import { judgedSaving } from '../../actions/verification/judged-saving'
import { reportingPeriod } from '../../actions/verification/reporting-period'
import { verificationQuery } from '../../actions/verification/verification-query'
import styles from '../energy-uses.module.css'

/** An action with its state and what it really saved; undefined: it is no longer there. */
export function LinkedAction({ action }: { action: EnergyAction | undefined }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  if (!action) return <p>{t('energyUses.actionGone')}</p>
  const { state, implementedOn, savings } = action
  const period = implementedOn === null ? undefined : reportingPeriod(implementedOn, today())
  const verified = savings.filter(
    (saving): saving is ExpectedSaving & { baselineId: string } => saving.baselineId !== null,
  )
  return (
    <div className={styles.linked}>
      <a href={actionPath(basePath, action.id)}>{action.name}</a>
      <StateBadge state={state} />
      {state === 'IMPLEMENTED' && verified.length === 0 && (
        <span className={styles.note}>{t('actions.unverified.withoutBaseline')}</span>
      )}
      {state === 'IMPLEMENTED' && verified.length > 0 && period === undefined && (
        <span className={styles.note}>{t('actions.unverified.notBegun')}</span>
      )}
      {state === 'IMPLEMENTED' &&
        period &&
        verified.map((saving, place) => (
          <Saving key={place} saving={saving} baselineId={saving.baselineId} period={period} />
        ))}
    </div>
  )
}

function Saving(props: { saving: ExpectedSaving; baselineId: string; period: DateRange }) {
  const { saving, baselineId, period } = props
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const found = useQuery(verificationQuery(api, baselineId, period))
  const product = t(`overview.products.${saving.productType}`)
  return (
    <QueryContent
      query={found}
      loading={t('actions.verifying')}
      lines={1}
      failed={t('actions.notVerified', { product })}
    >
      {(verified) => {
        if (!verified) return <span>{t('actions.baselineGone')}</span>
        const judged = judgedSaving(verified.variance, saving, period)
        if ('lack' in judged)
          return <span>{t(`actions.${judged.lack}`, { baseline: verified.baseline.name })}</span>
        const { verdict, saved, uncertainty, promised } = judged.result
        const energy = (value: number) => formats.quantity(value, savingUnit(saving.productType))
        return (
          <span>
            {`${product}: `}
            {t(`actions.verdicts.${verdict}`, {
              saved: energy(verdict === 'MORE_USED' ? -saved : saved),
              uncertainty: energy(uncertainty),
              promised: energy(promised),
            })}
          </span>
        )
      }}
    </QueryContent>
  )
}
