import { useState } from 'react'
import type { AnsweredFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import { ChangeDialog } from './change-dialog'
import { beginOf, dayAt, endOf, lastDayAt } from './days'
import { factorFigure } from './factor-figure'
import { factorLabel } from './factor-kinds'
import { corrected, withValueFrom, type Changed, type Period } from './periods'
import { shownEnd, shownStart } from './shown-day'
import { useSetting } from './use-setting'
import { readValue, ValueField } from './value-field'

interface ValueFormProps {
  factor: AnsweredFactor
  periods: readonly Period[]
  timeZone: string
  /** To be corrected; absent: another value from a day on. */
  old?: Period
  onTold: (what: string) => void
  onClose: () => void
}

/** A value and when it holds. What it would overlap with is said before anything is sent. */
export function ValueForm({ factor, periods, timeZone, old, onTold, onClose }: ValueFormProps) {
  const { t, formats, locale } = useTexts()
  const { kind, unit } = factor
  const [text, setText] = useState(() =>
    old ? factorFigure(old.value, '1', formats).replaceAll('\u00a0', ' ') : '',
  )
  const [day, setDay] = useState(() => dayAt(old ? old.from : Date.now(), timeZone))
  const [lastDay, setLastDay] = useState(old ? lastDayAt(old.to, timeZone) : '')
  const [tried, setTried] = useState(false)
  const value = readValue(kind, text, locale)
  const from = beginOf(day, timeZone, old?.from)
  const to = old ? endOf(lastDay, timeZone, old.to) : null
  const saving = useSetting(factor, () => {
    const shown = factorFigure(value!, unit, formats)
    onTold(t('factors.saved', { value: shown, from: shownStart(from!, timeZone, t, formats) }))
    onClose()
  })

  const changed = tried ? change() : undefined
  function change(): Changed | undefined {
    if (value === undefined || from === undefined || to === undefined) return undefined
    return old ? corrected(periods, old, { from, to, value }) : withValueFrom(periods, from, value)
  }
  function submit() {
    setTried(true)
    const wanted = change()
    if (wanted && wanted.fault === undefined) saving.mutate(wanted.periods)
  }
  function refusal(): string | undefined {
    if (!changed || changed.fault === undefined) return undefined
    if (changed.fault === 'NO_LENGTH') return t('factors.form.NO_LENGTH')
    const { other } = changed
    return t(`factors.form.${changed.fault}`, {
      value: factorFigure(other.value, unit, formats),
      from: shownStart(other.from, timeZone, t, formats),
      to: shownEnd(other.to, timeZone, t, formats),
    })
  }
  const zone = timeZone.replaceAll('_', ' ')

  return (
    <ChangeDialog
      title={t(old ? 'factors.form.correct' : 'factors.form.add', { factor: factorLabel(factor, t) })}
      refused={refusal()}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <ValueField kind={kind} unit={unit} text={text} onChange={setText} tried={tried} />
      <TextField
        label={t('factors.form.from')}
        type="date"
        value={day}
        onChange={setDay}
        hint={t(old ? 'factors.form.fromHint' : 'factors.form.newHint', { zone })}
        fault={tried && from === undefined ? t('factors.form.noDay') : undefined}
      />
      {old && (
        <TextField
          label={t('factors.form.to')}
          type="date"
          value={lastDay}
          onChange={setLastDay}
          hint={t('factors.form.toHint')}
          fault={tried && to === undefined ? t('factors.form.noDay') : undefined}
        />
      )}
    </ChangeDialog>
  )
}
