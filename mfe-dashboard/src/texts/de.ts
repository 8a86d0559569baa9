import failures from '@energycockpit/failures/locales/de.json'
import hierarchy from '@energycockpit/hierarchy/locales/de.json'
import meteringPoints from '@energycockpit/metering-points/locales/de.json'
import budgets from '../budgets/locales/de.json'
import carbon from '../carbon/locales/de.json'
import indicators from '../indicators/locales/de.json'
import own from '../locales/de.json'

export default { ...failures, ...hierarchy, ...meteringPoints, ...own, ...indicators, ...budgets, ...carbon }
