import {
  BarController,
  BarElement,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js'

/** Only what the charts of the portal are made of; tooltips and legends are our own, in the page's text. */
export function registerChartParts() {
  Chart.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement)
}
