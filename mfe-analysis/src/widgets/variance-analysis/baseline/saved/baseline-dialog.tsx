import { useState } from 'react'
import {
  addBaselineVersion,
  baselineForms,
  createBaseline,
  maxBaselineName,
  maxBaselineReason,
  type Baseline,
  type BaselineForm,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import { Checkbox, FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { readDays, writeDays } from '../../../../values/free-period'
import type { NamedDriver } from '../drivers/driver-name'
import { newRow, readRow, rowOf } from './adjustment-rows'
import { AdjustmentsField } from './adjustments-field'
import { baselinesKey } from './saved-baselines-query'
import styles from './saved.module.css'

interface BaselineDialogProps {
  /** The one that gets another version; absent: a new one is saved. */
  of?: Baseline
  ids: readonly number[]
  unit: string
  /** What is chosen now, or what the latest version is of. */
  form: BaselineForm
  baseline: DateRange
  drivers: readonly NamedDriver[]
  /** The day from which an adjustment is offered. */
  from: string
  onSaved: (baseline: Baseline) => void
  onClose: () => void
}

/** Saves a baseline, or a further version of one: its reason, its adjustments, and from which days it is learnt. */
export function BaselineDialog(props: BaselineDialogProps) {
  const { of, ids, unit, drivers, from, onSaved, onClose, ...first } = props
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const latest = of?.versions[0]
  const [start] = useState(() => ({
    ...{ name: '', reason: '', form: first.form, ...writeDays(first.baseline) },
    ...{ fitsAnew: of === undefined, withDrivers: true },
    rows: (latest?.adjustments ?? []).map((one) => rowOf(one, locale)),
  }))
  const [draft, setDraft] = useState(start)
  const change = (part: Partial<typeof start>) => setDraft({ ...draft, ...part })
  const days = readDays({ first: draft.first, last: draft.last })
  const read = draft.rows.map((row) => readRow(row, locale))
  const { fault, submit } = useFaults({
    name: of === undefined && draft.name.trim() === '' ? t('variance.saved.fault.name') : undefined,
    reason: draft.reason.trim() === '' ? t('variance.saved.fault.reason') : undefined,
    first: draft.fitsAnew && days.faults.first ? t(`freePeriod.fault.${days.faults.first}`) : undefined,
    last: draft.fitsAnew && days.faults.last ? t(`freePeriod.fault.${days.faults.last}`) : undefined,
    rows: read.some((row) => row.fault) ? 'rows' : undefined,
  })
  const saving = useChange({
    call: (): Promise<Baseline> => {
      const { form, reason, name, fitsAnew, withDrivers } = draft
      const fitted = days.range && {
        ...{ form, baselineFrom: days.range.from, baselineTo: days.range.to },
        drivers: withDrivers ? drivers.map(({ seriesId }) => seriesId) : [],
      }
      const adjustments = read.flatMap(({ adjustment }) => adjustment ?? [])
      return of
        ? api.call(addBaselineVersion, {
            params: { baselineId: of.id },
            body: { revision: of.revision, reason, adjustments, fit: fitsAnew ? fitted! : null },
          })
        : api.call(createBaseline, { body: { name, reason, adjustments, series: [...ids], ...fitted! } })
    },
    changes: [baselinesKey],
    done: (saved) => t('variance.saved.done', { name: saved.name, version: saved.versions[0]!.version }),
    onDone: (saved) => {
      onClose()
      onSaved(saved)
    },
  })
  useUnsaved(draft !== start && !saving.isPending && !saving.isSuccess, { withQuery: true })
  return (
    <FormDialog
      title={of ? t('variance.saved.versionTitle', { name: of.name }) : t('variance.saved.title')}
      className={styles.form}
      labels={{
        step: t('variance.saved.save'),
        cancel: t('variance.saved.cancel'),
        working: t('variance.saved.working'),
      }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      {of === undefined && (
        <TextField
          label={t('variance.saved.name')}
          required
          maxLength={maxBaselineName}
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
          fault={fault('name')}
        />
      )}
      <TextField
        label={t('variance.saved.reason')}
        hint={t(of ? 'variance.saved.versionReasonHint' : 'variance.saved.reasonHint')}
        required
        lines={2}
        maxLength={maxBaselineReason}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        fault={fault('reason')}
      />
      {of && (
        <Checkbox checked={draft.fitsAnew} onChange={(fitsAnew) => change({ fitsAnew })}>
          {t('variance.saved.fitAnew')}
        </Checkbox>
      )}
      {draft.fitsAnew && (
        <div className={styles.fields}>
          {(['first', 'last'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={t(`variance.saved.baseline.${name}`)}
              required
              value={draft[name]}
              onChange={(day) => change({ [name]: day })}
              fault={fault(name)}
            />
          ))}
          <Select
            inForm
            label={t('variance.form')}
            groups={[
              {
                label: '',
                choices: baselineForms.map((value) => ({ value, label: t(`variance.forms.${value}`) })),
              },
            ]}
            value={draft.form}
            onChange={(form) => change({ form })}
          />
        </div>
      )}
      {draft.fitsAnew && drivers.length > 0 && (
        <Checkbox checked={draft.withDrivers} onChange={(withDrivers) => change({ withDrivers })}>
          {t('variance.drivers.keep', { names: drivers.map(({ name }) => name).join('; ') })}
        </Checkbox>
      )}
      <AdjustmentsField
        rows={draft.rows}
        faults={fault('rows') === undefined ? [] : read.map((row) => row.fault)}
        unit={unit}
        onChange={(rows) => change({ rows })}
        onAdd={() => change({ rows: [...draft.rows, newRow(from)] })}
      />
      <StepFailure title={t('variance.saved.notSaved')} error={saving.error} />
    </FormDialog>
  )
}
