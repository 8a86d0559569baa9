import { defineFeature } from '@energycockpit/remote'
import { NewFeature } from './new-feature'

export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: NewFeature })
