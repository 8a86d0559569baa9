import { defineFeature } from '@energycockpit/remote'
import { Analysis } from './analysis'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: Analysis })
