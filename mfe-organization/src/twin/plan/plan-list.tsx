import { useState } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Icon } from '@energycockpit/ui'
import { twinAddress } from '../address'
import { categoryGlyph } from '../objects/category-glyph'
import { useTwin } from '../twin-context'
import { ObjectValue } from '../values/object-value'
import styles from './plan.module.css'

const atOnce = 100

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
  const [shown, setShown] = useState(atOnce)
  if (objects.length === 0) return <p className={styles.muted}>{t('plan.noObjects')}</p>
  return (
    <>
      <ul className={styles.list} aria-label={t('plan.list')}>
        {objects.slice(0, shown).map((object) => (
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
      {objects.length > shown && (
        <div>
          <Button look="quiet" onClick={() => setShown(shown + atOnce)}>
            {t('hierarchy.more')}
          </Button>
        </div>
      )}
    </>
  )
}
