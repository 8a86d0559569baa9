import type { EnergyAction, ExpectedSaving } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { ButtonLink, EmptyState, Panel } from '@energycockpit/ui'
import { reportingPeriod } from './reporting-period'
import { VerifiedSavingOf } from './verified-saving-of'
import styles from '../actions.module.css'

interface VerificationPanelProps {
  action: EnergyAction
  canEdit: boolean
}

/** What an action really saved, against the baselines that were saved before it. */
export function VerificationPanel({ action, canEdit }: VerificationPanelProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { state, implementedOn, savings } = action
  const verified = savings.filter(
    (saving): saving is ExpectedSaving & { baselineId: string } => saving.baselineId !== null,
  )
  const period = implementedOn === null ? undefined : reportingPeriod(implementedOn, today())
  const nothing =
    state !== 'IMPLEMENTED'
      ? 'notImplemented'
      : verified.length === 0
        ? 'withoutBaseline'
        : period === undefined
          ? 'notBegun'
          : undefined
  return (
    <Panel title={t('actions.verification')}>
      {nothing !== undefined || period === undefined ? (
        <EmptyState
          title={t(`actions.unverified.${nothing}`)}
          glyph="check"
          action={
            nothing === 'withoutBaseline' &&
            canEdit && (
              <ButtonLink href={`${basePath}/analysis/variance-analysis`}>
                {t('actions.toVariance')}
              </ButtonLink>
            )
          }
        >
          <p>
            {t(`actions.unverifiedDetail.${nothing}`, {
              day: implementedOn === null ? '' : formats.date(implementedOn, 'UTC'),
            })}
          </p>
          {nothing === 'withoutBaseline' && <p>{t(canEdit ? 'actions.toVerify' : 'actions.ask')}</p>}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {verified.map((saving, place) => (
            <VerifiedSavingOf key={place} saving={saving} baselineId={saving.baselineId} period={period} />
          ))}
        </div>
      )}
    </Panel>
  )
}
