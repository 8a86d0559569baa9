import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { writeChoice, type Choice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'
import { CalculationLinks } from '../../point/calculation-links'
import styles from './point-information.module.css'

const analyses = [
  ['', 'toAnalysis'],
  ['/progression', 'toProgression'],
  ['/statistics', 'toStatistics'],
  ['/meter-readings', 'toReadings'],
  ['/export-measurements', 'toExport'],
] as const

/** Where one can go from a metering point. */
export function PointLinks({ point, choice }: { point: MeteringPoint; choice: Choice }) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const query = writeChoice({ ...choice, options: {}, ...choosing([{ id: point.id, isPoint: true }]) })
  const hierarchy = `${basePath}/organization/hierarchy`
  const twin = `${basePath}/organization/twin`
  return (
    <div className={styles.links}>
      {analyses.map(([path, name]) => (
        <ButtonLink key={name} href={`${basePath}/analysis${path}${query}`}>
          {t(`pointInformation.${name}`)}
        </ButtonLink>
      ))}
      {point.series.length > 0 && (
        <ButtonLink href={`${basePath}/analysis/measurement-series/${encodeURIComponent(point.id)}`}>
          {t('links.toSeries')}
        </ButtonLink>
      )}
      <CalculationLinks point={point} />
      {offers(menu, hierarchy) && (
        <ButtonLink href={`${hierarchy}?${new URLSearchParams({ METERING_POINT: point.id })}`}>
          {t('pointInformation.toHierarchy')}
        </ButtonLink>
      )}
      {offers(menu, twin) && (
        <ButtonLink href={`${twin}?location=${encodeURIComponent(point.location.id)}`}>
          {t('pointInformation.toTwin')}
        </ButtonLink>
      )}
    </div>
  )
}
