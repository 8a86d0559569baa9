import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import {
  setSeriesRules,
  type MeasurementSeries,
  type SeriesRules,
  type SeriesRulesResponse,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, FormDialog } from '@energycockpit/ui'
import { StepFailure } from '../step-failure'
import { RegisterFields } from './register-fields'
import type { DraftFieldsProps } from './draft-fields'
import { EstimationFields } from './estimation-fields'
import { LimitFields } from './limit-fields'
import { draftOf, ownRules, readDraft } from './rules-draft'
import { seriesRulesQuery } from './series-rules-query'
import styles from '../series-page.module.css'

interface RulesFormProps {
  series: MeasurementSeries
  /** Of the location. */
  /** What is changed. */
  answer: SeriesRulesResponse
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void
  onSaved: () => void
  onClose: () => void
}

/** Where the rules of a series are changed; each field says what would hold otherwise. */
export function RulesForm({ series, answer, onReload, onSaved, onClose }: RulesFormProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const queries = useQueryClient()
  const defaults = draftOf(answer.defaults, locale)
  const [draft, setDraft] = useState(() => draftOf(answer.rules, locale))
  const [tried, setTried] = useState(false)
  const { rules, faults } = readDraft(draft, locale)
  const save = useMutation({
    mutationFn: (wanted: SeriesRules) =>
      api.call(setSeriesRules, {
        params: { seriesId: series.id },
        query: { unlessChangedSince: answer.changed?.at ?? 'never' },
        body: ownRules(wanted, answer.defaults),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(seriesRulesQuery(api, series.id).queryKey, saved)
      onSaved()
      onClose()
      // The readings are checked anew by them, and what is read off a counter is spread anew.
      void queries.invalidateQueries()
    },
  })
  const isOutdated = isCallError(save.error) && save.error.reasons[0]?.code === 'RULES_CHANGED_MEANWHILE'

  function submit(form: HTMLFormElement) {
    setTried(true)
    if (rules) save.mutate(rules)
    else focusFirstFault(form)
  }
  const given: DraftFieldsProps = {
    ...{ series, draft, defaults },
    faults: tried ? faults : undefined,
    onChange: (changes) => setDraft({ ...draft, ...changes }),
  }
  return (
    <FormDialog
      title={t('rules.title')}
      className={styles.page}
      labels={{ step: t('rules.save'), cancel: t('rules.cancel'), working: t('rules.saving') }}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <LimitFields {...given} busyZeros={answer.busyZeros} />
      <RegisterFields {...given} />
      <EstimationFields {...given} />
      <p>
        <Button onClick={() => setDraft(defaults)}>{t('rules.toDefaults')}</Button>
      </p>
      <StepFailure said={t('rules.notSaved')} error={save.error} />
      {isOutdated && (
        <p>
          <Button onClick={onReload}>{t('rules.reload')}</Button>
        </p>
      )}
    </FormDialog>
  )
}

/** Once its fault stands there: the fields are drawn with it after the event. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
