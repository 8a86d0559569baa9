export { climateOf, type Climate } from './climate'
export { daysFelt, forecastDaily, type DailyForecast } from './forecast-daily'
export { forecastTotals, type ForetoldMeter, type ForetoldSum, type Places } from './forecast-totals'
export { weathersOf, type Weather } from './weathers'
