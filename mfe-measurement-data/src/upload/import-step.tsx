import { useState } from 'react'
import { isCallError, isFinal } from '@energycockpit/api-client'
import type { CsvPlan } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import {
  Button,
  Panel,
  PartialNotice,
  SegmentedControl,
  StepButton,
  Waiting,
  MessagePlace,
} from '@energycockpit/ui'
import { importReasonKey } from '@energycockpit/imports'
import { referenceOf } from '@energycockpit/failures'
import { Changes } from './changes'
import type { ChosenFile } from './chosen-file'
import { ImportFailure } from './import-failure'
import { ImportProgress } from './import-progress'
import type { ChosenTargets } from './targets'
import type { Imported } from './imported'
import { useComparison } from './use-comparison'
import { useImport, type BadLines } from './use-import'
import styles from './upload.module.css'

interface ImportStepProps {
  file: ChosenFile
  plan: CsvPlan
  targets: ChosenTargets
  faultCount: number
  isWholeRead: boolean
  onImported: (imported: Imported) => void
}

/** Stores the readings: whole, or only the good lines. */
export function ImportStep({ file, plan, targets, faultCount, isWholeRead, onImported }: ImportStepProps) {
  const { t } = useTexts()
  const [badLines, setBadLines] = useState<BadLines>('refuse')
  const step = useImport(file, plan, targets)
  const isReady = targets.size > 0 && isWholeRead
  const comparison = useComparison(file, plan, targets, isReady)
  const counted = isReady && !comparison.isPlaceholderData ? comparison.data : undefined
  // Where it cannot be counted, it can be imported all the same.
  const isCounting = isReady && !counted && !comparison.isError
  const missing =
    targets.size === 0 ? 'target' : !isWholeRead ? 'whole' : isCounting ? 'comparison' : undefined

  function take(rule: BadLines) {
    setBadLines(rule)
    step.mutate(rule, {
      onSuccess: (answer) =>
        onImported({ answer, series: [...targets.values()].map(({ series }) => series), foreseen: counted }),
    })
  }
  const refused =
    isCallError(step.error) && step.error.reasons[0]?.code === 'READINGS_REFUSED' && badLines === 'refuse'

  return (
    <Panel title={t('upload.import.title')}>
      <div className={styles.page}>
        {isReady && (
          <section aria-label={t('upload.changes.title')} aria-busy={isCounting} className={styles.page}>
            <h3>{t('upload.changes.title')}</h3>
            {counted ? (
              <Changes comparison={counted} plan={plan} targets={targets} />
            ) : comparison.isError ? (
              <PartialNotice>
                <div className={styles.said}>
                  <span>
                    {t('upload.changes.failed')} {t(importReasonKey(comparison.error))}{' '}
                    {referenceOf(comparison.error, t)}
                  </span>
                  {!isFinal(comparison.error) && (
                    <Button onClick={() => void comparison.refetch()}>{t('retry')}</Button>
                  )}
                </div>
              </PartialNotice>
            ) : (
              <Waiting label={t('upload.changes.waiting')} lines={2} />
            )}
          </section>
        )}
        <div className={styles.rule}>
          <SegmentedControl<BadLines>
            label={t('upload.import.badLines')}
            choices={[
              { value: 'refuse', label: t('upload.import.refuse') },
              { value: 'skip', label: t('upload.import.skip') },
            ]}
            value={badLines}
            onChange={setBadLines}
          />
          <span className={styles.muted}>
            {t(`upload.import.${badLines}Why`)} {faultCount > 0 && t('upload.import.hasFaults')}
          </span>
        </div>
        <div className={styles.said}>
          <StepButton
            look="primary"
            large
            pending={step.isPending}
            working={t('upload.import.working')}
            aria-disabled={missing !== undefined}
            onClick={() => take(badLines)}
          >
            {t('upload.import.step')}
          </StepButton>
          {missing && <span className={styles.muted}>{t(`upload.import.missing.${missing}`)}</span>}
        </div>
        {step.isPending && <ImportProgress file={file} />}
        <MessagePlace role="alert" className={styles.alert}>
          {step.error && (
            <ImportFailure error={step.error} onSkip={refused ? () => take('skip') : undefined} />
          )}
        </MessagePlace>
      </div>
    </Panel>
  )
}
