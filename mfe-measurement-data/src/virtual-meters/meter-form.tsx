import { useRef, useState } from 'react'
import {
  maxFormulaLength,
  type ListedVirtualSeries,
  type MeasurementSeries,
  type MeteringPoint,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Panel, PartialNotice, StepButton, TextField, useFaults } from '@energycockpit/ui'
import { ChooseSeries } from '@energycockpit/metering-points'
import { referenceOf, StepFailure } from '@energycockpit/failures'
import { ChooseLocation, type ChosenLocation } from './choose-location'
import { FormulaCheck } from './formula-check'
import { FormulaPreview } from './formula-preview'
import { insertInto } from './insert-into'
import { MeaningFields, type Meaning } from './meaning-fields'
import { meterReasonKey } from './meter-reason-key'
import { useFormulaCheck, type DraftFormula } from './use-formula-check'
import { useSaving } from './use-saving'
import styles from './virtual-meters.module.css'

interface MeterFormProps {
  /** To be changed; absent: a new one. */
  meter?: ListedVirtualSeries
  onSaved: (seriesId: number) => void
}

const electricity: Meaning = {
  ...{ productType: 'ELECTRICITY', quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
}

/** Name, place and formula of a virtual meter; what the server says of the formula stands below it. */
export function MeterForm({ meter, onSaved }: MeterFormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(meter?.name ?? '')
  const [formula, setFormula] = useState(meter?.formula ?? '')
  const [meaning, setMeaning] = useState<Meaning>(meter ?? electricity)
  const [location, setLocation] = useState<ChosenLocation | undefined>(
    meter && { id: meter.locationId, name: meter.locationName },
  )
  const [choosing, setChoosing] = useState<'series' | 'location'>()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const cursor = useRef<{ start: number; end: number }>(undefined)
  // Of what is in the form, not of what the page has fetched since.
  const [revision, setRevision] = useState(meter?.revision)
  const saving = useSaving(meter && { ...meter, revision: revision! }, (saved) => {
    setRevision(saved.revision)
    onSaved(saved.seriesId)
  })
  const { quantity, unit } = meaning
  const seriesId = meter?.seriesId ?? null
  const { check, draft, isSettled } = useFormulaCheck({
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
  const hasPreview = !isEmpty && !isStored({ ...draft, formula }) && location && !check.isError
  // What is stored is shown already, and of nothing there is nothing to show.
  const isKnown = !check.isPlaceholderData && !isStored(draft) && draft.formula.trim() !== ''

  return (
    <>
      <Panel title={t('virtual.form.title')}>
        <form className={styles.form} onSubmit={submit(save)} noValidate>
          <TextField
            label={t('virtual.form.name')}
            value={name}
            onChange={setName}
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
            <div role="status" className={styles.check}>
              {!isEmpty && check.data && <FormulaCheck formula={check.data.formula} checked={check.data} />}
              {!isEmpty && check.isError && (
                <PartialNotice>
                  {t('virtual.check.failed')} {t(meterReasonKey(check.error))} {referenceOf(check.error, t)}
                </PartialNotice>
              )}
              {!isEmpty && !location && <p>{t('virtual.check.needsLocation')}</p>}
            </div>
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
          <MeaningFields meaning={meaning} isNew={!meter} onChange={setMeaning} />
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
          draft={draft}
          isRight={isKnown && check.data ? check.data.fault === null : undefined}
          isOutdated={!isSettled}
        />
      )}
    </>
  )
}
