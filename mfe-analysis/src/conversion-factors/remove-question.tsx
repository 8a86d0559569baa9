import { useState } from 'react'
import type { AnsweredFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { AskFirst, Checkbox, PartialNotice } from '@energycockpit/ui'
import { referenceOf } from '../reference-of'
import { factorFigure } from './factor-figure'
import { factorLabel } from './factor-kinds'
import { factorReasonKey } from './factor-reason-key'
import { before, without, type Period } from './periods'
import { shownEnd, shownStart } from './shown-day'
import { useSetting } from './use-setting'

interface RemoveQuestionProps {
  factor: AnsweredFactor
  periods: readonly Period[]
  timeZone: string
  /** One of its periods; absent: all of it. */
  old?: Period
  onTold: (what: string) => void
  onGone: () => void
  onClose: () => void
}

/** Asks before a value or a whole factor goes, and says what will be missing then. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { factor, periods, timeZone, old, onTold, onGone, onClose } = props
  const { t, formats } = useTexts()
  const [filled, setFilled] = useState(true)
  const held = old && before(periods, old)
  const left = old ? without(periods, old, held !== undefined && filled) : []
  const name = { factor: factorLabel(factor, t) }
  const removing = useSetting(factor, () => {
    onTold(t(left.length === 0 ? 'factors.removedAll' : 'factors.removed', name))
    onClose()
    if (left.length === 0) onGone()
  })
  return (
    <AskFirst
      title={t(old ? 'factors.question.one' : 'factors.question.all', name)}
      labels={{
        step: t('factors.remove'),
        cancel: t('factors.cancel'),
        working: t('factors.saving'),
      }}
      pending={removing.isPending}
      onStep={() => removing.mutate(left)}
      onClose={onClose}
    >
      {old && (
        <p>
          {t('factors.question.what', {
            value: factorFigure(old.value, factor.unit, formats),
            from: shownStart(old.from, timeZone, t, formats),
            to: shownEnd(old.to, timeZone, t, formats),
          })}
        </p>
      )}
      {held && (
        <Checkbox checked={filled} onChange={setFilled}>
          {t('factors.question.fill', { value: factorFigure(held.value, factor.unit, formats) })}
        </Checkbox>
      )}
      {left.length === 0 ? (
        <p>{t('factors.question.nothingLeft')}</p>
      ) : !(held && filled) ? (
        <p>{t('factors.question.gap')}</p>
      ) : null}
      <div role="alert">
        {removing.error ? (
          <PartialNotice>
            {t('factors.notSaved')} {t(factorReasonKey(removing.error))} {referenceOf(removing.error, t)}
          </PartialNotice>
        ) : null}
      </div>
    </AskFirst>
  )
}
