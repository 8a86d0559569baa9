import { useQuery } from '@tanstack/react-query'
import type { ConsumedProductType, SummedValues } from '@energycockpit/contract'
import { QueryContent, QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { carrierOfProduct, CarrierSign } from '@energycockpit/ui'
import { factorsQuery, fedInQuery, pricedTogether, worthQuery } from '../overview-queries'
import { Against } from './against'
import type { TileProps } from './tile'
import { carbonPath } from './carbon-path'
import { costPath } from './cost-path'
import { changeOfSums } from './change-of-sums'
import { hasFactor } from './has-factor'
import { isMissing } from './is-missing'
import { useConsumption } from './use-consumption'
import { useMeters } from './use-meters'
import styles from './tiles.module.css'

interface WorthTileProps extends TileProps {
  as: 'COST' | 'CARBON'
}

/**
 * What each kind of energy cost this month, less what was earned by feeding in, or what was emitted by it, against the
 * same days of the year before.
 */
export function WorthTile({ as, ...props }: WorthTileProps) {
  const { t } = useTexts()
  const consumption = useConsumption(props)
  return (
    <QueryContent query={consumption} loading={t('overview.loading')} failed={t(`overview.failed.${as}`)}>
      {({ products, timeZone, node }) => {
        const energy = products.filter(({ unit }) => unit === 'kWh')
        if (energy.length === 0) return <p className={styles.note}>{t('overview.noMeters')}</p>
        return (
          <ul className={styles.lines}>
            {energy.map(({ productType }) => (
              <OfProduct
                key={productType}
                {...props}
                {...{ as, productType, timeZone }}
                above={(node?.path ?? []).map(({ id }) => id)}
              />
            ))}
          </ul>
        )
      }}
    </QueryContent>
  )
}

interface OfProductProps extends WorthTileProps {
  productType: ConsumedProductType
  timeZone: string
  /** Ids of the nodes above the one that is shown. */
  above: readonly string[]
}

function OfProduct({ as, productType, timeZone, above, ...props }: OfProductProps) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const { month, nodeId } = props
  const href =
    as === 'CARBON' ? carbonPath(basePath, { nodeId, month }) : costPath(basePath, { nodeId, productType })
  const { meters, series: bought } = useMeters(nodeId, productType)
  const isNet = as === 'COST' && productType === 'ELECTRICITY'
  const fedIn = useQuery({ ...fedInQuery(api, nodeId), enabled: isNet })
  // What another tile has requested is there as well.
  const fed = isNet ? (fedIn.data?.series ?? []) : []
  const isKnown = !isNet || fedIn.data !== undefined
  const { series, isTooMany } = pricedTogether(isKnown ? bought : [], fed)
  const factors = useQuery(factorsQuery(api))
  // What has no price is known, and not requested in vain.
  const isPriced =
    factors.isError ||
    (factors.data !== undefined && hasFactor(factors.data, { as, productType, nodeId, above }))
  const enabled = series.length > 0 && isPriced
  const now = useQuery({ ...worthQuery(api, { series, timeZone }, month.days, as), enabled })
  const before = useQuery({ ...worthQuery(api, { series, timeZone }, month.before, as), enabled })
  const allFailed = [meters, ...(isNet ? [fedIn] : []), now].filter(isMissing)
  const [failed] = allFailed
  const value = now.data?.total.value ?? null
  const change = now.data && before.data && changeOfSums(now.data, before.data)
  return (
    <li className={styles.line}>
      <a className={styles.name} href={href}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {t(`overview.products.${productType}`)}
      </a>
      {failed ? (
        <QueryFailure
          title={t(`overview.failed.${as}`)}
          error={failed.error}
          onRetry={() => void Promise.all(allFailed.map((one) => one.refetch()))}
        />
      ) : meters.isPending || factors.isPending || !isKnown || now.isLoading ? (
        <span className={styles.note}>{t('overview.loading')}</span>
      ) : value === null ? (
        <span className={styles.note}>
          {t(meters.data?.isTooMany || isTooMany ? 'overview.tooManyMeters' : `overview.unknown.${as}`)}
        </span>
      ) : (
        <>
          <span className={styles.figure}>{formats.quantity(value, now.data!.unit)}</span>
          {fed.length > 0 && <NetNote fed={fed} leftOut={now.data!.leftOut} />}
          <Against before={before} change={change} />
        </>
      )}
    </li>
  )
}

interface NetNoteProps {
  /** Series of what is fed in. */
  fed: readonly number[]
  leftOut: SummedValues['leftOut']
}

/** What was done with feed-in: it is in the figure, or has no price. */
function NetNote({ fed, leftOut = [] }: NetNoteProps) {
  const { t } = useTexts()
  const unpriced = leftOut.filter(({ seriesId }) => fed.includes(seriesId)).length
  return (
    <>
      {unpriced < fed.length && <span className={styles.note}>{t('overview.netOfFeedIn')}</span>}
      {unpriced > 0 && (
        <span className={styles.note}>{t('overview.feedInWithoutPrice', { count: unpriced })}</span>
      )}
    </>
  )
}
