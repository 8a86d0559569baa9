import { useRef, useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel } from '@energycockpit/ui'
import { useChoice } from '../choice/use-choice'
import { PageSteps } from '../frame/page-steps'
import { ChoiceBar } from '../frame/choice-bar'
import { ChoosingLayout } from '../frame/choosing-layout'
import { pathToChosen } from '../frame/path-to-chosen'
import { useShown } from '../frame/use-shown'
import type { Control } from '../widgets/widget'
import { widgetOf } from '../widgets/all-widgets'
import { AddWidget } from './add-widget'
import { moved, type Placed } from './placement'
import { Tile } from './tile'
import frame from '../frame/frame.module.css'
import styles from './flexible.module.css'

const everyControl: readonly Control[] = ['period', 'granularity', 'comparison']

/** Widgets that one has put together oneself; which ones, how large and with which settings stands in the address. */
export function FlexiblePage() {
  const { t } = useTexts()
  const { locale } = useFeature()
  const [choice, onChange] = useChoice()
  const shown = useShown(choice)
  const board = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const { placed } = choice
  const place = (next: readonly Placed[], isSame?: boolean) => onChange({ placed: next }, isSame)
  const titleOf = (slug: string) => widgetOf(slug)?.menu[locale].title ?? slug

  return (
    <ChoosingLayout {...{ choice, onChange }} path={pathToChosen(shown.chosen.data, choice)}>
      <div className={frame.page}>
        <header className={frame.header}>
          <div>
            <h1 tabIndex={-1}>{t('flexible.title')}</h1>
            <p className={frame.question}>{t('flexible.question')}</p>
          </div>
          <div className={frame.steps}>
            <PageSteps choice={choice} slug="flexible-analysis" />
            <AddWidget placed={placed} onAdd={(added) => place([...placed, added])} />
            {placed.length > 0 && document.fullscreenEnabled && (
              <Button onClick={() => void board.current?.requestFullscreen()}>{t('flexible.present')}</Button>
            )}
          </div>
        </header>
        <ChoiceBar {...{ choice, onChange, shown }} controls={everyControl} />
        {placed.length === 0 ? (
          <Panel>
            <EmptyState
              title={t('flexible.empty')}
              glyph="view"
              action={<AddWidget placed={placed} onAdd={(added) => place([added])} />}
            >
              {t('flexible.emptyDetail')}
            </EmptyState>
          </Panel>
        ) : (
          <div ref={board} className={styles.board}>
            {placed.map((one, index) => (
              <Tile
                // The same kind may be there twice; moved, each keeps its place in the list of its kind.
                key={`${one.slug} ${placed.slice(0, index).filter(({ slug }) => slug === one.slug).length}`}
                {...{ choice, onChange, shown, index }}
                placed={one}
                count={placed.length}
                title={titleOf(one.slug)}
                onPlaced={(next, isSame) =>
                  place(
                    placed.map((other) => (other === one ? next : other)),
                    isSame,
                  )
                }
                onRemove={() => place(placed.filter((other) => other !== one))}
                onMove={(to) => {
                  const end = Math.min(placed.length - 1, Math.max(0, to))
                  place(moved(placed, index, end))
                  setSaid(
                    t('flexible.moved', { title: titleOf(one.slug), place: end + 1, count: placed.length }),
                  )
                }}
              />
            ))}
          </div>
        )}
        <div role="status" className={styles.said}>
          {said}
        </div>
      </div>
    </ChoosingLayout>
  )
}
