import type { StructureFile, TwinObject } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { classNames, Icon } from '@energycockpit/ui'
import { twinAddress } from '../address'
import { categoryGlyph } from '../objects/category-glyph'
import { useTwin } from '../twin-context'
import { ObjectValue } from '../values/object-value'
import { markerStyle, sideOf } from './marker-style'
import { PlanImage } from './plan-image'
import styles from './plan.module.css'

interface PlanViewProps {
  file: StructureFile
  name: string
  objects: readonly TwinObject[]
}

/** A plan with its objects and what they show. The list below says the same, so screen readers are spared it here. */
export function PlanView({ file, name, objects }: PlanViewProps) {
  const { basePath } = useFeature()
  const { twin, shown } = useTwin()
  return (
    <PlanImage file={file} name={name}>
      {objects.map((object) => {
        const { position, category } = object.fields
        return (
          position && (
            <a
              key={object.id}
              href={twinAddress(basePath, { location: twin.location.id, object: object.id })}
              className={classNames(styles.marker, object.id === shown?.id && styles.chosen)}
              data-side={sideOf(position)}
              style={markerStyle(position)}
              aria-hidden
              tabIndex={-1}
            >
              <span className={styles.pin}>
                <Icon glyph={categoryGlyph[category]} />
              </span>
              <span className={styles.label}>
                {object.fields.name}
                <ObjectValue object={object} />
              </span>
            </a>
          )
        )
      })}
    </PlanImage>
  )
}
