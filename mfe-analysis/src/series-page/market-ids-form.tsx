import { useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setMarketIds, type MarketIds, type MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { describeObis, parseObis, shortObis } from '@energycockpit/metering-ids'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, PartialNotice, StepButton, TextField } from '@energycockpit/ui'
import { seriesLabel } from '../point/series-label'
import { referenceOf } from '../reference-of'
import { reasonKey } from '../values/reason-key'
import { readMarketIds } from './read-market-ids'
import styles from './series-page.module.css'

interface MarketIdsFormProps {
  point: MeteringPoint
  ids: MarketIds
  onClose: () => void
}

const longestId = 80

/** Where the ids are entered; each is checked before it is sent, and a code is explained while it is written. */
export function MarketIdsForm({ point, ids, onClose }: MarketIdsFormProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const queries = useQueryClient()
  const [malo, setMalo] = useState(ids.malo ?? '')
  const [melo, setMelo] = useState(ids.melo ?? '')
  const [obis, setObis] = useState<ReadonlyMap<number, string>>(
    new Map(ids.series.map((each) => [each.seriesId, shortOf(each.obis)])),
  )
  const [tried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      api.call(setMarketIds, {
        params: { meteringPointId: point.id },
        body: { malo, melo, series: [...obis].map(([seriesId, code]) => ({ seriesId, obis: code })) },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(['market-ids', point.id], saved)
      onClose()
    },
  })
  const read = readMarketIds({ malo, melo, obis }, point.productType, locale)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!read.hasFault && !save.isPending) save.mutate()
  }

  return (
    <Dialog
      title={t('marketIds.title')}
      form
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('marketIds.cancel')}</Button>
          <StepButton
            look="primary"
            type="submit"
            form="market-ids"
            pending={save.isPending}
            working={t('marketIds.saving')}
          >
            {t('marketIds.save')}
          </StepButton>
        </>
      }
    >
      <form id="market-ids" className={styles.page} onSubmit={submit} noValidate>
        <TextField
          label={t('facts.MALO')}
          hint={t('marketIds.maloHint')}
          value={malo}
          onChange={setMalo}
          fault={tried ? read.malo : undefined}
          maxLength={longestId}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          label={t('facts.MELO')}
          hint={t('marketIds.meloHint')}
          value={melo}
          onChange={setMelo}
          fault={tried ? read.melo : undefined}
          maxLength={longestId}
          autoComplete="off"
          spellCheck={false}
        />
        {point.series.map((series) => {
          const { fault, code } = read.obis.get(series.id) ?? {}
          return (
            <TextField
              key={series.id}
              label={t('marketIds.obisOf', { series: seriesLabel(point, series, t) })}
              hint={code ? describeObis(code, locale) : t('marketIds.obisHint')}
              value={obis.get(series.id) ?? ''}
              onChange={(text) => setObis(new Map(obis).set(series.id, text))}
              fault={tried ? fault : undefined}
              maxLength={longestId}
              autoComplete="off"
              spellCheck={false}
            />
          )
        })}
        <div role="alert">
          {save.error && (
            <PartialNotice>
              {t('marketIds.notSaved')} {t(reasonKey(save.error))} {referenceOf(save.error, t)}
            </PartialNotice>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function shortOf(obis: string | null): string {
  const read = obis === null ? undefined : parseObis(obis)
  return read?.ok ? shortObis(read.code) : ''
}
