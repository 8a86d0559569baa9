import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Icon, PartialNotice, Spinner, useAfterDelay, VisuallyHidden } from '@energycockpit/ui'
import { useFramedChart } from '../frame/framed-chart'
import { chartFormats, dataFormats, isDataFormat, type ChartFormat, type DataFormat } from './chart-format'
import type { DataTable } from './data-table'
import { MenuOfFormats } from './menu-of-formats'
import styles from './download-menu.module.css'

/** What is quicker shows no sign of waiting. */
const WAIT = 1000

interface DownloadMenuProps {
  /** The values as a table. */
  data?: (() => DataTable | Promise<DataTable>) | undefined
}

/** The chart around it as a file: a button that opens the formats. What makes the files is loaded with the first one. */
export function DownloadMenu({ data }: DownloadMenuProps) {
  const { t, locale } = useTexts()
  const framed = useFramedChart()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<{ is: 'idle' | 'working' | 'saved' | 'failed'; name: string }>(idle)
  const isSlow = useAfterDelay(step.is === 'working', WAIT)
  const isDrawn = framed.chart !== null || framed.drawing !== null
  const formats = [...(isDrawn ? chartFormats : []), ...(data ? dataFormats : [])]
  const canOpen = formats.length > 0 && step.is !== 'working'

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  function open() {
    // What failed before would lie over the menu.
    setStep(idle)
    setOpen(true)
  }

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  async function choose(format: ChartFormat | DataFormat) {
    close()
    const figure = box.current?.closest('figure')
    if (!figure || step.is === 'working') return
    const name = t(`chart.download.${format}`)
    setStep({ is: 'working', name })
    try {
      setStep({ is: 'saved', name: await save(format, figure) })
    } catch {
      setStep({ is: 'failed', name })
    }
  }

  async function save(format: ChartFormat | DataFormat, figure: HTMLElement): Promise<string> {
    if (isDataFormat(format)) {
      const { saveData } = await import(/* webpackChunkName: "save-data" */ './save-data')
      const { title, when, days, place } = framed
      return saveData({ format, table: await data!(), title, when, days, place, locale, t })
    }
    const { saveChart } = await import(/* webpackChunkName: "save-chart" */ './save-chart')
    return saveChart({ format, framed, figure, locale, t, now: new Date() })
  }

  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={!canOpen}
        title={formats.length === 0 ? t('chart.download.onlyChart') : undefined}
        onClick={() => {
          if (isOpen) setOpen(false)
          else if (canOpen) open()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !canOpen) return
          event.preventDefault()
          open()
        }}
      >
        <Icon glyph="download" />
        {t('chart.download.button')}
        {isSlow ? <Spinner label={t('chart.download.working', { format: step.name })} /> : null}
      </Button>
      {isOpen ? (
        <MenuOfFormats formats={formats} onChoose={(format) => void choose(format)} onClose={close} />
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {step.is === 'saved' ? t('chart.download.saved', { file: step.name }) : null}
        </span>
      </VisuallyHidden>
      {step.is === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <PartialNotice>{t('chart.download.failed', { format: step.name })}</PartialNotice>
        </div>
      ) : null}
    </div>
  )
}

const idle = { is: 'idle', name: '' } as const
