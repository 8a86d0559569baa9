import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setMarketIds, type MarketIds, type MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { describeObis, parseObis, shortObis } from '@energycockpit/metering-ids'
import { useFeature } from '@energycockpit/remote'
import { FormDialog, PartialNotice, TextField } from '@energycockpit/ui'
import { seriesLabel } from '@energycockpit/metering-points'
import { reasonKey, referenceOf } from '@energycockpit/failures'
import { readMarketIds } from './read-market-ids'
import styles from './series-page.module.css'

interface MarketIdsFormProps {
  point: MeteringPoint
  ids: MarketIds
  onClose: () => void
}

const maxIdLength = 80

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

  function submit() {
    setTried(true)
    if (!read.hasFault) save.mutate()
  }

  return (
    <FormDialog
      title={t('marketIds.title')}
      className={styles.page}
      labels={{
        step: t('marketIds.save'),
        cancel: t('marketIds.cancel'),
        working: t('marketIds.saving'),
      }}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('facts.MALO')}
        hint={t('marketIds.maloHint')}
        value={malo}
        onChange={setMalo}
        fault={tried ? read.malo : undefined}
        maxLength={maxIdLength}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label={t('facts.MELO')}
        hint={t('marketIds.meloHint')}
        value={melo}
        onChange={setMelo}
        fault={tried ? read.melo : undefined}
        maxLength={maxIdLength}
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
            maxLength={maxIdLength}
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
    </FormDialog>
  )
}

function shortOf(obis: string | null): string {
  const read = obis === null ? undefined : parseObis(obis)
  return read?.ok ? shortObis(read.code) : ''
}
