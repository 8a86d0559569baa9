import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  maxFormulaLength,
  type ListedVirtualSeries,
  type MeasurementSeries,
  type MeteringPoint,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useUnsaved } from '@energycockpit/remote'
import {
  Button,
  Panel,
  PartialNotice,
  StepButton,
  TextField,
  useFaults,
  MessagePlace,
} from '@energycockpit/ui'
import { ChooseSeries } from '@energycockpit/metering-points'
import { referenceOf, StepFailure } from '@energycockpit/failures'
import { ChooseLocation, type ChosenLocation } from './choose-location'
import { FormulaCheck } from './formula-check'
import { FormulaPreview } from './formula-preview'
import { insertInto } from './insert-into'
import { MeaningFields, type Meaning } from './meaning-fields'
import { draftOfMeter, type MeterDraft } from './meter-draft'
import { MeterMeanwhile } from './meter-meanwhile'
import { meterReasonKey } from './meter-reason-key'
import { useFormulaCheck, type DraftFormula } from './use-formula-check'
import { useMeterMeanwhile } from './use-meter-meanwhile'
import { useSaving } from './use-saving'
import styles from './virtual-meters.module.css'

interface MeterFormProps {
  /** To be changed; absent: a new one. */
  meter?: ListedVirtualSeries
  /** How often a change of the meter was undone beside the form. */
  undone?: number
  onSaved: (seriesId: number) => void
}

