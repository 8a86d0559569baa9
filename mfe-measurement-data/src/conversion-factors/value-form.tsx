import { useState } from 'react'
import type { ListedFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { FieldMeanwhile } from '@energycockpit/failures'
import { PartialNotice, TextField } from '@energycockpit/ui'
import { ChangeDialog } from './change-dialog'
import { beginOf, dayAt, endOf, lastDayAt } from './days'
import { factorFigure } from './factor-figure'
import { factorLabel } from './factor-kinds'
import { corrected, periodFrom, periodsOf, withValueFrom, type Changed, type Period } from './periods'
import { OriginField, writtenOrigin } from './origin-field'
import { refusalOf } from './refusal-of-change'
import { shownEnd, shownStart } from './shown-day'
import { useSetting } from './use-setting'
import { readValue, ValueField } from './value-field'
import { seriesName } from './series-name'

interface ValueFormProps {
  factor: ListedFactor
  timeZone: string
  /** To be corrected; absent: another value from a day on. */
  requested?: Period
  onTold: (what: string) => void
  onClose: () => void
}

/** What somebody has written; what they have not touched shows what there is, also what others set meanwhile. */
interface Written {
  text?: string | undefined
  day?: string | undefined
  lastDay?: string | undefined
  origin?: string | undefined
}

/** A value and when it holds. What it would overlap with is said before anything is sent. */
export function ValueForm({ factor, timeZone, requested, onTold, onClose }: ValueFormProps) {
  const { t, formats, locale } = useTexts()
  const [today] = useState(() => dayAt(Date.now(), timeZone))
  const [written, setWritten] = useState<Written>({})
  /** What was written where somebody else's is chosen. */
  const [declined, setDeclined] = useState<Written>({})
  const [tried, setTried] = useState(false)
  const setting = useSetting(factor, factor, {
    onSet: () => {
      const shown = factorFigure(value!, unit, formats)
      onTold(t('factors.saved', { value: shown, from: shownStart(from!, timeZone, t, formats) }))
      onClose()
    },
  })
  const { kind, unit, series } = setting.current ?? factor
  const periods = setting.current ? periodsOf(setting.current) : []
  // Where somebody else has removed what was to be corrected, it is another value.
  const old = requested && periodFrom(periods, requested.from)
  const shown = old ?? requested
  const asText = ({ value }: Period) => factorFigure(value, '1', formats).replaceAll('\u00a0', ' ')
  const {
    text = shown ? asText(shown) : '',
    // In place of a series, no time is to be left without a value.
    day = shown ? dayAt(shown.from, timeZone) : series ? '' : today,
    lastDay = old ? lastDayAt(old.to, timeZone) : '',
    // Another value is from another list.
    origin = shown?.source ?? '',
  } = written
  const value = readValue(kind, text, locale)
  const from = beginOf(day, timeZone, shown?.from)
  const to = old ? endOf(lastDay, timeZone, old.to) : null
  const source = writtenOrigin(origin)
  const write = (changes: Written) => setWritten({ ...written, ...changes })

  const mine = (field: keyof Written, theirs: string, shownAs: (own: string) => string) => {
    const own = written[field] ?? declined[field]
    if (own === undefined || own === theirs) return undefined
    return {
      ...{ value: shownAs(own), isKept: written[field] !== undefined },
      onChange: (isKept: boolean) => {
        if (!isKept) setDeclined({ ...declined, [field]: own })
        write({ [field]: isKept ? own : undefined })
      },
    }
  }
  /** Of the value that is corrected, what somebody else made of it since. */
  function compared(): FieldMeanwhile[] {
    if (!old || !requested) return []
    const figure = (own: string) => {
      const typed = readValue(kind, own, locale)
      return typed === undefined ? own : factorFigure(typed, unit, formats)
    }
    const end = (lastDayOf: string) =>
      shownEnd(endOf(lastDayOf, timeZone, old.to) ?? null, timeZone, t, formats)
    const ofValue = {
      ...{ name: 'value', label: t('factors.form.value'), theirs: factorFigure(old.value, unit, formats) },
      mine: mine('text', asText(old), figure),
    }
    const ofEnd = {
      ...{ name: 'to', label: t('factors.form.to'), theirs: shownEnd(old.to, timeZone, t, formats) },
      mine: mine('lastDay', lastDayAt(old.to, timeZone), end),
    }
    const ofOrigin = {
      ...{ name: 'origin', label: t('factors.form.origin'), theirs: old.source ?? t('factors.noSource') },
      mine: mine('origin', old.source ?? '', (own) => writtenOrigin(own) ?? t('factors.noSource')),
    }
    return [
      ...(old.value === requested.value ? [] : [ofValue]),
      ...(old.to === requested.to ? [] : [ofEnd]),
      ...(old.source === requested.source ? [] : [ofOrigin]),
    ]
  }

  const changed = tried ? change() : undefined
  function change(): Changed | undefined {
    if (value === undefined || from === undefined || to === undefined) return undefined
    return old
      ? corrected(periods, old, { from, to, value, source })
      : withValueFrom(periods, from, { value, source })
  }
  function submit() {
    setTried(true)
    const wanted = change()
    if (wanted && wanted.fault === undefined) setting.set({ unit, periods: wanted.periods })
  }
  const zone = timeZone.replaceAll('_', ' ')

  return (
    <ChangeDialog
      title={t(requested ? 'factors.form.correct' : 'factors.form.add', { factor: factorLabel(factor, t) })}
      refused={refusalOf(changed, { unit, timeZone, t, formats })}
      {...{ setting, timeZone, onClose }}
      next={setting.current && requested && !old ? t('factors.meanwhile.gone') : undefined}
      compared={compared()}
      hasInput={Object.values(written).some((one) => one !== undefined)}
      onSubmit={submit}
    >
      {series && (
        <PartialNotice kind="information">
          {t('factors.form.insteadOfSeries', { series: seriesName(series) })}
        </PartialNotice>
      )}
      <ValueField
        kind={kind}
        unit={unit}
        text={text}
        onChange={(typed) => write({ text: typed })}
        tried={tried}
      />
      <TextField
        label={t('factors.form.from')}
        type="date"
        value={day}
        onChange={(chosen) => write({ day: chosen })}
        hint={t(old ? 'factors.form.fromHint' : 'factors.form.newHint', { zone })}
        fault={tried && from === undefined ? t('factors.form.noDay') : undefined}
      />
      {old && (
        <TextField
          label={t('factors.form.to')}
          type="date"
          value={lastDay}
          onChange={(chosen) => write({ lastDay: chosen })}
          hint={t('factors.form.toHint')}
          fault={tried && to === undefined ? t('factors.form.noDay') : undefined}
        />
      )}
      <OriginField text={origin} onChange={(typed) => write({ origin: typed })} />
    </ChangeDialog>
  )
}
