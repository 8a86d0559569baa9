import { useState, type FormEvent } from 'react'
import type { MeterReadings, Question } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, StepButton, TextField, MessagePlace } from '@energycockpit/ui'
import { ConfirmQuestionsDialog } from './open-questions'
import { questionsOf } from './questions-of'
import { StepFailure } from '@energycockpit/failures'
import { registerFigure } from './register-figure'
import { clockAt, instantOnClock } from '@energycockpit/time'
import { useEntering, type Entry } from './use-entering'
import { writtenFigure } from '@energycockpit/i18n'
import styles from './entering.module.css'

interface ReadingFormProps {
  pointId: string
  register: Pick<MeterReadings['series'][number], 'seriesId' | 'registerUnit'>
  /** Of the meter. */
  timeZone: string
}

/** What the meter shows and when, with the questions that the portal asks back. */
export function ReadingForm({ pointId, register, timeZone }: ReadingFormProps) {
  const { t, formats, locale } = useTexts()
  const [shown, setShown] = useState('')
  const [clock, setClock] = useState(() => clockAt(Date.now(), timeZone))
  const [remark, setRemark] = useState('')
  /** When somebody tried last; faults are told from then on. */
  const [triedAt, setTriedAt] = useState<number>()
  const entering = useEntering(pointId)
  const { data, variables, error, isPending } = entering
  // They stand there while the confirmed entry is on its way.
  const [requested, setAsked] = useState<{ entry: Entry; questions: readonly Question[] }>()
  const value = writtenFigure(shown, locale)
  const at = instantOnClock(clock, timeZone)
  const isToCome = at !== undefined && triedAt !== undefined && Date.parse(at) > triedAt

  function send(entry: Entry) {
    entering.mutate(entry, {
      onError(failure) {
        const questions = questionsOf(failure)
        setAsked(questions.length > 0 ? { entry, questions } : undefined)
      },
      onSuccess() {
        setAsked(undefined)
        setShown('')
        setRemark('')
        setTriedAt(undefined)
      },
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const now = Date.now()
    setTriedAt(now)
    if (value === undefined || at === undefined || Date.parse(at) > now || isPending) return
    send({ seriesId: register.seriesId, at, value, remark: remark.trim(), confirmed: [] })
  }
  const timeFault = isToCome
    ? t('entering.timeToCome')
    : at === undefined
      ? t('entering.timeFault')
      : undefined

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('entering.shown', { unit: register.registerUnit })}
        value={shown}
        onChange={setShown}
        required
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
        fault={
          triedAt !== undefined && value === undefined
            ? t('entering.shownFault', { example: formats.exampleNumber })
            : undefined
        }
      />
      <TextField
        label={t('entering.when')}
        type="datetime-local"
        value={clock}
        onChange={setClock}
        required
        hint={t('entering.whenHint', { zone: timeZone.replaceAll('_', ' ') })}
        fault={triedAt !== undefined ? timeFault : undefined}
      />
      <TextField label={t('entering.remark')} value={remark} onChange={setRemark} maxLength={500} />
      <p className={styles.step}>
        <StepButton look="primary" large type="submit" pending={isPending} working={t('entering.saving')}>
          {t('entering.save')}
        </StepButton>
      </p>
      <MessagePlace role="status">
        {data && variables && (
          <PartialNotice kind="information">
            {t(data.repeated ? 'entering.repeated' : 'entering.stored', {
              value: registerFigure(variables.value, register.registerUnit, formats),
              at: formats.dateTime(variables.at, timeZone),
            })}
          </PartialNotice>
        )}
      </MessagePlace>
      <StepFailure title={t('entering.notStored')} error={requested ? null : error} />
      {requested && (
        <ConfirmQuestionsDialog
          questions={requested.questions}
          timeZone={timeZone}
          pending={isPending}
          onConfirm={() => send({ ...requested.entry, confirmed: requested.questions.map(({ id }) => id) })}
          onClose={() => {
            setAsked(undefined)
            entering.reset()
          }}
        />
      )}
    </form>
  )
}
