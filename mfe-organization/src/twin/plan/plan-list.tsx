import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon } from '@energycockpit/ui'
import { twinAddress } from '../address'
import { categoryGlyph } from '../objects/category-glyph'
import { useTwin } from '../twin-context'
import { ObjectValue } from '../values/object-value'
import styles from './plan.module.css'

interface PlanListProps {
  objects: readonly TwinObject[]
  /** There is a plan on which they can be placed. */
  isPlan: boolean
}

/** The objects of a plan as a list: for screen readers, for phones, and for what is not placed. */
export function PlanList({ objects, isPlan }: PlanListProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { twin } = useTwin()
  if (objects.length === 0) return <p className={styles.muted}>{t('plan.noObjects')}</p>
  return (
    <ul className={styles.list} aria-label={t('plan.list')}>
      {objects.map((object) => (
        <li key={object.id}>
          <Icon glyph={categoryGlyph[object.fields.category]} className={styles.glyph} />
          <span className={styles.what}>
            <a href={twinAddress(basePath, { location: twin.location.id, object: object.id })}>
              {object.fields.name}
            </a>
            <span className={styles.muted}>
              {t(`choices.${object.fields.category}`)}
              {isPlan && object.fields.position === null && ` · ${t('plan.notPlaced')}`}
            </span>
          </span>
          <ObjectValue object={object} />
        </li>
      ))}
    </ul>
  )
}