const empty: MeterDraft = {
  ...{ name: '', formula: '' },
  meaning: { productType: 'ELECTRICITY', quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
}

/** Name, place and formula of a virtual meter; what the server says of the formula stands below it. */
export function MeterForm({ meter, undone = 0, onSaved }: MeterFormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<MeterDraft>(() => (meter ? draftOfMeter(meter) : empty))
  const { name, formula, meaning } = draft
  const setFormula = (typed: string) => setDraft((current) => ({ ...current, formula: typed }))
  const setMeaning = (chosen: Meaning) => setDraft((current) => ({ ...current, meaning: chosen }))
  const [location, setLocation] = useState<ChosenLocation | undefined>(
    meter && { id: meter.locationId, name: meter.locationName },
  )
  const [choosing, setChoosing] = useState<'series' | 'location'>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const cursor = useRef<{ start: number; end: number }>(undefined)
  const meanwhile = useMeterMeanwhile({ seriesId: meter?.seriesId, draft, setDraft })
  const { theirs } = meanwhile
  // Of what is in the form, not of what the page has fetched since.
  const [revision, setRevision] = useState(meter?.revision)
  const saving = useSaving(meter && { ...meter, revision: revision! }, {
    onSaved: (saved) => {
      setRevision(saved.revision)
      meanwhile.isSaved(saved)
      onSaved(saved.seriesId)
    },
    onMeanwhile: async () => setRevision((await meanwhile.takeTheirs()) ?? revision),
  })
  // What was typed and not saved is compared with what came back.
  const takeUndone = useEffectEvent(async () =>
    setRevision((await meanwhile.takeTheirs({ isTold: meanwhile.hasUnsaved })) ?? revision),
  )
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what came back is fetched before
    if (undone > 0) takeUndone().catch(() => undefined)
  }, [undone])
  useUnsaved(meanwhile.hasUnsaved && !saving.isPending)
  const { quantity, unit } = meaning
  const seriesId = meter?.seriesId ?? null
  const {
    check,
    draft: checked,
    isSettled,
  } = useFormulaCheck({
    ...{ formula, quantity, unit, seriesId, locationId: location?.id ?? '' },
  })
  const isEmpty = formula.trim() === ''
  const wrongFormula = t('virtual.form.wrongFormula')

  function openSeries() {
    const { selectionStart: start, selectionEnd: end } = field.current!
    cursor.current = { start, end }
    setChoosing('series')
  }
  function insert(series: MeasurementSeries, point: MeteringPoint) {
    const put = insertInto(formula, series.id, cursor.current!)
    // What it is made of first says what it is, as long as nobody has said otherwise.
    if (isEmpty && !meter) {
      const { quantity, unit, direction } = series
      setMeaning({ productType: point.productType, quantity, unit, direction })
      setLocation((known) => known ?? { id: point.location.id, name: point.location.name })
    }
    setFormula(put.formula)
    setChoosing(undefined)
    // Once the dialog has given the focus back.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(put.cursor, put.cursor)
    })
  }
  const isWrong = isSettled && check.data?.fault != null
  const { fault, submit } = useFaults({
    name: name.trim() === '' ? t('virtual.form.noName') : undefined,
    formula: isEmpty ? t('virtual.form.noFormula') : isWrong ? wrongFormula : undefined,
    location: location ? undefined : t('virtual.form.noLocation'),
  })
  function save() {
    if (!location || saving.isPending) return
    const { productType, ...defined } = meaning
    saving.mutate({
      ...{ name: name.trim(), formula, locationId: location.id, productType },
      ...{ quantity: defined.quantity, unit: defined.unit, direction: defined.direction },
    })
  }
  const isStored = (one: DraftFormula) =>
    meter?.formula === one.formula && meter.quantity === one.quantity && meter.unit === one.unit
  const hasPreview = !isEmpty && !isStored({ ...checked, formula }) && location && !check.isError
  // What is stored is shown already, and of nothing there is nothing to show.
  const isKnown = !check.isPlaceholderData && !isStored(checked) && checked.formula.trim() !== ''

  return (
    <>
      <Panel title={t('virtual.form.title')}>
        <form className={styles.form} onSubmit={submit(save)} noValidate>
          <TextField
            label={t('virtual.form.name')}
            value={name}
            onChange={(typed) => setDraft((current) => ({ ...current, name: typed }))}
            required
            maxLength={200}
            autoComplete="off"
            fault={fault('name')}
          />
          <div className={styles.formula}>
            <TextField
              ref={field}
              label={t('virtual.form.formula')}
              value={formula}
              onChange={setFormula}
              lines={3}
              required
              maxLength={maxFormulaLength}
              autoComplete="off"
              spellCheck={false}
              hint={t('virtual.form.formulaHint')}
              fault={fault('formula') ?? (isWrong ? wrongFormula : undefined)}
            />
            <p>
              <Button onClick={openSeries} aria-haspopup="dialog">
                {t('virtual.form.insert')}
              </Button>
            </p>
            <MessagePlace role="status" className={styles.check}>
              {!isEmpty && check.data && <FormulaCheck formula={check.data.formula} checked={check.data} />}
              {!isEmpty && check.isError && (
                <PartialNotice>
                  {t('virtual.check.failed')} {t(meterReasonKey(check.error))} {referenceOf(check.error, t)}
                </PartialNotice>
              )}
              {!isEmpty && !location && <p>{t('virtual.check.needsLocation')}</p>}
            </MessagePlace>
          </div>
          {!meter && (
            <div className={styles.location}>
              <p>
                <span className={styles.label}>{t('virtual.form.location')}</span>
                <span>{location?.name ?? t('virtual.form.noLocationYet')}</span>
              </p>
              <Button onClick={() => setChoosing('location')} aria-haspopup="dialog">
                {t('virtual.form.chooseLocation')}
              </Button>
              {fault('location') && <p className={styles.fault}>{fault('location')}</p>}
            </div>
          )}
          <MeaningFields {...{ meaning, isNew: !meter, locationId: location?.id }} onChange={setMeaning} />
          {theirs && <MeterMeanwhile theirs={theirs} fields={meanwhile.fields} mine={meanwhile.mine} />}
          <p>
            <StepButton
              look="primary"
              large
              type="submit"
              pending={saving.isPending}
              working={t('virtual.saving')}
            >
              {t(meter ? 'virtual.save' : 'virtual.create')}
            </StepButton>
          </p>
          <StepFailure title={t('virtual.notSaved')} error={saving.error} reasonKey={meterReasonKey} />
        </form>
        {choosing === 'series' && (
          <ChooseSeries
            title={t('virtual.choose.series')}
            onChoose={insert}
            onClose={() => setChoosing(undefined)}
          />
        )}
        {choosing === 'location' && (
          <ChooseLocation
            chosen={location}
            onChoose={(chosen) => {
              setLocation(chosen)
              setChoosing(undefined)
            }}
            onClose={() => setChoosing(undefined)}
          />
        )}
      </Panel>
      {hasPreview && (
        <FormulaPreview
          draft={checked}
          isRight={isKnown && check.data ? check.data.fault === null : undefined}
          isOutdated={!isSettled}
        />
      )}
    </>
  )
}
