import { useState } from 'react'
import type { ListedFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ConfirmDialog, Checkbox } from '@energycockpit/ui'
import { StepFailure } from '@energycockpit/failures'
import { useUnsaved } from '@energycockpit/remote'
import { ChangedMeanwhile } from './changed-meanwhile'
import { factorFigure } from './factor-figure'
import { factorLabel } from './factor-kinds'
import { factorReasonKey } from './factor-reason-key'
import { before, periodFrom, periodsOf, without, type Period } from './periods'
import { shownEnd, shownStart } from './shown-day'
import { useSetting } from './use-setting'
import styles from './conversion-factors.module.css'

interface RemoveDialogProps {
  factor: ListedFactor
  timeZone: string
  /** One of its periods; absent: all of it. */
  requested?: Period
  onTold: (what: string) => void
  onGone: () => void
  onClose: () => void
}

/** Asks before a value or a whole factor goes, and says what will be missing then. */
export function RemoveDialog({ factor, timeZone, requested, onTold, onGone, onClose }: RemoveDialogProps) {
  const { t, formats } = useTexts()
  const [filled, setFilled] = useState(true)
  const name = { factor: factorLabel(factor, t) }
  const setting = useSetting(factor, factor, {
    onSet: (isLeft) => {
      onTold(t(isLeft ? 'factors.removed' : 'factors.removedAll', name))
      onClose()
      if (!isLeft) onGone()
    },
    // Somebody else has removed it.
    isDone: (now) =>
      now === undefined || (requested !== undefined && !periodFrom(periodsOf(now), requested.from)),
  })
  useUnsaved(!filled && !setting.isPending, { withQuery: true })
  const current = setting.current ?? factor
  const { unit } = current
  const periods = periodsOf(current)
  const old = requested && (periodFrom(periods, requested.from) ?? requested)
  const held = old && before(periods, old)
  const left = old ? without(periods, old, held !== undefined && filled) : []
  return (
    <ConfirmDialog
      title={t(old ? 'factors.question.one' : 'factors.question.all', name)}
      labels={{
        step: t('factors.remove'),
        cancel: t('factors.cancel'),
        working: t('factors.saving'),
      }}
      pending={setting.isPending}
      onStep={() => setting.set({ unit, periods: left })}
      onClose={onClose}
    >
      <div className={styles.form}>
        {old && (
          <p>
            {t('factors.question.what', {
              value: factorFigure(old.value, unit, formats),
              from: shownStart(old.from, timeZone, t, formats),
              to: shownEnd(old.to, timeZone, t, formats),
            })}
          </p>
        )}
        {held && (
          <Checkbox checked={filled} onChange={setFilled}>
            {t('factors.question.fill', { value: factorFigure(held.value, unit, formats) })}
          </Checkbox>
        )}
        {left.length === 0 ? (
          <p>{t('factors.question.nothingLeft')}</p>
        ) : !(held && filled) ? (
          <p>{t('factors.question.gap')}</p>
        ) : null}
        {setting.isChangedMeanwhile ? (
          <ChangedMeanwhile
            factor={setting.current}
            timeZone={timeZone}
            next={t('factors.meanwhile.removeAll')}
          />
        ) : (
          <StepFailure title={t('factors.notSaved')} error={setting.error} reasonKey={factorReasonKey} />
        )}
      </div>
    </ConfirmDialog>
  )
}
