import { useState } from 'react'
import type { MeterExchange, MeterReadings, StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, TextField, useFaults } from '@energycockpit/ui'
import { faultsOfRefusal } from '../form/faults'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { structureReasonKey } from '../structure-query'
import { draftOf, newExchange, readExchange, withExchange, type RegisterDraft } from './exchange-draft'
import { RegisterFields } from './register-fields'
import { useExchangesStep } from './use-exchanges-step'
import styles from './exchanges.module.css'

interface ExchangeDialogProps {
  item: StructureItem
  exchanges: readonly MeterExchange[]
  /** Which of them is corrected; undefined: a new one is added. */
  place: number | undefined
  meterNumber: string | null
  registers: MeterReadings
  onClose: () => void
}

/** One meter takes the place of another: when, and what both showed. */
export function ExchangeDialog(props: ExchangeDialogProps) {
  const { item, exchanges, place, meterNumber, registers, onClose } = props
  const { t, locale, formats } = useTexts()
  const { timeZone, series } = registers
  const known = place === undefined ? undefined : exchanges[place]
  const [first] = useState(() =>
    known ? draftOf(known, series, { timeZone, locale }) : newExchange(series, meterNumber),
  )
  const [draft, setDraft] = useState(first)
  // The server knows the minute; a form may be open for a while.
  const [latest] = useState(() => Date.now() + 3_600_000)
  const others = exchanges.filter((_, at) => at !== place)
  const { exchange, faults } = readExchange(draft, { timeZone, locale, others, now: latest })
  const texts = Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [
      field,
      t(`exchanges.faults.${code}`, { example: formats.exampleNumber }),
    ]),
  )
  const { fault, submit } = useFaults<string>(texts)
  const saving = useExchangesStep(item, { done: t('exchanges.saved'), onDone: onClose })
  useUnsavedInput(draft !== first, saving)
  const [refused] = Object.values(faultsOfRefusal(saving.error))
  const change = (seriesId: number, part: Partial<RegisterDraft>) =>
    setDraft({
      ...draft,
      registers: draft.registers.map((one) => (one.seriesId === seriesId ? { ...one, ...part } : one)),
    })
  return (
    <FormDialog
      title={t(known ? 'exchanges.correctTitle' : 'exchanges.addTitle')}
      className={styles.form}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate(withExchange(exchanges, exchange!, place)))}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t('exchanges.at')}
        hint={t('exchanges.atHint', { zone: timeZone.replaceAll('_', ' ') })}
        value={draft.at}
        onChange={(at) => setDraft({ ...draft, at })}
        fault={fault('at')}
        required
      />
      <div className={styles.pair}>
        <TextField
          label={t('exchanges.oldNumber')}
          value={draft.oldNumber}
          onChange={(oldNumber) => setDraft({ ...draft, oldNumber })}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          label={t('exchanges.newNumber')}
          value={draft.newNumber}
          onChange={(newNumber) => setDraft({ ...draft, newNumber })}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      {draft.registers.map((register) => (
        <RegisterFields
          key={register.seriesId}
          register={register}
          series={series.find(({ seriesId }) => seriesId === register.seriesId)}
          said={exchange && { ...exchange, ...registerIn(exchange, register.seriesId) }}
          timeZone={timeZone}
          fault={(field) => fault(`${field} ${register.seriesId}`)}
          onChange={(part) => change(register.seriesId, part)}
        />
      ))}
      {series.length === 0 && <p className={styles.note}>{t('exchanges.noRegisters')}</p>}
      {refused && <p className={styles.fault}>{t(`faults.${refused}`)}</p>}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}

const registerIn = ({ registers }: MeterExchange, seriesId: number) =>
  registers.find((one) => one.seriesId === seriesId)
