import failures from '@energycockpit/failures/locales/en.json'
import hierarchy from '@energycockpit/hierarchy/locales/en.json'
import meteringPoints from '@energycockpit/metering-points/locales/en.json'
import budgets from '../budgets/locales/en.json'
import carbon from '../carbon/locales/en.json'
import indicators from '../indicators/locales/en.json'
import own from '../locales/en.json'

export default { ...failures, ...hierarchy, ...meteringPoints, ...own, ...indicators, ...budgets, ...carbon }
