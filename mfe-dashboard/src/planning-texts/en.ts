import meteringPoints from '@energycockpit/metering-points/locales/en.json'
import budgets from '../budgets/locales/en.json'
import indicators from '../indicators/locales/en.json'

export default { ...meteringPoints, ...indicators, ...budgets }
