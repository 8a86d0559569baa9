import { useRef, useState } from 'react'
import type { StructureFile, TwinObject } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, VisuallyHidden } from '@energycockpit/ui'
import { structureReasonKey } from '../../structure-query'
import { useObjectChange } from '../use-object-change'
import type { Placement } from './placement'
import { PlacingMarker } from './placing-marker'
import { PlanImage } from './plan-image'
import styles from './plan.module.css'

interface PlacingPlanProps {
  file: StructureFile
  name: string
  objects: readonly TwinObject[]
}

const middle: Placement = { x: 0.5, y: 0.5 }

/** A plan on which objects are placed: by dragging, or from the keyboard. Each place is saved by itself. */
export function PlacingPlan({ file, name, objects }: PlacingPlanProps) {
  const { t, formats } = useTexts()
  const plan = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [justPlaced, setJustPlaced] = useState<string>()
  /** Where objects are that are being moved, or saved. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Placement | null>>(new Map())
  const saving = useObjectChange<Placement | null>({
    fields: (before, position) => ({ ...before, position }),
    onTopOfOthers: true,
    done: ({ fields }, position) =>
      t(position === null ? 'plan.takenOff' : 'plan.placed', { name: fields.name }),
  })

  const draw = (id: string, to: Placement | null | undefined) =>
    setDrafts((known) => {
      const others = [...known].filter(([other]) => other !== id)
      return new Map(to === undefined ? others : [...others, [id, to]])
    })
  function place(object: TwinObject, to: Placement | null) {
    draw(object.id, to)
    saving
      .mutateAsync({ object, input: to })
      // Why it failed is told below the plan.
      .catch(() => undefined)
      .finally(() =>
        setDrafts((known) =>
          known.get(object.id) === to ? new Map([...known].filter(([id]) => id !== object.id)) : known,
        ),
      )
  }
  function say(object: TwinObject, at: Placement | undefined) {
    const { x, y } = at ?? object.fields.position ?? middle
    setSaid(t('plan.at', { name: object.fields.name, x: formats.percent(x), y: formats.percent(y) }))
  }
  const positionOf = ({ id, fields }: TwinObject) => (drafts.has(id) ? drafts.get(id)! : fields.position)
  const unplaced = objects.filter((object) => positionOf(object) === null)
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{t('plan.placeHow')}</p>
      <PlanImage ref={plan} file={file} name={name}>
        {objects.map((object) => {
          const at = positionOf(object)
          return (
            at && (
              <PlacingMarker
                key={object.id}
                object={object}
                at={at}
                plan={plan}
                takesFocus={object.id === justPlaced}
                onMove={(to, by) => {
                  draw(object.id, to)
                  if (by === 'key' || to === undefined) say(object, to)
                }}
                onPlace={(to) => place(object, to)}
              />
            )
          )
        })}
      </PlanImage>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <StepFailure title={t('plan.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
      {unplaced.length > 0 && (
        <div className={styles.unplaced} role="group" aria-label={t('plan.unplaced')}>
          <span className={styles.muted}>{t('plan.unplaced')}</span>
          {unplaced.map((object) => (
            <Button
              key={object.id}
              onClick={() => {
                setJustPlaced(object.id)
                place(object, middle)
              }}
              aria-label={t('plan.placeOne', { name: object.fields.name })}
            >
              {object.fields.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
