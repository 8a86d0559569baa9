import { BasicPlatform, Chart, type ChartConfiguration, type ChartOptions } from 'chart.js'
import { fontOfDownloads } from './font-of-downloads'
import type { Pen } from './pen'
import type { RecordingPen } from './recording-pen'

/** Draws what a chart on the page shows once more, with another pen and in another size. */
export function drawChart(shown: Chart, pen: Pen, width: number, height: number): void {
  // A chart knows its canvas only by its pen.
  const canvas = { width, height, style: {}, getContext: () => pen }
  ;(pen as RecordingPen).canvas = canvas
  const { type, data, options, plugins } = shown.config as ChartConfiguration
  const still: ChartOptions = {
    ...options,
    ...{ animation: false, responsive: false, maintainAspectRatio: false, events: [], devicePixelRatio: 1 },
    font: { family: fontOfDownloads },
  }
  const drawn = new Chart(
    canvas as unknown as HTMLCanvasElement,
    {
      ...{ type, options: still, plugins: plugins ?? [], platform: BasicPlatform },
      data: { ...data, datasets: data.datasets.map(asReadable) },
    } as ChartConfiguration,
  )
  drawn.destroy()
}

/** Where segments may differ, chart.js draws them with the pen; else with a Path2D, of which nothing can be read. */
function asReadable<Dataset extends ChartConfiguration['data']['datasets'][number]>(
  dataset: Dataset,
): Dataset {
  return { ...dataset, segment: 'segment' in dataset && dataset.segment ? dataset.segment : {} }
}
