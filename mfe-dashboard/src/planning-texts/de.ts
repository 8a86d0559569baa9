import meteringPoints from '@energycockpit/metering-points/locales/de.json'
import budgets from '../budgets/locales/de.json'
import indicators from '../indicators/locales/de.json'

export default { ...meteringPoints, ...indicators, ...budgets }
