import { defineFeature } from '@energycockpit/remote'
import { MeasurementData } from './measurement-data'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: MeasurementData })
