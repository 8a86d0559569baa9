import { createFormats, type Locale, type Translate } from '@energycockpit/i18n'
import { saveFile } from '@energycockpit/ui'
import type { FramedChart } from '../frame/framed-chart'
import { chartFile } from './chart-file'
import type { ChartFormat } from './chart-format'
import type { ChartSheet } from './chart-sheet'
import { drawChart } from './draw-chart'
import { fileNameOf } from './file-name-of'
import { recolouringOf } from './recolouring'

const HEIGHT = 440

interface SaveInput {
  format: ChartFormat
  framed: FramedChart
  /** In the frame of the chart. */
  figure: HTMLElement
  locale: Locale
  t: Translate
  now: Date
}

/** Draws the chart of a frame as a file, gives it to the browser, and says under which name. */
export async function saveChart({ format, framed, figure, locale, t, now }: SaveInput): Promise<string> {
  const { chart, drawing, title, when } = framed
  const formats = createFormats(locale)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const at = `${formats.dateTime(now.getTime(), zone)} ${formats.zoneName(now.getTime(), zone)}`
  const sheet: ChartSheet = {
    ...{ title, lines: [when], unit: framed.unit, secondUnit: framed.secondUnit, language: locale, at: now },
    legend: framed.legend,
    notes: framed.notes,
    source: t('chart.download.source', { at }),
    height: drawing?.height ?? HEIGHT,
    recolour: recolouringOf(figure),
    draw: (pen, width, height) => {
      if (drawing) drawing.draw(pen, width, height)
      else if (chart) drawChart(chart, pen, width, height)
    },
  }
  const name = fileNameOf({ title, when, days: framed.days, place: framed.place, ending: format })
  saveFile(name, await chartFile(format, sheet))
  return name
}
