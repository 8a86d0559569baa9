import { lazy, Suspense, useMemo, useRef } from 'react'
import type { Consumption, ConsumptionGranularity } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { DateRange } from '@energycockpit/time'
import { classNames, EmptyState, Waiting } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'
import { ValuesSkeleton } from '../values/values-skeleton'
import { ConsumptionChart } from './consumption-chart'
import { locationFigures, shownProduct } from '@energycockpit/consumption'
import { ExplainLinks } from './explain-links'
import { LargestChanges } from './largest-changes'
import { LocationsSection } from './locations-section'
import { ProductChoice } from './product-choice'
import styles from './consumption.module.css'

// A location has them; the page of everything, which is opened first, has none.
const PointsOfLocation = lazy(() => import('./points-of-location'))

const ofChart = [
  { slug: 'previous-year', text: 'before' },
  { slug: 'progression', text: 'progression' },
  { slug: 'daily-profile', text: 'profile' },
]
const ofLocations = [
  { slug: 'ranking', text: 'ranking' },
  { slug: 'ranking', text: 'changes', options: { by: 'change' } },
  { slug: 'locations', text: 'table' },
]
const ofPoints = [
  { slug: 'ranking', text: 'points', options: { level: 'point' } },
  { slug: 'statistics', text: 'statistics' },
]

interface ConsumptionResultProps {
  consumption: Consumption
  /** It is about another period than the chosen one, which is on its way. */
  isOld: boolean
  compared: DateRange | undefined
  granularity: ConsumptionGranularity
  choice: Choice
  onChange: ChangeChoice
  now: number
}

/** What was consumed: each product in figures, the chosen one over time and by location. */
export function ConsumptionResult(props: ConsumptionResultProps) {
  const { consumption, isOld, compared, granularity, choice, onChange, now } = props
  const { t } = useTexts()
  const { node, products, locations, timeZone } = consumption
  const chart = useRef<HTMLDivElement>(null)
  const product = shownProduct(products, choice.productType)
  const figures = useMemo(
    () => new Map(products.map((one) => [one.productType, locationFigures(one, locations)])),
    [products, locations],
  )
  if (product === undefined)
    return (
      <>
        <EmptyState title={t('node.nothing')} glyph="meter">
          {t('node.nothingDetail')}
        </EmptyState>
        {node?.type === 'LOCATION' && (
          <Suspense fallback={<Waiting label={t('node.pointsLoading')} />}>
            <PointsOfLocation locationId={node.id} choice={choice} />
          </Suspense>
        )}
      </>
    )
  const ofProduct = figures.get(product.productType)!
  // Also where it was not chosen: it is what the figures are about.
  const explained = { ...choice, productType: product.productType }
  return (
    <div className={classNames(styles.result, isOld && styles.old)} aria-busy={isOld}>
      <ProductChoice
        products={products}
        figuresOf={(productType) => figures.get(productType)!}
        shown={product.productType}
        isCompared={compared !== undefined}
        onChange={(productType) => onChange({ productType })}
      />
      {/* Together with the chart, whose height nobody knows before it is there. */}
      <Suspense fallback={<ValuesSkeleton />}>
        {product.granularity && (
          <p className={styles.coarser}>
            {t('node.coarser', { granularity: t(`granularity.${product.granularity}`) })}
          </p>
        )}
        <div ref={chart} className={styles.chart}>
          <ConsumptionChart
            {...{ product, timeZone, compared, now }}
            granularity={product.granularity ?? granularity}
            compareWith={choice.compareWith}
            place={node?.name ?? t('node.all')}
          />
        </div>
        <ExplainLinks choice={explained} to={ofChart} />
        {node?.type === 'LOCATION' ? (
          <>
            <PointsOfLocation locationId={node.id} choice={choice} />
            <ExplainLinks choice={explained} to={ofPoints} />
          </>
        ) : (
          <>
            {compared && (
              <LargestChanges figures={ofProduct} unit={product.unit} {...{ choice, explained }} />
            )}
            <LocationsSection
              figures={ofProduct}
              unit={product.unit}
              isCompared={compared !== undefined}
              choice={choice}
              after={chart}
            >
              <ExplainLinks choice={explained} to={ofLocations} />
            </LocationsSection>
          </>
        )}
      </Suspense>
    </div>
  )
}
